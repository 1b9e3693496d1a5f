import { CONTACT } from '@cw/i18n';

/** Names and titles as they could stand in the database from before they were judged, or come from somewhere else. */
export const HOSTILE_NAMES = [
  'URGENT: your wire changed, see https://evil.example/w',
  'Ann\r\nBcc: x@evil.rodeo\r\n\r\nwww.evil.rodeo',
  'evil.com \u202Egnp.exe\u202C',
  '\u2067evil.rodeo/w?x=1#y\u2069 \u200F\u061C',
  'evil\u3002com',
  'ev\u200Bil.com',
  'half \ud800 a mail@evil.de',
] as const;

/** As mail programs find links in the words of an e-mail: each is made a link by one of them. */
const FOUND = [
  /[a-z][a-z\d+.-]*:\/\/\S+/iu,
  /www\.\S+/iu,
  /(?:mailto|javascript):\S+/iu,
  /[^\s@]+@[^\s@]+\.[^\s@]+/u,
  /[\p{L}\p{N}-]+[.\u3002\uFF0E\uFF61](?:com|org|net|example|rodeo|de|co)(?![\p{L}\p{N}])\S*/iu,
];

/** What in a text a program would make a link of. */
export const linksFoundIn = (text: string): string[] => FOUND.flatMap((look) => look.exec(text)?.[0] ?? []);

/** The words of a mail without its own links and the address of our support: what is left has no link but of others. */
export const withoutOurLinks = (words: string, ours: string): string =>
  words
    .replaceAll(`${ours}/app/`, '')
    .replaceAll(`${ours}/es/support`, '')
    .replaceAll(`${ours}/support`, '')
    .replaceAll(CONTACT.email, '');

/** What turns words round, or is half a character. */
export const TURNED = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Cs}]/u;

/** The words of an HTML text, without its looks and its tags. */
export const wordsOfHtml = (html: string): string =>
  html
    .replaceAll(/<style>.*?<\/style>/gs, '')
    // It keeps a word together, and parts none.
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '\n');
