import { isCommonPassword } from './common-password.js';
import { COMMON_PHRASES, COMMON_WORDS } from './common-words.js';

describe('common passwords', () => {
  it('knows at least 200 words and refuses each with digits behind it', () => {
    expect(COMMON_WORDS.size + COMMON_PHRASES.size).toBeGreaterThan(200);
    expect([...COMMON_WORDS, ...COMMON_PHRASES].filter((word) => !isCommonPassword(`${word}2026!`))).toEqual([]);
  });

  it.each([
    ['a look-alike spelling', 'p@$$w0rd2026'],
    ['a doubled word', 'monkeymonkey1'],
    ['two words', 'dragon-football'],
    ['a repeated block', 'xk4xk4xk4xk4'],
    ['a walk over the keyboard', '1qaz2wsx3edc'],
    ['a walk backwards', '0987654321lkjh'],
    ['capital letters', 'LetMeInPlease'],
  ])('refuses %s', (_what, password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it('refuses little more than the person’s own name or email', () => {
    expect(isCommonPassword('sofiareyes2026', ['sofia.reyes@example.com'])).toBe(true);
    expect(isCommonPassword('sofiareyes2026', ['marcus@example.com'])).toBe(false);
  });

  it.each(['six-brown-shingles', 'Closewright-demo-1', 'mossy gate under rain', 'xV7#kq9!mTz2'])(
    'takes %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
