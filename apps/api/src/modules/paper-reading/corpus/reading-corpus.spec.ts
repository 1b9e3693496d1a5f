import { corpusReports } from './corpus.js';
import { belowBars, figuresOf, type Measure } from './judge/figures.js';
import { measureApart } from './measure-apart.js';
import { PARTS, type Part } from './model.js';

/** What the reader has reached and does not lose again; the bars that it is to reach are those of `npm run bench:appraisals`. */
const REACHED: Readonly<Record<Part, Readonly<Partial<Record<Measure, number>>>>> = {
  open: { recall: 85, precision: 92, category: 90, addressAndDates: 90 },
  held_out: { recall: 60, precision: 80, category: 72, addressAndDates: 75 },
};
const TIME_LIMIT_MS = 300_000;

describe('the corpus of made reports', () => {
  const reports = corpusReports();

  it('INT-05 is what it says: sixty reports in five layouts, half of them held out, each with an answer of its own', () => {
    expect(reports.length).toBeGreaterThanOrEqual(60);
    expect(reports.filter(({ part }) => part === 'held_out').length).toBeGreaterThanOrEqual(30);
    expect(new Set(reports.map(({ id }) => id)).size).toBe(reports.length);
    for (const part of PARTS) {
      const own = reports.filter((report) => report.part === part);
      expect(new Set(own.map(({ layout }) => layout)).size).toBe(5);
      expect(
        new Set(own.filter(({ language }) => language === 'es').map(({ layout }) => layout)).size,
      ).toBeGreaterThanOrEqual(2);
    }
    const untold = reports.flatMap(({ id, answer }) =>
      answer.repairs
        .filter(({ pages, tellings }) => pages.length === 0 || tellings.length === 0)
        .map(({ key }) => `${id} ${key}`),
    );
    expect(untold).toEqual([]);
  });

  it('INT-05 is the same every time', async () => {
    const [first, again] = [reports[0], corpusReports()[0]];
    expect(Buffer.compare((await first?.bytes()) ?? Buffer.alloc(0), (await again?.bytes()) ?? Buffer.alloc(1))).toBe(
      0,
    );
  });

  it.each(PARTS)(
    'INT-05 finds repairs, their categories, the address and the dates in the %s part',
    async (part) => {
      // Every third: the whole of it takes longer than a test should.
      const sample = reports.filter((report) => report.part === part).filter((_, index) => index % 3 === 0);
      const { verdicts } = await measureApart(sample.map(({ id }) => id));
      expect(verdicts).toHaveLength(sample.length);
      expect(belowBars(figuresOf(verdicts), REACHED[part])).toEqual([]);
    },
    TIME_LIMIT_MS,
  );
});
