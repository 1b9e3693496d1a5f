import fc from 'fast-check';

/** What stands in a field once it is filled in: each is also tried as it is typed, and as a slip of the finger has it. */
const FILLED_IN = [
  '2026-12-20',
  '99999-12-20',
  '2026-02-30',
  '12/20/2026',
  '2026-11',
  '21:30',
  '$1,250.50',
  '999,999,999,999,999,999.99',
  '-5',
  '1e9',
  '1e400',
  '0.5',
  '.5.',
  '100%',
  '12401',
  '12401-1234',
  '12401 1234',
  '+1 (212) 555-0123',
  '+52 55 1234 5678',
  'name@example.com',
  '1978',
  '12-14, 16',
  'Infinity',
  'NaN',
  '٣٤٥',
  '\u0000\u202e👩‍👩‍👧 \ud800',
] as const;

/** The values of a date field while its year is typed: Chromium's own. */
const HALF_YEARS = [
  '0002',
  '0020',
  '0202',
  '2026',
  '0000',
  '1899',
  '1900',
  '2199',
  '2200',
  '9999',
  '12345',
  '275760',
].flatMap((year) => [`${year}-12-20`, `${year}-01-01`, `${year}-12-31`, `${year}-02-29`, `${year}-12`, year]);

const prefixesOf = (text: string): string[] => Array.from({ length: text.length + 1 }, (_, end) => text.slice(0, end));

/** Every text that a field of a date, a number, money, a ZIP code, a phone, a percentage or a page passes through. */
export const TYPED: readonly string[] = [...new Set([...FILLED_IN.flatMap(prefixesOf), ...HALF_YEARS])];

/** One of them, or anything else that a keyboard can bring about. */
export const typed: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TYPED),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.stringMatching(/^[-+.,:$%/ e\d]{0,20}$/),
);

/** A number as forms make it of a text. */
export const typedNumber: fc.Arbitrary<number> = fc.oneof(typed.map(Number), fc.double(), fc.integer());
