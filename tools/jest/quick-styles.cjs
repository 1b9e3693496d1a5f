// jsdom asks of every rule of every style sheet whether it is an element's, by an engine that reads the whole selector.
// A screen of ours has a thousand rules, nearly all of them another element's by its class alone: those are passed over
// here, and the engine is asked about the rest. That is half of what specs of screens took.
const { createRequire } = require('node:module');

const fromJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
const selectors = fromJsdom('./jsdom/living/helpers/selectors.js');

const ATTRIBUTES = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g;
const ARGUMENTS = /:[\w-]+\([^()]*\)/g;
const COMBINATORS = /[\s>+~]+/;

/** @typedef {{ tag: string | undefined, classes: string[] }} Need what an element must at least be */
/** @typedef {{ _localName: string, getAttributeNS(space: null, name: string): string | null }} Element of jsdom's own kind */

/** By selector, for each of its parts. @type {Map<string, Need[]>} */
const needs = new Map();

/**
 * Leaves out what it does not know, and so asks for less than the selector does, never for more.
 * @param {string} selector
 * @returns {Need[]}
 */
function needsOf(selector) {
  const plain = selector.replace(ATTRIBUTES, '').replace(ARGUMENTS, '').replace(ARGUMENTS, '');
  if (/[()[\]\\"'|]|\P{ASCII}/u.test(plain)) return [{ tag: undefined, classes: [] }];
  return plain.split(',').map((part) => {
    const last = part.trim().split(COMBINATORS).at(-1) ?? '';
    const [tag] = /^[a-z][\w-]*/i.exec(last) ?? [];
    return { tag: tag?.toLowerCase(), classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => ` ${name} `) };
  });
}

const classesOf = (/** @type {Element} */ element) =>
  ` ${element.getAttributeNS(null, 'class') ?? ''} `.replace(/\s/g, ' ');

/**
 * Whether an element may be one that the selector means: no only where it surely is not.
 * @param {Element} element
 * @param {string} selector
 */
function mayMatch(element, selector) {
  let known = needs.get(selector);
  if (!known) needs.set(selector, (known = needsOf(selector)));
  /** @type {string | undefined} */
  let own;
  return known.some(({ tag, classes }) => {
    if (tag !== undefined && tag !== element._localName.toLowerCase()) return false;
    return classes.length === 0 || classes.every((name) => (own ??= classesOf(element)).includes(name));
  });
}

const { matchesDontThrow } = selectors;
// What is no rule of style, a font or the frames of a movement, has no selector.
selectors.matchesDontThrow = (/** @type {Element} */ element, /** @type {string | undefined} */ selector) =>
  selector !== undefined && mayMatch(element, selector) && matchesDontThrow(element, selector);

module.exports = { mayMatch };
