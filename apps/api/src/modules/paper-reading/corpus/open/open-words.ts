import { cellsOf, findingsOf } from '../findings.js';
import type { Harmless } from '../brief.js';
import type { Finding, Language } from '../model.js';
import { OPEN_HARMLESS } from './harmless.js';
import { OPEN_ROOMS } from './rooms.js';
import { OPEN_STRUCTURE } from './structure.js';
import { OPEN_SYSTEMS } from './systems.js';

const FIXED = ['boilerplate', 'comparable', 'ratingText'];
const APART = ['asIs'];

export const openFindings = (language: Language): Finding[] =>
  [OPEN_STRUCTURE, OPEN_SYSTEMS, OPEN_ROOMS].flatMap((table) => findingsOf(table, language));

/** What the open part says beside its conditions. */
export function openHarmless(language: Language): Harmless {
  const rows = cellsOf(OPEN_HARMLESS).filter(([label = '', lang]) => lang === language && !APART.includes(label));
  const textsOf = (isFixed: boolean): string[] =>
    rows.filter(([label = '']) => FIXED.includes(label) === isFixed).map(([, , text = '']) => text);
  return { remarks: textsOf(false), boilerplate: textsOf(true) };
}
