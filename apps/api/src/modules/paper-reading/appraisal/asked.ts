import type { Block } from '../text/blocks.js';
import { featuresIn } from '../wording/features.js';
import { plain } from '../wording/plain.js';
import { judge } from '../wording/requirement.js';
import type { Piece } from './gathered.js';
import { announces } from './over-lists.js';
import { isAskedInList, isLead, isQuestion, isTotal, needsWhatWasSaid, sentencesOf } from './statements.js';
import { isPaperwork } from './table-told.js';
import { zoneOf } from './zones.js';

const MOST_SENTENCES = 4;
const ROW_PARTS = 3;
const LEAST_OF_SENTENCE = 6;

/** The titles of a form's sections stand on their side and are not read: some of its words tell where one begins. */
export const isReconciled = ({ text }: Block): boolean =>
  /^(?:indicated value by|this appraisal is made)(?![\p{L}])/iu.test(text);

/** What an inspector looks at, and what he need not: the standards that reports print. */
export const isScope = (text: string): boolean =>
  /(?:^|[\s.])(?:the )?(?:home )?inspectors? (?:shall|(?:is|are) not required to|need not)(?![\p{L}])/iu.test(text);

/** A whole sentence over a list is no title, however it ends. */
export const isLeadIn = (block: Block, next: Piece | undefined): boolean =>
  block.text.split(' ').length >= LEAST_OF_SENTENCE && zoneOf(block.text) !== 'harmless' && announces(block, next);

export const isOfLender = (heading: string): boolean =>
  /condition|stipulation|prior to|underwrit|loan|lender|funding|docs|approval|condicion|prestamo|previas/u.test(
    plain(heading),
  );

/** What the inspector graded as a fault is one, though the words alone would leave it open. */
export const isToldAsWrong = (text: string): boolean => !isLead(text) && !isQuestion(text) && !judge(text).isHarmless;

/** "3.4 Eaves, Soffits & Fascia  X  X": what was looked at, in the columns of a form. */
export const isRowOfBoxes = ({ parts, text }: Block): boolean =>
  parts >= ROW_PARTS && /(?:\s[xX✓✔☒☐●]){1,4}$/u.test(text);

export const isRowOfForm = ({ parts }: Block, text: string): boolean =>
  parts >= ROW_PARTS || (parts > 1 && !/[.;!]/u.test(text));

export const isOneFinding = (words: string): boolean =>
  isAskedFor(words) && sentencesOf(words).length <= MOST_SENTENCES;

/** It tells what is wrong; what is to be done about it may follow. */
export function isOnlyWrong(sentence: string, isAsked: boolean): boolean {
  const { isDefect, isRequirement, isHarmless } = judge(sentence);
  return isDefect && (isAsked ? !isRequirement : !isHarmless && !isLead(sentence));
}

/** "The trap is leaking. Repair is recommended.": the order names nothing itself, what was said before does. */
export const isAskedOfBefore = (before: string | undefined, sentence: string): boolean =>
  before !== undefined &&
  featuresIn(sentence).length === 0 &&
  judge(sentence).isRequirement &&
  !isPaperwork(sentence) &&
  isAskedFor(`${before} ${sentence}`);

export const goesWith = (before: string, sentence: string): boolean =>
  needsWhatWasSaid(sentence) || isSameThing(before, sentence);

export function isAskedInProse(sentence: string, isRequired: boolean): boolean {
  if (isPaperwork(sentence)) return false;
  return isRequired ? isAskedInList(sentence) && featuresIn(sentence).length > 0 : isAskedFor(sentence);
}

export const numberOf = (mark: string): string =>
  mark
    .replaceAll(
      /^(?:item|condition|finding|defect|entry|point|ref\.?|hallazgo|punto|no\.?|n[uú]m\.?|#|§|\[)\s*|[()\].:\s]+$|^\(/giu,
      '',
    )
    .toLowerCase();
export const placeOrNothing = (words: string): string | null => (words.trim() === '' ? null : words.trim());

/** In running words: somebody must do something, about a thing of the house. */
export function isAskedFor(text: string): boolean {
  if (isLead(text) || isTotal(text) || isQuestion(text)) return false;
  const { isRequirement, isHarmless, isAboutContract } = judge(text);
  return isRequirement && !isHarmless && !isAboutContract && featuresIn(text).length > 0;
}

const isSameThing = (one: string, other: string): boolean => {
  const names = new Set(featuresIn(one).map(({ name }) => name));
  return featuresIn(other).some(({ name }) => names.has(name));
};

const SELLER = /\b(?:seller|vendor|vendedor(?:a|es)?|owner)\b/iu;
const WORKS =
  /\b(?:repair|replace|correct|fix|install|remedy|treat|service|reparar|reemplazar|corregir|instalar|reparar[aá])\w*/iu;
export const isPromise = (text: string): boolean =>
  SELLER.test(text) &&
  WORKS.test(text) &&
  !/\bno (?:\w+ )?repairs?\b|\bnot\b|\bcredits?\b|\bsin\b|was replaced|has (?:been )?/iu.test(text) &&
  featuresIn(text).length > 0;
