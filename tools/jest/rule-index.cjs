// Rules of a document's style sheets by what they ask of an element first: one of its classes, its name, or nothing.
const { classesOf, mayMatch, needsOf } = require('./selector-needs.cjs');

/** @typedef {import('./selector-needs.cjs').Element} Element */
/** @typedef {ArrayLike<string>} Style what a rule declares, by property */
/** @typedef {{ selectorText?: string, style?: Style, media?: ArrayLike<string>, cssRules?: ArrayLike<Rule> }} Rule */
/** @typedef {{ cssRules: ArrayLike<Rule> }} Sheet */
/** @typedef {{ order: number, selector: string, style: Style }} Entry */

const ONE_CLASS = /^\.[\w-]+$/;

/** As jsdom does: of rules for media, those for screens by name. */
function* rulesOf(/** @type {Sheet} */ { cssRules }) {
  for (const rule of Array.from(cssRules))
    if (!rule.media) yield rule;
    else if (Array.from(rule.media).includes('screen')) yield* Array.from(rule.cssRules ?? []);
}

/** What is no rule of style has no selector. */
function read(/** @type {Sheet} */ sheet) {
  return Array.from(rulesOf(sheet)).flatMap(({ selectorText: selector, style }) => {
    if (selector === undefined || style === undefined) return [];
    const keys = needsOf(selector).map(({ tag, classes: [first] }) =>
      first === undefined ? (tag ?? '') : `.${first}`,
    );
    return [{ selector, style, keys: [...new Set(keys)], names: Array.from(style) }];
  });
}

/** @type {WeakMap<Sheet, { length: number, rules: ReturnType<typeof read> }>} */
const readSheets = new WeakMap();
function rulesIn(/** @type {Sheet} */ sheet) {
  let known = readSheets.get(sheet);
  if (known?.length !== sheet.cssRules.length)
    readSheets.set(sheet, (known = { length: sheet.cssRules.length, rules: read(sheet) }));
  return known.rules;
}

class RuleIndex {
  /**
   * @param {(properties: string[]) => boolean} concerns whether a rule that declares these is kept
   * @param {(element: Element, selector: string) => boolean} matches the engine's own word
   */
  constructor(concerns, matches) {
    this.concerns = concerns;
    this.matches = matches;
    this.clear();
  }

  clear() {
    /** @type {{ sheet: Sheet, length: number }[]} */
    this.sheets = [];
    this.count = 0;
    /** @type {Map<string, Entry[]>} by `.class`, `tag` or nothing */
    this.entries = new Map();
    /** What was made of the same rules, by which they are. @type {Map<string, unknown>} */
    this.made = new Map();
  }

  /**
   * Sheets that came are added; where one changed or went, all are read again.
   * @param {readonly Sheet[]} sheets
   */
  follow(sheets) {
    const isSame = (/** @type {{ sheet: Sheet, length: number }} */ { sheet, length }, /** @type {number} */ place) =>
      sheet === sheets[place] && length === sheet.cssRules.length;
    if (!this.sheets.every(isSame)) this.clear();
    for (const sheet of sheets.slice(this.sheets.length)) this.add(sheet);
  }

  /** @param {Sheet} sheet */
  add(sheet) {
    this.sheets.push({ sheet, length: sheet.cssRules.length });
    for (const { selector, style, keys, names } of rulesIn(sheet)) {
      this.count += 1;
      if (this.concerns(names)) for (const key of keys) this.under(key).push({ order: this.count, selector, style });
    }
  }

  /** @param {string} key */
  under(key) {
    let entries = this.entries.get(key);
    if (!entries) this.entries.set(key, (entries = []));
    return entries;
  }

  /**
   * The rules that are an element's, in the order of their sheets.
   * @param {Element} element
   * @returns {Entry[]}
   */
  of(element) {
    const classes = classesOf(element);
    const keys = ['', element._localName.toLowerCase(), ...classes.map((name) => `.${name}`)];
    /** @type {Map<number, Entry>} */
    const found = new Map();
    for (const key of keys)
      for (const entry of this.entries.get(key) ?? [])
        if (!found.has(entry.order) && this.isOf(element, entry.selector, classes)) found.set(entry.order, entry);
    return [...found.values()].sort((one, other) => one.order - other.order);
  }

  /**
   * @param {Element} element
   * @param {string} selector
   * @param {readonly string[]} classes
   */
  isOf(element, selector, classes) {
    if (!mayMatch(element, selector, classes)) return false;
    return ONE_CLASS.test(selector) || this.matches(element, selector);
  }
}

module.exports = { RuleIndex };
