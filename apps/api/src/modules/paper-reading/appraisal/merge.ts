import type { Cents, ReadRepair } from '@cw/domain';
import { categoryOf, featuresIn } from '../wording/features.js';
import { plain } from '../wording/plain.js';
import { kindOf } from './kind.js';
import { orderedIn, titleOf } from './title.js';
import type { Told } from './told.js';

/** One requirement and all its tellings. */
type Telling = readonly Told[];

const SMALL = new Set(
  `the and for with from that this into onto over under near must shall should have has been being are was were not
  all any prior closing required require requires needed repair repaired replace replaced install installed correct
  corrected provide obtain licensed qualified contractor professional para con por las los una del que debe deben antes
  cierre reparar reemplazar instalar corregir`.split(/\s+/u),
);

export const stemsOf = (text: string): Set<string> =>
  new Set(
    (plain(text).match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => (word.length > 2 || /\d/u.test(word)) && !SMALL.has(word))
      .map((word) => word.slice(0, 5)),
  );

/** Of the shorter one's words, how many the other has as well. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const least = Math.min(one.size, other.size);
  return least === 0 ? 0 : [...one].filter((stem) => other.has(stem)).length / least;
}

/** Both name a place, and neither is the other one said more closely. */
function areApart(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const [first, second] = [stemsOf(one), stemsOf(other)];
  return overlap(first, second) < 1;
}

const mainFeature = ({ quote, feature }: Told): string | undefined =>
  featuresIn(quote)[0]?.name ?? (feature === null ? undefined : featuresIn(feature)[0]?.name);

/** Of one thing of the house, in two places of the report, so many words in common are enough. */
const ALIKE = 0.34;

function isSame(one: Told, other: Told): boolean {
  const likeness = overlap(stemsOf(one.quote), stemsOf(other.quote));
  const isApart = areApart(one.location, other.location);
  // Of one list only what is printed twice is one.
  if (one.container === other.container) return one.quote === other.quote && !isApart;
  if (isNumberedSame(one, other, likeness)) return true;
  if (isApart && (likeness < 0.9 || areTwins(one, other))) return false;
  return likeness >= 0.75 || (likeness >= ALIKE && hasSameFeature(one, other));
}

/** The same words under two numbers, in two places that have no word in common. */
const areTwins = (one: Told, other: Told): boolean =>
  one.number !== null &&
  other.number !== null &&
  one.number !== other.number &&
  overlap(stemsOf(one.location ?? ''), stemsOf(other.location ?? '')) === 0;

const isNumberedSame = (one: Told, other: Told, likeness: number): boolean =>
  hasSameNumber(one, other) && (likeness >= 0.3 || isOfReport(one.number) || isSamePlace(one, other));

/** A number of three parts stands for one finding of the whole report, whatever words it is told in. */
const isOfReport = (number: string | null): boolean => /^\d+\.\d+\.\d+$/u.test(number ?? '');

/** One number and one title: the summary tells what is wrong, the section what is to be done. */
const isSamePlace = (one: Told, other: Told): boolean =>
  one.location !== null && other.location !== null && plain(one.location) === plain(other.location);

const hasSameNumber = (one: Told, other: Told): boolean => one.number !== null && one.number === other.number;

const hasSameFeature = (one: Told, other: Told): boolean => {
  const feature = mainFeature(one);
  return feature !== undefined && feature === mainFeature(other);
};

/** The same thing told in several places is one. */
function gather(told: readonly Told[]): Telling[] {
  const groups: Told[][] = [];
  for (const one of told) {
    const group = groups.find((others) => others.some((other) => isSame(one, other)));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Who says most of it: with what is wrong and what is to be done. */
const fullest = (telling: Telling): Told =>
  telling.reduce((best, one) => {
    const weight = (told: Told): number => (orderedIn(told.quote) === '' ? 0 : 1000) + Math.min(told.quote.length, 400);
    return weight(one) > weight(best) ? one : best;
  });

const firstFeature = (telling: Telling): string => telling.find(({ feature }) => feature !== null)?.feature ?? '';

const sectionOf = (telling: Telling): string => telling.find(({ section }) => section !== '')?.section ?? '';

function repairOf(telling: Telling, listed: ReadonlyMap<string, Cents>): ReadRepair {
  const best = fullest(telling);
  const costs = telling.flatMap(({ cost, number }) => cost ?? (number === null ? [] : (listed.get(number) ?? [])));
  const ordered = orderedIn(best.quote);
  const location = best.location ?? telling.find((one) => one.location !== null)?.location ?? null;
  return {
    title: titleOf(best.quote, best.feature),
    category: categoryOf(withFeature(best), {
      action: ordered,
      place: location ?? best.feature ?? '',
      part: firstFeature(telling),
      section: sectionOf(telling),
    }),
    kind: telling.find(({ kind }) => kind !== null)?.kind ?? kindOf(best.quote, ordered),
    location,
    quote: best.quote.slice(0, 2000),
    pages: [...new Set(telling.map(({ page }) => page))].sort((one, other) => one - other),
    estimatedCostCents: (costs[0] ?? null) as Cents | null,
  };
}

/** The words that tell nothing of the object are helped by what the table calls it. */
const withFeature = ({ quote, feature }: Told): string =>
  feature !== null && featuresIn(quote).length === 0 ? `${feature}. ${quote}` : quote;

/** Each requirement once, in the order in which the report first tells of it. */
export const repairsOf = (told: readonly Told[], listed: ReadonlyMap<string, Cents>): ReadRepair[] =>
  gather(told).map((telling) => repairOf(telling, listed));
