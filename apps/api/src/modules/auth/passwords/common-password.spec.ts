import { ACCOUNT_LIMITS } from '@cw/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
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
    ['a word three times', 'password password password'],
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

  it('AUTH-02 refuses every leaked password of the list, whatever its case and with a year behind it', () => {
    const list = dictionary['passwords-common'];
    const longEnough = list.filter((password) => password.length >= ACCOUNT_LIMITS.passwordMin);
    const variants = (password: string): string[] => [password, password.toUpperCase(), `${password}2026!`];

    expect(list.length).toBeGreaterThan(45_000);
    expect(longEnough.length).toBeGreaterThan(300);
    expect(list.filter((password) => !isCommonPassword(password))).toEqual([]);
    expect(longEnough.flatMap(variants).filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  it.each([
    'Closewright-2026',
    'CL0S3WR1GHT!!!!',
    'my closewright 1',
    'closewrite-closewrite',
    'Sofia.Reyes.1988',
    '50f14-r3y35-1988',
    'S0FIAREYES!!12',
    'shinglefan@1234',
  ])('AUTH-02 refuses %s: the product, the person or their address', (password) => {
    expect(isCommonPassword(password, ['Sofia', 'Reyes', 'shinglefan@example.com'])).toBe(true);
  });

  it('looks at no password that is too long anyway', () => {
    expect(isCommonPassword('a'.repeat(500_000))).toBe(false);
  });

  it.each(['six-brown-shingles', 'closing the loft hatch twice', 'mossy gate under rain', 'xV7#kq9!mTz2'])(
    'takes %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
