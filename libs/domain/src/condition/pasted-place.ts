/** Rooms and parts of a house that tell the place by themselves, wherever they stand in a line. */
const ROOMS = [
  'kitchen',
  'half bath',
  'bath(?:room)?s?',
  'bedrooms?',
  'basement',
  'cellar',
  'attic',
  'crawl ?space',
  'garage',
  'carport',
  'laundry(?: room)?',
  'living room',
  'dining room',
  'family room',
  'utility room',
  'mud ?room',
  'sun ?room',
  'hallway',
  'foyer',
  'closets?',
  'porch',
  'deck',
  'patio',
  'balcony',
  '(?:back|front)?yard',
  'driveway',
  'walkway',
  'shed',
  'addition',
  'steps',
  'stairs',
  'stairway',
  'staircase',
  'roof',
  'chimney',
  'foundation',
  'cocina',
  'baños?',
  'recámaras?',
  'dormitorios?',
  'habitación',
  'sótano',
  'ático',
  'garaje',
  'cochera',
  'lavandería',
  'sala',
  'comedor',
  'pasillo',
  'porche',
  'terraza',
  'jardín',
  'techo',
  'tejado',
  'chimenea',
  'escaleras?',
  'escalones',
  'cimientos',
];

/** Rooms that a house has several of, and numbers. */
const NUMBERED = [
  'half bath',
  'bath(?:room)?s?',
  'bedrooms?',
  'closets?',
  'baños?',
  'recámaras?',
  'dormitorios?',
  'habitaci(?:ón|ones)',
  'cuartos?',
];

/** "2", "#2", "2 and 3"; not "2 ft". */
const NUMBERS =
  '(?:n[oº°]\\.?\\s?|núm\\.?\\s?|#\\s?)?\\d{1,2}(?:\\s?(?:,|&|and|y)\\s?\\d{1,2})*(?![\\p{L}\\p{N}]|[.,/]\\d|[\'"’”]|\\s?(?:ft|feet|in|inches|pies)\\b)';

/** Smaller places: a place only where a line says "at", "under" or "behind" before them. */
const SPOTS = [
  'slopes?',
  'eaves?',
  'fascia',
  'soffits?',
  'gables?',
  'valley',
  'trim',
  'siding',
  'walls?',
  'ceilings?',
  'floor',
  'sinks?',
  'counters?',
  'tub',
  'shower',
  'toilet',
  'landing',
  'entry',
  'exterior',
  'interior',
  'vertiente',
  'aleros?',
  'paredes',
  'pared',
  'muro',
  'piso',
  'fregadero',
  'lavabo',
  'bañera',
  'ducha',
  'inodoro',
  'entrada',
];

/** What stands before a place in English. */
const BEFORE = [
  'all',
  'both',
  'rear',
  'back',
  'front',
  'side',
  'left',
  'right',
  'north(?:ern)?',
  'south(?:ern)?',
  'east(?:ern)?',
  'west(?:ern)?',
  'upper',
  'lower',
  'main',
  'master',
  'primary',
  'guest',
  'hall',
  'powder',
  'first',
  'second',
  'third',
  '1st',
  '2nd',
  '3rd',
  'floor',
  'level',
  'upstairs',
  'downstairs',
  'exterior',
  'interior',
  'outside',
  'detached',
  'attached',
];

/** What stands after a place in Spanish. */
const AFTER = [
  'traser[oa]s?',
  'delanter[oa]s?',
  'principal(?:es)?',
  'norte',
  'sur',
  'este',
  'oeste',
  'izquierd[oa]s?',
  'derech[oa]s?',
  'exterior(?:es)?',
  'interior(?:es)?',
  'del? (?:la )?(?:sótano|cocina|baño|garaje|ático|techo|chimenea|porche|patio)',
];

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
const place = (nouns: readonly string[]): string => {
  const noun = anyOf([...nouns].sort((a, b) => b.length - a.length));
  const named = `(?:${anyOf(NUMBERED)}\\s+${NUMBERS}|${noun})`;
  return `(?:${anyOf([...BEFORE, ...ROOMS])}\\s+){0,3}${named}(?:\\s+${anyOf(AFTER)}){0,2}`;
};
const END = '(?![\\p{L}\\p{N}])';
const PREPOSITION =
  '(?<![\\p{L}\\p{N}])(?:at|in|on|of|under|below|behind|beside|near|above|over|to|from|inside|outside|en|junto a|bajo|sobre|detrás de|al|del?)\\s+(?:(?:the|an?|el|l[ao]s?|un[oa]?)\\s+)?';
const any = place([...ROOMS, ...SPOTS]);

// From the surest to the guess: a part of the line of its own, a room after "in", a spot after "at", a room at its start.
const WAYS: readonly RegExp[] = [
  new RegExp(`^(${any})\\s*(?:[—–:]|-\\s)\\s*`, 'iu'),
  new RegExp(`(?:[,;(—–]|\\s-\\s)\\s*(${any})\\s*\\)?[.;,\\s—–-]*$`, 'iu'),
  new RegExp(`${PREPOSITION}(${place(ROOMS)})${END}`, 'iu'),
  new RegExp(`${PREPOSITION}(${any})${END}`, 'iu'),
  new RegExp(`^(${place(ROOMS)})${END}`, 'iu'),
];
const ALONE = new RegExp(`^(${any})\\s*:?$`, 'iu');

const asPlace = (words: string | undefined): string | null =>
  words === undefined ? null : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Where in the house a line says that it is, in its own words: "rear steps", "kitchen"; null where it does not say. */
export function placeInLine(words: string): string | null {
  for (const way of WAYS) {
    const found = way.exec(words)?.[1];
    if (found !== undefined) return asPlace(found);
  }
  return null;
}

/** The place that a line names and nothing else, as a heading over a room's repairs does. */
export const placeOfHeading = (words: string): string | null => asPlace(ALONE.exec(words.toLowerCase())?.[1]);
