import type { AppraisalReading, ReadingWarning, ReadRepair, ReadValue } from '@cw/domain';
import { textOfLine } from '../text/lines.js';
import type { FoundConditions } from './conditions.js';
import { costIn, costOfCell } from './cost.js';
import type { Candidate } from './fields.js';
import type { Paper } from './paper-pages.js';
import { isTotal } from './statements.js';
import type { Signal } from './value-conditions.js';
import { valueConditionsOf } from './value-conditions.js';
import { versionsOf } from './versions.js';

interface Facts {
  readonly whole: Paper;
  readonly paper: Paper;
  readonly found: FoundConditions;
  readonly candidates: readonly Candidate[];
  readonly values: readonly ReadValue[];
  readonly signals: readonly Signal[];
  readonly repairs: readonly ReadRepair[];
}

type Warning = AppraisalReading['warnings'][number];
type Check = (facts: Facts) => Warning[];

const FIXED =
  /(?:i (?:have|performed|developed|researched|selected|verified|personally|am|did)|appraiser(?:'s)? certif|limiting condition|intended (?:use|user)|scope of work|definition)/iu;
export const isFixedText = (_page: number, text: string): boolean => FIXED.test(text);

const warn = (code: ReadingWarning, pages: readonly number[]): Warning => ({
  code,
  pages: [...new Set(pages)].sort((one, other) => one - other),
});

const isAsIs = ({ conditions }: Signal): boolean => conditions.length === 1 && conditions[0] === 'as_is';
const pagesOf = (signals: readonly { readonly page: number }[]): number[] => signals.map(({ page }) => page);

const contradictions: Check = ({ signals, repairs }) => {
  const conditions = valueConditionsOf(signals);
  const isAll = conditions.length === 1 && conditions[0] === 'as_is';
  if (isAll && repairs.length > 0)
    return [warn('as_is_with_repairs', [...pagesOf(signals.filter(isAsIs)), ...repairs.flatMap(({ pages }) => pages)])];
  if (conditions.length > 0 && !isAll && repairs.length === 0)
    return [warn('subject_to_without_repairs', pagesOf(signals))];
  return [];
};

const disagreement: Check = ({ signals, repairs }) => {
  const asIs = signals.filter(isAsIs);
  const others = signals.filter((signal) => !isAsIs(signal));
  const isMarkedAsIs = asIs.some(({ from }) => from !== 'sentence');
  if (
    asIs.length === 0 ||
    others.length === 0 ||
    repairs.length === 0 ||
    (isMarkedAsIs && !others.some(({ from }) => from !== 'sentence'))
  )
    return [];
  return [warn('signals_disagree', pagesOf([...asIs, ...others]))];
};

const promises: Check = ({ found, repairs, signals }) => {
  const [first] = found.promised;
  const asIs = valueConditionsOf(signals);
  const isClean = repairs.length === 0 || (asIs.length === 1 && asIs[0] === 'as_is');
  return first && isClean ? [warn('summary_against_contract', pagesOf(found.promised))] : [];
};

const TOTAL_LABEL =
  /total (?:estimated )?cost|estimated cost (?:to cure|of) all|cost to cure all|total estimated|costo total|grand total|(?:items|repairs|work)(?: together| combined)? (?:come|add|amount|sum)|(?:aggregate|combined) cost|sum of|suma|^total(?! (?:living|estimate of|room|area|gross|net|sq|site|depreciat|bed|above|finished|units?))(?![\p{L}])/iu;

const totals: Check = ({ paper, repairs }) => {
  const costs = repairs.flatMap(({ estimatedCostCents }) => (estimatedCostCents === null ? [] : [estimatedCostCents]));
  if (costs.length < 2) return [];
  const sum = costs.reduce((total, cost) => total + cost, 0);
  const stated = paper.pages.flatMap(({ lines, number }) =>
    lines.flatMap((line) => {
      const text = textOfLine(line);
      if (!TOTAL_LABEL.test(text) || !isTotal(text)) return [];
      const amount = /\$?\s?\d[\d,]*(?:\.\d\d)?\s?[kK]?\s*[.)]?$/u.exec(text)?.[0].replace(/[.)]$/u, '');
      const total = amount === undefined ? null : (costIn(amount) ?? costOfCell(amount.trim()));
      return total === null ? [] : [{ total, page: number }];
    }),
  );
  return stated.length > 0 && stated.every(({ total }) => total !== sum)
    ? [warn('total_differs', pagesOf(stated))]
    : [];
};

const houseNumber = (value: string): string | undefined => /\d+/u.exec(value)?.[0];

const addresses: Check = ({ candidates, values }) => {
  const chosen = values.find(({ field }) => field === 'address');
  const number = chosen && houseNumber(chosen.value);
  const others = candidates.filter(
    ({ field, value, isExact }) => field === 'address' && isExact && houseNumber(value) !== number,
  );
  return number !== undefined && others.length > 0
    ? [warn('addresses_differ', [chosen?.page ?? 1, ...pagesOf(others)])]
    : [];
};

const dates: Check = ({ values }) => {
  const [effective, inspection] = ['effectiveDate', 'inspectionDate'].map((name) =>
    values.find(({ field }) => field === name),
  );
  return effective && inspection && effective.value < inspection.value
    ? [warn('effective_before_inspection', pagesOf([effective, inspection]))]
    : [];
};

const versions: Check = ({ whole }) => {
  const { numbers, pages } = versionsOf(whole);
  return numbers.length > 1 ? [warn('several_versions', pages)] : [];
};

const hidden: Check = ({ whole }) => (whole.hidden.length > 0 ? [warn('hidden_text', whole.hidden)] : []);

const CHECKS: readonly Check[] = [contradictions, promises, disagreement, totals, addresses, dates, versions, hidden];

/** What a person must look at before they trust a suggestion. */
export const warningsOf = (facts: Facts): Warning[] => CHECKS.flatMap((check) => check(facts));
