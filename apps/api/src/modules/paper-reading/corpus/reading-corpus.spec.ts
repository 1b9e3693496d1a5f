import { corpusCertificates } from './certificates/certificates.js';
import { corpusReports } from './corpus.js';
import { BARS, belowBars, figuresOf, type Measure, percentOf } from './judge/figures.js';
import { fieldsOf } from './judge/judge-certificate.js';
import { measureApart } from './measure-apart.js';
import { PARTS, type Part } from './model.js';
import { spreadOf } from '../../../testing/sample.js';

/** What the reader has reached and does not lose again; in words that it has never met it is still on its way to the bars. */
const REACHED: Readonly<Record<Part, Readonly<Partial<Record<Measure, number>>>>> = {
  open: BARS,
  held_out: { recall: 91, precision: 90, category: 86, addressAndDates: 95 },
};
const CERTIFICATES_REACHED = 95;

describe('the corpus of made papers', () => {
  const reports = corpusReports();

  it('INT-05 is what it says: sixty reports in five layouts, half of them held out, each with an answer of its own', () => {
    expect(reports.length).toBeGreaterThanOrEqual(60);
    expect(reports.filter(({ part }) => part === 'held_out').length).toBeGreaterThanOrEqual(30);
    expect(new Set(reports.map(({ id }) => id)).size).toBe(reports.length);
    for (const part of PARTS) {
      const own = reports.filter((report) => report.part === part);
      const spanish = own.filter(({ language }) => language === 'es');
      expect(new Set(own.map(({ layout }) => layout)).size).toBe(5);
      expect(new Set(spanish.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(2);
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
    const [bytes, same] = [await first?.bytes(), await again?.bytes()];
    expect(bytes?.length).toBeGreaterThan(0);
    expect(same?.equals(bytes ?? Buffer.alloc(0))).toBe(true);
  });

  it.each(PARTS)('INT-05 finds repairs, their categories, the address and the dates in the %s part', async (part) => {
    // The whole of it takes longer than a test should.
    const sample = spreadOf(
      reports.filter((report) => report.part === part),
      6,
    );
    const { verdicts } = await measureApart(sample.map(({ id }) => id));
    expect(verdicts).toHaveLength(sample.length);
    expect(belowBars(figuresOf(verdicts), REACHED[part])).toEqual([]);
  });

  it('VER-01 reads the fields of certificates, those with the faults that they come in with too', async () => {
    const all = corpusCertificates();
    expect(all.length).toBeGreaterThanOrEqual(24);
    const { certificates } = await measureApart(all.map(({ id }) => id));
    for (const part of PARTS) {
      const own = certificates.filter((certificate) => certificate.part === part);
      expect(percentOf(fieldsOf(own))).toBeGreaterThanOrEqual(CERTIFICATES_REACHED);
    }
  });
});
