// What an element must at least be for a selector to mean it, told from the selector's words alone.

const ATTRIBUTES = /\[\s*([\w-]+)?(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g;
const ARGUMENTS = /:[\w-]+\([^()]*\)/g;
/** The parent that the last element of a selector must have, where it must, and that element. */
const LAST = /(?:([^\s>+~]+)\s*>\s*)?([^\s>+~]*)$/;

/**
 * @typedef {object} Need what an element must at least be
 * @property {string | undefined} tag
 * @property {string[]} classes
 * @property {string[]} attributes that it has, whatever they say
 * @property {string[]} around classes of its parent
 */

/**
 * @typedef {object} Element of jsdom's own kind
 * @property {string} _localName
 * @property {Element | null} parentNode
 * @property {((space: null, name: string) => string | null)} [getAttributeNS]
 */

/** By selector, for each of its parts. @type {Map<string, Need[]>} */
const known = new Map();

const namesIn = (/** @type {string} */ text, /** @type {RegExp} */ mark) =>
  [...text.matchAll(mark)].map(([, name = '']) => name);
const classesIn = (/** @type {string} */ text) => namesIn(text, /\.([\w-]+)/g);

/**
 * Leaves out what it does not know, and so asks for less than the selector does, never for more.
 * @param {string} selector
 * @returns {Need[]}
 */
function read(selector) {
  const plain = selector
    .replace(ATTRIBUTES, (_, name) => (name === undefined ? '' : `@${name}@`))
    .replace(ARGUMENTS, '')
    .replace(ARGUMENTS, '');
  if (/[()[\]\\"'|]|\P{ASCII}/u.test(plain)) return [{ tag: undefined, classes: [], attributes: [], around: [] }];
  return plain.split(',').map((part) => {
    const [, parent = '', last = ''] = LAST.exec(part.trim()) ?? [];
    const [tag] = /^[a-z][\w-]*/i.exec(last) ?? [];
    return {
      tag: tag?.toLowerCase(),
      classes: classesIn(last),
      attributes: namesIn(last, /@([\w-]+)@/g),
      around: classesIn(parent),
    };
  });
}

/** @param {string} selector */
function needsOf(selector) {
  let needs = known.get(selector);
  if (!needs) known.set(selector, (needs = read(selector)));
  return needs;
}

/** @param {Element | null} element */
const classesOf = (element) =>
  (element?.getAttributeNS?.(null, 'class') ?? '').split(/\s+/).filter((name) => name !== '');

/**
 * Whether an element may be one that the selector means: no only where it surely is not.
 * @param {Element} element
 * @param {string} selector
 * @param {readonly string[]} [classes] the element's, where they are known
 */
function mayMatch(element, selector, classes = classesOf(element)) {
  return needsOf(selector).some(
    ({ tag, classes: own, attributes, around }) =>
      (tag === undefined || tag === element._localName.toLowerCase()) &&
      own.every((name) => classes.includes(name)) &&
      attributes.every((name) => hasAttribute(element, name)) &&
      (around.length === 0 || isWithin(classesOf(element.parentNode), around)),
  );
}

/** Names of HTML's own are kept in small letters, others as they were written. */
const hasAttribute = (/** @type {Element} */ element, /** @type {string} */ name) =>
  [name, name.toLowerCase()].some((written) => element.getAttributeNS?.(null, written) !== null);

const isWithin = (/** @type {string[]} */ classes, /** @type {string[]} */ asked) =>
  asked.every((name) => classes.includes(name));

module.exports = { needsOf, classesOf, mayMatch };
