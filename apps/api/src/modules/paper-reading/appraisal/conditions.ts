import { type Cents, placeInLine } from '@cw/domain';
import type { Block } from '../text/blocks.js';
import type { FoundTable } from '../text/tables.js';
import { featuresIn } from '../wording/features.js';
import { plain } from '../wording/plain.js';
import { judge } from '../wording/requirement.js';
import { costIn } from './cost.js';
import { type Grade, gradeBefore, gradeOfTitle } from './grades.js';
import { flowOf, type Paper } from './paper-pages.js';
import {
  thingsIn,
  entriesOf,
  isAskedInList,
  isLead,
  isQuestion,
  isTotal,
  needsWhatWasSaid,
  opensList,
  sentencesOf,
} from './statements.js';
import { announces, isTitleOver, type Piece, standsOverList } from './over-lists.js';
import { isPaperwork, toldOfTable } from './table-told.js';
import type { Told } from './told.js';
import { isHeading, type Zone, zoneOf } from './zones.js';

export interface FoundConditions {
  readonly told: readonly Told[];
  /** What the contract has the seller do. */
  readonly promised: readonly { readonly text: string; readonly page: number }[];
  /** What a list of costs at the end says of the numbers that the report gives its findings. */
  readonly costs: ReadonlyMap<string, Cents>;
}

/** A finding under a title of its own: "3.2 Roof, rear slope (Repair)" over its words. */
interface Titled {
  readonly title: string;
  readonly number: string;
  readonly boxes: string;
}

const MOST_SENTENCES = 4;
const ROW_PARTS = 3;
const LEAST_OF_SENTENCE = 6;

/** Goes through a paper from its first words to its last, and notes what must be done. */
class Walk {
  readonly told: Told[] = [];
  readonly promised: { text: string; page: number }[] = [];
  readonly costs = new Map<string, Cents>();
  private zone: Zone = 'body';
  /** A list was announced: its entries are required until a heading ends it. */
  private isListOpen = false;
  /** Entries of the list were met: running words after them are no more of it. */
  private hasEntries = false;
  /** A lender's list: papers and money stand in it as well as the house. */
  private isLenders = false;
  private titled: Titled | undefined;
  private lists = 0;

  take(piece: Piece, next: Piece | undefined): void {
    if ('table' in piece) {
      this.titled = undefined;
      this.told.push(...toldOfTable(piece.table, piece.page, this.zoneNow()));
      this.costsOf(piece.table);
      return;
    }
    if (this.opensTitle(piece, next)) return;
    if (isReconciled(piece)) this.zone = this.zone === 'harmless' ? 'body' : this.zone;
    if (isLeadIn(piece, next)) this.announce();
    else if (isHeading(piece) || standsOverList(piece, next)) this.open(piece);
    else if (announces(piece, next)) this.announce();
    else this.words(piece);
  }

  private zoneNow(): Zone {
    return this.isListOpen ? 'required' : this.zone;
  }

  private open({ text }: Block): void {
    this.titled = undefined;
    this.lists += 1;
    const zone = zoneOf(text);
    // A title that we do not know, after the entries of a list, is of something else.
    if (zone === undefined && this.isListOpen && this.hasEntries) this.close();
    if (zone !== undefined) this.hasEntries = false;
    this.isLenders = zone === undefined ? this.isLenders : isOfLender(text);
    if (opensList(text) && zone !== 'harmless') this.isListOpen = true;
    else if (zone !== undefined) this.isListOpen = false;
    if (zone !== undefined) this.zone = zone;
  }

  private close(): void {
    this.isListOpen = false;
    if (this.zone === 'required') this.zone = 'body';
  }

  private announce(): void {
    this.hasEntries = false;
    this.titled = undefined;
    this.isListOpen = true;
    this.lists += 1;
  }

  private opensTitle(block: Block, next: Piece | undefined): boolean {
    const isTitle = isTitleOver(block, next);
    if (isTitle) this.titled = { title: block.text, number: numberOf(block.mark ?? ''), boxes: block.boxes };
    return isTitle;
  }

  private words(block: Block): void {
    const { titled } = this;
    this.titled = undefined;
    if (this.zone === 'contract' && !this.isListOpen && !opensList(block.text)) this.contract(block);
    else if (titled) this.finding(block, titled);
    else for (const entry of entriesOf(block)) this.entry(block, entry);
  }

  /** The words under a finding's title: the grade of the title decides, then the words. */
  private finding(block: Block, { title, number, boxes }: Titled): void {
    const { words, grade } = gradeOfTitle(title, boxes);
    if (grade === 'harmless' || this.zone === 'harmless') return;
    const isAsked =
      grade === 'required' || this.zoneNow() === 'required'
        ? isAskedInList(block.text) || (grade === 'required' && isToldAsWrong(block.text))
        : isAskedFor(block.text);
    if (!isAsked) return;
    this.add(block, block.text, { number, location: placeOrNothing(words), feature: words });
  }

  private entry(block: Block, { text, isEntry }: { readonly text: string; readonly isEntry: boolean }): void {
    if (opensList(text)) return this.announce();
    const { words, grade } = gradeBefore(text);
    if (grade === 'harmless') return;
    if (this.zone === 'harmless' && !this.isListOpen) return this.budget(block, words);
    const isListed = this.isListed(block, isEntry);
    const number = block.mark === null ? null : numberOf(block.mark);
    if (this.isRequired(isListed, grade)) this.required(block, words, number);
    else if (isListed && isOneFinding(words)) this.add(block, words, { number });
    else this.prose(block, words);
  }

  private isListed({ mark }: Block, isEntry: boolean): boolean {
    const isListed = mark !== null || isEntry;
    this.hasEntries ||= isListed;
    return isListed;
  }

  private isRequired(isListed: boolean, grade: Grade | null): boolean {
    return this.zoneNow() === 'required' && (isListed || grade === 'required');
  }

  private required(block: Block, words: string, number: string | null): void {
    const isOfHouse = featuresIn(words).length > 0;
    const isAsked = isAskedInList(words, isOfHouse) && !isPaperwork(words) && (isOfHouse || !this.isLenders);
    if (isAsked) this.add(block, words, { number });
  }

  /** Sentence by sentence: what must be done, with what is wrong where that was said just before. */
  private prose(block: Block, text: string): void {
    if (isRowOfForm(block, text)) return;
    const isRequired = this.zoneNow() === 'required' && !this.hasEntries;
    let before: string | undefined;
    for (const sentence of sentencesOf(text)) {
      const isAsked = isAskedInProse(sentence, isRequired) || isAskedOfBefore(before, sentence);
      if (isAsked) this.asked(block, before, sentence);
      before = isOnlyWrong(sentence, isAsked) ? sentence : undefined;
    }
  }

  private asked(block: Block, before: string | undefined, sentence: string): void {
    const joins = before !== undefined && judge(sentence).isRequirement && goesWith(before, sentence);
    if (joins) this.takeBack(before);
    this.add(block, joins ? `${before} ${sentence}` : sentence, { number: null });
  }

  /** What was noted as a requirement of its own is told with the order that follows it. */
  private takeBack(said: string): void {
    if (this.told.at(-1)?.quote.endsWith(said)) this.told.pop();
  }

  private add(block: Block, quote: string, given: Partial<Pick<Told, 'number' | 'location' | 'feature'>>): void {
    for (const part of thingsIn(quote))
      this.told.push({
        quote: part,
        page: block.page,
        container: `list ${this.lists}`,
        number: given.number ?? null,
        location: given.location ?? placeInLine(part) ?? null,
        kind: null,
        cost: costIn(part),
        feature: given.feature ?? null,
      });
  }

  private contract({ text, page }: Block): void {
    for (const sentence of sentencesOf(text)) if (isPromise(sentence)) this.promised.push({ text: sentence, page });
  }

  private budget({ mark }: Block, text: string): void {
    const cost = costIn(text);
    if (mark !== null && cost !== null) this.costs.set(numberOf(mark), cost);
  }

  private costsOf({ rows }: FoundTable): void {
    for (const { cells } of rows) {
      const cost = cells.cost === undefined ? null : costIn(cells.cost);
      if (cells.number !== undefined && cost !== null) this.costs.set(numberOf(cells.number), cost);
    }
  }
}

/** The titles of a form's sections stand on their side and are not read: some of its words tell where one begins. */
const isReconciled = ({ text }: Block): boolean =>
  /^(?:indicated value by|this appraisal is made)(?![\p{L}])/iu.test(text);

/** A whole sentence over a list is no title, however it ends. */
const isLeadIn = (block: Block, next: Piece | undefined): boolean =>
  block.text.split(' ').length >= LEAST_OF_SENTENCE && zoneOf(block.text) !== 'harmless' && announces(block, next);

const isOfLender = (heading: string): boolean =>
  /condition|stipulation|prior to|underwrit|loan|lender|funding|docs|approval|condicion|prestamo|previas/u.test(
    plain(heading),
  );

/** What the inspector graded as a fault is one, though the words alone would leave it open. */
const isToldAsWrong = (text: string): boolean =>
  !isLead(text) && !isQuestion(text) && featuresIn(text).length > 0 && judge(text).isDefect;

const isRowOfForm = ({ parts }: Block, text: string): boolean =>
  parts >= ROW_PARTS || (parts > 1 && !/[.;!]/u.test(text));

const isOneFinding = (words: string): boolean => isAskedFor(words) && sentencesOf(words).length <= MOST_SENTENCES;

/** It tells what is wrong; what is to be done about it may follow. */
function isOnlyWrong(sentence: string, isAsked: boolean): boolean {
  const { isDefect, isRequirement, isHarmless } = judge(sentence);
  return isDefect && (isAsked ? !isRequirement : !isHarmless && !isLead(sentence));
}

/** "The trap is leaking. Repair is recommended.": the order names nothing itself, what was said before does. */
const isAskedOfBefore = (before: string | undefined, sentence: string): boolean =>
  before !== undefined &&
  featuresIn(sentence).length === 0 &&
  judge(sentence).isRequirement &&
  !isPaperwork(sentence) &&
  isAskedFor(`${before} ${sentence}`);

const goesWith = (before: string, sentence: string): boolean =>
  needsWhatWasSaid(sentence) || isSameThing(before, sentence);

function isAskedInProse(sentence: string, isRequired: boolean): boolean {
  if (isPaperwork(sentence)) return false;
  return isRequired ? isAskedInList(sentence) && featuresIn(sentence).length > 0 : isAskedFor(sentence);
}

const numberOf = (mark: string): string =>
  mark.replaceAll(/^(?:item|condition|no\.?|#)\s*|[().:\s]+$|^\(/giu, '').toLowerCase();
const placeOrNothing = (words: string): string | null => (words.trim() === '' ? null : words.trim());

/** In running words: somebody must do something, about a thing of the house. */
function isAskedFor(text: string): boolean {
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
const isPromise = (text: string): boolean =>
  SELLER.test(text) &&
  WORKS.test(text) &&
  !/\bno (?:\w+ )?repairs?\b|\bnot\b|\bcredits?\b|\bsin\b|was replaced|has (?:been )?/iu.test(text) &&
  featuresIn(text).length > 0;

export function conditionsOf(paper: Paper): FoundConditions {
  const walk = new Walk();
  const flow = flowOf(paper);
  flow.forEach((piece, index) => walk.take(piece, flow[index + 1]));
  return { told: walk.told, promised: walk.promised, costs: walk.costs };
}
