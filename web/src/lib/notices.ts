// Notifies players who are looking elsewhere that a decision is waiting. Only a button asks for permission.

import { settings } from "./settings.svelte";

export function canNotify(): boolean {
  return "Notification" in globalThis;
}

/** Asks the browser for permission; whether it was granted. */
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
    // some phone browsers only let a service worker show notifications
  }
}
