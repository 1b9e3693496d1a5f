// The page that stands where the network fails. It is kept with the worker, so it may not need anything else.
const ASK_MS = 10_000;

function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

const spoken = stored('closewright.locale') ?? navigator.language.slice(0, 2);
const locale = spoken === 'es' ? 'es' : 'en';
document.documentElement.lang = locale;
for (const words of document.querySelectorAll<HTMLElement>('main[lang]')) {
  words.hidden = words.lang !== locale;
  if (!words.hidden) document.title = `${words.querySelector('h1')?.textContent ?? ''} · Closewright`;
}

const again = (): void => window.location.reload();
for (const button of document.querySelectorAll('button')) button.addEventListener('click', again);
window.addEventListener('online', again);
// The device may have a network all along, while we are away.
setInterval(() => {
  fetch('/app/offline.html', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => {
      if (ok) again();
    },
    () => undefined,
  );
}, ASK_MS);
