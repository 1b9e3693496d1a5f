import { applyStoredColorScheme } from '@cw/ui';
import { nameTab, prepareLook, tryAgain } from './offline-view.js';

const { documentElement: root } = document;

function deviceIsDark(isDark: boolean): void {
  window.matchMedia = (query) => ({ ...new EventTarget(), matches: isDark, media: query }) as MediaQueryList;
}
const answers = (answer: Promise<{ readonly ok: boolean }>) =>
  Object.assign(globalThis, { fetch: jest.fn(() => answer) });

beforeEach(() => {
  window.localStorage.clear();
  root.lang = 'en';
  deviceIsDark(false);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the page for no network', () => {
  it.each([
    ['nothing', null],
    ['light', 'light'],
    ['dark', 'dark'],
    ['the device’s', 'system'],
  ])('has the color scheme that the app has where %s was chosen, by day and by night', (_what, chosen) => {
    if (chosen !== null) window.localStorage.setItem('closewright-color-scheme', chosen);
    for (const isDark of [false, true]) {
      deviceIsDark(isDark);
      applyStoredColorScheme();
      const ofApp = root.getAttribute('data-theme');
      root.removeAttribute('data-theme');
      prepareLook();
      expect(root.getAttribute('data-theme')).toBe(ofApp);
    }
  });

  it.each([
    ['the language that was chosen', 'en', ['es-MX'], 'en'],
    ['the browser’s first that we speak', null, ['fr-FR', 'es-MX', 'en-US'], 'es'],
    ['the browser’s, where what is kept is none of ours', 'fr', ['es-US'], 'es'],
    ['English where nothing says more', null, ['fr-FR'], 'en'],
  ])('I18N-02 speaks %s, and calls its tab so', (_what, kept, languages, shown) => {
    if (kept !== null) window.localStorage.setItem('closewright.locale', kept);
    jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(languages);
    document.body.innerHTML = '<main lang="en"><h1>Offline</h1></main><main lang="es"><h1>Sin conexión</h1></main>';
    prepareLook();
    nameTab();
    expect([root.lang, document.title]).toEqual([
      shown,
      shown === 'es' ? 'Sin conexión · Closewright' : 'Offline · Closewright',
    ]);
  });

  it('tries again when its reader says so, in either language, and when the network is back', () => {
    jest.useFakeTimers();
    document.body.innerHTML = '<button>Try again</button><button>Intentar de nuevo</button>';
    const again = jest.fn();
    tryAgain(again);
    for (const button of document.querySelectorAll('button')) button.click();
    expect(again).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    expect(again).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['comes back by itself once we answer', Promise.resolve({ ok: true }), 1],
    ['waits while we are down', Promise.resolve({ ok: false }), 0],
  ])('%s', async (_what, answer, times) => {
    jest.useFakeTimers();
    document.body.innerHTML = '';
    answers(answer);
    const again = jest.fn();
    tryAgain(again);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(again).toHaveBeenCalledTimes(times);
  });

  it('waits while nobody can be reached', async () => {
    jest.useFakeTimers();
    document.body.innerHTML = '';
    Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    const again = jest.fn();
    tryAgain(again);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(again).not.toHaveBeenCalled();
  });
});
