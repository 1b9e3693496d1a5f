import type { Brief, LaidOut } from '../brief.js';
import { layOutConditionSheet } from '../layouts/condition-sheet/condition-sheet.js';
import { layOutInspection } from '../layouts/inspection/inspection.js';
import { layOutLegacy } from '../layouts/legacy/legacy.js';
import { layOutLetter } from '../layouts/letter/letter.js';
import { layOutUrar36 } from '../layouts/urar36/urar36.js';
import { makeReport, vendorOf } from '../make-report.js';
import type { CorpusReport } from '../model.js';
import { heldOutFindings, heldOutHarmless } from './held-out-words.js';
import { HELD_OUT_INSPECTION_EN, HELD_OUT_INSPECTION_ES } from './inspection-vendors.js';
import { HELD_OUT_LEGACY_VENDORS } from './legacy-vendors.js';
import { HELD_OUT_LETTERS_EN, HELD_OUT_LETTERS_ES, HELD_OUT_SHEETS, HELD_OUT_SHEETS_ES } from './paper-vendors.js';
import { HELD_OUT_RECIPES } from './recipes.js';
import { HELD_OUT_URAR36_VENDORS } from './urar36-vendors.js';
import { HELD_OUT_WORLD } from './world.js';

const SEED = 7000;

function layOut(brief: Brief): LaidOut {
  const isSpanish = brief.language === 'es';
  switch (brief.layout) {
    case 'urar_36':
      return layOutUrar36(brief, vendorOf(HELD_OUT_URAR36_VENDORS, brief));
    case 'home_inspection':
      return layOutInspection(brief, vendorOf(isSpanish ? HELD_OUT_INSPECTION_ES : HELD_OUT_INSPECTION_EN, brief));
    case 'condition_sheet':
      return layOutConditionSheet(brief, vendorOf(isSpanish ? HELD_OUT_SHEETS_ES : HELD_OUT_SHEETS, brief));
    case 'letter':
      return layOutLetter(brief, vendorOf(isSpanish ? HELD_OUT_LETTERS_ES : HELD_OUT_LETTERS_EN, brief));
    case 'urar_legacy':
    case 'unknown':
      return layOutLegacy(brief, vendorOf(HELD_OUT_LEGACY_VENDORS, brief));
  }
}

/** The part that a reader is only measured by: whoever writes the reader does not read its words. */
export const heldOutReports = (): CorpusReport[] =>
  HELD_OUT_RECIPES.map((recipe, index) =>
    makeReport(
      recipe,
      { part: 'held_out', world: HELD_OUT_WORLD, findings: heldOutFindings, harmless: heldOutHarmless, layOut },
      SEED + index,
    ),
  );
