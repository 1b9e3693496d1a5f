import { DIRECTIONS, oneLine, trimmed } from './read-text.js';
import { hasLink, withoutLinks } from './links.js';

/** Half of a character, and what a program puts where it could not read one. */
const BROKEN = /[\p{Cs}\uFFFD\uFFF9-\uFFFB]/u;
/**
 * Letters for machines that no screen shows: tags, marks of mathematics and music, and old switches of scripts. A name
 * would tell machines what its readers never see.
 */
const UNSHOWN = /[\u2061-\u2064\u206A-\u206F\uFFF0-\uFFF8\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]/gu;
/** Forms of a letter beyond the first, which no screen shows either. */
const FURTHER_FORM = /(?<=[\uFE00-\uFE0F])[\uFE00-\uFE0F]/gu;
/** Something that a person sees: neither a blank nor a character without a shape. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}\u2800]/u;

export type LineFault = 'required' | 'unreadable' | 'link';

/**
 * What is wrong with a name, a title or another text of one line: names of people, companies, projects and places leave
 * the product in e-mails, notifications and documents, in which they must not speak for us. It is seen, it reads as it is
 * stored, and it is no link. An empty one is not judged.
 */
export function lineFault(text: string): LineFault | undefined {
  if (text === '') return undefined;
  if (BROKEN.test(text) || [DIRECTIONS, UNSHOWN, FURTHER_FORM].some((unread) => text.search(unread) >= 0))
    return 'unreadable';
  if (!SEEN.test(text)) return 'required';
  return hasLink(text) ? 'link' : undefined;
}

const HALVES = /\p{Cs}/gu;

const turnedNowhere = (text: string): string =>
  text.replaceAll(HALVES, '\uFFFD').replaceAll(DIRECTIONS, '').replaceAll(UNSHOWN, '');

/** Two forms that stood apart may meet once what stood between them is gone, so they are looked at last. */
const formedOnce = (text: string): string => text.replaceAll(FURTHER_FORM, '');

/** A text that people wrote, as it may leave the product: nothing turns it round, and no program finds a link in it. */
export const outgoingText = (text: string): string => withoutLinks(formedOnce(trimmed(turnedNowhere(text))));

/** The name of a file as it may leave the product: one line that nothing turns round. Its ending is no link. */
export const outgoingFileName = (text: string): string => formedOnce(oneLine(turnedNowhere(text)));

/** Begins what a mail program reads as other letters than stand there (RFC 2047), with a link or a turn among them. */
const ENCODED = /=(?=\?)/gu;

/** A name, a title or a header as it may leave the product: one line that nothing turns round, without a link. */
export const outgoingLine = (text: string): string => withoutLinks(outgoingFileName(text)).replaceAll(ENCODED, '= ');
