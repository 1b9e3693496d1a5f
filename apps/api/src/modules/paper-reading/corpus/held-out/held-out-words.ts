import type { Harmless } from '../brief.js';
import { categoriesOf, cellsOf, dollarsOf, kindsOf } from '../findings.js';
import type { Finding, Language } from '../model.js';
import { HELD_OUT_ROOMS } from './english-rooms.js';
import { HELD_OUT_STRUCTURE } from './english-structure.js';
import { HELD_OUT_SYSTEMS } from './english-systems.js';
import { HELD_OUT_HARMLESS } from './harmless.js';
import { HELD_OUT_SPANISH } from './spanish.js';

function findingOf(cells: readonly string[]): Finding {
  const [key = '', categories = '', kinds = '', location = '', ...rest] = cells;
  const [cost = '', text = '', defect = ''] = rest;
  return {
    key,
    categories: categoriesOf(categories),
    kinds: kindsOf(kinds),
    location,
    text,
    defect,
    action: '',
    cents: dollarsOf(cost),
  };
}

const TABLES: Readonly<Record<Language, readonly string[]>> = {
  en: [HELD_OUT_STRUCTURE, HELD_OUT_SYSTEMS, HELD_OUT_ROOMS],
  es: [HELD_OUT_SPANISH],
};

export const heldOutFindings = (language: Language): Finding[] =>
  TABLES[language].flatMap((table) => cellsOf(table).map(findingOf));

export function heldOutHarmless(language: Language): Harmless {
  const rows = cellsOf(HELD_OUT_HARMLESS).filter(([, lang]) => lang === language);
  const textsOf = (isFixed: boolean): string[] =>
    rows.filter(([sort]) => (sort === 'fixed') === isFixed).map(([, , text = '']) => text);
  return { remarks: textsOf(false), boilerplate: textsOf(true) };
}
