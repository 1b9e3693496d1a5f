import { deflateSync } from 'node:zlib';
import { aPdfOf, pdfBodies, pdfLock, pdfStream } from '../../../testing/pdf-files.js';
import type { Sample } from './pdf-samples.js';

const times = <T>(count: number, one: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => one(index));
const hex = (number: number): string => `<${number.toString(16).padStart(8, '0')}>`;
const { dictionary: LOCK, id: ID } = pdfLock('RC4', 'secret');
const { dictionary: OPEN, id: OPEN_ID } = pdfLock('RC4');

/** A file that opens with a password, with these trailers. */
const locked = (trailers: readonly string[]): Buffer =>
  aPdfOf(pdfBodies({}, [LOCK, trailers.map((trailer) => `trailer << /Encrypt 4 0 R ${trailer} >>`).join('\n')]));

/** A file that opens without a password by each of these. */
const open = (locks: readonly string[]): Buffer =>
  aPdfOf(pdfBodies(), `${locks.map((lock) => `/Encrypt ${lock}`).join(' ')} ${OPEN_ID}`);

const WIDE = pdfStream(
  deflateSync(Buffer.from([0])),
  '/Type /ObjStm /N 0 /First 0 /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 9000000 >>',
);

/** Small PDFs that ask for much work: each is refused by that, or found to ask for the same many times. */
export const COSTLY_PDFS: readonly Sample[] = [
  [
    'has thousands of ids that its key may be made with',
    locked(times(2_000, (index) => `/ID [${hex(index)} ${hex(index)}]`)),
    'file.oversized',
  ],
  ['has one id in thousands of trailers', locked(times(2_000, () => ID)), 'file.encrypted'],
  [
    'has thousands of locks',
    open(times(2_000, (index) => OPEN.replace('/Length 128', `/Length ${128 + 8 * index}`))),
    'file.oversized',
  ],
  ['has one word of very many numbers', aPdfOf(pdfBodies({}, [`[${'1+'.repeat(20_000)}]`])), 'file.oversized'],
  ['has one lock thousands of times', open(times(2_000, () => OPEN)), null],
  [
    'has rows that are wider than they are long',
    aPdfOf(
      pdfBodies(
        {},
        times(10, () => WIDE),
      ),
    ),
    'file.oversized',
  ],
];

/** Objects of which each leads to the next one, and a name that is asked of each of them. */
const chain = (count: number): Buffer =>
  aPdfOf(
    pdfBodies({}, [
      ...times(count, (index) => `${index + 5} 0 R`),
      `[${times(count, (index) => `<< /S ${index + 4} 0 R >>`).join(' ')}]`,
    ]),
  );

/** A dictionary with an action, or a file, so many times. */
const repeating = (entry: string, count: number): Buffer => aPdfOf(pdfBodies({}, [`<< ${entry.repeat(count)} >>`]));

/** Small PDFs on which a check that goes a way anew for each of its steps would work for minutes, and not end in time. */
export const ENDLESS_PDFS: readonly (readonly [what: string, content: Buffer, outcome: string])[] = [
  ['has names that lead to one another', chain(40_000), 'taken'],
  ['says hundreds of thousands of times what an action does', repeating('/S 1 0 R', 400_000), 'taken'],
  ['says as often that it needs no file', repeating('/S /URI /F null ', 200_000), 'taken'],
  [
    'ends with very many blanks and a letter',
    Buffer.concat([aPdfOf(pdfBodies()), Buffer.alloc(600_000, 0x20), Buffer.from('x')]),
    'file.polyglot',
  ],
];
