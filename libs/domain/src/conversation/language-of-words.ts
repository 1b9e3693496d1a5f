/** The languages that people of the product write in. */
export type WordsLanguage = 'en' | 'es';

/** Words that a sentence of the language, or a line about repairs, can hardly do without, and the other does not have. */
const FREQUENT: Readonly<Record<WordsLanguage, ReadonlySet<string>>> = {
  en: new Set(
    (
      'the and of is are was were will would can could should do does did have has had been be not it its this that these ' +
      'those they them their there we our you your he she his her with without from for to at by on in into about before ' +
      'after when where which who what why how please thanks thank yes need needs must may all any some if or but so ' +
      'because than then only also just an as my repair replace install paint repaint fix remove seal missing broken loose ' +
      'water wood house door window wall'
    ).split(' '),
  ),
  es: new Set(
    (
      'el la los las un una unos unas de del al y o que es son está están estaba fue era será ser estar hay ha han he hemos ' +
      'con sin por para en desde hasta entre sobre pero porque cuando donde dónde cuándo cómo qué quién cuál si sí ya muy más ' +
      'menos también se le les lo nos su sus mi mis este esta esto estos estas ese esa eso nuestro nuestra usted ustedes ' +
      'gracias favor puede pueden debe tiene tienen tengo hace falta todo toda todos todas cada antes después hoy mañana ' +
      'estan porfavor buenas buenos hola reparar reemplazar cambiar instalar pintar arreglar quitar sellar roto rota suelto ' +
      'agua madera casa puerta ventana pared'
    ).split(' '),
  ),
};

/** Signs of Spanish alone; its letters English has in borrowed words, such as "piñata", and in names, which begin large. */
const SPANISH_SIGNS = /[¿¡]/u;
const SPANISH_WORD = /^\p{Ll}*[áéíóúüñ]\p{Ll}*$/u;

/** "don't", "it's" and "we'll" are of English alone. */
const CONTRACTION = /^[a-z]+[’'](?:s|t|re|ll|ve|d|m)$/u;

/** A name, an address and a brand are of no language. */
const NO_WORDS = /(?:https?:\/\/|www\.)\S+|\S+@\S+|[#$]?\d\S*/giu;

/** How many points lead before the language is said: one small word may be of a name ("La Quinta", "Of Mice"). */
const LEAD = 2;

interface Points {
  readonly en: number;
  readonly es: number;
}

/** What each word tells, all together. */
function pointsOf(text: string): Points {
  const words =
    text
      .normalize('NFC')
      .replace(NO_WORDS, ' ')
      .match(/[\p{L}’']+/gu) ?? [];
  const isEnglish = (word: string): boolean => FREQUENT.en.has(word) || CONTRACTION.test(word);
  const en = words.filter((written) => isEnglish(written.toLowerCase())).length;
  const es = words.filter((written) => FREQUENT.es.has(written.toLowerCase()) || SPANISH_WORD.test(written)).length;
  return { en, es: SPANISH_SIGNS.test(text) ? es + LEAD : es };
}

const leads = (one: number, other: number): boolean => one - other >= LEAD && one >= 2 * other;

/**
 * In which of the two languages somebody wrote this, so that a screen reader reads it with the right voice (WCAG 3.1.2);
 * undefined where it is too short or too mixed to say. The page's own language then stands.
 */
export function languageOfWords(text: string): WordsLanguage | undefined {
  const { en, es } = pointsOf(text);
  if (leads(es, en)) return 'es';
  return leads(en, es) ? 'en' : undefined;
}
