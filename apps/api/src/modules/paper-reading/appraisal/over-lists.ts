import type { Block } from '../text/blocks.js';
import { featuresIn } from '../wording/features.js';
import { plain } from '../wording/plain.js';
import { judge } from '../wording/requirement.js';
import type { Piece } from './gathered.js';
import { gradeOfTitle } from './grades.js';
import { isHeading, zoneOf } from './zones.js';

const LONGEST_TITLE = 9;
const LONGEST_LEAD = 260;
const ASKS =
  /(?:repair|correct|cure|requir|must|need|remed|fix|deficien|defect|subject to|prior to|before (?:closing|settlement|the)|safety|action|attention|address|complet|depend|condition|taken care|take care|attend|overlook|work (?:that|needed|required|found|to)|will be done|be done|agree|finish|reparar|reparacion|corregi|correccion|debe|requie|necesit|sujet|antes del|atender|pendiente)/u;
const FIXED_LIST =
  /(?:assumption|limiting|certif(?:y|ies|ication)|scope|intended|comparable|approach|sales|maintenance|monitor|cosmetic|improvement|not required|no repairs|limitation|definition|rating|legend|standard|mantenimiento|vigilar|cosmetic|no requier|limitacion|supuesto)/u;

const isShort = ({ text }: Block, most: number): boolean => text.split(' ').length <= most;
const isEntry = (piece: Piece | undefined): piece is Block =>
  piece !== undefined && 'text' in piece && piece.mark !== null;
const isPlainText = (piece: Piece | undefined, page: number): boolean =>
  piece !== undefined && 'text' in piece && piece.mark === null && piece.page === page && !isHeading(piece);

/** Words right over a list that speak of what must be done, however they say it. */
export function announces(block: Block, next: Piece | undefined): boolean {
  const words = plain(block.text);
  if (block.mark !== null || !isEntry(next) || FIXED_LIST.test(words) || !ASKS.test(words)) return false;
  const isColon = /:$/u.test(block.text);
  if (next.page !== block.page && !isColon) return false;
  return isColon || (featuresIn(block.text).length === 0 && block.text.length < LONGEST_LEAD);
}

/** Plain words over the first entry of a list: "Items to repair or correct before closing". */
export function standsOverList(block: Block, next: Piece | undefined): boolean {
  if (block.mark !== null || block.parts > 1 || block.lines > 1 || next === undefined) return false;
  const isOver = 'finding' in next || 'table' in next || next.mark !== null;
  return isOver && isShort(block, 10) && !/[.;,?]$/u.test(block.text) && zoneOf(block.text) !== undefined;
}

/** One line with no stop, over an entry of a list, whatever it says. */
export const isLineOverEntry = (block: Block, next: Piece | undefined): boolean =>
  block.mark === null &&
  block.parts <= 1 &&
  block.lines === 1 &&
  isEntry(next) &&
  isShort(block, 12) &&
  /^\p{Lu}/u.test(block.text) &&
  !/[.;,?:]$/u.test(block.text);

/** One line in larger letters than the words beneath it. */
export const isSetLarger = (block: Block, next: Piece | undefined): boolean =>
  next !== undefined &&
  'text' in next &&
  next.page === block.page &&
  block.size >= next.size + 1 &&
  block.mark === null &&
  block.parts <= 1 &&
  block.lines === 1 &&
  isShort(block, 8) &&
  /^\p{Lu}/u.test(block.text) &&
  !/[.;,?:]$/u.test(block.text);

/** A finding's number and place, with its words in the block beneath. */
export function isTitleOver(block: Block, next: Piece | undefined): boolean {
  if (block.mark === null || !/\d/u.test(block.mark) || block.lines > 1) return false;
  const { words } = gradeOfTitle(block.text);
  if (words.split(' ').length > LONGEST_TITLE || /[.;:]$/u.test(block.text)) return false;
  return (
    isPlainText(next, block.page) && (!judge(words).isRequirement || isNamedThing(words.replace(/\s*\([^()]*\)$/u, '')))
  );
}

/** "Service panel", "Drain line": the first word is an order only where something follows that it is done to. */
const isNamedThing = (words: string): boolean =>
  words.split(' ').length <= 3 &&
  /^(?:service|drain|vent|grade|gate|screen|lock|wire|cap|strip|cover|paint|record|level|tile|floor|deck|tub|roof|flue)\s(?!(?:the|a|an|all|and|or|to)(?![\p{L}]))\p{L}/iu.test(
    words,
  );
