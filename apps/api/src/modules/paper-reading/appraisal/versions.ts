import { textOfLine } from '../text/lines.js';
import { labelled, type LabelRow } from '../text/labels.js';
import type { Paper, PaperPage } from './paper-pages.js';

const LABELS: readonly LabelRow<'version'>[] = [
  { key: 'version', words: /appraisal version(?: #| no\.?)?/giu },
  { key: null, words: /(?:appraiser|client|amc) reference id|agency case file id/giu },
];

function versionOf({ lines }: PaperPage): number | undefined {
  const [found] = labelled(lines, LABELS);
  const number = Number.parseFloat(
    found?.value ?? /appraisal version\s*#?\s*(\d+(?:\.\d+)?)/iu.exec(lines.map(textOfLine).join(' '))?.[1] ?? '',
  );
  return Number.isNaN(number) ? undefined : number;
}

export interface Versions {
  readonly numbers: readonly number[];
  /** Where each later one begins. */
  readonly pages: readonly number[];
}

export function versionsOf({ pages }: Paper): Versions {
  const numbers = [...new Set(pages.flatMap((page) => versionOf(page) ?? []))].sort((one, other) => one - other);
  return {
    numbers,
    pages: numbers.map((number) => pages.find((page) => versionOf(page) === number)?.number ?? 1),
  };
}

/** Of several versions in one file the latest holds; pages that name none belong to whichever they follow. */
export function latestVersion(paper: Paper): Paper {
  const { numbers } = versionsOf(paper);
  const latest = numbers.at(-1);
  if (numbers.length < 2 || latest === undefined) return paper;
  let current: number | undefined;
  const pages = paper.pages.filter((page) => {
    current = versionOf(page) ?? current;
    return current === undefined || current === latest;
  });
  return { ...paper, pages };
}
