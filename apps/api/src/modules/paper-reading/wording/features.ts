import type { IntakeCategory } from '@cw/domain';
import { EXTERIOR_FEATURES, INTERIOR_FEATURES, OTHER_FEATURES, SAFETY_FEATURES } from './features-of-the-house.js';
import { STRUCTURE_FEATURES, SYSTEM_FEATURES } from './features-of-the-trades.js';
import { plain } from './plain.js';
import { remembered } from './remembered.js';

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

/** What only tells where, or what for: "below the valley", "behind the range", "for the air conditioner". */
const PLACE_BEFORE =
  /(?:^|[\s(])(?:at|in|on|near|beside|behind|under|underneath|below|beneath|above|over|by|around|inside|for|off|from|into|through|along|next to|adjacent to|toward|serving|sobre|bajo|junto|detras|debajo|encima|cerca|en|para|desde|hacia)(?: (?:a|al|de|del))?(?: (?:the|an?|el|la|los|las|un|una))? $/u;
const PLACE_DISCOUNT = 1.6;
/** Of a clause the thing that it begins with is what it tells of. */
const HEAD_BONUS = 0.7;
const HEAD_ENDS =
  /[;:,.]\s|\s(?:at|in|on|near|beside|behind|under|below|above|over|by|around|inside|for|off|from|into|through|along|next|with|has|have|is|are|was|were|does|do|will|lacks?|shows?|en|de|del|tiene|tienen|esta|estan|no)\s/u;
const CLAUSE_BEGINS = /[;:.]\s[^;:.]*$/u;
/** What has to happen before or after is another requirement's object. */
const AFTERWARDS = /(?<![\p{L}])(?:after|before|once|until|despues de|antes de|tras)(?![\p{L}]).*$/u;

/** "No cover on the box above the furnace": of what only tells where the first is the thing itself. */
const PART_OF =
  /(?:cover|cap|lid|plate|knob|handle|leak|crack|hole|rust|corrosion|damage|rot|paint|missing|loose|no|tapa|fuga|grieta) (?:on|in|at|of|en|de)(?: (?:the|an?|el|la|los|las))? $/u;

function isHead(words: string, index: number): boolean {
  const above = words.slice(0, index);
  const from = CLAUSE_BEGINS.exec(above)?.index ?? 0;
  return !HEAD_ENDS.test(` ${above.slice(from).replace(/^[;:.]\s*/u, '')} `.replace(/\s+$/u, ' '));
}

/** Everything of a house that the text names, the most telling first. */
export const featuresIn = remembered((text: string): readonly FoundFeature[] => {
  const words = plain(text);
  const later = AFTERWARDS.exec(words)?.index ?? words.length;
  return FEATURES.flatMap(({ words: pattern, ...feature }) => {
    const found = [...words.matchAll(pattern)].map(({ index }) => {
      const before = words.slice(Math.max(0, index - 24), index);
      const isPlace = PLACE_BEFORE.test(before) && !PART_OF.test(before);
      const discount = (isPlace ? PLACE_DISCOUNT : 0) + (index > later ? PLACE_DISCOUNT : 0);
      const bonus = !isPlace && isHead(words, index) ? HEAD_BONUS : 0;
      return { ...feature, at: index, telling: feature.telling - discount + bonus };
    });
    return found.sort((one, other) => other.telling - one.telling).slice(0, 1);
  }).sort((one, other) => other.telling - one.telling || one.at - other.at);
});

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

/** What a form's own name for the part of the house says of the trade. */
const KNOWN_PARTS: readonly (readonly [RegExp, readonly IntakeCategory[]])[] = [
  [/^(?:roof|techo)/u, ['roof']],
  [/^(?:foundation|structur|framing|cimient|estructura)/u, ['structural']],
  [/^(?:mechanical|systems?)/u, ['electrical', 'plumbing', 'hvac']],
  [/^(?:electric)/u, ['electrical']],
  [/^(?:plumb|plomer)/u, ['plumbing']],
  [/^(?:heat|cool|hvac|calefac)/u, ['hvac']],
  [/^(?:exterior|windows?)/u, ['exterior']],
  [/^(?:walls and ceilings|flooring|interior)/u, ['interior']],
  [/^(?:kitchen appliances|appliances|electrodom)/u, ['appliances']],
];
const PART_BONUS = 1;
const ACTED_BONUS = 0.5;
/** So little telling that the form's own name is worth more. */
const PART_ALONE = 5;

const partOf = (part: string): readonly IntakeCategory[] =>
  KNOWN_PARTS.find(([pattern]) => pattern.test(plain(part).trim()))?.[1] ?? [];

/** Whether a heading is the name of a part of the house, as a form or an inspector divides it. */
export const isPartOfHouse = (heading: string): boolean => partOf(heading.replace(/^[\d.\s:–—-]+/u, '')).length > 0;

interface Around {
  /** What is to be done about it. */
  readonly action: string;
  readonly place: string;
  /** What the form calls the part of the house. */
  readonly part: string;
  /** The heading under which it stands. */
  readonly section: string;
}
const NOTHING_AROUND: Around = { action: '', place: '', part: '', section: '' };

const byPlaceAlone = (place: string): IntakeCategory => featuresIn(place)[0]?.category ?? 'other';

/** Of what the words name the most telling; what is to be done about it, and what the form calls it, count as well. */
function mostTelling(text: string, action: string, likely: readonly IntakeCategory[]): FoundFeature | undefined {
  const acted = new Set(featuresIn(plain(action).replace(AFTERWARDS, '')).map(({ name }) => name));
  const weighed = featuresIn(text).map((feature) => {
    const bonus = (acted.has(feature.name) ? ACTED_BONUS : 0) + (likely.includes(feature.category) ? PART_BONUS : 0);
    return { ...feature, telling: feature.telling + bonus };
  });
  return weighed.sort((one, other) => other.telling - one.telling || one.at - other.at)[0];
}

/** The category of a requirement by its object; what is to be done counts a little more than what is wrong. */
export function categoryOf(text: string, { action, place, part, section }: Around = NOTHING_AROUND): IntakeCategory {
  const likely = partOf(part);
  const [alone] = likely;
  const best = mostTelling(text, action, likely);
  if (!best) return alone ?? partOf(section)[0] ?? byPlaceAlone(place);
  if (alone !== undefined && best.telling < PART_ALONE) return alone;
  return BY_PLACE.has(best.name) ? byPlace(`${text} ${place}`, best) : best.category;
}
