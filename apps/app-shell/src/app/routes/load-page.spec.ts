import { loadPage, PRELOAD_ERROR } from './load-page.js';
import { reloadOnce, reloadOnPreloadError, type Reloading } from '../loading/reload-to-new-build.js';

const Screen = (): null => null;
const gone = new Error('chunk 7 is gone');
const failing = (): Promise<never> => Promise.reject(gone);

/** A page whose clock goes on only when told to and whose reloads are counted. */
function aPage() {
  const memory = new Map<string, string>();
  let now = 1_000_000;
  const reload = jest.fn();
  const reloading: Reloading = {
    storage: () => ({
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
    }),
    reload,
    now: () => now,
  };
  return { reloading, reload, pass: (milliseconds: number) => (now += milliseconds) };
}

describe('pages on demand', () => {
  it('give their component', async () => {
    await expect(loadPage(() => Promise.resolve(Screen))).resolves.toBe(Screen);
  });

  it('AREA-15 announce a failure on the window and rethrow it when nobody takes care', async () => {
    const seen: unknown[] = [];
    const listener = (event: Event): void => void seen.push((event as CustomEvent).detail);
    window.addEventListener(PRELOAD_ERROR, listener);

    await expect(loadPage(failing)).rejects.toBe(gone);

    expect(seen).toEqual([gone]);
    window.removeEventListener(PRELOAD_ERROR, listener);
  });

  it('AREA-15 do not rethrow what a listener has taken care of', async () => {
    const settled = jest.fn();
    const stop = reloadOnPreloadError(aPage().reloading);

    void loadPage(failing).then(settled, settled);
    await new Promise((resolve) => setTimeout(resolve));

    expect(settled).not.toHaveBeenCalled();
    stop();
  });
});

describe('a new build', () => {
  it('AREA-15 is reloaded to once', () => {
    const { reloading, reload } = aPage();

    expect([reloadOnce(reloading), reloadOnce(reloading)]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('AREA-15 may be reloaded to again much later', () => {
    const { reloading, pass } = aPage();
    reloadOnce(reloading);
    pass(120_000);

    expect(reloadOnce(reloading)).toBe(true);
  });

  it('is not reloaded to where nothing can be remembered, as that could go on for ever', () => {
    const { reloading, reload } = aPage();
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };

    expect(reloadOnce({ ...reloading, storage: () => ({ getItem: () => null, setItem: refuse }) })).toBe(false);
    expect(reloadOnce({ ...reloading, storage: refuse })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
