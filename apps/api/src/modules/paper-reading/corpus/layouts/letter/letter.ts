import type { ReadField } from '@cw/domain';
import { itemsOf, Tellings, type Brief, type LaidOut } from '../../brief.js';
import { printedDate } from '../../formats.js';
import { Flow } from '../../kit/flow.js';
import { hyphenOf } from '../../kit/mess.js';
import { Sheet, type Face, type Style } from '../../kit/sheet.js';
import type { Subject } from '../../subject.js';

type Printed = (field: 'contractDate' | 'inspectionDate' | 'signedDate' | 'repairsBy') => string;
type Fact = readonly [label: string, value: string];

/** One writer's letter, addendum or list. */
export interface LetterVendor {
  readonly face: Face;
  /** Who writes, at the head. */
  readonly from: (subject: Subject) => readonly string[];
  readonly title: string;
  readonly facts: (subject: Subject, date: Printed) => readonly Fact[];
  /** The facts stand in the fields of a form, and not in the page. */
  readonly isForm: boolean;
  readonly opening: (subject: Subject, date: Printed) => string;
  readonly bullet: (index: number) => string;
  readonly item: (finding: { text: string; defect: string; action: string }) => string;
  readonly closing: (subject: Subject, date: Printed) => string;
  /** What is expressly not asked for. */
  readonly aside: string | null;
  readonly fields: readonly ReadField[];
}

const LEFT = 72;
const WIDTH = 468;

function valuesOf(subject: Subject, fields: readonly ReadField[]): Partial<Record<ReadField, string>> {
  const all: Partial<Record<ReadField, string>> = {
    ...subject,
    yearBuilt: String(subject.yearBuilt),
    loanProgram: subject.program,
    completionDeadline: subject.repairsBy,
    effectiveDate: subject.inspectionDate,
    caseNumber: subject.caseNumber ?? '',
  };
  return Object.fromEntries(
    fields.flatMap((field) => (all[field] === undefined || all[field] === '' ? [] : [[field, all[field]]])),
  );
}

function drawFacts(
  sheet: Sheet,
  flow: Flow,
  { facts, isForm }: { facts: readonly Fact[]; isForm: boolean },
  text: Style,
): void {
  facts.forEach(([label, value], index) => {
    flow.y += 15;
    sheet.put(label, { x: LEFT, y: flow.y }, { ...text, face: text.face === 'serif' ? 'serifBold' : 'bold' }, 'label');
    if (isForm)
      sheet.add({
        kind: 'field',
        name: `${label.replaceAll(/[^A-Za-z]/g, '')}${index}`,
        value,
        x: LEFT + 128,
        y: flow.y,
        width: 320,
      });
    else sheet.put(value, { x: LEFT + 128, y: flow.y }, text);
  });
  flow.space(12);
}

/** A list that an agent, a lender or an agency sends. */
export function layOutLetter(brief: Brief, vendor: LetterVendor): LaidOut {
  const sheet = new Sheet(612, 792);
  const tellings = new Tellings();
  const { subject, dates } = brief;
  const date: Printed = (field) => printedDate(subject[field], dates);
  const text: Style = { face: vendor.face, size: 10.5 };
  sheet.addPage();
  const flow = new Flow(sheet, {
    x: LEFT,
    width: WIDTH,
    top: 64,
    bottom: 728,
    hyphen: hyphenOf(brief.mess),
    turn: () => sheet.addPage(),
  });
  vendor.from(subject).forEach((line) => flow.say(line, { style: { ...text, size: 9 }, gap: 0 }));
  flow.space(14);
  flow.say(vendor.title, { style: { face: vendor.face === 'serif' ? 'serifBold' : 'bold', size: 14 }, gap: 6 });
  drawFacts(sheet, flow, { facts: vendor.facts(subject, date), isForm: vendor.isForm }, text);
  flow.say(vendor.opening(subject, date), { style: text, gap: 9 });
  itemsOf(brief).forEach((item, index) => {
    const texts = item.map(({ finding }) => tellings.say(finding.key, vendor.item(finding)));
    for (const { finding } of item) for (const near of texts) tellings.beside(finding.key, near);
    flow.say(texts.join(' '), {
      style: text,
      gap: 5,
      indent: 24,
      bullet: vendor.bullet(index),
      tells: item.map(({ finding }) => finding.key),
    });
  });
  flow.space(6);
  if (vendor.aside !== null) flow.say(vendor.aside, { style: text, gap: 8 });
  for (const remark of brief.harmless.remarks.slice(0, 2)) flow.say(remark, { style: text, gap: 8 });
  flow.say(vendor.closing(subject, date), { style: text, gap: 30 });
  sheet.line([LEFT, flow.y], [LEFT + 190, flow.y], 0.6);
  sheet.line([LEFT + 250, flow.y], [LEFT + 440, flow.y], 0.6);
  return {
    sheet,
    repairs: tellings.answers(sheet, brief.told, { hasPlaces: false }),
    values: valuesOf(subject, vendor.fields),
    valueConditions: [],
    optional: [],
    warnings: [],
    unreadPages: [],
  };
}
