import { US_STATES } from '@cw/domain';
import type { MessageValues } from '@cw/i18n';

/** A list of mails shows less than this; what is longer hides something. */
export const SUBJECT_MAX = 120;

const STREET_MAX = 60;
const TOWN_MAX = 30;
/** Behind the number of a house: "NW 112th Avenue" has three, a phone number ten. */
const STREET_DIGITS_MAX = 5;
/** So many words a street is called by that has no "Street" among them: "12 Elm", "9 Old Mill". */
const BARE_WORDS_MAX = 2;

const STREET = /^\d{1,6}[A-Za-z]?(?:[-/]\d{1,4}[A-Za-z]?)?(?: 1\/2)?((?: [\p{L}\d.'’-]{1,20}){1,5})$/u;
const KINDS_OF_STREET =
  /\b(?:all[e]?y|ave(?:nue)?|avenida|blvd|boulevard|broadway|calle|camino|cir(?:cle)?|court|ct|cove|creek|crossing|dr(?:ive)?|expressway|fm|hwy|highway|hill|lane|ln|loop|paseo|park(?:way)?|pkwy|path|pike|pl(?:ace)?|plaza|point|rd|ridge|road|route|row|rte|run|sq(?:uare)?|st(?:reet)?|ter(?:race)?|trail|trl|turnpike|via|walk|way)\b/iu;
const UNIT = /^(?:apt|apartment|apto|bldg|fl|floor|lot|no|piso|ste|suite|unit)?\.? ?#?[A-Za-z]?\d{0,4}[A-Za-z]?$/i;
const REGION = new RegExp(String.raw`^(?:${US_STATES.join('|')})(?: \d{5}(?:-\d{4})?)?$`);
const TOWN = /^[\p{L}.'’-]{2,20}(?: [\p{L}.'’-]{1,20}){0,3}$/u;
/** No street needs these words; whoever wants to frighten or lead somebody does. A street that has one is not named. */
const OF_STRANGERS =
  /\b(?:accounts?|call|click|cuentas?|contraseña|bloquead[ao]s?|expired?|haga|llam[ae]r?|locked|login|money|pag[aeo]r?|password|pay(?:ment)?|suspend(?:ed|ida|ido)|transfer(?:encia)?|urgente?|verif(?:y|ique)|wired?|www)\b/iu;

const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;

function isStreet(line: string): boolean {
  const words = STREET.exec(line)?.[1];
  if (words === undefined || line.length > STREET_MAX || OF_STRANGERS.test(line)) return false;
  const isBare = words.trim().split(' ').length <= BARE_WORDS_MAX;
  return digitsIn(words) <= STREET_DIGITS_MAX && (isBare || KINDS_OF_STREET.test(words));
}

const isTown = (line: string): boolean => line.length <= TOWN_MAX && TOWN.test(line) && !OF_STRANGERS.test(line);

/**
 * A house as a subject may name it: street, unit, town, state and ZIP as far as each looks like one. Somebody typed them,
 * and a subject is read before anything else in our name; what is left out stands in the mail. Empty where nothing is left.
 */
export function houseInSubject(typed: string): string {
  const parts = typed.split(/, ?/);
  const region = REGION.test(parts.at(-1) ?? '') ? parts.splice(-1) : [];
  const town = region.length > 0 && parts.length > 0 ? parts.splice(-1) : [];
  const [street = '', ...units] = parts;
  const isNamed = isStreet(street) && units.every((unit) => unit !== '' && UNIT.test(unit));
  return [...(isNamed ? parts : []), ...town.filter(isTown), ...region].join(', ');
}

/** What a house is called by among its people: its line without town, state and ZIP. */
export function streetOf(line: string): string {
  const parts = line.split(/, ?/);
  return parts.length > 2 && REGION.test(parts.at(-1) ?? '') ? parts.slice(0, -2).join(', ') : line;
}

const DAY = /^[\p{L}\d ,.º]{1,40}$/u;
const NUMBER = /^[A-Z]{1,4}(?:-[A-Z\d]{1,8}){1,4}$/;
const CHOICE = /^[a-z\d_]{1,30}$/;

const matching =
  (shape: RegExp) =>
  (text: string): string =>
    shape.test(text) ? text : '';

/** A number that others gave a file: it has a digit, no blank, and is no phone number. */
function fileNumber(text: string): string {
  const isNumber = /^(?=.*\d)[A-Za-z\d][A-Za-z\d/#-]{0,19}$/.test(text) && !OF_STRANGERS.test(text);
  return isNumber && digitsIn(text) < 10 ? text : '';
}

/**
 * What a subject is made from, and how each looks. Everything else is left out of it: names, titles and reasons are words
 * of strangers, who would speak by it in our name.
 */
const IN_SUBJECTS: Readonly<Record<string, (text: string) => string>> = {
  property: houseInSubject,
  street: houseInSubject,
  place: houseInSubject,
  number: matching(NUMBER),
  reference: matching(NUMBER),
  file: fileNumber,
  amount: matching(/^-?\$[\d,.]{1,16}$/),
  due: matching(DAY),
  day: matching(DAY),
  paid: matching(DAY),
  topic: matching(/^[\p{L} ,’/-]{1,40}$/u),
  side: matching(CHOICE),
  part: matching(CHOICE),
  kind: matching(CHOICE),
  paper: matching(CHOICE),
  payer: matching(CHOICE),
  passed: matching(CHOICE),
  hasFile: matching(CHOICE),
  has_request: matching(CHOICE),
  scope: matching(CHOICE),
};

/** The placeholders that a subject may have besides counted ones. */
export const SUBJECT_PLACES: readonly string[] = Object.keys(IN_SUBJECTS);

/** The values of a mail as its subject may have them; `house` stands for one that cannot be named. */
export function subjectValues(values: MessageValues, house: string): MessageValues {
  const kept = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? (IN_SUBJECTS[name]?.(value) ?? '') : value,
  ]);
  const subject: Record<string, MessageValues[string]> = Object.fromEntries(kept);
  if (subject.property === '') subject.property = house;
  // A street that cannot be named leaves the town.
  if (subject.street === '') subject.street = subject.property ?? house;
  // Words about a file whose number is left out are left out too.
  if (subject.file === '' && 'hasFile' in subject) subject.hasFile = 'no';
  return subject;
}

/** One line of a length that is read, ended between two words. */
export function capped(subject: string): string {
  if (subject.length <= SUBJECT_MAX) return subject;
  const begin = subject.slice(0, SUBJECT_MAX - 1);
  const end = begin.lastIndexOf(' ');
  return `${end > SUBJECT_MAX / 2 ? begin.slice(0, end) : begin}…`;
}
