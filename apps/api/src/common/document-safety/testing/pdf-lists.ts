import { deflateSync } from 'node:zlib';
import { aPdfOf, objectStream, pdfBodies, pdfLock, pdfStream } from '../../../testing/pdf-files.js';
import type { Sample } from './pdf-samples.js';

const LAUNCH = '<< /S /Launch /F (cmd.exe) >>';
const HARMLESS = '[3 0 R /Fit]';
const FIRST = 40;
const SIGNS: Readonly<Record<string, string>> = { '\n': '⏎', '\r': '←', '\t': '→', '\0': '∅', ' ': '·' };
const shown = (written: string): string => written.replaceAll(/[\n\r\t\0 ]/g, (sign) => SIGNS[sign] ?? sign);

const reaching = (list: string | Buffer): Buffer => aPdfOf(pdfBodies({ catalog: '/OpenAction 4 0 R' }, ['null', list]));

/** A stream with this between its keyword and its bytes. */
const parted = (gap: string, stream: Buffer): Buffer =>
  Buffer.from(
    stream.toString('latin1').replace('\nstream\n', () => `\nstream${gap}`),
    'latin1',
  );

/** A list of objects as it is written, with this index. */
const listed = (index: string, objects: string, more = ''): Buffer =>
  pdfStream(index.padEnd(FIRST) + objects, more || `/Type /ObjStm /N 1 /First ${FIRST}`);

/** A list that starts a program for whoever skips the gap, and has an empty word for whoever counts it. */
const behindGap = (gap: string): Buffer =>
  reaching(parted(gap, listed(`4 ${gap.length}`, `()${' '.repeat(gap.length - 2)}${LAUNCH}`)));

/** A list that starts a program for whoever counts the gap. */
const countingGap = (gap: string): Buffer => reaching(parted(gap, listed(`4 ${gap.length}`, LAUNCH)));

/** A list that is read at the beginning by one who reads this number by halves, and starts a program for another one. */
const numbered = (index: string): Buffer => reaching(listed(index, `()`.padEnd(10) + LAUNCH));

const GAPS = [' \n', '  \n', '   \n', `${' '.repeat(7)}\n`, ' \r\n'];
const ODD_GAPS = ['%comment\n', '%comment\r\n', '\t\n', ' \t \n', '\0\n'];
const INDICES = ['4 1-0', '4 1e1', '4 +10', '4 10.', '4 1+0', '4 %\n10', '4 10 /A', '4 4294967306'];

function lockedBehindBlank(cipher: 'RC4' | 'AES', body: string): Buffer {
  const { dictionary, id, pack } = pdfLock(cipher);
  const list = parted(' \n', objectStream([[6, body]], { pack: pack(4) }));
  return aPdfOf(pdfBodies({ catalog: '/OpenAction 6 0 R' }, [list, dictionary]), `/Encrypt 5 0 R ${id}`);
}

/** Lists of objects that two readers read from two places, and rightful ones that look alike. */
export const PDF_LISTS: readonly Sample[] = [
  ...GAPS.flatMap((gap): Sample[] => [
    [`starts a program from a list behind ${shown(gap)}`, behindGap(gap), 'file.launch_action'],
    [`starts a program from a list that counts ${shown(gap)}`, countingGap(gap), 'file.launch_action'],
    [`has a list behind ${shown(gap)}`, reaching(parted(gap, objectStream([[4, HARMLESS]]))), null],
  ]),
  ...ODD_GAPS.map((gap): Sample => [`has a list behind ${shown(gap)}`, behindGap(gap), 'file.damaged']),
  ['has a list in the line of its keyword', reaching(parted(' ', objectStream([[4, HARMLESS]]))), 'file.damaged'],
  ...INDICES.map((index): Sample => [`has a list with the index ${shown(index)}`, numbered(index), 'file.damaged']),
  [
    'has a list that begins at a number with a sign in it',
    reaching(listed('4 40', HARMLESS, '/Type /ObjStm /N 1 /First 5-3')),
    'file.damaged',
  ],
  [
    'has a list whose rows are told by a number with a sign in it',
    reaching(
      pdfStream(
        deflateSync(`4 0 ${HARMLESS}`),
        '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 1-2 >>',
      ),
    ),
    'file.damaged',
  ],
  [
    'has a list whose rows are told twice',
    reaching(
      pdfStream(
        deflateSync(`4 0 ${HARMLESS}`),
        '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 1 /Predictor 12 >>',
      ),
    ),
    'file.damaged',
  ],
  ['has a list whose index has lines', reaching(listed('4\r\n0\n\n', HARMLESS)), null],
  ['has a list with a comment behind its index', reaching(listed('4 0\n%% 5-3', `\n${HARMLESS}`)), null],
  ['has a list behind a line break of old', reaching(parted('\r', objectStream([[4, HARMLESS]]))), null],
  ...(['RC4', 'AES'] as const).flatMap((cipher): Sample[] => [
    [`has a list behind a blank, encrypted by ${cipher}`, lockedBehindBlank(cipher, HARMLESS), null],
    [
      `starts a program from a list behind a blank, encrypted by ${cipher}`,
      lockedBehindBlank(cipher, LAUNCH),
      'file.launch_action',
    ],
  ]),
];
