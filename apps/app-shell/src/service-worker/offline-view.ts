import { detectPageLocale } from '@cw/i18n/startup';

/** The key and the attribute of the design language's color scheme: none of its own code is kept for this page. */
const COLOR_SCHEME_KEY = 'closewright-color-scheme';
const ASK_MS = 10_000;

function storedScheme(): string | null {
  try {
    return window.localStorage.getItem(COLOR_SCHEME_KEY);
  } catch {
    return null;
  }
}

/** I18N-02: the language and the color scheme of this device's reader, before anything is painted. */
export function prepareLook(): void {
  const stored = storedScheme();
  const isDark = stored === 'dark' || (stored !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', isDark ? 'dark' : 'light');
  document.documentElement.lang = detectPageLocale();
}

/** Calls the tab by the title that is shown. */
export function nameTab(): void {
  const title = document.querySelector(`main[lang="${document.documentElement.lang}"] h1`);
  if (title !== null) document.title = `${title.textContent} · Closewright`;
}

/** Tries again when its reader says so, when the device has a network, and when we answer: it may have had one all along. */
export function tryAgain(again: () => void): void {
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', again);
  window.addEventListener('online', again);
  setInterval(() => {
    fetch('/app/offline.html', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => {
        if (ok) again();
      },
      () => undefined,
    );
  }, ASK_MS);
}
