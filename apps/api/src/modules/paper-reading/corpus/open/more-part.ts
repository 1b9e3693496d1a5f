import type { Brief, Harmless, LaidOut } from '../brief.js';
import { cellsOf, findingsOf } from '../findings.js';
import { layOutConditionSheet } from '../layouts/condition-sheet/condition-sheet.js';
import { layOutInspection } from '../layouts/inspection/inspection.js';
import { layOutLegacy } from '../layouts/legacy/legacy.js';
import { layOutLetter } from '../layouts/letter/letter.js';
import { layOutUrar36 } from '../layouts/urar36/urar36.js';
import { type PartWords, vendorOf } from '../make-report.js';
import type { Recipe } from '../recipes.js';
import { HARMLESS_PROSE } from '../sentences/harmless-prose.js';
import { MORE_FINDINGS } from './more-findings.js';
import { MORE_INSPECTIONS } from './more-inspections.js';
import { MORE_LEGACY } from './more-legacy.js';
import { MORE_LETTERS, MORE_SHEETS } from './more-vendors.js';
import { OPEN_URAR36_VENDORS } from './urar36-vendors.js';
import { OPEN_WORLD } from './world.js';

const FIXED = ['certification', 'comparable', 'rating'];
/** What would tell against the rest of the report. */
const NOT_SAID = ['form', 'lead', 'total', 'asis', 'contract'];

function harmless(): Harmless {
  const rows = cellsOf(HARMLESS_PROSE).filter(([label = '']) => !NOT_SAID.includes(label));
  const textsOf = (isFixed: boolean): string[] =>
    rows.filter(([label = '']) => FIXED.includes(label) === isFixed).map(([, text = '']) => text);
  return { remarks: textsOf(false), boilerplate: textsOf(true) };
}

function layOut(brief: Brief): LaidOut {
  switch (brief.layout) {
    case 'urar_36':
      return layOutUrar36(brief, vendorOf(OPEN_URAR36_VENDORS, brief));
    case 'home_inspection':
      return layOutInspection(brief, vendorOf(MORE_INSPECTIONS, brief));
    case 'condition_sheet':
      return layOutConditionSheet(brief, vendorOf(MORE_SHEETS, brief));
    case 'letter':
      return layOutLetter(brief, vendorOf(MORE_LETTERS, brief));
    case 'urar_legacy':
    case 'unknown':
      return layOutLegacy(brief, vendorOf(MORE_LEGACY, brief));
  }
}

/** Other forms, other users and other words than the first of the open part: what held for one vendor alone shows. */
export const MORE_WORDS: PartWords = {
  part: 'open',
  world: OPEN_WORLD,
  findings: () => findingsOf(MORE_FINDINGS, 'en'),
  harmless,
  layOut,
};

export const MORE_RECIPES: readonly Recipe[] = [
  { id: 'open-more-legacy-1', layout: 'urar_legacy', variant: 0, requires: 6, program: 'fha' },
  { id: 'open-more-legacy-2', layout: 'urar_legacy', variant: 1, requires: 5, quirk: 'as_is_with_repairs' },
  { id: 'open-more-legacy-3', layout: 'urar_legacy', variant: 2, requires: 5, program: 'va' },
  { id: 'open-more-legacy-4', layout: 'urar_legacy', variant: 3, requires: 6 },
  { id: 'open-more-legacy-5', layout: 'urar_legacy', variant: 0, requires: 5, quirk: 'total_differs' },
  { id: 'open-more-legacy-6', layout: 'urar_legacy', variant: 1, requires: 6, listing: 'prose' },
  { id: 'open-more-legacy-7', layout: 'urar_legacy', variant: 3, requires: 4, quirk: 'subject_to_without_repairs' },
  { id: 'open-more-legacy-8', layout: 'urar_legacy', variant: 0, requires: 4, quirk: 'signals_disagree' },
  { id: 'open-more-legacy-9', layout: 'urar_legacy', variant: 2, requires: 0 },
  { id: 'open-more-urar36-1', layout: 'urar_36', variant: 0, requires: 7 },
  { id: 'open-more-urar36-2', layout: 'urar_36', variant: 1, requires: 0, quirk: 'summary_against_contract' },
  { id: 'open-more-inspection-1', layout: 'home_inspection', variant: 0, requires: 7 },
  { id: 'open-more-inspection-2', layout: 'home_inspection', variant: 1, requires: 9, mess: { mark: 'cross' } },
  { id: 'open-more-inspection-3', layout: 'home_inspection', variant: 2, requires: 8 },
  { id: 'open-more-sheet-1', layout: 'condition_sheet', variant: 0, requires: 5, program: 'fha' },
  { id: 'open-more-sheet-2', layout: 'condition_sheet', variant: 1, requires: 5 },
  { id: 'open-more-sheet-3', layout: 'condition_sheet', variant: 2, requires: 5, program: 'va' },
  { id: 'open-more-sheet-4', layout: 'condition_sheet', variant: 3, requires: 4 },
  { id: 'open-more-letter-1', layout: 'letter', variant: 0, requires: 6 },
  { id: 'open-more-letter-2', layout: 'letter', variant: 1, requires: 5, program: 'fha' },
  { id: 'open-more-letter-3', layout: 'letter', variant: 2, requires: 5 },
];
