import type { Brief, LaidOut } from '../brief.js';
import { layOutConditionSheet } from '../layouts/condition-sheet/condition-sheet.js';
import { layOutInspection } from '../layouts/inspection/inspection.js';
import { layOutLegacy } from '../layouts/legacy/legacy.js';
import { layOutLetter } from '../layouts/letter/letter.js';
import { layOutUrar36 } from '../layouts/urar36/urar36.js';
import { makeReport, vendorOf } from '../make-report.js';
import type { CorpusReport } from '../model.js';
import { openFindings, openHarmless } from './open-words.js';
import { MORE_RECIPES, MORE_WORDS } from './more-part.js';
import { OPEN_INSPECTION_EN, OPEN_INSPECTION_ES } from './inspection-vendors.js';
import { OPEN_LEGACY_VENDORS } from './legacy-vendors.js';
import { OPEN_LETTERS_EN, OPEN_LETTERS_ES, OPEN_SHEETS_EN } from './paper-vendors.js';
import { OPEN_RECIPES } from './recipes.js';
import { OPEN_URAR36_VENDORS } from './urar36-vendors.js';
import { OPEN_WORLD } from './world.js';

const SEED = 1000;

function layOut(brief: Brief): LaidOut {
  const isSpanish = brief.language === 'es';
  switch (brief.layout) {
    case 'urar_36':
      return layOutUrar36(brief, vendorOf(OPEN_URAR36_VENDORS, brief));
    case 'home_inspection':
      return layOutInspection(brief, vendorOf(isSpanish ? OPEN_INSPECTION_ES : OPEN_INSPECTION_EN, brief));
    case 'condition_sheet':
      return layOutConditionSheet(brief, vendorOf(OPEN_SHEETS_EN, brief));
    case 'letter':
      return layOutLetter(brief, vendorOf(isSpanish ? OPEN_LETTERS_ES : OPEN_LETTERS_EN, brief));
    case 'urar_legacy':
    case 'unknown':
      return layOutLegacy(brief, vendorOf(OPEN_LEGACY_VENDORS, brief));
  }
}

/** The part of the corpus that the reader is written by. */
export const openReports = (): CorpusReport[] => [
  ...OPEN_RECIPES.map((recipe, index) =>
    makeReport(
      recipe,
      { part: 'open', world: OPEN_WORLD, findings: openFindings, harmless: openHarmless, layOut },
      SEED + index,
    ),
  ),
  ...MORE_RECIPES.map((recipe, index) => makeReport(recipe, MORE_WORDS, SEED * 2 + index)),
];
