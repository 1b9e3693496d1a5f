import * as domain from '@cw/domain';
import { FALLBACK_LOCALE, LOCALES, localeOfAcceptLanguage, localeOfTag } from './locale.js';

describe('locale', () => {
  it('has the languages that the domain names', () => {
    expect(LOCALES).toEqual(domain.LOCALES);
    expect(FALLBACK_LOCALE).toBe(domain.FALLBACK_LOCALE);
  });

  it.each([
    ['es-US', 'es'],
    ['EN', 'en'],
    ['fr', undefined],
    ['', undefined],
    [null, undefined],
  ])('of the tag %p is %p', (tag, expected) => {
    expect(localeOfTag(tag)).toBe(expected);
  });

  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en;q=0.5, es;q=0.7', 'es'],
    ['fr, de', 'en'],
    ['es;q=0, en', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('of the header %p is %p', (header, expected) => {
    expect(localeOfAcceptLanguage(header)).toBe(expected);
  });
});
