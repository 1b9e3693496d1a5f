/**
 * The oldest browsers that the product is made for, by Browserslist's names. Chrome, Edge and Samsung Internet of two years
 * ago; Safari with lookbehind; a Firefox that knows the letters of a text (`Intl.Segmenter`). `browserslist` in package.json
 * says the same.
 */
export const FLOOR = Object.freeze({
  ios_saf: '16.4',
  safari: '16.4',
  chrome: '131',
  and_chr: '131',
  edge: '131',
  samsung: '27',
  firefox: '128',
  and_ff: '128',
});

/** The last yearly edition of the language that all of them read. */
export const EDITION = 2023;

/** What one of them lacks, by the object that has it elsewhere, and since when Safari has it. */
export const MISSING_STATICS = Object.freeze([
  { object: 'URL', property: 'canParse', since: '17' },
  { object: 'URL', property: 'parse', since: '18' },
  { object: 'AbortSignal', property: 'any', since: '17.4' },
  { object: 'Object', property: 'groupBy', since: '17.4' },
  { object: 'Map', property: 'groupBy', since: '17.4' },
  { object: 'Promise', property: 'withResolvers', since: '17.4' },
  { object: 'Promise', property: 'try', since: '18.2' },
  { object: 'ReadableStream', property: 'from', since: 'never' },
  { object: 'RegExp', property: 'escape', since: '18.2' },
  { object: 'Uint8Array', property: 'fromBase64', since: '18.2' },
  { object: 'Uint8Array', property: 'fromHex', since: '18.2' },
  { object: 'Iterator', property: 'from', since: '18.4' },
  { object: 'document', property: 'startViewTransition', since: '18' },
  { object: 'window', property: 'navigation', since: '26.2' },
]);

/** What one of them lacks, by a name that means nothing else. */
export const MISSING_METHODS = Object.freeze([
  'checkVisibility',
  'getHTML',
  'hidePopover',
  'isDisjointFrom',
  'isSubsetOf',
  'isSupersetOf',
  'moveBefore',
  'setHTMLUnsafe',
  'showPopover',
  'symmetricDifference',
  'toBase64',
  'togglePopover',
  'transferToFixedLength',
]);

/** Iterators are no lists there: what they hand on has to be put into one first. */
const ON_ITERATOR = [
  'CallExpression[callee.property.name=/^(map|filter|take|drop|toArray|flatMap|some|every|find|reduce|forEach)$/]',
  '[callee.object.type="CallExpression"]',
  '[callee.object.callee.property.name=/^(values|entries|keys|matchAll)$/]',
  ':not([callee.object.callee.object.name=/^(Object|Reflect)$/])',
].join('');

const below = (/** @type {string} */ what) => `${what} is missing in a browser of tools/browsers/floor.mjs.`;

/** For ESLint's `no-restricted-properties`. */
export const restrictedProperties = MISSING_STATICS.map(({ object, property, since }) => ({
  object,
  property,
  message: below(`Before Safari ${since} it`),
}));

/** For ESLint's `no-restricted-syntax`. */
export const restrictedSyntax = [
  { selector: `MemberExpression[property.name=/^(${MISSING_METHODS.join('|')})$/]`, message: below('It') },
  { selector: 'Literal[regex.flags=/v/]', message: below('The flag v') },
  { selector: ON_ITERATOR, message: below('A method of iterators') },
];

/** As package.json says it. */
export const browserslist = Object.entries(FLOOR).map(([name, version]) => `${name} >= ${version}`);
