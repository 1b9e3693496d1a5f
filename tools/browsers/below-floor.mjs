import { createHash } from 'node:crypto';

const TITLES = {
  en: 'This browser is too old for Closewright.',
  es: 'Este navegador es demasiado antiguo para Closewright.',
};
const WAYS = {
  en: 'Update it, or open this page in a current Chrome, Edge, Firefox or Safari. On an iPhone: Settings, General, Software Update (iOS 16.4 or later).',
  es: 'Actualícelo o abra esta página en una versión actual de Chrome, Edge, Firefox o Safari. En un iPhone: Ajustes, General, Actualización de software (iOS 16.4 o posterior).',
};

/**
 * What every page carries inline for browsers below the floor, which cannot read its scripts: in words of 2009, and without
 * a request. It asks for one thing that each of them lacks: lookbehind (Safari before 16.4), a sorted copy (Chrome before 110,
 * Firefox before 115), the letters of a text (Firefox before 125).
 */
export const BELOW_FLOOR = `(function () {
  function isBelow() {
    try {
      new RegExp('(?<=a)b');
      return !('toSorted' in [] && 'Segmenter' in Intl);
    } catch (error) {
      return true;
    }
  }
  function paragraph(language, title, way) {
    var text = document.createElement('p');
    var strong = document.createElement('strong');
    text.lang = language;
    text.style.margin = '0 0 8px';
    strong.appendChild(document.createTextNode(title));
    text.appendChild(strong);
    text.appendChild(document.createTextNode(' ' + way));
    return text;
  }
  if (!isBelow()) return;
  var note = document.createElement('div');
  note.id = 'below-floor';
  note.setAttribute('role', 'alert');
  note.style.cssText = 'padding:16px;background:#fff;color:#0a1922;border-bottom:2px solid #0a1922;font:16px/1.5 sans-serif';
  note.appendChild(paragraph('en', ${JSON.stringify(TITLES.en)}, ${JSON.stringify(WAYS.en)}));
  note.appendChild(paragraph('es', ${JSON.stringify(TITLES.es)}, ${JSON.stringify(WAYS.es)}));
  document.body.insertBefore(note, document.body.firstChild);
})();`;

/** By which the policy of the pages lets it run, and nothing else that stands inline. */
export const BELOW_FLOOR_HASH = `sha256-${createHash('sha256').update(BELOW_FLOOR).digest('base64')}`;
