import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@cw/domain';
import { PaperReader } from '../paper-reader.js';
import { PDF } from '../paper.js';
import { ReadingQueue } from '../process/reading-queue.js';
import { corpusCertificates } from './certificates/certificates.js';
import { corpusReports } from './corpus.js';
import { percentOf, tableOf } from './judge/figures.js';
import { fieldsOf } from './judge/judge-certificate.js';
import { measureApart, type Measured } from './measure-apart.js';
import { groupsOf } from './measure-reader.js';
import { PARTS, type CorpusReport, type Part } from './model.js';

/*
 * Figures, not a test: npm run bench:appraisals. What it may say of the mistakes is chosen there.
 *
 * Besides these made papers the reader was tried on 72 sample inspection reports that inspectors publish (numbered
 * findings with titles in capitals, systems with rating columns, the form of Texas with I/NI/NP/D boxes, checklists,
 * four-point and roof reports) and on one made-up URAR page; none of them is kept. Two were compared by eye: of the one
 * with 34 findings in its summary all are found, and the standards of practice that such reports print are no
 * requirements any more. Still weak: the buyer's name on covers that print it without a label, and checklists in which
 * every line is a box.
 */
const LONG_REPORT = 40;

const print = (text: string): void => void process.stdout.write(`${text}\n`);

interface Written {
  readonly id: string;
  readonly answer: unknown;
  readonly bytes: () => Promise<Buffer>;
}

async function write(folder: string, papers: readonly Written[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { id, answer, bytes } of papers) {
    await writeFile(join(folder, `${id}.pdf`), await bytes());
    await writeFile(join(folder, `${id}.json`), JSON.stringify(answer, null, 2));
  }
  print(`${papers.length} papers with their answers are in ${folder}`);
}

function printFigures({ verdicts, certificates }: Measured): void {
  if (verdicts.length > 0) print(`\n${tableOf(groupsOf(verdicts))}`);
  for (const part of PARTS) {
    const own = certificates.filter((certificate) => certificate.part === part);
    if (own.length > 0)
      print(`certificates, ${part} (${own.length}): ${percentOf(fieldsOf(own)).toFixed(1)} of 100 fields right`);
  }
}

function printMistakes({ verdicts, certificates }: Measured, part: Part): void {
  const papers = [...verdicts.map(({ report, mistakes }) => ({ ...report, mistakes })), ...certificates];
  for (const { id, part: its, mistakes } of papers) {
    if (its !== part || mistakes.length === 0) continue;
    print(`\n${id}`);
    for (const mistake of mistakes) print(`  ${mistake}`);
  }
}

/** How long the reader takes for the report that is nearest to forty pages. */
async function printTime(reports: readonly CorpusReport[]): Promise<void> {
  const [long] = reports.toSorted((a, b) => Math.abs(a.pages - LONG_REPORT) - Math.abs(b.pages - LONG_REPORT));
  if (long === undefined) return;
  const reader = new PaperReader(new ReadingQueue());
  const paper = { bytes: await long.bytes(), type: PDF };
  await reader.readAppraisal(paper);
  const from = performance.now();
  await reader.readAppraisal(paper);
  print(`\n${long.id}, ${long.pages} pages: ${Math.round(performance.now() - from)} ms (bar 3000 ms)`);
  reader.onModuleDestroy();
}

async function bench(): Promise<void> {
  const { BENCH_WRITE, BENCH_ONLY = '', BENCH_MISTAKES, BENCH_HELD_OUT_MISTAKES } = process.env;
  const isWanted = ({ id }: { id: string }): boolean => id.includes(BENCH_ONLY);
  const reports = corpusReports().filter(isWanted);
  const papers = [...reports, ...corpusCertificates().filter(isWanted)];
  if (BENCH_WRITE !== undefined) return write(BENCH_WRITE, papers);
  const measured = await measureApart(papers.map(({ id }) => id));
  printFigures(measured);
  await printTime(reports);
  if (BENCH_MISTAKES !== undefined) printMistakes(measured, 'open');
  if (BENCH_HELD_OUT_MISTAKES !== undefined) printMistakes(measured, 'held_out');
}

describe('made papers', () => {
  it('figures of the reader', bench, HOUR_MS);
});
