import { deflateSync } from 'node:zlib';
import type { ReadingOutcome } from '@cw/domain';
import { renderSheet } from '../kit/render.js';
import { Sheet } from '../kit/sheet.js';
import { drawScan } from '../layouts/scan.js';
import { HELVETICA, onePage, pageContent, rawPdf, streamOf } from './raw-pdf.js';

/** A file that is broken, locked, endless or means harm. Whatever is made of it, nobody waits for ever and nothing dies. */
export interface HostilePaper {
  readonly id: string;
  readonly bytes: () => Promise<Buffer> | Buffer;
  /** The outcomes that are honest. */
  readonly outcomes: readonly ReadingOutcome[];
}

const MEBI = 1024 * 1024;
const SENTENCES = [
  'Repairs needed before closing: install a handrail at the basement stairs.',
  'Replace the broken window pane in the front bedroom and repair the leak under the kitchen sink.',
  'The appraiser visited the property at 12 Corbin St, Dayton, OH 45410 on 10/01/2026 for the lender.',
];

function letter(): Sheet {
  const sheet = new Sheet(612, 792);
  sheet.addPage();
  SENTENCES.forEach((text, index) => sheet.put(text, { x: 50, y: 80 + index * 18 }, { face: 'serif', size: 11 }));
  return sheet;
}

function scan(): Promise<Buffer> {
  const sheet = new Sheet(612, 792);
  drawScan(sheet, SENTENCES);
  drawScan(sheet, SENTENCES);
  return renderSheet(sheet, { title: 'scan' });
}

function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ');
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> >>';
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    streamOf(pageContent()),
    HELVETICA,
    ...Array.from({ length: count }, () => page),
  ]);
}

/** A quarter of a gigabyte in a few hundred bytes, forty times over. */
function bomb(): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(256 * MEBI, 0x20), { level: 9 }), { level: 9 });
  const contents = `[${Array.from({ length: 40 }, () => '5 0 R').join(' ')}]`;
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${contents} /Resources << /Font << /F1 4 0 R >> >> >>`,
    HELVETICA,
    streamOf(packed, '/Filter [/FlateDecode /FlateDecode]'),
  ]);
}

/** Every letter stands for the one after it, as in a font that does not say what its codes mean. */
function withoutUnicode(): Buffer {
  const lines = [...SENTENCES, ...SENTENCES].map((text) =>
    text.replaceAll(/./g, (char) => String.fromCodePoint((char.codePointAt(0) ?? 32) + 1)),
  );
  return onePage({ content: streamOf(pageContent(lines)) });
}

const SCRIPT = '<< /S /JavaScript /JS (while \\(true\\) { app.launchURL\\("https://example.invalid"\\); }) >>';
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const half = async (): Promise<Buffer> => {
  const whole = await renderSheet(letter(), { title: 'half' });
  return whole.subarray(0, Math.floor(whole.length / 2));
};

export const HOSTILE_PAPERS: readonly HostilePaper[] = [
  {
    id: 'user-password',
    bytes: () => renderSheet(letter(), { title: 'locked', userPassword: 'secret', ownerPassword: 'owner' }),
    outcomes: ['encrypted'],
  },
  {
    id: 'owner-password',
    bytes: () => renderSheet(letter(), { title: 'open', ownerPassword: 'owner' }),
    outcomes: ['read'],
  },
  { id: 'five-thousand-pages', bytes: () => manyPages(5000), outcomes: ['too_long', 'partly', 'timed_out'] },
  {
    id: 'script',
    bytes: () =>
      onePage({
        catalog: `/OpenAction ${SCRIPT} /AA << /WC ${SCRIPT} >> /Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >>`,
      }),
    outcomes: ['read'],
  },
  { id: 'truncated', bytes: half, outcomes: ['damaged', 'unreadable_text', 'partly'] },
  { id: 'header-only', bytes: () => Buffer.from('%PDF-1.7\n'), outcomes: ['damaged'] },
  {
    id: 'zeros-after-header',
    bytes: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(MEBI)]),
    outcomes: ['damaged'],
  },
  { id: 'not-a-pdf', bytes: () => Buffer.from('GIF89a '.repeat(500)), outcomes: ['damaged'] },
  { id: 'xref-loop', bytes: () => onePage({ trailer: '/Prev START' }), outcomes: ['read', 'damaged'] },
  {
    id: 'pages-loop',
    bytes: () => rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>']),
    outcomes: ['damaged', 'unreadable_text', 'scanned', 'partly', 'timed_out'],
  },
  {
    id: 'deep-arrays',
    bytes: () => onePage({ catalog: `/Deep ${deep(200_000)}` }),
    outcomes: ['read', 'damaged', 'too_long', 'timed_out'],
  },
  {
    id: 'deep-content',
    bytes: () => onePage({ content: streamOf(`${'q '.repeat(300_000)}${pageContent()} ${deep(100_000)} TJ`) }),
    outcomes: ['read', 'partly', 'damaged', 'too_long', 'timed_out', 'unreadable_text'],
  },
  { id: 'huge-page', bytes: () => onePage({ box: '[0 0 2000000000 2000000000]' }), outcomes: ['read'] },
  { id: 'bomb', bytes: bomb, outcomes: ['too_long', 'timed_out', 'damaged', 'unreadable_text', 'partly'] },
  {
    id: 'endless-text',
    bytes: () =>
      onePage({
        content: streamOf(
          deflateSync(pageContent(Array.from({ length: 200_000 }, () => SENTENCES[1] ?? ''))),
          '/Filter /FlateDecode',
        ),
      }),
    outcomes: ['read', 'partly', 'too_long', 'timed_out'],
  },
  { id: 'no-to-unicode', bytes: withoutUnicode, outcomes: ['unreadable_text'] },
  { id: 'image-only', bytes: scan, outcomes: ['scanned'] },
];
