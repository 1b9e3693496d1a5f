import { runInNewContext } from 'node:vm';

// A language that nobody speaks: every text of the catalogues is accented and over a third longer, so that a bare text
// on a page, or one that is clipped, shows. Texts are taken as the pages get them: as syntax trees, inside a script.

/**
 * @typedef {{ type: number, value?: string, options?: Record<string, { value: Element[] }>, children?: Element[] }} Element
 * @typedef {Record<string, Element[]>} Catalogue
 */

const LITERAL = 0;
const LONGER_BY = 0.35;
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒĝĥíĵķĺɱñóþɋŕšťúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĹṀÑÓÞɊŔŠŤÚṼŴẊÝŽ';
const accents = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));
const VOWEL = /[áéíóúÁÉÍÓÚ]/;

/**
 * `Log in` → `Ĺóóĝ ííñ`: the same text, accented, its vowels doubled until it is longer by a third.
 * @param {string} text
 */
export function pseudoText(text) {
  const accented = [...text].map((letter) => accents.get(letter) ?? letter);
  let missing = Math.ceil(accented.filter((letter) => /\S/.test(letter)).length * LONGER_BY);
  // Where there are not enough vowels, the other letters follow.
  for (const kind of [VOWEL, /\p{L}/u]) {
    for (const [index, letter] of accented.entries()) {
      if (missing <= 0) break;
      if (letter.length > 1 || !kind.test(letter)) continue;
      accented[index] = letter + letter.toLowerCase();
      missing -= 1;
    }
  }
  return accented.join('');
}

/**
 * @param {Element[]} message
 * @returns {Element[]}
 */
export function pseudoMessage(message) {
  return message.map((element) => ({
    ...element,
    ...(element.type === LITERAL && { value: pseudoText(element.value ?? '') }),
    ...(element.children && { children: pseudoMessage(element.children) }),
    ...(element.options && {
      options: Object.fromEntries(
        Object.entries(element.options).map(([name, option]) => [
          name,
          { ...option, value: pseudoMessage(option.value) },
        ]),
      ),
    }),
  }));
}

/**
 * @param {unknown} value
 * @returns {value is Catalogue}
 */
function isCatalogue(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const texts = Object.entries(value);
  return texts.length > 0 && texts.every(([id, text]) => id.includes('.') && Array.isArray(text) && 'type' in text[0]);
}

/**
 * A script of a built page with its catalogues in this language; any other script as it is.
 * @param {string} script
 */
export function pseudoScript(script) {
  return script.replaceAll(/JSON\.parse\(('(?:[^'\\]|\\.)*')\)/g, (whole, literal) => {
    const value = JSON.parse(runInNewContext(literal));
    if (!isCatalogue(value)) return whole;
    const texts = Object.fromEntries(Object.entries(value).map(([id, text]) => [id, pseudoMessage(text)]));
    return `JSON.parse(${JSON.stringify(JSON.stringify(texts))})`;
  });
}
