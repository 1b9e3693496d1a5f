import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PaperReader } from '../paper-reader.js';
import { PDF } from '../paper.js';
import { ReadingQueue } from '../process/reading-queue.js';
import { corpusReports } from './corpus.js';
import { tableOf } from './judge/figures.js';
import type { Verdict } from './judge/judge-report.js';
import { measureApart } from './measure-apart.js';
import { groupsOf } from './measure-reader.js';
import type { CorpusReport, Part } from './model.js';

// Figures, not a test: npm run bench:appraisals. What it may say of the mistakes is chosen there.
const HOUR_MS = 3_600_000;
const LONG_REPORT = 40;

const print = (text: string): void => void process.stdout.write(`${text}\n`);

function printMistakes(verdicts: readonly Verdict[], part: Part): void {
  for (const { report, mistakes } of verdicts) {
    if (report.part !== part || mistakes.length === 0) continue;
    print(`\n${report.id} (${report.layout}, ${report.pages} pages)`);
    for (const mistake of mistakes) print(`  ${mistake}`);
  }
}

async function write(folder: string, reports: readonly CorpusReport[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const report of reports) {
    await writeFile(join(folder, `${report.id}.pdf`), await report.bytes());
    await writeFile(join(folder, `${report.id}.json`), JSON.stringify(report.answer, null, 2));
  }
  print(`${reports.length} reports with their answers are in ${folder}`);
}

/** How long the reader takes for the report that is nearest to forty pages. */
async function printTime(reader: PaperReader, reports: readonly CorpusReport[]): Promise<void> {
  const [long] = reports.toSorted((a, b) => Math.abs(a.pages - LONG_REPORT) - Math.abs(b.pages - LONG_REPORT));
  if (long === undefined) return;
  const paper = { bytes: await long.bytes(), type: PDF };
  await reader.readAppraisal(paper);
  const from = performance.now();
  await reader.readAppraisal(paper);
  print(`\n${long.id}, ${long.pages} pages: ${Math.round(performance.now() - from)} ms (bar 3000 ms)`);
}

describe('made appraisals', () => {
  it(
    'figures of the reader',
    async () => {
      const { BENCH_WRITE, BENCH_ONLY = '', BENCH_MISTAKES, BENCH_HELD_OUT_MISTAKES } = process.env;
      const reports = corpusReports().filter(({ id }) => id.includes(BENCH_ONLY));
      if (BENCH_WRITE !== undefined) return write(BENCH_WRITE, reports);
      const verdicts = await measureApart(reports.map(({ id }) => id));
      print(`\n${tableOf(groupsOf(verdicts))}`);
      const reader = new PaperReader(new ReadingQueue());
      await printTime(reader, reports);
      if (BENCH_MISTAKES !== undefined) printMistakes(verdicts, 'open');
      if (BENCH_HELD_OUT_MISTAKES !== undefined) printMistakes(verdicts, 'held_out');
      reader.onModuleDestroy();
    },
    HOUR_MS,
  );
});
