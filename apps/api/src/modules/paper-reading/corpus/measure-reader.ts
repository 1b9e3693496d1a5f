import type { AppraisalReading } from '@cw/domain';
import { PDF, type Paper } from '../paper.js';
import { judgeReport, type Verdict } from './judge/judge-report.js';
import type { CorpusReport } from './model.js';

export type Reads = (paper: Paper) => Promise<AppraisalReading>;

/** Every report read in turn and held against what is true of it. */
export async function measure(reports: readonly CorpusReport[], reads: Reads): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const report of reports)
    verdicts.push(judgeReport(report, await reads({ bytes: await report.bytes(), type: PDF })));
  return verdicts;
}

/** In the order of the table: each part, all, and each layout of each part. */
export function groupsOf(verdicts: readonly Verdict[]): Map<string, readonly Verdict[]> {
  const groups = new Map<string, readonly Verdict[]>();
  for (const part of ['open', 'held_out'] as const)
    groups.set(
      part,
      verdicts.filter(({ report }) => report.part === part),
    );
  groups.set('all', verdicts);
  for (const { report } of verdicts) {
    const name = `${report.part} ${report.layout}`;
    groups.set(
      name,
      verdicts.filter((one) => `${one.report.part} ${one.report.layout}` === name),
    );
  }
  return new Map([...groups].filter(([, some]) => some.length > 0));
}
