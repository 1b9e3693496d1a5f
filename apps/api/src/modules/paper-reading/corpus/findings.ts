import { CONDITION_KINDS, INTAKE_CATEGORIES, type ConditionKind, type IntakeCategory } from '@cw/domain';
import type { Finding, Language } from './model.js';

const at = (cells: readonly string[], index: number): string => cells[index] ?? '';
const HUNDRED = 100;

export const cellsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

function oneOf<T extends string>(values: readonly T[], given: string): T {
  const found = values.find((value) => value === given);
  if (found === undefined) throw new Error(`No such word: ${given}`);
  return found;
}

export const categoriesOf = (cell: string): IntakeCategory[] =>
  cell.split('/').map((one) => oneOf(INTAKE_CATEGORIES, one));
export const kindsOf = (cell: string): ConditionKind[] => cell.split('/').map((one) => oneOf(CONDITION_KINDS, one));

/** Whole dollars, from and to. */
export function dollarsOf(cell: string): [from: number, to: number] {
  const [from = 0, to = from] = cell.split('-').map(Number);
  return [from * HUNDRED, to * HUNDRED];
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** The open part's findings in one language; those without a place in that language are left out. */
export function findingsOf(table: string, language: Language): Finding[] {
  return cellsOf(table).flatMap((cells): Finding[] => {
    const [key, categories, kinds, places, cost, texts] = [
      at(cells, 0),
      at(cells, 1),
      at(cells, 2),
      cells.slice(3, 5),
      at(cells, 5),
      cells.slice(6),
    ];
    const second = language === 'en' ? 0 : 1;
    const location = at(places, second);
    const [defect, action] = [at(texts, second * 2), at(texts, second * 2 + 1)];
    if (location === '') return [];
    return [
      {
        key,
        categories: categoriesOf(categories),
        kinds: kindsOf(kinds),
        location,
        text: `${withoutStop(defect)}; ${lowered(action)}`,
        defect,
        action,
        cents: dollarsOf(cost),
      },
    ];
  });
}
