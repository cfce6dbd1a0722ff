// The server's HTTP requests.

import type { BotInfo, GameInfo, Joining, Json, Keys, Moment, MomentList, MyTable, NewTable, Problem, ResolvedSettings, RulesText, TableInfo, TablePage, TableSettings, TourWanted, WantedSettings, WantedWhatIf } from "../protocol";
import { rooted } from "./root";

/** Why a request failed; `code` is `offline` if the server could not be reached. */
export class Failed extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(rooted(path), { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Failed("offline", "");
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Failed(problem?.code ?? "failed", problem?.message ?? answer.statusText, answer.status);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  tour: (game: string, wanted: TourWanted) => call<Keys>("POST", `/api/games/${encodeURIComponent(game)}/tour`, wanted),
  rules: (game: string, lang: string) => call<RulesText>("GET", `/api/games/${encodeURIComponent(game)}/rules?lang=${lang}`),
  words: (game: string, lang: string) => call<string>("GET", `/api/games/${encodeURIComponent(game)}/words?lang=${lang}`),
  options: (game: string, options: WantedSettings["options"]) => call<ResolvedSettings>("POST", `/api/games/${encodeURIComponent(game)}/options`, { options }),
  games: () => call<GameInfo[]>("GET", "/api/games"),
  bots: () => call<BotInfo[]>("GET", "/api/bots"),
  openTables: (query = "") => call<TablePage>("GET", `/api/tables${query}`),
  mine: (tables: { [id: string]: string[] }) => call<MyTable[]>("POST", "/api/mine", { tables }),
  open: (wanted: NewTable) => call<Keys>("POST", "/api/tables", wanted),
  table: (id: string, token: string | null) => call<TableInfo>("GET", table(id), undefined, token),
  sit: (id: string, seat: number, joining: Joining) => call<Keys>("POST", `${table(id)}/seats/${seat}`, joining),
  leave: (id: string, seat: number, token: string) => call<unknown>("DELETE", `${table(id)}/seats/${seat}`, undefined, token),
  seatBot: (id: string, seat: number, bot: string, token: string) => call<TableInfo>("PUT", `${table(id)}/seats/${seat}/bot`, { bot }, token),
  takeBack: (id: string, seat: number, token: string) => call<TableInfo>("DELETE", `${table(id)}/seats/${seat}/bot`, undefined, token),
  /** If the answer has no token, the other players are being asked first. */
  newLink: (id: string, seat: number, token: string) => call<Keys>("POST", `${table(id)}/seats/${seat}/link`, undefined, token),
  withdrawLink: (id: string, seat: number, token: string) => call<TableInfo>("DELETE", `${table(id)}/seats/${seat}/link`, undefined, token),
  commit: (id: string, seat: number, commit: string, token: string) => call<TableInfo>("PUT", `${table(id)}/seats/${seat}/commit`, { commit }, token),
  reveal: (id: string, seat: number, salt: string, token: string) => call<TableInfo>("PUT", `${table(id)}/seats/${seat}/reveal`, { salt }, token),
  callOff: (id: string, token: string) => call<TableInfo>("POST", `${table(id)}/call_off`, undefined, token),
  game: (id: string, token: string | null) => call<Json>("GET", `${table(id)}/game`, undefined, token),
  chat: (id: string, chat: NonNullable<TableSettings["chat"]>, token: string) => call<TableInfo>("PUT", `${table(id)}/chat`, { chat }, token),
  begin: (id: string, token: string) => call<TableInfo>("POST", `${table(id)}/begin`, undefined, token),
  remove: (id: string, token: string) => call<unknown>("DELETE", table(id), undefined, token),
  rematch: (id: string, commit: string, token: string) => call<TableInfo>("POST", `${table(id)}/rematch`, { commit }, token),
  whatIf: (id: string, wanted: WantedWhatIf, token: string | null) => call<Keys>("POST", `${table(id)}/fork`, wanted, token),
  moments: (id: string, token: string | null, seat = "") => call<MomentList>("GET", `${table(id)}/moments${seat && `?seat=${seat}`}`, undefined, token),
  moment: (id: string, number: number, token: string | null, seat = "") =>
    call<Moment>("GET", `${table(id)}/moments/${number}${seat && `?seat=${seat}`}`, undefined, token),
};
