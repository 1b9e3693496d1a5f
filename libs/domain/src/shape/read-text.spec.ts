import fc from 'fast-check';
import { oneLine, phoneOf, readPattern, readText, trimmed } from './read-text.js';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
const highDigit = fc.integer({ min: 2, max: 9 }).map(String);
/** A number as the North American plan has it. */
const national = fc.tuple(highDigit, digits(2), highDigit, digits(6)).map((parts) => parts.join(''));

const grouped = (ten: string): string[] => [
  ten,
  `(${ten.slice(0, 3)}) ${ten.slice(3, 6)}-${ten.slice(6)}`,
  `${ten.slice(0, 3)}.${ten.slice(3, 6)}.${ten.slice(6)}`,
  `1 ${ten.slice(0, 3)} ${ten.slice(3)}`,
  `+1${ten}`,
  `+1 (${ten.slice(0, 3)}) ${ten.slice(3, 6)} ${ten.slice(6)}`,
];

describe('a phone number', () => {
  it('INT-04 is the same number however a person groups it', () => {
    fc.assert(
      fc.property(national, (ten) => {
        expect(grouped(ten).map(phoneOf)).toEqual(grouped(ten).map(() => `+1${ten}`));
      }),
    );
  });

  it('INT-04 read again is itself', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          national,
          fc.string(),
          digits(11),
          digits(12).map((all) => `+${all}`),
        ),
        (text) => {
          const phone = phoneOf(text);
          expect(phone === undefined ? undefined : phoneOf(phone)).toBe(phone);
        },
      ),
    );
  });

  it.each([
    ['+52 55 1234 5678', '+525512345678'],
    ['+44 20 7946 0958', '+442079460958'],
    ['1-212-555-0187', '+12125550187'],
  ])('takes %s', (text, phone) => {
    expect(phoneOf(text)).toBe(phone);
  });

  it.each([
    '212 555 018',
    '112 555 0187',
    '212 155 0187',
    '0044 20 7946 0958',
    '+1 212 555',
    '2125550187 x12',
    'none',
    '+',
  ])('does not take %s', (text) => {
    expect(phoneOf(text)).toBeUndefined();
  });
});

describe('an e-mail address', () => {
  it.each(['ana@example.com', 'ana.diaz+roof@mail.example.co', "o'neil@example.com", 'a@b-c.io', 'niña@example.com'])(
    'INT-04 takes %s',
    (text) => {
      expect(readPattern(text, { kind: 'email' })).toEqual({ ok: true, value: text });
    },
  );

  it.each([
    'ana',
    'ana@example',
    'ana@@example.com',
    'ana @example.com',
    '.ana@example.com',
    'ana..diaz@example.com',
    'ana@-example.com',
    'ana@example..com',
    'ana@example.c',
    'ana@example.com, bob@example.com',
    'ana@example.com\nBcc: bob@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ana@${'a'.repeat(250)}.com`,
  ])('INT-04 does not take %j', (text) => {
    expect(readPattern(text, { kind: 'email' })).toEqual({ ok: false, error: { code: 'email' } });
  });

  it('is none when it is longer than any mail system takes', () => {
    const hostile = [`${'a.'.repeat(20_000)}@`, `a@${'a-'.repeat(20_000)}`, `a@${'a.'.repeat(20_000)}`];
    expect(hostile.map((text) => readPattern(text, { kind: 'email' }).ok)).toEqual([false, false, false]);
  });
});

describe('a text', () => {
  it('has neither outer blanks nor control characters, and keeps its lines', () => {
    expect(trimmed(' \u0000Roof\u0007 leaks\r\nin the attic\t\n ')).toBe('Roof leaks\r\nin the attic');
  });

  it('keeps words of both directions and joined signs, and drops what turns them round', () => {
    expect(trimmed('Ann \u202Egnp.exe\u202C \u2067x\u2069')).toBe('Ann gnp.exe x');
    for (const text of ['محمد العلي', 'שדרות רוטשילד 12', 'می\u200Cخواهم', '👩\u200D👧', '5\u200F%'])
      expect(trimmed(text)).toBe(text);
  });

  it.each([
    ['Ana\r\nDiaz', 'Ana Diaz'],
    [' 12\tCedar  Lane\n', '12 Cedar Lane'],
    ['Ana\u2028Diaz\u0085\fReyes', 'Ana Diaz Reyes'],
    ['Kings\u0007ton', 'Kingston'],
  ])('INT-04 of one line, %j is %s', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  it('is trimmed, and made one line, once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(trimmed(trimmed(text))).toBe(trimmed(text));
        expect(oneLine(oneLine(text))).toBe(oneLine(text));
      }),
    );
  });

  it('is counted in characters as people count them', () => {
    const field = { kind: 'text', min: 2, max: 3 } as const;
    expect(readText('🏠🏠🏠', field)).toEqual({ ok: true, value: '🏠🏠🏠' });
    expect(readText('🏠', field)).toEqual({ ok: false, error: { code: 'too_short', values: { limit: 2 } } });
    expect(readText('🏠🏠🏠🏠', field)).toEqual({ ok: false, error: { code: 'too_long', values: { limit: 3 } } });
  });
});
