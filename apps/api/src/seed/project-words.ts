import { readFileSync } from 'node:fs';
import type { Locale, ProjectCategory } from '@cw/domain';
import type { SeededRandom } from './random.js';

interface Words {
  readonly quote: string;
  readonly title: string;
  readonly defect: string;
  readonly location: string;
}

/** A condition in an appraiser's words, in both languages. */
export interface AppraisalRow {
  readonly category: ProjectCategory;
  readonly costCents: readonly [low: number, high: number];
  readonly en: Words;
  readonly es: Words;
}

const MAX_COST_CENTS = 450_000;
const MIN_COST_CENTS = 12_000;
const TEN_DOLLARS = 1000;

/** What appraisers write and what it typically costs; nothing that would swallow a whole demo deal. */
export const APPRAISAL_ROWS: readonly AppraisalRow[] = (
  JSON.parse(readFileSync(new URL('./data/conditions.json', import.meta.url), 'utf8')) as AppraisalRow[]
).filter((row) => row.costCents[0] <= MAX_COST_CENTS);

/** A price within a row's usual range, in whole tens of dollars. */
export function usualCost(row: AppraisalRow, random: SeededRandom): number {
  const [low, high] = row.costCents;
  const least = Math.max(low, MIN_COST_CENTS);
  const price = random.between(least, Math.max(least, Math.min(high, least * 2, MAX_COST_CENTS)));
  return Math.round(price / TEN_DOLLARS) * TEN_DOLLARS;
}

const TRADES: Record<Locale, Record<ProjectCategory, string>> = {
  en: {
    electrical: 'electrical',
    plumbing: 'plumbing',
    roofing: 'roof',
    flooring: 'floor',
    painting: 'paint',
    drywall: 'drywall',
    windows: 'window',
    doors: 'door',
    hvac: 'heating',
    landscaping: 'yard',
    other: 'safety',
  },
  es: {
    electrical: 'electricidad',
    plumbing: 'plomería',
    roofing: 'techo',
    flooring: 'piso',
    painting: 'pintura',
    drywall: 'panel de yeso',
    windows: 'ventanas',
    doors: 'puertas',
    hvac: 'calefacción',
    landscaping: 'jardín',
    other: 'seguridad',
  },
};

/** "Roof, electrical and paint repairs": what the house needs, by trade. */
function tradesOf(rows: readonly AppraisalRow[], locale: Locale): string {
  const trades = [...new Set(rows.map((row) => TRADES[locale][row.category]))];
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(trades);
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const POST = {
  en: {
    title: (rows: readonly AppraisalRow[]) => `${capitalized(tradesOf(rows, 'en'))} repairs before closing`,
    description:
      'The appraisal is subject to the repairs below. Someone is home on weekday mornings; the rest of the week there is a lockbox. Please work around the dog.',
    timeline: (days: number) => `${days} working days, weather permitting`,
    work: 'We protect what stays, do the listed repairs to code, photograph each one before and after, and leave the place clean.',
    excluded: 'Not our trade',
    returned: 'The photo does not show the finished work from close by.',
    disputed: 'Two of the listed repairs look unfinished, and the photos do not show them from close by.',
    answered: 'Everything on the list was done. The trim was still drying when you came; we are glad to touch it up.',
    came: 'I was at the house at nine with the materials. Nobody was there, and the lockbox did not open with the code I had.',
  },
  es: {
    title: (rows: readonly AppraisalRow[]) => `Reparaciones de ${tradesOf(rows, 'es')} antes del cierre`,
    description:
      'La tasación está sujeta a las reparaciones de abajo. Hay alguien en casa por las mañanas; el resto de la semana hay una caja de llaves. Cuidado con el perro, por favor.',
    timeline: (days: number) => `${days} días hábiles, si el clima lo permite`,
    work: 'Protegemos lo que se queda, hacemos las reparaciones según el código, fotografiamos cada una antes y después y dejamos todo limpio.',
    excluded: 'No es nuestro oficio',
    returned: 'La foto no muestra de cerca el trabajo terminado.',
    disputed: 'Dos de las reparaciones de la lista se ven sin terminar y las fotos no las muestran de cerca.',
    answered:
      'Hicimos todo lo de la lista. La moldura aún se estaba secando cuando usted vino; la retocamos con gusto.',
    came: 'Estuve en la casa a las nueve con los materiales. No había nadie, y la caja de llaves no abrió con el código que yo tenía.',
  },
} as const;

export const wordsOf = (locale: Locale) => POST[locale];
