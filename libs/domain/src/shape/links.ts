/** A run of characters without a blank, as mail programs look for links in it. */
const WORD = /\S+/gu;
/** Characters without a shape: a mail program may or may not look past them. */
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;
/** What stands for a full stop in the name of a host, and no other reading says it. */
const IDEOGRAPHIC_STOP = /\u3002/gu;

/** Every country has one of them. Other pairs of letters are abbreviations of the trade: "sq.ft/side", "cu.yd/load". */
const COUNTRIES =
  'a[cdefgilmoqrstuwxz]|b[abdefghijlmnorstvwyz]|c[acdfghiklmnoruvwxyz]|d[ejkmoz]|e[cegrstu]|f[ijkmor]|' +
  'g[abdefghilmnpqrstuwy]|h[kmnrtu]|i[delmnoqrst]|j[emop]|k[eghimnprwyz]|l[abcikrstuvy]|m[acdeghklmnopqrstuvwxyz]|' +
  'n[acefgilopruz]|om|p[aefghklmnrstwy]|qa|r[eosuw]|s[abcdeghijklmnorstuvxyz]|t[cdfghjklmnortvwz]|u[agksyz]|' +
  'v[aceginu]|w[fs]|y[et]|z[amw]';
const ENDING =
  'com|net|org|edu|gov|info|biz|io|app|dev|site|online|website|xyz|shop|click|icu|vip|example|' +
  `top|store|club|live|link|cloud|tech|space|pro|page|work|today|world|zone|email|${COUNTRIES}`;
/** With what a part of a host's name may end: any letter, mark or picture. */
const LABEL_END = String.raw`(?:[^\s\p{P}]|[-_])`;
/** As the ending of a host in other letters is written: no name has it, so it is refused without a path too. */
const PUNYCODE = String.raw`xn--[a-z\d-]+`;
/** No measure is a host, not even the ones in inches that end as a country does: "sq.in/side". */
const NO_MEASURE = String.raw`(?<!(?<![\p{L}\p{N}.-])(?:sq|cu)(?=\.in/))`;

/** Schemes that stand before no other words: of the net, of a telephone, and what starts a program. */
const SCHEME =
  'https?|ftps?|mailto|javascript|vbscript|tel|sms|smsto|facetime(?:-audio)?|whatsapp|callto|skype|sips?|xmpp|webcal|ms-[a-z-]+';

/**
 * What only a link has: a scheme, a mailbox, "www.", or a host with a path behind an ending that hosts really have. A host
 * alone is none of them: companies are called Better.com, and a blank is forgotten after a full stop ("addl.info").
 */
const LINKS = [
  /[a-z\d]:[/\\]{2}/u,
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:(?:${SCHEME}):\S|data:[a-z]+/|geo:-?\d)`, 'u'),
  /(?<![\p{L}\p{N}])www\d?\.[^\s.]/u,
  new RegExp(String.raw`[^\s@]@(?!\d)(?:[^\s@]*\.)?${LABEL_END}+\.\p{L}[\p{L}\p{M}]+`, 'u'),
  // A distance is no host: "2x4@16in.oc".
  new RegExp(String.raw`[^\s@]@(?=\d)(?:[^\s@]*\.)?${LABEL_END}+\.(?:${ENDING})(?!${LABEL_END})`, 'u'),
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?\//u,
  new RegExp(String.raw`${LABEL_END}\.${PUNYCODE}`, 'u'),
  new RegExp(String.raw`${LABEL_END}${NO_MEASURE}\.(?:${ENDING})(?::\d{1,5})?(?:/|[?#]\S)`, 'u'),
];

/** Beyond those: what some program may take for a host, though most often a blank is missing after a full stop. */
const LIKE_A_HOST = new RegExp(String.raw`${LABEL_END}\.\p{L}[\p{L}\p{M}]+`, 'u');

/** A word in usual characters: "https﹕" is "https:", "a⒈com" is "a1.com". */
const usual = (word: string): string => word.replaceAll(IGNORED, '').normalize('NFKC').replaceAll(IGNORED, '');

/** A word as a reader of addresses takes it. */
const asRead = (word: string): string => usual(word).replaceAll(IDEOGRAPHIC_STOP, '.').toLowerCase();

const isLink = (word: string): boolean => LINKS.some((look) => look.test(word));

/** Whether a name or a title holds a link, as `LINKS` says what one is. */
export const hasLink = (text: string): boolean => (text.match(WORD) ?? []).some((word) => isLink(asRead(word)));

const LINK_MARKS = /[.:@\u3002](?=\S)/gu;

function inertWord(word: string): string {
  const read = asRead(word);
  return isLink(read) || LIKE_A_HOST.test(read) ? usual(word).replaceAll(LINK_MARKS, '$& ') : word;
}

/**
 * The text in which no program finds a link, not even a host alone: "evil.example/w" is "evil. example/w", "Better.com" is
 * "Better. com". Everybody can read what stood there, and pressing it opens nothing.
 */
export const withoutLinks = (text: string): string => text.replaceAll(WORD, inertWord);
