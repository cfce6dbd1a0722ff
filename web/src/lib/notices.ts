// Tells a person who looks elsewhere that a decision waits. Asked for by a button only.

import { settings } from "./settings.svelte";

export function canNotify(): boolean {
  return "Notification" in globalThis;
}

/** Asks the browser for leave; whether it was given. */
export async function wantNotices(): Promise<boolean> {
  const given = canNotify() && (await Notification.requestPermission()) === "granted";
  settings.keep({ notify: given });
  return given;
}

export function notify(title: string, text: string, tag: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body: text, tag, icon: "/icon-192.png" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some browsers on phones let only a service worker notify
  }
}
