import type { Brief, LaidOut } from '../brief.js';
import { layOutLegacy } from '../layouts/legacy/legacy.js';
import { layOutUrar36 } from '../layouts/urar36/urar36.js';
import { makeReport } from '../make-report.js';
import type { CorpusReport } from '../model.js';
import { openFindings, openHarmless } from './open-words.js';
import { OPEN_LEGACY_VENDORS } from './legacy-vendors.js';
import { OPEN_RECIPES } from './recipes.js';
import { OPEN_URAR36_VENDORS } from './urar36-vendors.js';
import { OPEN_WORLD } from './world.js';

const SEED = 1000;

function of<T>(vendors: readonly T[], variant: number): T {
  const vendor = vendors[variant % vendors.length];
  if (vendor === undefined) throw new Error('A layout has a vendor');
  return vendor;
}

function layOut(brief: Brief): LaidOut {
  if (brief.layout === 'urar_36') return layOutUrar36(brief, of(OPEN_URAR36_VENDORS, brief.variant));
  return layOutLegacy(brief, of(OPEN_LEGACY_VENDORS, brief.variant));
}

/** The part of the corpus that the reader is written by. */
export const openReports = (): CorpusReport[] =>
  OPEN_RECIPES.map((recipe, index) =>
    makeReport(
      recipe,
      { part: 'open', world: OPEN_WORLD, findings: openFindings, harmless: openHarmless, layOut },
      SEED + index,
    ),
  );
