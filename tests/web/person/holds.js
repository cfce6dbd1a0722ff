// What a person sees of the page, and what must always hold of it; `looks` is tests/web/looks.js.
(looks, choices, middleOf) => {
  const TIP = "[role=tooltip]";
  const OVER = "dialog[open], .menu .list, .drawer, .tour"; // what one has opened lies over the rest
  const SHIFT = 4;
  const QUIET = 160; // milliseconds without any change: the page has come to rest
  const TABLE = ":is(header, section.replay, .board, .mine, .question, [role=tabpanel])";
  const PLACES = ".board, .board [data-place], nav";

  const question = () => document.querySelector("section.question");
  /** What the page says that it is at; a look back and the curtain between two at one device are no questions. */
  const situation = () => question()?.dataset.situation ?? (document.querySelector("section.replay") ? "replay" : document.querySelector("main.curtain") ? "curtain" : undefined);
  const round = (box) => [box.left, box.top, box.width, box.height].map(Math.round);
  const named = (element) => {
    const text = (element.getAttribute("aria-label") || element.textContent || element.dataset.place || "").trim().replace(/\s+/g, " ").slice(0, 40);
    const kind = element.getAttribute("class")?.split(" ").filter((one) => one && !one.startsWith("svelte-")).join(".") ?? "";
    return `${element.localName}${kind && `.${kind}`} “${text}”`;
  };

  /** A thing with the middle of what one sees of it, if a hand would hit it there; `hit` says whether it does. */
  function seen(element) {
    const spot = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? middleOf(element) : null;
    if (!spot) return null;
    const top = document.elementFromPoint(...spot);
    return { x: spot[0], y: spot[1], name: named(element), hit: top !== null && element.contains(top), top };
  }

  /** What the sheet, the line of the tools or something opened lies over (an explanation by finger, too) is out of sight. */
  const behind = (element, top) => {
    const layer = top?.closest(".sheet, header, dialog, .menu .list, .drawer, .skip, .firm");
    return !!layer && !layer.contains(element);
  };

  /** Of a sliver at an edge a finger takes no hold. */
  const AROUND = [[0, -3], [0, 3], [-3, 0], [3, 0]];
  const graspable = (element) => {
    const one = seen(element);
    return one && AROUND.every(([right, down]) => element.contains(document.elementFromPoint(one.x + right, one.y + down))) ? one : null;
  };

  const shown = (found) => found.filter((one) => one?.hit).map(({ top: _, ...one }) => one);
  const all = (selector) => [...document.querySelectorAll(selector)];

  const things = {
    /** What looks choosable, at the middle of the whole of it. */
    choosable: () =>
      shown(
        choices().map(({ whole, control }) => {
          const one = control.ariaPressed === "true" || control.matches(".chosen") ? null : graspable(whole); // it is chosen already
          return one && { ...one, name: named(control), primary: control.matches(".primary") };
        }),
      ),
    explained: () => shown(all("[data-explained]").map(seen)),
    dimmed: () => {
      kept.dimmed = all(`${TABLE} :is(:disabled, [aria-disabled="true"])`);
      return shown(
        kept.dimmed.map((element, number) => {
          const twin = element.matches("[data-twin]") && element.tabIndex < 0; // keys have the other
          const one = graspable(element);
          return one && { ...one, number, twin };
        }),
      );
    },
    /** Pieces, cards, chips, signs: whatever is drawn, whether or not it does anything. */
    anything: () =>
      shown(all(":is(.board, .mine, nav, [role=tabpanel], .question) :is([data-piece], [data-place], svg, .card, li, dd, p, h3)").filter((one) => !one.closest("a")).map(seen)),
    drawers: () => shown(all(":is(.tools > button, .menu > button, [role=tab], summary)").map(seen)),
    entries: () => shown(all(".menu .list button").map(seen)),
    /** What leads through a game that is looked back on, one moment or several further. */
    steps: () => shown(all("section.replay :is(.steps, .own) button:not([aria-disabled=true], :nth-child(3))").map(seen)),
    curtains: () => shown(all("main.curtain button").map(seen)),
    panes: () => shown(all(".board, aside, #panel, .choices, .mine, dialog[open] .body").map(seen)),
  };

  /** The places of the board as they lie on the page, whatever is scrolled. */
  function lying() {
    const found = {};
    for (const element of all(PLACES)) {
      const name = element.dataset.place ?? named(element).split(" ")[0];
      let [x, y] = [scrollX, scrollY];
      let stays = false; // in sight while the rest is scrolled
      for (let around = element; around && around !== document.documentElement; around = around.parentElement) {
        stays ||= getComputedStyle(around).position === "sticky";
        if (around !== element) [x, y] = [x + around.scrollLeft, y + around.scrollTop];
      }
      const box = element.getBoundingClientRect();
      if (box.width && !stays && !(name in found)) found[name] = [box.left + x, box.top + y];
    }
    return found;
  }

  const kept = (window.person ??= { most: 0, plays: 0, key: "", lying: {} });

  /** Within a question the board lies where it lay. */
  function shifted() {
    const { asked, situation } = question()?.dataset ?? {};
    const key = [location.pathname, asked, situation, innerWidth, innerHeight, document.querySelector("[role=tab][aria-selected=true]")?.id].join();
    const now = lying();
    const before = kept.key === key ? kept.lying : {};
    if (kept.key !== key) Object.assign(kept, { key, lying: now });
    if (situation !== "asked" || document.querySelector(OVER)) return [];
    return Object.keys(now).flatMap((place) => {
      const [x, y] = before[place] ?? now[place];
      const [dx, dy] = [now[place][0] - x, now[place][1] - y];
      return Math.hypot(dx, dy) > SHIFT ? [`the board shifts within a question: ${place} by ${Math.round(dx)},${Math.round(dy)}`] : [];
    }).slice(0, 3);
  }

  function explanations() {
    const tips = all(TIP);
    const wrong = [];
    if (kept.most > 1 || tips.length > 1) wrong.push(`${Math.max(kept.most, tips.length)} explanations at once`);
    for (const tip of tips) {
      const box = tip.getBoundingClientRect();
      if (!document.querySelector("[aria-describedby=explanation]")) wrong.push(`an explanation of something that is gone: ${named(tip)}`);
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) wrong.push(`an explanation leaves the screen: ${named(tip)} at ${round(box)}`);
      if (!tip.textContent.trim()) wrong.push("an explanation says nothing");
    }
    return wrong;
  }

  /** Of what is shown in part, the middle of that part may not be its own. */
  const partly = (element, { x, y }) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y) > 2;
  };

  /** What looks choosable is hit at its middle. */
  function dead() {
    if (document.querySelector(OVER)) return [];
    return choices().flatMap(({ whole, control }) => {
      const one = seen(whole);
      if (!one || one.hit || behind(whole, one.top) || partly(whole, one)) return [];
      return [`covered at its middle: ${named(control)} by ${one.top ? named(one.top) : "nothing"} at ${Math.round(one.x)},${Math.round(one.y)}`];
    });
  }

  const holds = {
    explanations,
    dead,
    shifted,
    question: () => (document.querySelector(OVER) || !question() ? [] : looks.complaints(["question"])),
    answerable: () => (document.querySelector(OVER) ? [] : looks.complaints(["answerable"])),
    /** Behind the curtain nothing is to be seen, or heard, of a hand. */
    curtain: () => all(".room, [data-piece], [data-place], .question, [aria-live], [role=tooltip]").map((one) => `behind the curtain there is ${named(one)}`),
    /** The moment is that of the address, and nothing of what is past can be chosen. */
    replay: () => {
      const [at] = location.pathname.match(/(?<=\/replay\/)\d+/) ?? [];
      const { value } = document.querySelector("section.replay [type=range]");
      const wrong = choices().map(({ control }) => `looks choosable, but it is past: ${named(control)}`);
      return at === value ? wrong : [...wrong, `the address is that of moment ${at}, the slider that of ${value}`];
    },
    focus: () => (document.activeElement === document.body ? ["the focus is on body after an answer"] : []),
    gone: () => all(TIP).map((tip) => `an explanation stays though it was left: ${named(tip)}`),
  };

  return {
    /** Whether this dimmed thing, and no other, explains itself, and says why it is dimmed. */
    tells: (number) => {
      const element = kept.dimmed[number];
      const tip = document.querySelector(TIP);
      return !!tip?.checkVisibility({ visibilityProperty: true }) && element.matches("[aria-describedby=explanation]") && (!looks.faint(element) || !!tip.querySelector(".why")?.textContent.trim());
    },
    things: (kind) => things[kind](),
    /** All complaints of these kinds: ours, or those of the looks. */
    complaints: (kinds) => [...new Set(kinds.flatMap((kind) => holds[kind]?.() ?? looks.complaints([kind])))],
    /** What the page says of itself. */
    now: () => {
      const { asked, kind } = question()?.dataset ?? {};
      const open = choices().filter(({ control }) => !control.closest("[data-twin], .way")).length; // one leads to the board
      return { situation: situation(), asked, kind, open, busy: question()?.ariaBusy === "true", moment: document.querySelector("section.replay [type=range]")?.value, seat: all("nav .seat").findIndex((one) => one.matches(".me")), plays: kept.plays, over: !!document.querySelector(OVER), tips: all(TIP).length };
    },
    /** Waits until nothing moves and no answer is under way; what is still unquiet after so many milliseconds. Who looks on is never asked. */
    rest: (patience, still, onlooker) =>
      new Promise((done) => {
        const began = performance.now();
        let [last, what, where] = [began, "", ""];
        const stir = (now, name) => ([last, what] = [now, name]);
        const watcher = new MutationObserver((changes) => {
          const [{ target, attributeName }] = changes;
          stir(performance.now(), `${attributeName ?? "content"} of ${named(target instanceof Element ? target : target.parentElement ?? document.body)}`);
        });
        watcher.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
        const endless = (one) => one.effect?.getComputedTiming().iterations === Infinity;
        const look = () => {
          const now = performance.now();
          const scrolled = [scrollX, scrollY, ...all(".board, aside, .choices, #panel").map((one) => one.scrollTop)].join();
          if (scrolled !== where) stir(now, "scrolling");
          where = scrolled;
          const moving = document.getAnimations().find((one) => one.playState === "running" && (still || !endless(one)));
          if (moving) stir(now, `${moving.animationName ?? moving.transitionProperty ?? "motion"} of ${named(moving.effect.target)}`);
          const asked = question();
          if (asked && (asked.ariaBusy === "true" || ["behind", ...(onlooker ? [] : ["waiting"])].includes(asked.dataset.situation))) stir(now, `${asked.dataset.situation}, ${asked.ariaBusy === "true" ? "busy" : "not busy"}: ${asked.innerText}`);
          if (!asked && document.querySelector(".opening")) stir(now, "opening");
          if (now - last >= QUIET || now - began > patience) {
            watcher.disconnect();
            done(now - last >= QUIET ? "" : what);
          } else requestAnimationFrame(look);
        };
        look();
      }),
  };
}
