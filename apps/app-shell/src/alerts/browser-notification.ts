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

/** Shows something outside the page; where the browser does not, nothing happens. */
export function showInBrowser({ id, title, text, onOpen }: BrowserNotice): void {
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
