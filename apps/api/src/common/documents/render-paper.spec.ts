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

describe('renderPaper', () => {
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
