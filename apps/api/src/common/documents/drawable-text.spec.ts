import { drawableText } from './drawable-text.js';
import { FONT } from './paper-style.js';

describe('drawableText', () => {
  it.each(Object.entries(FONT))('leaves what the product’s letters have: %s', (_name, font) => {
    const text = 'Señora Núñez: «100 %», “it’s done” – $1,020.00 · 2 × 3\nMañana';
    expect(drawableText(text, font)).toBe(text);
  });

  it.each([
    ['9:00\u202fAM', '9:00\u00a0AM'],
    ['a\u200bb\ufeffc', 'abc'],
    ['e\u0301', 'é'],
    ['one\r\ntwo\tthree', 'one\ntwo three'],
  ])('I18N-01 draws no box where %j has a space or a mark that the letters lack', (text, drawn) => {
    expect(drawableText(text, FONT.text)).toBe(drawn);
  });

  it('MSG-01 names what it cannot draw, so that a record hides nothing', () => {
    expect(drawableText('Done 👍🏽', FONT.text)).toBe('Done [U+1F44D][U+1F3FD]');
    expect(drawableText('李', FONT.title)).toBe('[U+674E]');
  });
});
