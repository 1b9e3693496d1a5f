import {
  chooseLocale,
  choiceOwnerFor,
  detectPageLocale,
  followLocale,
  isLocaleOfAddress,
  keepLocaleOfAddress,
  onLocaleChosen,
  rememberChoice,
  rememberedLocale,
  signChoice,
  takeLocaleOfAddress,
} from './page-locale.js';

afterEach(() => {
  window.localStorage.clear();
  document.documentElement.removeAttribute('data-locale-of-address');
});

describe('whose choice the remembered language is', () => {
  it('I18N-03 is nobody’s when it was detected, or when it follows an account', () => {
    detectPageLocale();
    expect(choiceOwnerFor('nora')).toBe('nobody');

    followLocale('es');
    expect([choiceOwnerFor('nora'), rememberedLocale()]).toEqual(['nobody', 'es']);
  });

  it('I18N-02 is a choice where it stands in local storage without a word of who put it there', () => {
    window.localStorage.setItem('closewright.locale', 'es');

    expect(detectPageLocale()).toBe('es');
    expect(choiceOwnerFor('nora')).toBe('visitor');
  });

  it('I18N-03 waits for whoever signs in after a visitor chose', () => {
    rememberChoice('es');

    expect(choiceOwnerFor('nora')).toBe('visitor');
  });

  it('I18N-03 belongs to one person once it is signed, and to the next visitor once they choose', () => {
    chooseLocale('es');
    signChoice('nora');
    expect([choiceOwnerFor('nora'), choiceOwnerFor('elena')]).toEqual(['self', 'nobody']);

    followLocale('en');
    expect(choiceOwnerFor('nora')).toBe('nobody');

    chooseLocale('en');
    expect(choiceOwnerFor('elena')).toBe('visitor');
  });

  it('I18N-02 is nobody’s when an address named it: the device remembers it, and no account is told', () => {
    takeLocaleOfAddress('es');
    expect([choiceOwnerFor('nora'), rememberedLocale()]).toEqual(['nobody', 'es']);

    window.localStorage.clear();
    chooseLocale('en');
    signChoice('nora');
    takeLocaleOfAddress('es');
    expect([choiceOwnerFor('nora'), rememberedLocale()]).toEqual(['nobody', 'es']);
  });

  it('I18N-02 stays a visitor’s who chose the language that the address names', () => {
    chooseLocale('es');
    takeLocaleOfAddress('es');

    expect(choiceOwnerFor('nora')).toBe('visitor');
  });

  it('I18N-02 knows the language that the page’s address names', () => {
    expect(isLocaleOfAddress('es')).toBe(false);

    keepLocaleOfAddress('es');

    expect([isLocaleOfAddress('es'), isLocaleOfAddress('en')]).toEqual([true, false]);
  });

  it('tells the page of a choice and of an account’s language alike', () => {
    const heard: string[] = [];
    const stop = onLocaleChosen((locale) => heard.push(locale));

    chooseLocale('es');
    followLocale('en');
    stop();
    chooseLocale('es');

    expect(heard).toEqual(['es', 'en']);
  });
});
