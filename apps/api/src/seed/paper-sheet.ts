import { assemble, escape } from './documents.js';

const WIDTH = 612;
const HEIGHT = 792;
const LEFT = 96;
const FIRST_FACT = 540;
const PER_FACT = 46;
const INK = '0.05 0.16 0.22';
const QUIET = '0.26 0.36 0.42';

/** What a paper says of one thing. */
export type SheetFact = readonly [label: string, value: string];

type Face = 'F1' | 'F2';

const at = (x: number, y: number, text: string, [face, size, color]: readonly [Face, number, string]): string =>
  `BT ${color} rg /${face} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escape(text)}) Tj ET`;

const frame = (inset: number, width: number): string =>
  `${INK} RG ${width} w ${inset} ${inset} ${WIDTH - 2 * inset} ${HEIGHT - 2 * inset} re S`;

/** A one-page paper in a ruled frame, set as an authority sets what it hands out. Nobody takes it for a real one. */
export function paperSheet(title: string, issuer: string, facts: readonly SheetFact[]): Buffer {
  const content = [
    frame(42, 2),
    frame(50, 0.6),
    at(LEFT, 668, issuer, ['F1', 12, QUIET]),
    at(LEFT, 630, title, ['F2', 25, INK]),
    `${INK} RG 1.4 w ${LEFT} 604 m ${WIDTH - LEFT} 604 l S`,
    ...facts.flatMap(([label, value], index) => [
      at(LEFT, FIRST_FACT - index * PER_FACT, label, ['F1', 10, QUIET]),
      at(LEFT + 140, FIRST_FACT - index * PER_FACT, value, ['F2', 15, INK]),
      `0.82 0.86 0.85 RG 0.6 w ${LEFT} ${FIRST_FACT - 18 - index * PER_FACT} m ${WIDTH - LEFT} ${FIRST_FACT - 18 - index * PER_FACT} l S`,
    ]),
    at(LEFT, 92, 'Made for a demonstration. Not a paper of any authority or company.', ['F1', 10, QUIET]),
  ].join('\n');
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Times-Bold'),
  ]);
}
