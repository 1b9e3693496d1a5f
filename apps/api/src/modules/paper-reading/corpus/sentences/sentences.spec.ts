import type { ReadRepair } from '@cw/domain';
import { categoryOf } from '../../wording/features.js';
import { readAppraisal } from '../../appraisal/read-appraisal.js';
import { column, typeset } from '../../testing/typeset.js';
import { categoriesOf, cellsOf, kindsOf } from '../findings.js';
import { BY_CATEGORY } from './by-category.js';
import { BY_CATEGORY_INSPECTED } from './by-category-inspected.js';
import { BY_CATEGORY_OTHERWISE } from './by-category-otherwise.js';
import { BY_CATEGORY_WHOLE } from './by-category-whole.js';
import { HARMLESS_LISTED, PAPERWORK } from './harmless-listed.js';
import { HARMLESS_PROSE, HARMLESS_SPANISH } from './harmless-prose.js';
import { REQUIRED_LISTED, REQUIRED_OF_LENDER } from './required-listed.js';
import { REQUIRED_PROSE } from './required-prose.js';
import { REQUIRED_SPANISH } from './required-spanish.js';

type Reads = (text: string) => readonly ReadRepair[];

const repairsIn = (lines: readonly string[]): readonly ReadRepair[] => readAppraisal(typeset(column(lines))).repairs;
const inProse: Reads = (text) => repairsIn([text]);
const underRequired: Reads = (text) => repairsIn(['REQUIRED REPAIRS', '', `1. ${text}`]);
const underConditions: Reads = (text) => repairsIn(['PRIOR TO CLOSING CONDITIONS', '', `1. ${text}`]);

const MISSED = 'missed';

/** What was read wrong, each with its sentence: nothing when all was right. */
function wrongsOf(table: string, reads: Reads): string[] {
  return cellsOf(table).flatMap(([categories = '', kinds = '', text = '']) => {
    const [first] = reads(text);
    if (!first) return [`${MISSED}: ${text}`];
    return [
      ...(categoriesOf(categories).includes(first.category)
        ? []
        : [`category ${first.category} for ${categories}: ${text}`]),
      ...(kindsOf(kinds).includes(first.kind) ? [] : [`kind ${first.kind} for ${kinds}: ${text}`]),
    ];
  });
}

const takenFrom = (texts: readonly string[], reads: Reads): string[] => texts.filter((text) => reads(text).length > 0);
const lastCells = (table: string): string[] => cellsOf(table).map((cells) => cells.at(-1) ?? '');

describe('sentences of reports', () => {
  it.each([
    ['in running words', REQUIRED_PROSE, inProse],
    ['in Spanish', REQUIRED_SPANISH, inProse],
    ['under a heading that requires them', REQUIRED_LISTED, underRequired],
    ["on a lender's sheet", REQUIRED_OF_LENDER, underConditions],
  ] as const)('INT-05 what is required %s is found, with its category and kind', (_, table, reads) => {
    expect(wrongsOf(table, reads)).toEqual([]);
  });

  it('INT-05 the object decides the category, the place does not', () => {
    const tables = [BY_CATEGORY, BY_CATEGORY_WHOLE, BY_CATEGORY_OTHERWISE, BY_CATEGORY_INSPECTED];
    const wrong = tables.flatMap(cellsOf).flatMap(([category = '', text = '']) => {
      const read = categoryOf(text);
      return categoriesOf(category).includes(read) ? [] : [`${read} for ${category}: ${text}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    [
      'remarks, past work, limits, other houses and printed words',
      lastCells(HARMLESS_PROSE + HARMLESS_SPANISH),
      inProse,
    ],
    ['what ends or empties a list', lastCells(HARMLESS_LISTED), underRequired],
    ["a lender's papers", lastCells(PAPERWORK), underConditions],
  ] as const)('INT-05 asks for nothing where nothing is asked: %s', (_, texts, reads) => {
    expect(takenFrom(texts, reads)).toEqual([]);
  });
});
