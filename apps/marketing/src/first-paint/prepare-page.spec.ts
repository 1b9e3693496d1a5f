import { choiceOwnerFor } from '@cw/i18n/startup';
import { applyStoredColorScheme } from '@cw/ui';
import { languageTwin, prepareColorScheme, rememberClickedLanguage } from './prepare-page.js';

const LOCALE_KEY = 'closewright.locale';
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

function browserSpeaks(...languages: string[]): void {
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(languages);
}

function deviceIsDark(isDark: boolean): void {
  window.matchMedia = (query) => ({ ...new EventTarget(), matches: isDark, media: query }) as MediaQueryList;
}

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.lang = 'en';
});
afterEach(() => jest.restoreAllMocks());

describe('language of a public page', () => {
  it('I18N-02 stays at a Spanish address and remembers it, which is no choice for an account', () => {
    browserSpeaks('en-US');

    expect(languageTwin(at('/es/sellers'))).toBeUndefined();
    expect(window.localStorage.getItem(LOCALE_KEY)).toBe('es');
    expect(choiceOwnerFor('nora')).toBe('nobody');
  });

  it('I18N-02 I18N-03 takes no Spanish address for a choice to which the page itself has led', () => {
    browserSpeaks('es-MX');

    languageTwin(at('/sellers'));
    languageTwin(at('/es/sellers'));

    expect(choiceOwnerFor('nora')).toBe('nobody');
  });

  it('I18N-02 leads a Spanish browser from the unprefixed address to its twin, with query and hash', () => {
    browserSpeaks('es-MX', 'en');

    expect(languageTwin(at('/sellers', '?from=mail', '#points'))).toBe('/es/sellers?from=mail#points');
  });

  it('I18N-02 lets a remembered choice win over the browser', () => {
    browserSpeaks('es-MX');
    window.localStorage.setItem(LOCALE_KEY, 'en');

    expect(languageTwin(at('/'))).toBeUndefined();
  });

  it('I18N-02 remembers a click on a language', () => {
    document.body.innerHTML = '<a href="/es/" data-locale="es"><b>ES</b></a>';
    document.addEventListener('click', rememberClickedLanguage);
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());

    document.querySelector('b')?.click();

    expect(window.localStorage.getItem(LOCALE_KEY)).toBe('es');
    document.removeEventListener('click', rememberClickedLanguage);
  });
});

describe('color scheme before the first paint', () => {
  it.each([
    ['dark', false],
    ['light', true],
    ['system', true],
    ['system', false],
    [null, true],
    [null, false],
  ] as const)('is what the design language itself would set (stored %p, device dark %p)', (stored, isDark) => {
    deviceIsDark(isDark);
    if (stored !== null) window.localStorage.setItem('closewright-color-scheme', stored);

    applyStoredColorScheme();
    const expected = document.documentElement.getAttribute('data-theme');
    document.documentElement.removeAttribute('data-theme');
    prepareColorScheme();

    expect(document.documentElement.getAttribute('data-theme')).toBe(expected);
  });
});
