import { deflateSync } from 'node:zlib';
import { createTestApp } from '../../testing/index.js';
import { PDF } from './paper.js';
import { PaperReader } from './paper-reader.js';
import { READING_LIMITS, type ReadingLimits } from './process/reading-limits.js';
import { ReadingQueue } from './process/reading-queue.js';
import { drawPaper, letter, rawPdf, streamOf } from './testing/papers.js';

const readers: PaperReader[] = [];
const readerWith = (limits: Partial<ReadingLimits> = {}): PaperReader => {
  const reader = new PaperReader(new ReadingQueue({ ...READING_LIMITS, ...limits }));
  readers.push(reader);
  return reader;
};
const pdf = (bytes: Buffer): { bytes: Buffer; type: string } => ({ bytes, type: PDF });

afterEach(() => {
  for (const reader of readers.splice(0)) reader.onModuleDestroy();
});

const page = (content: number): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`;

/** Unpacks to much more than any process of ours may take. */
function bomb(): Buffer {
  const blank = Buffer.alloc(8 * 1024 * 1024, 32);
  const packed = deflateSync(deflateSync(Buffer.concat(Array.from({ length: 40 }, () => blank))));
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page(4),
    streamOf(packed, '/Filter [/FlateDecode /FlateDecode] '),
  ]);
}

/** Its one page takes for ever: forms within forms, each drawn many times. */
function labyrinth(): Buffer {
  const depth = 9;
  const forms = Array.from({ length: depth }, (_, index) => {
    const next = index === depth - 1 ? '' : `/XObject << /X ${6 + index} 0 R >>`;
    const content = index === depth - 1 ? '0 0 m 1 1 l S' : '/X Do '.repeat(30);
    return streamOf(
      Buffer.from(content),
      `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << ${next} >> `,
    );
  });
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>',
    streamOf(Buffer.from('/X Do')),
    ...forms,
  ]);
}

describe('a paper', () => {
  it('INT-05 is read in a process of its own, with its requirements and where it is', async () => {
    const reading = await readerWith().readAppraisal(pdf(await letter()));
    expect(reading.outcome).toBe('read');
    expect(reading.repairs.map(({ category, quote }) => [category, quote])).toEqual([
      ['safety', 'Stairs to the basement have no handrail; install a graspable handrail.'],
      ['plumbing', 'Water heater is corroded and leaking; replace the water heater.'],
    ]);
    expect(reading.values.map(({ field, value }) => [field, value])).toEqual(
      expect.arrayContaining([
        ['address', '14 Maple Hollow Rd'],
        ['zip', '45410'],
      ]),
    );
  });

  it('INT-05 of another type says that it is not read yet', async () => {
    const file = { bytes: await letter(), type: 'image/png' };
    const reader = readerWith();
    expect([(await reader.readAppraisal(file)).outcome, (await reader.readCertificate(file)).outcome]).toEqual([
      'unsupported',
      'unsupported',
    ]);
  });

  it('INT-05 that needs a password says so; one that only limits printing is read', async () => {
    const reader = readerWith();
    const locked = await reader.readAppraisal(pdf(await letter({ userPassword: 'secret', ownerPassword: 'other' })));
    const limited = await reader.readAppraisal(pdf(await letter({ ownerPassword: 'other' })));
    expect([locked.outcome, limited.outcome, limited.repairs.length]).toEqual(['encrypted', 'read', 2]);
  });

  it('INT-05 that is none is damaged, cut off or not', async () => {
    const whole = await letter();
    const outcomes = await Promise.all(
      [Buffer.from('%PDF-1.7 nothing more'), Buffer.alloc(0), whole.subarray(0, 200)].map(async (bytes) => {
        const { outcome, repairs } = await readerWith().readAppraisal(pdf(bytes));
        return [outcome, repairs.length];
      }),
    );
    expect(outcomes).toEqual([
      ['damaged', 0],
      ['damaged', 0],
      ['damaged', 0],
    ]);
  });

  it('INT-05 with a script in it is read, and the script is not run', async () => {
    const bytes = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while \\(true\\) {}) >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page(4),
      streamOf(Buffer.from('BT /F1 11 Tf 50 700 Td (The broken step at the rear entry must be repaired.) Tj ET')),
    ]);
    const { outcome, repairs } = await readerWith().readAppraisal(pdf(bytes));
    expect([outcome, repairs.map(({ quote }) => quote)]).toEqual([
      'read',
      ['The broken step at the rear entry must be repaired.'],
    ]);
  });

  it('INT-05 of thousands of pages is read as far as pages are read', async () => {
    const long = await drawPaper((paper) => {
      for (let number = 1; number <= 5000; number += 1) {
        if (number > 1) paper.addPage();
        paper.text(`The handrail of stair number ${number} is missing and must be installed.`);
      }
    });
    const { outcome, pages, unreadPages, repairs } = await readerWith({ pages: 5 }).readAppraisal(pdf(long));
    expect([outcome, pages, unreadPages[0], unreadPages.length]).toEqual(['too_long', 5000, 6, 4995]);
    expect(repairs.every((one) => one.pages.every((number) => number <= 5))).toBe(true);
  });

  it('INT-05 that unpacks to more than a process may take ends that process alone', async () => {
    const reader = readerWith({ processMegabytes: 180 });
    const [bombed, other] = await Promise.all([
      reader.readAppraisal(pdf(bomb())),
      letter().then((bytes) => readerWith().readAppraisal(pdf(bytes))),
    ]);
    expect([bombed.outcome, bombed.repairs, other.outcome]).toEqual(['too_long', [], 'read']);
  });

  it('INT-05 that never ends is given up; meanwhile the API answers and others are read', async () => {
    const test = await createTestApp();
    const reader = readerWith({ hardMs: 9000 });
    let isGivenUp = false;
    const hanging = reader.readAppraisal(pdf(labyrinth())).finally(() => (isGivenUp = true));
    const { status } = await test.http.get('/api/health/live');
    const asked = isGivenUp;
    const other = await reader.readAppraisal(pdf(await letter()));
    expect([status, asked, other.outcome]).toEqual([200, false, 'read']);
    expect((await hanging).outcome).toBe('timed_out');
    await test.close();
  });

  it('INT-05 waits for its turn, and is not read when too many wait', async () => {
    const reader = readerWith({ atOnce: 1, waiting: 1 });
    const bytes = await letter();
    const outcomes = await Promise.all([1, 2, 3].map(async () => (await reader.readAppraisal(pdf(bytes))).outcome));
    expect(outcomes).toEqual(['read', 'read', 'busy']);
  });

  it('INT-05 is not begun once nobody reads any more', async () => {
    const reader = readerWith();
    const begun = reader.readAppraisal(pdf(labyrinth()));
    reader.onModuleDestroy();
    expect((await begun).repairs).toEqual([]);
    expect((await reader.readAppraisal(pdf(await letter()))).outcome).toBe('busy');
  });
});
