import { detectLocale, type LocaleSources } from './detect-locale.js';

const sources = (overrides: Partial<LocaleSources> = {}): LocaleSources => ({
  readStored: () => null,
  browserLanguages: [],
  pageLanguage: null,
  ...overrides,
});

describe('I18N-02 language detection', () => {
  it('takes the remembered choice before the browser and the page', () => {
    const locale = detectLocale(sources({ readStored: () => 'es', browserLanguages: ['en-US'], pageLanguage: 'en' }));

    expect(locale).toBe('es');
  });

  it('takes the first browser language that exists here', () => {
    const locale = detectLocale(sources({ browserLanguages: ['fr-FR', 'es-MX', 'en-US'], pageLanguage: 'en' }));

    expect(locale).toBe('es');
  });

  it('takes the page language when the browser speaks neither', () => {
    expect(detectLocale(sources({ browserLanguages: ['fr'], pageLanguage: 'es' }))).toBe('es');
  });

  it('falls back to English', () => {
    expect(detectLocale(sources())).toBe('en');
  });

  it('ignores a remembered value that is no language of ours', () => {
    expect(detectLocale(sources({ readStored: () => 'klingon', browserLanguages: ['es'] }))).toBe('es');
  });

  it('survives storage that refuses to be read', () => {
    const readStored = (): string => {
      throw new DOMException('denied', 'SecurityError');
    };

    expect(detectLocale(sources({ readStored, browserLanguages: ['es'] }))).toBe('es');
  });
});
