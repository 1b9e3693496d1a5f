import { pushedTo } from '../push/push-browser.js';

/** `missing`: this browser shows no notifications of pages. */
export type BrowserPermission = NotificationPermission | 'missing';

export const browserPermission = (): BrowserPermission =>
  typeof Notification === 'function' ? Notification.permission : 'missing';

export interface BrowserNotice {
  /** The same one twice is shown once. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly onOpen: () => void;
}

/** Shows something outside the page, unless it is pushed to this browser, which would show it a second time. */
export function showInBrowser(notice: BrowserNotice): void {
  if (pushedTo() === null) showByPage(notice);
}

/** Shows something outside the page in any case; where the browser does not, nothing happens. */
export function showByPage({ id, title, text, onOpen }: BrowserNotice): void {
  if (browserPermission() !== 'granted') return;
  try {
    const shown = new Notification(title, { body: text, tag: id });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onOpen();
    };
  } catch {
    // Browsers of phones show them only by a service worker.
  }
}
