import type { Block } from '../text/blocks.js';
import { splitMark } from '../text/blocks.js';
import { featuresIn } from '../wording/features.js';
import { anyOf, plain } from '../wording/plain.js';
import { judge } from '../wording/requirement.js';
import { ordersIn } from './title.js';

/** An announcement of a list, or a pointer to one: no requirement itself. */
const LEAD = anyOf(
  'see (?:the )?(?:attached|addend|comment|list|page|additional|supplemental|table|below|summary|section|exhibit)',
  '(?:the )?following (?:\\p{L}+ ){0,6}(?:repair|item|condition|correction|deficienc|defect|work|must|shall|are|is|need|were|have|should|matter|issue|done|made|completed|corrected|finished|by)',
  '(?:listed|itemi[sz]ed|described|noted|identified|detailed|shown|set out|set forth|outlined|enumerated|given) (?:below|above|in (?:the|this)|on (?:the|page)|herein|hereafter|within|items?|repairs?|list)',
  '(?:items?|conditions?|repairs?) (?:\\d+|one|#\\d+) (?:through|to|thru|-) (?:\\d+|\\p{L}+)',
  '(?:these|all|the (?:above|required|listed|noted|itemi[sz]ed|following)|above|such|said) (?:\\p{L}+ )?(?:repairs?|items|conditions|corrections|deficiencies|work)(?: \\p{L}+){0,3} (?:must|shall|are|is|be|need|should|were|have|has|to be|being|will)',
  '(?:the )?(?:itemi[sz]ed|required|necessary) repairs? in the (?:table|list|addendum)',
  'subject to (?:the )?(?:following |listed |required |itemi[sz]ed |noted |above )*(?:repairs?|items|conditions|alterations|corrections)(?! (?:of|to) (?:the )?(?!list|item))',
  '(?:opinion of value|value|appraisal|this value) (?:assumes|is based|is contingent|is conditioned|is subject|is made)',
  '(?:repairs|items|corrections|work|conditions) (?:needed|required|to be (?:made|done|completed)|necessary)(?: \\p{L}+){0,6}:?$',
  'a continuacion|siguientes|vease|ver (?:el |la )?(?:anexo|adenda|lista|tabla|pagina|apendice|abajo)|(?:reparaciones|condiciones|partidas) (?:requeridas|indicadas|enumeradas|listadas|necesarias|mencionadas|anteriores|detalladas|descritas|que se)',
  'summary (?:states|shows|lists|reports|says)|page \\d+ (?:lists|states|shows|says)',
);
const TOTAL = anyOf(
  '(?:all|these|the) (?:\\p{L}+ )?(?:items|repairs|work)(?: (?:together|combined|above))? (?:come|comes|add|adds|amount|amounts|sum|sums) |sum of|aggregate cost|combined cost|cost of all|(?:grand |sub-?)?total(?![\\p{L}])|estimated cost (?:to cure|of) (?:all|these|the|items)|cost to cure all|costo total|suma de|in total|overall cost',
);
const OPENS_LIST =
  /(?:following|listed below|itemi[sz]ed below|below:|repairs? (?:needed|required|necessary)|required repairs|conditions? (?:must|shall|are|to be)|a continuaci[oó]n|siguientes|reparaciones (?:requeridas|necesarias)|must be (?:corrected|completed|repaired|done|addressed|satisfied|met))/iu;
/** Printed on every form, marked or not. */
const PRINTED = anyOf(
  'hypothetical condition',
  'extraordinary assumption',
  'limiting conditions',
  'supuesto extraordinario',
);

export const isTotal = (text: string): boolean => TOTAL.test(plain(text));

/** It announces what follows, or points elsewhere; what it says itself is told there. */
export const isLead = (text: string): boolean => LEAD.test(plain(text)) && !hasOwnObject(text);

export const opensList = (text: string): boolean =>
  !PRINTED.test(plain(text)) && (isLead(text) || /:$/u.test(text.trim())) && OPENS_LIST.test(text);

/** "The following must be corrected: the roof leaks" tells what it asks for. */
function hasOwnObject(text: string): boolean {
  const [, after = ''] = /:\s+(.+)$/u.exec(text) ?? [];
  if (after.split(' ').length > 3 && featuresIn(after).length > 0) return true;
  const [, on = ''] = DEPENDS.exec(text) ?? [];
  return featuresIn(on).length > 0 && !POINTS.test(plain(on));
}

/** "subject to an engineer's inspection of the cracked wall": what a value depends on can be the thing itself. */
const DEPENDS = /(?:subject|contingent|conditioned|conditional)\s+(?:to|up?on|on)\s+(.+)$/iu;
const POINTS =
  /(?:^completion per plans(?! and)|listed|noted|itemi[sz]ed|described|above|below|following|herein|addend|attached|table|page \d|hypothetical|assumption|these|all (?:the )?(?:repairs|items))/u;

const SENTENCE = /(?<=[.!?]["')]?)\s+(?=["'(]?[\p{Lu}\d])/u;
const ABBREVIATED =
  /(?:\b(?:no|approx|est|sq|ft|in|dr|mr|mrs|ms|st|ave|inc|co|min|max|vs|e\.g|i\.e|fig|p|pp|n[uú]m|aprox|sr|sra)\.|\b\p{Lu}\.)$/iu;

export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(SENTENCE)) {
    const above = sentences.at(-1);
    if (above !== undefined && ABBREVIATED.test(above)) sentences[sentences.length - 1] = `${above} ${part}`;
    else sentences.push(part);
  }
  return sentences.map((one) => one.trim()).filter((one) => /\p{L}/u.test(one));
}

const INLINE = /(?:^|(?<=[.;:,)]|\s))\s*\(?(\d{1,2}|[a-h])[.)]\s+(?=["'\p{Lu}\p{Ll}])/gu;

/** A list that runs on within its paragraph: "1) … 2) … 3) …". */
export function inlineEntries(text: string): { readonly lead: string; readonly entries: string[] } | undefined {
  const marks = [...text.matchAll(INLINE)];
  const firstIsOne = marks[0]?.[1] === '1' || marks[0]?.[1] === 'a';
  const rise = marks.filter((mark, index) =>
    /\d/u.test(mark[1] ?? '') ? Number(mark[1]) === index + 1 : mark[1]?.codePointAt(0) === 97 + index,
  );
  if (!firstIsOne || rise.length < 2 || rise.length !== marks.length) return undefined;
  return {
    lead: text.slice(0, marks[0]?.index ?? 0).trim(),
    entries: marks.map((mark, index) => text.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim()),
  };
}

/** An inspector's labels: what follows is to be done about what stood before. */
const LABELLED_ORDER =
  /^(?:(?:recommended )?(?:action|repair|remedy|correction|fix)s?|recommendations?|(?:our |my )?(?:advice|suggestion|opinion)|(?:we|i) (?:advise|recommend|suggest)|what to do|solution|task|cure|(?:possible )?(?:implication|consequence)s?|reason|why(?: it matters)?|effect|risk|next steps?|time(?:frame|line)?|timing|priority|urgency|cost|estimate|acci[oó]n|recomendaci[oó]n|qu[eé] hacer|correcci[oó]n|soluci[oó]n|motivo|riesgo|plazo)\s*[:–—-]/iu;

const PRONOUN_ORDER =
  /^(?:\p{L}+)(?: (?:and|or|y|o) \p{L}+)*(?: (?:it|them|this|these|as needed|as required|as necessary|same))?\.?$/iu;

/** It orders something of what was said just before: "Recommend repair.", "Replace it.", "This must be corrected." */
export function needsWhatWasSaid(sentence: string): boolean {
  return (
    featuresIn(sentence).length === 0 ||
    PRONOUN_ORDER.test(sentence) ||
    LABELLED_ORDER.test(sentence) ||
    /^\(/u.test(sentence) ||
    /^(?:this|these|it|they|such|esto|estos|esta|estas)(?![\p{L}])/iu.test(sentence)
  );
}

/** Sentences that tell of one thing: what is wrong, and what is to be done about it. */
function byThing(text: string): string[] {
  const groups: string[][] = [];
  let isAsked = false;
  for (const sentence of sentencesOf(text)) {
    const judged = judge(sentence);
    const above = groups.at(-1);
    const begins: boolean = isAsked && isOfAnother(above ?? [], sentence);
    if (above === undefined || begins) groups.push([sentence]);
    else above.push(sentence);
    isAsked = judged.isRequirement || (isAsked && !begins);
  }
  return groups.map((group) => group.join(' '));
}

/** It tells of something else than what was said so far. */
function isOfAnother(said: readonly string[], sentence: string): boolean {
  const { isDefect, isRequirement } = judge(sentence);
  return (isDefect || isRequirement) && !needsWhatWasSaid(sentence) && !isAboutSame(said.join(' '), sentence);
}

function isAboutSame(one: string, other: string): boolean {
  const names = new Set(featuresIn(one).map(({ name }) => name));
  return featuresIn(other).some(({ name }) => names.has(name));
}

/** The things that one entry of a list asks for: each sentence about another, and in one sentence each trade's job. */
export function thingsIn(text: string): string[] {
  const things = byThing(withoutTotals(text));
  // What an entry says besides its own thing, and asks nothing by, belongs to whatever follows the list.
  const asked = things.filter((thing, index) => index === 0 || !judge(thing).isHarmless);
  return asked.flatMap(byTrade);
}

const withoutTotals = (text: string): string =>
  isTotal(text)
    ? sentencesOf(text)
        .filter((sentence) => !isTotal(sentence))
        .join(' ')
    : text;

/** Parts of one sentence that are different trades' jobs: "install handrail and replace broken glass". */
function byTrade(text: string): string[] {
  const orders = ordersIn(text);
  if (orders.length > 1 && orders.join('; ').length > text.length * 0.85) {
    const split = orders.flatMap(byTrade);
    return areOfDifferentTrades(split) ? split : [text];
  }
  const parts = text.split(
    /\s*(?:,\s+(?:and|y|then)|\s(?:and|y|as well as)|;|,)\s+(?=\p{L}+\s+(?:\p{L}+\s+){0,3}\p{L}{3,})/u,
  );
  if (parts.length < 2 || !parts.every((part) => ordersIn(part).length > 0)) return [text];
  return areOfDifferentTrades(parts) ? parts : [text];
}

function areOfDifferentTrades(parts: readonly string[]): boolean {
  const categories = parts.map((part) => featuresIn(part)[0]?.category);
  return categories.every((category) => category !== undefined) && new Set(categories).size === parts.length;
}

/** The entries of a block: those of the list that runs on in it, or the whole. */
export function entriesOf({ text }: Pick<Block, 'text'>): { readonly text: string; readonly isEntry: boolean }[] {
  const list = inlineEntries(text);
  if (!list) return [{ text, isEntry: false }];
  return [
    ...(list.lead === '' ? [] : [{ text: list.lead, isEntry: false }]),
    ...list.entries.map((entry) => ({ text: splitMark(entry).words, isEntry: true })),
  ];
}

/** Printed questions of a form, answered by a box. */
export const isQuestion = (text: string): boolean => /\?(?:\s|$)|^¿/u.test(text);

const PAPER_OF_TRADE = anyOf(
  "(?:[\\p{L}\\d'&/-]+ ){0,5}(?:report|certification|certificate|letter|clearance|analysis|tests?|inspection|evaluation|carta|informe|reporte|certificado|certificacion|analisis|inspeccion)(?![\\p{L}])",
);
const HAD = anyOf('received|waived|cleared|not required|on file|in file|was|were|recibid|no (?:se )?requ|dispensad');

/** A paper that somebody of a trade writes about the house: in a list of requirements naming it asks for it. */
const isPaperOfTrade = (text: string): boolean => {
  const words = plain(text);
  const found = PAPER_OF_TRADE.exec(words);
  return found?.index === 0 && !HAD.test(words) && featuresIn(text).length > 0;
};

/** What a list asks for with this entry: nothing when it says itself that nothing follows. */
export function isAskedInList(text: string, isAnnounced = false): boolean {
  if (isLead(text) || isQuestion(text)) return false;
  if (isAnnounced && isPaperOfTrade(text)) return true;
  const sentences = sentencesOf(text).filter((sentence) => !isTotal(sentence));
  const judged = sentences.map(judge);
  if (judged.some(({ isRequirement, isHarmless }) => isRequirement && !isHarmless)) return true;
  return judge(sentences.join(' ')).isHarmless
    ? false
    : judged.some(({ isDefect, isHarmless }) => (isDefect || isAnnounced) && !isHarmless);
}
