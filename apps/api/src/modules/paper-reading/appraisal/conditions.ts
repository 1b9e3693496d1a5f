import { type Cents, placeInLine } from '@cw/domain';
import type { Block } from '../text/blocks.js';
import type { FoundTable } from '../text/tables.js';
import { featuresIn } from '../wording/features.js';
import { plain } from '../wording/plain.js';
import { judge } from '../wording/requirement.js';
import { costIn } from './cost.js';
import { gradeBefore, gradeOfTitle } from './grades.js';
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

type Piece = Block | { readonly page: number; readonly table: FoundTable };

/** A finding under a title of its own: "3.2 Roof, rear slope (Repair)" over its words. */
interface Titled {
  readonly title: string;
  readonly number: string;
  readonly boxes: string;
}

const LONGEST_TITLE = 9;
const ROW_PARTS = 3;

/** Goes through a paper from its first words to its last, and notes what must be done. */
class Walk {
  readonly told: Told[] = [];
  readonly promised: { text: string; page: number }[] = [];
  readonly costs = new Map<string, Cents>();
  private zone: Zone = 'body';
  /** A list was announced: its entries are required until a heading ends it. */
  private isListOpen = false;
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
    if (isHeading(piece) || standsOverList(piece, next)) this.open(piece);
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
    if (opensList(text) && zone !== 'harmless') this.isListOpen = true;
    else if (zone !== undefined) this.isListOpen = false;
    if (zone !== undefined) this.zone = zone;
  }

  private announce(): void {
    this.titled = undefined;
    this.isListOpen = true;
    this.lists += 1;
  }

  private opensTitle(block: Block, next: Piece | undefined): boolean {
    const isTitle =
      block.mark !== null &&
      /\d/u.test(block.mark) &&
      block.lines === 1 &&
      block.text.split(' ').length <= LONGEST_TITLE &&
      !/[.;:]$/u.test(block.text) &&
      next !== undefined &&
      'text' in next &&
      next.mark === null &&
      next.page === block.page &&
      !isHeading(next) &&
      !judge(block.text).isRequirement;
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
      grade === 'required' || this.zoneNow() === 'required' ? isAskedInList(block.text) : isAskedFor(block.text);
    if (!isAsked) return;
    this.add(block, block.text, { number, location: placeOrNothing(words), feature: words });
  }

  private entry(block: Block, { text, isEntry }: { readonly text: string; readonly isEntry: boolean }): void {
    if (opensList(text)) return this.announce();
    const { words, grade } = gradeBefore(text);
    if (grade === 'harmless') return;
    const number = block.mark === null ? null : numberOf(block.mark);
    if (this.zone === 'harmless' && !this.isListOpen) return this.budget(block, words);
    const isListed = block.mark !== null || isEntry;
    if (this.zoneNow() === 'required' && (isListed || grade === 'required')) {
      if (isAskedInList(words, featuresIn(words).length > 0) && !isPaperwork(words)) this.add(block, words, { number });
      return;
    }
    if (isListed && isAskedFor(words) && sentencesOf(words).length <= 4) this.add(block, words, { number });
    else this.prose(block, words);
  }

  /** Sentence by sentence: what must be done, with what is wrong where that was said just before. */
  private prose(block: Block, text: string): void {
    if (block.parts >= ROW_PARTS || (block.parts > 1 && !/[.;!]/u.test(text))) return;
    let before: string | undefined;
    const isRequired = this.zoneNow() === 'required';
    for (const sentence of sentencesOf(text)) {
      const judged = judge(sentence);
      const isAsked = isRequired ? isAskedInList(sentence) && featuresIn(sentence).length > 0 : isAskedFor(sentence);
      if (!isAsked || isPaperwork(sentence)) {
        before = judged.isDefect && !judged.isHarmless && !isLead(sentence) ? sentence : undefined;
        continue;
      }
      const joins =
        before !== undefined && judged.isRequirement && (needsWhatWasSaid(sentence) || isSameThing(before, sentence));
      const last = this.told.at(-1);
      if (joins && isRequired && last && last.quote.endsWith(before ?? '')) this.told.pop();
      this.add(block, joins ? `${before} ${sentence}` : sentence, { number: null });
      before = judged.isDefect && !judged.isRequirement ? sentence : undefined;
    }
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

const ASKS =
  /(?:repair|correct|cure|requir|must|need|remed|fix|deficien|defect|subject to|prior to|before (?:closing|settlement|the)|safety|action|attention|address|complete|reparar|reparacion|corregi|correccion|debe|requie|necesit|sujet|antes del|atender|pendiente)/u;
const FIXED_LIST =
  /(?:assumption|limiting|certif(?:y|ies|ication)|scope|intended|comparable|approach|sales|maintenance|monitor|cosmetic|improvement|not required|no repairs|limitation|definition|rating|legend|standard|mantenimiento|vigilar|cosmetic|no requier|limitacion|supuesto)/u;

/** Words right over a list that speak of what must be done, however they say it. */
const announces = (block: Block, next: Piece | undefined): boolean =>
  block.mark === null &&
  next !== undefined &&
  'text' in next &&
  next.mark !== null &&
  (next.page === block.page || /:$/u.test(block.text)) &&
  !FIXED_LIST.test(plain(block.text)) &&
  ASKS.test(plain(block.text)) &&
  (/:$/u.test(block.text) || (featuresIn(block.text).length === 0 && block.text.length < 260));

/** Plain words over the first entry of a list: "Items to repair or correct before closing". */
const standsOverList = (block: Block, next: Piece | undefined): boolean =>
  block.mark === null &&
  block.parts === 1 &&
  block.lines === 1 &&
  block.text.split(' ').length <= 10 &&
  !/[.;,?]$/u.test(block.text) &&
  next !== undefined &&
  ('table' in next || next.mark !== null) &&
  zoneOf(block.text) !== undefined;

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
