/** What two people need to go on talking elsewhere. */
export const CONTACT_HINTS = ['phone', 'email', 'link'] as const;
export type ContactHint = (typeof CONTACT_HINTS)[number];

const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  oh: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  cero: 0,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
};
const TEENS: Readonly<Record<string, number>> = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veintiuno: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
};

const PHONE_DIGITS = 10;
const LONG_PHONE_DIGITS = 11;
/** Fewer spoken words than this are a measure or a price, however many digits they make. */
const LEAST_WORDS = 4;

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

interface Spoken {
  readonly digits: string;
  readonly next: number;
}

/** "forty-five" and "cuarenta y cinco" are 45, "five" is 5; undefined where no number begins. */
function spokenAt(words: readonly string[], at: number): Spoken | undefined {
  const word = words[at] ?? '';
  const simple = UNITS[word] ?? TEENS[word];
  if (simple !== undefined) return { digits: String(simple), next: at + 1 };
  const tens = TENS[word];
  if (tens === undefined) return undefined;
  const unitAt = words[at + 1] === 'y' ? at + 2 : at + 1;
  const unit = UNITS[words[unitAt] ?? ''] ?? 0;
  return unit === 0 ? { digits: String(tens), next: at + 1 } : { digits: String(tens + unit), next: unitAt + 1 };
}

const isPhone = (digits: string): boolean =>
  digits.length === PHONE_DIGITS || (digits.length === LONG_PHONE_DIGITS && digits.startsWith('1'));

interface Run {
  readonly digits: string;
  /** How many of the words are numbers in letters. */
  readonly spoken: number;
}

/** The numbers that follow one another from here, in letters or in figures, as far as a telephone number may go. */
function runAt(words: readonly string[], from: number): Run {
  let run: Run = { digits: '', spoken: 0 };
  for (let at = from; at < words.length && run.digits.length <= LONG_PHONE_DIGITS;) {
    const said = spokenAt(words, at);
    const figures = /^\d{1,4}$/.exec(words[at] ?? '')?.[0];
    if (said === undefined && figures === undefined) break;
    run =
      said === undefined
        ? { ...run, digits: run.digits + String(figures) }
        : { digits: run.digits + said.digits, spoken: run.spoken + 1 };
    at = said?.next ?? at + 1;
  }
  return run;
}

/** A telephone number said in words, or half in words and half in figures. */
function saysPhone(text: string): boolean {
  const words = plain(text).match(/[a-z]+|\d+|[^\sa-z\d,.()–-]/gu) ?? [];
  return words.some((_, from) => {
    const { digits, spoken } = runAt(words, from);
    return spoken >= LEAST_WORDS && isPhone(digits);
  });
}

const US_PHONE =
  /(?<![\d$#])(?<![\d$][.,–-])(?:\+?1[\s.–-]*)?(?:\([2-9]\d{2}\)|[2-9]\d{2})(?:[\s.–/-]*)[2-9]\d{2}[\s.–/-]*\d{4}(?![\d,.–-]*\d)/gu;
const DIGIT_BY_DIGIT = /(?<![\d$#])(?:\d[\s.,–-]){9,10}\d(?!\d)/u;
const ABROAD = /\+\d{1,3}(?:[\s.()–-]*\d){7,12}(?!\d)/u;
/** Seven digits are a number only where somebody is told to call it. */
const CALLED =
  /(?:\bcall|\btext|\bphone|\bcell|whats\s?app|\btel\b|\btel[eé]fono|ll[aá]me|\bmarque|\bcelular)[^\d\n]{0,24}\d{3}[\s.–-]?\d{4}(?!\d)/iu;
/** What stands before a number that belongs to a paper, an order or a house. */
const NUMBERED =
  /(?:case|order|policy|permit|licen[sc]e|claim|invoice|account|parcel|model|serial|item|sku|caso|expediente|pedido|p[oó]liza|permiso|licencia|factura|cuenta|modelo|serie)[^\n\d]{0,16}$/iu;

function hasPhone(text: string): boolean {
  for (const match of text.matchAll(US_PHONE)) {
    // "561-1234567" is how a lender writes a case number; no telephone number is cut there.
    if (/^\d{3}-\d{7}$/.test(match[0])) continue;
    if (!NUMBERED.test(text.slice(0, match.index))) return true;
  }
  return DIGIT_BY_DIGIT.test(text) || ABROAD.test(text) || CALLED.test(text) || saysPhone(text);
}

/** Begins where a word begins, so that a long word is read once. */
const NAME = String.raw`(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+`;
const HOST = String.raw`[\p{L}\d-]+`;
const ENDING = String.raw`(?:com|net|org|edu|gov|io|us|info|biz|mx|es)`;
const AT_SIGN = String.raw`\s*(?:\(\s*at\s*\)|\[\s*at\s*\]|\{\s*at\s*\}|\(\s*arroba\s*\)|\[\s*arroba\s*\]|\barroba\b|@)\s*`;
const DOT = String.raw`\s*(?:\.|\(\s*dot\s*\)|\[\s*dot\s*\]|\bdot\b|\bpunto\b|\(\s*punto\s*\))\s*`;
const SPELLED_DOT = String.raw`\s*(?:\(\s*dot\s*\)|\[\s*dot\s*\]|\bdot\b|\bpunto\b)\s*`;
const MAILERS = String.raw`(?:gmail|hotmail|outlook|yahoo|icloud|aol|proton(?:mail)?)`;

const EMAILS = [
  new RegExp(`${NAME}${AT_SIGN}${HOST}(?:${DOT}${HOST})*${DOT}${ENDING}\\b`, 'iu'),
  new RegExp(String.raw`${NAME}@${HOST}\.\p{L}{2,}`, 'iu'),
  // "look at closewright.com" is no address, "nora at example dot com" is.
  new RegExp(String.raw`${NAME}\s+at\s+${HOST}${SPELLED_DOT}${ENDING}\b`, 'iu'),
  new RegExp(String.raw`${NAME}\s+(?:at|en)\s+${MAILERS}\b`, 'iu'),
  new RegExp(String.raw`(?:\bat|@|arroba)\s*${MAILERS}\b`, 'iu'),
];

const LINKS = [
  /\bhttps?:\/\/\S+/iu,
  /\bwww\s*\.\s*\p{L}/iu,
  /(?<![@\w.-])(?:[a-z\d][a-z\d-]*\.)+(?:com|net|org|io|info|biz|app|dev|site|online)(?![\p{L}\d])/iu,
  /\b(?:wa|t)\.me\b/iu,
  new RegExp(String.raw`(?<![\p{L}\d-])${HOST}\s+(?:dot|punto)\s+(?:com|net|org)\b`, 'iu'),
];

const LOOKS: Readonly<Record<ContactHint, (text: string) => boolean>> = {
  phone: hasPhone,
  email: (text) => EMAILS.some((look) => look.test(text)),
  link: (text) => LINKS.some((look) => look.test(text)),
};

/**
 * MSG-01: what in a text looks like a way to reach somebody elsewhere, in English and Spanish, also with digits in
 * words. For pointing out before the award; nothing is ever taken out or held back for it.
 */
export function contactHints(text: string): ContactHint[] {
  const found = CONTACT_HINTS.filter((hint) => LOOKS[hint](text));
  // Of an e-mail address its host is no link of its own.
  return found.includes('email') && !/\bhttps?:|\bwww\b/iu.test(text) ? found.filter((hint) => hint !== 'link') : found;
}
