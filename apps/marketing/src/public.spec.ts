import { handOverToast } from '@cw/ui';
import { keepDraft } from './forms/draft.js';

// Shared by every run of the entry, each of which has modules of its own.
const mockStart = jest.fn();
const mockStartForm = jest.fn();
const mockFetchAhead = jest.fn(() => Promise.resolve());

jest.mock('@cw/api-client/load-workspace', () => ({ loadForm: () => Promise.resolve() }));
jest.mock('@cw/i18n/startup', () => ({ learnLanguages: () => undefined }));
jest.mock('./client.js', () => ({ start: mockStart }));
jest.mock('./page/fetch-ahead.js', () => ({ fetchAhead: mockFetchAhead }));
jest.mock('./workspace/replace-stored-page.js', () => ({ start: mockStartForm }));

/** Runs the entry of a public page anew; everything of the page has loaded by then. */
async function openPage(path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  jest.isolateModules(() => void require('./public.js'));
  await jest.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.body.replaceChildren();
});
afterEach(() => jest.useRealTimers());

describe('a stored public page', () => {
  it('downloads what it will need when it is idle, and comes to life at the first sign of a reader', async () => {
    await openPage('/fees');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(mockFetchAhead).toHaveBeenCalledTimes(1);
    expect(mockStart).not.toHaveBeenCalled();

    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('keydown'));
    await jest.advanceTimersByTimeAsync(0);

    expect(mockStart).toHaveBeenCalledTimes(1);
  });

  it('takes no pointer that lies still for a sign, and comes to life without one after five seconds', async () => {
    await openPage('/fees');
    window.dispatchEvent(Object.assign(new MouseEvent('pointermove'), { movementX: 0, movementY: 0 }));
    await jest.advanceTimersByTimeAsync(4_900);
    expect(mockStart).not.toHaveBeenCalled();

    await jest.advanceTimersByTimeAsync(100);
    expect(mockStart).toHaveBeenCalledTimes(1);
  });

  it('comes to life at once where the page before left word to be said', async () => {
    handOverToast({ title: 'Your session has ended.' });
    await openPage('/fees');
    expect(mockStart).toHaveBeenCalledTimes(1);
  });

  it('comes to life at once where its form has words of its reader, as after a change of language', async () => {
    document.body.innerHTML = '<form data-form="support"></form>';
    keepDraft('waitlist', { firstName: 'Ana' });
    await openPage('/support');
    expect(mockStart).not.toHaveBeenCalled();

    keepDraft('support', { message: 'My closing is on Friday.' });
    await openPage('/support');
    expect(mockStart).toHaveBeenCalledTimes(1);
  });

  it('INT-06 is drawn at once where it is a form that somebody goes on with', async () => {
    await openPage('/es/repair-intake?step=repairs');
    expect(mockStartForm).toHaveBeenCalledTimes(1);
    expect(mockStart).not.toHaveBeenCalled();
  });

  it('INT-06 shows the first step of a form until there is a sign of a reader', async () => {
    document.documentElement.setAttribute('data-first-step', '');
    await openPage('/repair-intake');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(mockFetchAhead).toHaveBeenCalledWith(true);
    expect(mockStartForm).not.toHaveBeenCalled();

    window.dispatchEvent(new Event('focusin'));
    await jest.advanceTimersByTimeAsync(0);
    expect(mockStartForm).toHaveBeenCalledTimes(1);
    document.documentElement.removeAttribute('data-first-step');
  });
});
