import { type Cents, placeInLine } from '@cw/domain';
import type { Block } from '../text/blocks.js';
import type { FoundTable } from '../text/tables.js';
import { featuresIn, isPartOfHouse } from '../wording/features.js';
import { plain } from '../wording/plain.js';
import { judge } from '../wording/requirement.js';
import {
  goesWith,
  isAskedFor,
  isAskedInProse,
  isAskedOfBefore,
  isLeadIn,
  isOfLender,
  isOneFinding,
  isOnlyWrong,
  isPromise,
  isReconciled,
  isRowOfBoxes,
  isRowOfForm,
  isScope,
  isToldAsWrong,
  numberOf,
  placeOrNothing,
} from './asked.js';
import { costIn } from './cost.js';
import { type Finding, gathered, isSummed, type Piece } from './gathered.js';
import { type Grade, gradeBefore, gradeOfTitle, tagOf } from './grades.js';
import { overlap, stemsOf } from './merge.js';
import { ownGradesOf } from './own-grades.js';
import { flowOf, type Paper } from './paper-pages.js';
import { thingsIn, entriesOf, isAskedInList, opensList, sentencesOf } from './statements.js';
import { announces, isLineOverEntry, isSetLarger, isTitleOver, standsOverList } from './over-lists.js';
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

type Given = Partial<Pick<Told, 'number' | 'location' | 'feature'>>;

const SAME_WORDS = 0.6;
const SEVERAL = 3;
/** "Caring for your home" is of no part of it. */
const WHOLE_HOUSE = /(?<![\p{L}])(?:house|home|property|dwelling|casa|hogar|vivienda|propiedad)(?![\p{L}])/giu;

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
  /** Something was asked for in running words since the last heading. */
  private hasProse = false;
  /** A lender's list: papers and money stand in it as well as the house. */
  private isLenders = false;
  private titled: Titled | undefined;
  /** What the report's own sections say nothing follows from, though its summary names it. */
  private readonly dismissed: { readonly number: string; readonly text: string }[] = [];
  private lists = 0;
  /** Findings under titles of their own. */
  private titles = 0;
  /** Told in running words under no part of the house: where findings have titles, such words speak to every reader. */
  private readonly loose = new Set<Told>();
  /** The part of the house that the last heading named. */
  private section = '';

  /** `grades`: what this paper's own words for them mean. */
  constructor(private readonly grades: ReadonlyMap<string, Grade>) {}

  take(piece: Piece, next: Piece | undefined): void {
    if ('table' in piece) this.table(piece.table, piece.page);
    else if ('finding' in piece) this.gathered(piece.finding);
    else if (isScope(piece.text)) this.leave();
    else if (isSummed(piece)) this.words(piece);
    else if (!this.opensTitle(piece, next)) this.block(piece, next);
  }

  private table(table: FoundTable, page: number): void {
    this.titled = undefined;
    this.told.push(...toldOfTable(table, page, this.zoneNow()));
    this.costsOf(table);
    this.hasEntries = true;
  }

  private block(piece: Block, next: Piece | undefined): void {
    if (isReconciled(piece)) this.zone = this.zone === 'harmless' ? 'body' : this.zone;
    if (isLeadIn(piece, next)) this.announce();
    else if (
      isHeading(piece) ||
      standsOverList(piece, next) ||
      this.endsList(piece, next) ||
      this.isTitleByLooks(piece, next)
    )
      this.open(piece);
    else if (announces(piece, next)) this.announce();
    else this.words(piece);
  }

  /** All that was told, without what the report itself takes back. */
  kept(): Told[] {
    const isTitledAll = this.titles >= SEVERAL;
    return this.told.filter((one) => !this.isDismissed(one.number, one.quote) && !(isTitledAll && this.loose.has(one)));
  }

  private isDismissed(number: string | null, quote: string): boolean {
    return this.dismissed.some(
      (one) => one.number === number && overlap(stemsOf(one.text), stemsOf(quote)) >= SAME_WORDS,
    );
  }

  private zoneNow(): Zone {
    return this.isListOpen ? 'required' : this.zone;
  }

  /** A line in plain words between the entries of a list and others: what follows it is of another sort. */
  private endsList(block: Block, next: Piece | undefined): boolean {
    return this.hasEntries && this.zoneNow() === 'required' && isLineOverEntry(block, next);
  }

  /** Where findings have titles, whatever is set like one begins something else. */
  private isTitleByLooks(block: Block, next: Piece | undefined): boolean {
    return this.titles >= SEVERAL && isSetLarger(block, next);
  }

  private open({ text }: Block): void {
    this.titled = undefined;
    this.lists += 1;
    const zone = zoneOf(text);
    this.section = isPartOfHouse(text.replaceAll(WHOLE_HOUSE, '')) ? text : '';
    // A title that we do not know, after the entries of a list, is of something else.
    if (zone === undefined) this.closeTold();
    this.hasEntries &&= zone === undefined;
    this.hasProse = false;
    if (opensList(text) && zone !== 'harmless') this.isListOpen = true;
    else if (zone !== undefined) this.isListOpen = false;
    if (zone !== undefined) this.enter(zone, text);
  }

  private enter(zone: Zone, heading: string): void {
    this.zone = zone;
    this.isLenders = isOfLender(heading);
  }

  private closeTold(): void {
    if (this.zoneNow() === 'required' && (this.hasEntries || this.hasProse)) this.close();
  }

  private close(): void {
    this.isListOpen = false;
    if (this.zone === 'required') this.zone = 'body';
  }

  /** From here on it tells what is looked at and what not, until a heading tells of the house again. */
  private leave(): void {
    this.close();
    this.titled = undefined;
    this.zone = 'harmless';
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
    const { words, grade: known } = gradeOfTitle(title, boxes);
    const grade = known ?? this.grades.get(plain(tagOf(title) ?? '')) ?? null;
    if (grade === 'harmless') this.dismissed.push({ number, text: block.text });
    this.hasEntries = true;
    // The inspector's own grade tells more than a heading that we know or do not.
    if (grade === 'harmless' || (this.zone === 'harmless' && grade === null)) return;
    if (!this.isFound(block.text, grade)) return;
    this.titles += 1;
    this.addOne(block, block.text, { number, location: placeOrNothing(words), feature: words });
  }

  private isFound(text: string, grade: Grade | null): boolean {
    if (grade === 'required') return isAskedInList(text) || isToldAsWrong(text);
    return this.zoneNow() === 'required' ? isAskedInList(text) : isAskedFor(text);
  }

  /** The same for a finding whose parts stand in blocks of their own. */
  private gathered({ number, part, grade, location, words, isReferred }: Finding): void {
    this.titled = undefined;
    if (grade === 'harmless') this.dismissed.push({ number: numberOf(number), text: `${part} ${words.text}` });
    if (grade === 'harmless' || (this.zone === 'harmless' && grade === null)) return;
    const isRequired = grade === 'required' || isReferred || this.zoneNow() === 'required';
    const whole = `${part}. ${words.text}`;
    const isAsked = isRequired ? isAskedInList(whole) || isToldAsWrong(whole) : isAskedFor(whole);
    if (!isAsked) return;
    this.titles += 1;
    this.addOne(words, words.text, { number: numberOf(number), location, feature: part });
  }

  private entry(block: Block, { text, isEntry }: { readonly text: string; readonly isEntry: boolean }): void {
    if (opensList(text)) return this.announce();
    const { words, grade } = gradeBefore(text);
    if (grade === 'harmless') return;
    if (this.zone === 'harmless' && !this.isListOpen) return this.budget(block, words);
    const isListed = this.isListed(block, isEntry);
    const number = block.mark === null ? null : numberOf(block.mark);
    if (isRowOfBoxes(block)) return;
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
    this.hasProse = true;
    const from = this.told.length;
    this.add(block, joins ? `${before} ${sentence}` : sentence, { number: null });
    if (this.section === '') for (const one of this.told.slice(from)) this.loose.add(one);
  }

  /** What was noted as a requirement of its own is told with the order that follows it. */
  private takeBack(said: string): void {
    if (this.told.at(-1)?.quote.endsWith(said)) this.told.pop();
  }

  private add(block: Block, quote: string, given: Given): void {
    for (const part of thingsIn(quote)) this.addOne(block, part, given);
  }

  /** What stands under a number and a title of its own is one thing, however much is said of it. */
  private addOne({ page }: Block, quote: string, { number, location, feature }: Given): void {
    this.told.push({
      quote,
      page,
      container: `list ${this.lists}`,
      number: number ?? null,
      location: location ?? placeInLine(quote) ?? null,
      kind: null,
      cost: costIn(quote),
      feature: feature ?? null,
      section: this.section,
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

export function conditionsOf(paper: Paper): FoundConditions {
  const flow = gathered(flowOf(paper));
  const walk = new Walk(ownGradesOf(flow, (text) => isAskedFor(text) || (isToldAsWrong(text) && judge(text).isDefect)));
  flow.forEach((piece, index) => walk.take(piece, flow[index + 1]));
  return { told: walk.kept(), promised: walk.promised, costs: walk.costs };
}
