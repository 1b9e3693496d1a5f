// jsdom asks of every rule of every style sheet whether it is an element's, by an engine that reads the whole selector,
// and parses all that they declare, for every element after every change. A screen of ours has a thousand rules, nearly
// all of them another element's by its class alone, and specs ask what is displayed, visible and can be pressed. Here a
// computed style is worked out property by property as it is asked, from the rules that declare it, looked up by the
// element's classes. That was most of what specs of screens took.
const { createRequire } = require('node:module');
const { RuleIndex } = require('./rule-index.cjs');

const fromJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
const { CSSStyleDeclaration } = fromJsdom('cssstyle');
const styleRules = fromJsdom('./jsdom/living/helpers/style-rules.js');
const { matchesDontThrow } = fromJsdom('./jsdom/living/helpers/selectors.js');
const { implForWrapper } = fromJsdom('./jsdom/living/generated/utils.js');

const BROWSERS_OWN = fromJsdom('rrweb-cssom').parse(fromJsdom('./jsdom/browser/default-stylesheet.js'));
const EVERY = 'every property';

/** Whether what declares `name` has a say in `property`: as the same, as its shorthand or as a part of it. */
const hasSayIn = (property, name) =>
  name === property ||
  name === 'all' ||
  property.startsWith(`${name}-`) ||
  name.startsWith(`${property}-`) ||
  (name === 'font' && property === 'line-height');

/** The rules of one document, by the property that they are asked for. */
class Styles {
  /** @type {Map<string, { index: RuleIndex, followed: object | null, answers: WeakMap<object, object> }>} */
  asked = new Map();

  constructor(document) {
    this.document = document;
  }

  about(property) {
    let about = this.asked.get(property);
    if (!about) {
      const concerns = (names) => property === EVERY || names.some((name) => hasSayIn(property, name));
      about = { index: new RuleIndex(concerns, matchesDontThrow), followed: null, answers: new WeakMap() };
      this.asked.set(property, about);
    }
    // jsdom throws its cache away at every change of the document, sheets included.
    const cache = (this.document._styleCache ??= new WeakMap());
    if (about.followed === cache) return about;
    about.index.follow([BROWSERS_OWN, ...this.document.styleSheets._list]);
    return Object.assign(about, { followed: cache, answers: new WeakMap() });
  }

  /** What an element's rules declare that have a say in this property. */
  declaration(element, property) {
    const { index, answers } = this.about(property);
    let answer = answers.get(element);
    if (!answer) answers.set(element, (answer = declarationBy(index, element)));
    return answer;
  }
}

function declarationBy(index, element) {
  const rules = index.of(element);
  // What an attribute says is of this element alone.
  const isShared = element.getAttributeNS(null, 'style') === null;
  const key = rules.map(({ order }) => order).join(' ');
  const made = isShared ? index.made.get(key) : undefined;
  if (made) return made;
  const declaration = new CSSStyleDeclaration();
  for (const { style } of rules) declare(style, declaration);
  if (isShared) index.made.set(key, declaration);
  else declare(element.style, declaration);
  return declaration;
}

function declare(style, into) {
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property);
    if (value === 'unset') into.removeProperty(property);
    else into.setProperty(property, value, style.getPropertyPriority(property));
  }
}

/** @type {WeakMap<object, Styles>} by document */
const known = new WeakMap();
function stylesOf({ _ownerDocument: document }) {
  let styles = known.get(document);
  if (!styles) known.set(document, (styles = new Styles(document)));
  return styles;
}

// What jsdom's own resolving of colors and inheritance asks, of an element and of those around it.
styleRules.getDeclarationForElement = (element) => ({
  getPropertyValue: (property) => stylesOf(element).declaration(element, property).getPropertyValue(property),
});

const RESOLVED = styleRules.propertiesWithResolvedValueImplemented;
const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const isProperty = (prototype, name) => Object.getOwnPropertyDescriptor(prototype, name)?.enumerable === true;

/** As a style writes a value that it was given, by property and value. */
const written = new Map();
function asWritten(property, value) {
  const key = `${property}:${value}`;
  if (!written.has(key)) {
    const style = new CSSStyleDeclaration();
    style.setProperty(property, value);
    written.set(key, style.getPropertyValue(property));
  }
  return written.get(key);
}

function valueOf(element, property) {
  return property in RESOLVED
    ? asWritten(property, styleRules.getResolvedValue(element, property))
    : styleRules.getDeclarationForElement(element).getPropertyValue(property);
}

/** What `getComputedStyle` answers. Whoever asks for more than single properties is told of all that is declared. */
function computedStyle(element) {
  return new Proxy(CSSStyleDeclaration.prototype, {
    get(prototype, name) {
      if (name === 'getPropertyValue') return (property) => valueOf(element, property);
      if (isProperty(prototype, name)) return valueOf(element, dashed(name));
      const whole = stylesOf(element).declaration(element, EVERY);
      const value = Reflect.get(whole, name);
      return typeof value === 'function' ? value.bind(whole) : value;
    },
  });
}

/**
 * Has a window answer so. What it does not know, no element or a part of one, it goes on to answer as jsdom does.
 * @param {{ getComputedStyle(element: object, pseudo?: string | null): object }} window
 */
function install(window) {
  const { getComputedStyle } = window;
  window.getComputedStyle = (wrapper, pseudo) => {
    const element = implForWrapper(wrapper);
    return element && !pseudo ? computedStyle(element) : getComputedStyle(wrapper, pseudo);
  };
}

module.exports = { install };
