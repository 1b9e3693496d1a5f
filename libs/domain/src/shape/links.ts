/** A run of characters without a blank, as mail programs look for links in it. */
const WORD = /\S+/gu;
/** Nobody sees these; a mail program may or may not look past them. */
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;
/** What stands for a full stop in the name of a host. */
const OTHER_STOPS = /[\u3002\uFF61]/gu;

/** Endings of hosts that no abbreviation shares: "evil.com" is an address, "Nunez.Jr" and "Main.St" are none. */
const ENDING =
  'com|net|org|edu|gov|info|biz|io|app|dev|site|online|website|xyz|shop|click|icu|vip|ru|cn|tk|' +
  'example|test|invalid|localhost';
/** Of others, and of every country, where a path follows: "t.co/x". */
const MORE_ENDINGS = 'top|store|club|live|link|cloud|tech|space|pro|page|work|today|world|zone|email|[a-z]{2}';
/** As a host in other letters is written. */
const PUNYCODE = String.raw`xn--[a-z\d-]+`;
const HOST = String.raw`[\p{L}\p{N}-]\.(?:${ENDING}|${PUNYCODE})(?![\p{L}\p{N}-])`;
const HOST_WITH_PATH = String.raw`[\p{L}\p{N}-]\.(?:${ENDING}|${PUNYCODE}|${MORE_ENDINGS})(?::\d{1,5})?(?:/|[?#]\S)`;

const LINKS = [
  /[a-z\d]:[/\\]{2}/u,
  /(?<![\p{L}\p{N}])(?:https?|ftp|mailto|javascript):\S/u,
  /(?<![\p{L}\p{N}])www\d?\.\S/u,
  /[^\s@]@[\p{L}\p{N}.-]*[\p{L}\p{N}-]\.\p{L}{2,}/u,
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?\//u,
  new RegExp(HOST, 'u'),
  new RegExp(HOST_WITH_PATH, 'u'),
];

/** Beyond those: what some program may take for a host, though most often a blank is missing after a full stop. */
const LIKE_A_HOST = /[\p{L}\p{N}-]\.\p{L}{2,}/u;

/** A word as a reader of addresses takes it: letters of full width are usual ones. */
const asRead = (word: string): string =>
  word.normalize('NFKC').replaceAll(IGNORED, '').replaceAll(OTHER_STOPS, '.').toLowerCase();

const isLink = (word: string): boolean => LINKS.some((look) => look.test(word));

/** Whether a mail program would make a link of a part of it: an address of the web, or of a mailbox. */
export const hasLink = (text: string): boolean => (text.match(WORD) ?? []).some((word) => isLink(asRead(word)));

const LINK_MARKS = /[.:@\u3002\uFF61\uFF0E\uFF1A\uFF20\u2024](?=\S)/gu;

function inertWord(word: string): string {
  const read = asRead(word);
  if (!isLink(read) && !LIKE_A_HOST.test(read)) return word;
  return word.replaceAll(IGNORED, '').replaceAll(LINK_MARKS, '$& ');
}

/**
 * The text in which no program finds a link: "evil.example/w" is "evil. example/w". Everybody can read what stood there,
 * nobody can press it.
 */
export const withoutLinks = (text: string): string => text.replaceAll(WORD, inertWord);
