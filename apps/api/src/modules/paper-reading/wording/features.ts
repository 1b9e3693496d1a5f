import type { IntakeCategory } from '@cw/domain';
import { EXTERIOR_FEATURES, INTERIOR_FEATURES, OTHER_FEATURES, SAFETY_FEATURES } from './features-of-the-house.js';
import { STRUCTURE_FEATURES, SYSTEM_FEATURES } from './features-of-the-trades.js';
import { plain } from './plain.js';

/**
 * A thing that can be wrong with a house: how it is called in both languages, and how telling the word is. The object
 * decides the category, the place does not: "a loose outlet in a bath" is electrical.
 */
export type FeatureRow = readonly [name: string, telling: number, words: string];

export interface FoundFeature {
  readonly name: string;
  readonly category: IntakeCategory;
  readonly telling: number;
  readonly at: number;
}

interface Feature {
  readonly name: string;
  readonly category: IntakeCategory;
  readonly telling: number;
  readonly words: RegExp;
}

const build = (category: IntakeCategory, rows: readonly FeatureRow[]): Feature[] =>
  rows.map(([name, telling, words]) => ({
    name,
    category,
    telling,
    words: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})`, 'gu'),
  }));

const FEATURES: readonly Feature[] = [
  ...Object.entries({ ...SYSTEM_FEATURES, ...STRUCTURE_FEATURES }),
  ...Object.entries({ exterior: EXTERIOR_FEATURES, interior: INTERIOR_FEATURES }),
  ...Object.entries({ safety: SAFETY_FEATURES, ...OTHER_FEATURES }),
].flatMap(([category, rows]) => build(category as IntakeCategory, rows));

/** What only tells where: "below the valley", "behind the range". */
const PLACE_BEFORE =
  /(?:^|[\s(])(?:at|in|on|near|beside|behind|under|below|beneath|above|over|by|around|inside|sobre|bajo|junto|detras|debajo|encima|cerca|en)(?: (?:a|al|de|del))?(?: (?:the|an?|el|la|los|las|un|una))? $/u;
const PLACE_DISCOUNT = 1.2;
/** What has to happen before or after is another requirement's object. */
const AFTERWARDS = /(?<![\p{L}])(?:after|before|once|until|despues de|antes de|tras)(?![\p{L}]).*$/u;

/** Everything of a house that the text names, the most telling first. */
export function featuresIn(text: string): FoundFeature[] {
  const words = plain(text);
  const later = AFTERWARDS.exec(words)?.index ?? words.length;
  return FEATURES.flatMap(({ words: pattern, ...feature }) => {
    const found = [...words.matchAll(pattern)].map(({ index }) => {
      const isPlace = PLACE_BEFORE.test(words.slice(Math.max(0, index - 24), index));
      const discount = (isPlace ? PLACE_DISCOUNT : 0) + (index > later ? PLACE_DISCOUNT : 0);
      return { ...feature, at: index, telling: feature.telling - discount };
    });
    return found.sort((one, other) => other.telling - one.telling).slice(0, 1);
  }).sort((one, other) => other.telling - one.telling || one.at - other.at);
}

const INDOORS =
  /(?<![\p{L}])(?:interior|inside|indoor|bedroom|kitchen|bath|ceiling|hall(?!ow)|closet|living room|dining|basement|stairwell|window sill|laundry|dormitorio|recamara|cocina|bano|pasillo|sala|comedor|sotano|cielo raso)/u;
const OUTDOORS =
  /(?<![\p{L}])(?:exterior|outside|trim|siding|soffit|fascia|eave|garage|porch|deck|fence|shed|elevation|outbuilding|front|rear|fachada|alero|porche|cobertizo|garaje|lado)/u;

/** What takes its category from where it is: paint, and doors. */
const BY_PLACE = new Set(['paint', 'door']);

function byPlace(text: string, feature: FoundFeature): IntakeCategory {
  const words = plain(text);
  if (feature.name === 'door') return OUTDOORS.test(words) && !INDOORS.test(words) ? 'exterior' : 'interior';
  if (/(?<![\p{L}])interior/u.test(words)) return 'interior';
  return INDOORS.test(words) && !OUTDOORS.test(words) ? 'interior' : 'exterior';
}

/** The category of a requirement by its object; what is to be done counts a little more than what is wrong. */
export function categoryOf(text: string, action = '', place = ''): IntakeCategory {
  const acted = new Set(featuresIn(plain(action).replace(AFTERWARDS, '')).map(({ name }) => name));
  const [best] = featuresIn(text)
    .map((feature) => (acted.has(feature.name) ? { ...feature, telling: feature.telling + 0.5 } : feature))
    .sort((one, other) => other.telling - one.telling || one.at - other.at);
  if (!best) return 'other';
  return BY_PLACE.has(best.name) ? byPlace(`${text} ${place}`, best) : best.category;
}
