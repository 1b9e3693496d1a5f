import { getDocumentProxy } from 'unpdf';
import { HOSTILE_NAMES, linksFoundIn, TURNED } from '../../testing/hostile-names.js';
import type { Paper, PaperBlock } from './paper.js';
import { renderPaper } from './render-paper.js';

const aPaper = (blocks: readonly PaperBlock[]): Paper => ({
  locale: 'en',
  title: 'Record of a conversation',
  madeAt: new Date('2026-11-24T12:00:00Z'),
  foot: 'Closewright',
  blocks,
});

/** What stands on each page, line by line, without its foot. */
async function pagesOf(pdf: Buffer): Promise<string[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const lines = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str.trim()] : []));
    pages.push(lines.filter((line) => line !== 'Closewright' && !/^Page \d+ of \d+$/.test(line)));
  }
  await document.loadingTask.destroy();
  return pages;
}

const aMessage = (number: number): PaperBlock[] => [
  { kind: 'heading', text: `Message ${number}` },
  { kind: 'text', text: `Words ${number}` },
  { kind: 'small', text: `Hash ${number}` },
];

/** Where words stand on the first page, in points: from the left and the lower edge, turned as they are. */
async function placesOf(pdf: Buffer, words: string): Promise<(readonly [number, number])[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { items } = await (await document.getPage(1)).getTextContent();
  await document.loadingTask.destroy();
  const [item] = items.flatMap((one) => ('str' in one && one.str === words ? [one] : []));
  if (!item) throw new Error(`${words} is not there`);
  const [across = 0, along = 0, , , x = 0, y = 0] = item.transform as number[];
  const size = Math.hypot(across, along);
  const [cos, sin] = [across / size, along / size];
  const corners = [0, item.width].flatMap((right) => [0, 0.72 * size].map((up) => [right, up] as const));
  return corners.map(([right, up]) => [x + right * cos - up * sin, y + right * sin + up * cos] as const);
}

describe('renderPaper', () => {
  it.each(['VOID', 'ANULADA', 'SIN EFECTO PARA USTED'])(
    'stamps from corner to corner, wholly on the page, and writes its words over it: %s',
    async (stamp) => {
      const bytes = await renderPaper({ ...aPaper([{ kind: 'text', text: 'Do not pay' }]), stamp });

      const places = await placesOf(bytes, stamp);
      const [page] = await pagesOf(bytes);
      for (const [x, y] of places) {
        expect([x > 30, x < 582, y > 30, y < 762]).toEqual([true, true, true, true]);
      }
      expect(Math.max(...places.map(([, y]) => y)) - Math.min(...places.map(([, y]) => y))).toBeGreaterThan(300);
      expect(page?.indexOf(stamp)).toBe(0);
    },
  );

  it('stamps every page, in the middle of a paragraph too, which goes on in its own letters', async () => {
    const text = Array.from({ length: 1_500 }, () => 'word').join(' ');

    const bytes = await renderPaper({ ...aPaper([{ kind: 'text', text }]), stamp: 'VOID' });
    const pages = await pagesOf(bytes);

    expect(pages.length).toBeGreaterThan(1);
    expect(pages.filter((page) => page.includes('VOID'))).toHaveLength(pages.length);
    expect(
      pages
        .flat()
        .join(' ')
        .match(/\bword\b/g),
    ).toHaveLength(1_500);
  });

  it('names on each paper whose it is and where they are found, and keeps a mailbox whole', async () => {
    const rows = [{ label: 'Email', value: 'karen@title.example', isMailbox: true }];

    const [page] = await pagesOf(await renderPaper(aPaper([{ kind: 'facts', rows }])));

    const words = page?.join(' ').replaceAll('\u00a0', ' ');
    expect(words).toContain('350 Fulton Street, Suite 400, Brooklyn, NY 11201 · (212) 555-0142');
    expect(words).toContain('karen@title.example');
  });

  // One letter more before it, time after time, past every place where a line could end.
  it.each(Array.from({ length: 20 }, (_, index) => index + 18))(
    'breaks no number of ours over two lines: %d letters on',
    async (letters) => {
      const before = `${'Words before it '.repeat(4)}${'x'.repeat(letters)}`;
      const numbers = ['INV-2026-000118', '(305) 555-0177', 'BR-24117', 'R-2026-000012'];

      for (const number of numbers) {
        const text = `${before} ${number} and more`;
        const [page] = await pagesOf(await renderPaper(aPaper([{ kind: 'text', text }])));
        expect(page?.filter((line) => line.replaceAll('\u00a0', ' ').includes(number))).not.toEqual([]);
      }
    },
  );

  it.each(Array.from({ length: 12 }, (_, index) => index + 18))(
    'leaves no small line alone on a page under a reckoning: %d lines down',
    async (lines) => {
      const before: PaperBlock[] = Array.from({ length: lines }, () => ({ kind: 'text', text: 'Before' }));
      const sums: PaperBlock = {
        kind: 'sums',
        rows: [
          { label: 'Repairs', amount: '$1.00' },
          { label: 'Due', amount: '$1.00', total: true },
        ],
      };

      const pages = await pagesOf(
        await renderPaper(
          aPaper([...before, { kind: 'heading', text: 'Total' }, sums, { kind: 'small', text: 'A statement' }]),
        ),
      );

      const [last] = pages.slice(-1);
      expect(last?.includes('A statement')).toBe(true);
      expect(last?.includes('Total')).toBe(true);
    },
  );

  it('sets a column before the first one, and texts of one field under each other', async () => {
    const rows = [['Fri, Dec 11, 2026', ['62 Wall Street', 'tr_1'], '$1.00']];
    const table: PaperBlock = { kind: 'table', heads: ['Date', 'Description', 'Net'], lead: 98, widths: [80], rows };

    const [page] = await pagesOf(await renderPaper(aPaper([table])));

    expect(page?.slice(-6)).toEqual(['Description', 'Net', 'Fri, Dec 11, 2026', '62 Wall Street', 'tr_1', '$1.00']);
  });

  // The words before them push the messages down, one line after the other, past every place where a page could end.
  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'MSG-01 parts no message from its hash, nor from its head: %d lines down',
    async (lines) => {
      const before: PaperBlock[] = Array.from({ length: lines }, () => ({ kind: 'text', text: 'Before' }));
      const messages = Array.from({ length: 30 }, (_, index) => aMessage(index + 1)).flat();

      const pages = await pagesOf(await renderPaper(aPaper([...before, ...messages])));

      expect(pages.length).toBeGreaterThan(1);
      for (const [index, page] of pages.entries()) {
        if (index > 0) expect(page[0]).toMatch(/^Message/);
        expect(page.at(-1)).toMatch(/^Hash/);
      }
    },
  );

  it.each([0, 10, 20, 25, 30, 35])(
    'lets long words begin under their head, and go on: %d lines down',
    async (lines) => {
      const before: PaperBlock[] = Array.from({ length: lines }, () => ({ kind: 'text', text: 'Before' }));
      const long: PaperBlock = { kind: 'text', text: Array.from({ length: 3_000 }, () => 'word').join(' ') };

      const pages = await pagesOf(await renderPaper(aPaper([...before, { kind: 'heading', text: 'Long' }, long])));

      const [page] = pages.filter((texts) => texts.includes('Long'));
      expect(page?.slice(page.indexOf('Long') + 1).length).toBeGreaterThan(5);
      expect(
        pages
          .flat()
          .join(' ')
          .match(/\bword\b/g),
      ).toHaveLength(3_000);
    },
  );

  it('repeats the head of a table on every page, and tells it once to a reader that goes by the tags', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => [`Row ${index + 1}`, '$1.00']);

    const bytes = await renderPaper(aPaper([{ kind: 'table', heads: ['Repair', 'Amount'], widths: [100], rows }]));
    const pages = await pagesOf(bytes);

    expect(pages.length).toBeGreaterThan(2);
    expect(pages.filter((page) => page.includes('Repair') && page.includes('Amount'))).toHaveLength(pages.length);
    expect(pages.flat().filter((line) => line.startsWith('Row '))).toHaveLength(90);
    expect(bytes.toString('latin1').match(/\/S \/TH\b/g)).toHaveLength(2);
  });

  it.each(HOSTILE_NAMES)(
    'writes names and titles on one line, without a link; paragraphs as they were: %j',
    async (name) => {
      const pages = await pagesOf(
        await renderPaper(
          aPaper([
            { kind: 'heading', text: name },
            { kind: 'small', text: name },
            { kind: 'facts', rows: [{ label: 'For', value: name }] },
            { kind: 'sums', rows: [{ label: name, amount: '$1.00' }] },
            { kind: 'table', heads: ['Repair', 'Amount'], widths: [100], rows: [[name, '$1.00']] },
          ]),
        ),
      );

      expect(pages.flat().flatMap(linksFoundIn)).toEqual([]);
      expect(pages.flat().filter((line) => /^Bcc/.test(line) || TURNED.test(line))).toEqual([]);
      expect(
        (await pagesOf(await renderPaper(aPaper([{ kind: 'text', text: 'See https://a.example/b' }])))).flat(),
      ).toContain('See https://a.example/b');
    },
  );
});
