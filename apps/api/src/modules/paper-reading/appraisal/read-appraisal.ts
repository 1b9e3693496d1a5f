import type { AppraisalReading, ReadingOutcome, ReportLayout } from '@cw/domain';
import type { ReadPages } from '../text/page-text.js';
import { conditionsOf } from './conditions.js';
import { candidatesOf, letterhead, valuesOf } from './fields.js';
import { languageOf, layoutOf } from './layout.js';
import { latestVersion } from './versions.js';
import { repairsOf } from './merge.js';
import { type Paper, takeApart } from './paper-pages.js';
import { signalsOf, valueConditionsOf } from './value-conditions.js';
import { isFixedText, warningsOf } from './warnings.js';

const HAS_VALUE: readonly ReportLayout[] = ['urar_legacy', 'urar_36', 'unknown'];
const MOST_UNREAD = 10_000;

/** Pages behind the last that was read. */
const notReached = ({ pages, total }: ReadPages): number[] =>
  Array.from(
    { length: Math.min(MOST_UNREAD, Math.max(0, total - pages.length)) },
    (_, index) => pages.length + index + 1,
  );

function outcomeOf({ pages, ended }: ReadPages, { scanned, garbled }: Paper): ReadingOutcome {
  const unread = scanned.length + garbled.length;
  const usable = pages.length - unread;
  if (ended === 'too_long') return 'too_long';
  if (usable === 0)
    return ended === 'out_of_time' ? 'timed_out' : garbled.length > scanned.length ? 'unreadable_text' : 'scanned';
  return unread > 0 || ended === 'out_of_time' ? 'partly' : 'read';
}

/** A report's pages to what it says: suggestions, each with its words and its page. */
export function readAppraisal(read: ReadPages): AppraisalReading {
  const whole = takeApart(read);
  const paper = latestVersion(whole);
  const found = conditionsOf(paper);
  const [language, layout] = [languageOf(paper), layoutOf(paper)];
  const candidates = [
    ...candidatesOf(paper, language === 'es'),
    ...(layout === 'condition_sheet' ? letterhead(paper) : []),
  ];
  const values = valuesOf(candidates);
  // What is no appraisal has no value that could depend on anything.
  const signals = HAS_VALUE.includes(layout) ? signalsOf(paper, isFixedText) : [];
  const repairs = repairsOf(found.told, found.costs);
  return {
    outcome: outcomeOf(read, whole),
    layout,
    language,
    pages: read.total,
    unreadPages: [...whole.scanned, ...whole.garbled, ...notReached(read)].sort((one, other) => one - other),
    values,
    valueConditions: valueConditionsOf(signals),
    repairs,
    warnings: warningsOf({ whole, paper, found, candidates, values, signals, repairs }),
  };
}
