import type { LoanProgram } from '@cw/domain';
import { Tellings, type Brief, type LaidOut, type Told } from '../../brief.js';
import { printedDate } from '../../formats.js';
import { Flow } from '../../kit/flow.js';
import { hyphenOf } from '../../kit/mess.js';
import { Sheet, type Face, type Style } from '../../kit/sheet.js';
import type { Subject } from '../../subject.js';
import { drawScan } from '../scan.js';
import { Table, type Column, type TableRow } from '../table.js';

/** One lender's way of writing what must be there before the loan closes. */
export interface SheetVendor {
  readonly face: Face;
  readonly title: string;
  readonly facts: (
    subject: Subject,
    date: (day: Subject['signedDate']) => string,
  ) => readonly (readonly [label: string, value: string])[];
  readonly columns: readonly Column[];
  /** The cells of a row, in the order of the columns. */
  readonly cells: (row: { number: number; text: string; stage: string }) => readonly string[];
  readonly groups: readonly {
    readonly title: string;
    readonly stage: string;
    readonly paperwork: readonly string[];
    readonly holdsRepairs: boolean;
  }[];
  readonly says: (text: string) => string;
  readonly deadline: ((date: string) => string) | null;
  readonly closing: string;
  readonly firstNumber: number;
}

const LEFT = 42;
const WIDTH = 528;

export const PROGRAM_NAMES: Readonly<Record<LoanProgram, string>> = {
  conventional: 'Conventional 30 Year Fixed',
  fha: 'FHA 30 Year Fixed',
  va: 'VA 30 Year Fixed',
  usda: 'USDA Rural Housing 30 Year Fixed',
  cash: 'Cash',
};

function drawHead(sheet: Sheet, brief: Brief, vendor: SheetVendor): void {
  const { subject, dates } = brief;
  const small: Style = { face: vendor.face, size: 8.5 };
  sheet.put(subject.lender, { x: LEFT, y: 50 }, { face: 'bold', size: 13 });
  sheet.put(subject.lenderAddress, { x: LEFT, y: 63 }, { face: vendor.face, size: 8 });
  sheet.put(vendor.title, { x: LEFT, y: 88 }, { face: 'bold', size: 12 }, 'label');
  vendor
    .facts(subject, (day) => printedDate(day, dates))
    .forEach(([label, value], index) => {
      const x = LEFT + (index % 2) * 270;
      const y = 106 + Math.floor(index / 2) * 13;
      sheet.put(label, { x, y }, { ...small, face: 'bold' }, 'label');
      sheet.put(value, { x: x + 88, y }, small);
    });
}

function rowsOf(brief: Brief, vendor: SheetVendor, tellings: Tellings): { title: string; rows: TableRow[] }[] {
  let number = vendor.firstNumber - 1;
  const row = (text: string, stage: string, told?: Told): TableRow => {
    number += 1;
    const cells = vendor.cells({ number, text: brief.mess.capitals ? text.toUpperCase() : text, stage });
    if (told !== undefined) {
      tellings.say(told.finding.key, told.finding.text);
      tellings.beside(told.finding.key, cells.join(' '));
    }
    return { cells, ...(told !== undefined && { tells: [told.finding.key] }) };
  };
  return vendor.groups.map(({ title, stage, paperwork, holdsRepairs }) => {
    const half = Math.ceil(paperwork.length / 2);
    return {
      title,
      rows: [
        ...paperwork.slice(0, half).map((text) => row(text, stage)),
        ...(holdsRepairs ? brief.told.map((one) => row(vendor.says(one.finding.text), stage, one)) : []),
        ...paperwork.slice(half).map((text) => row(text, stage)),
      ],
    };
  });
}

/** A lender's list, in which the repairs stand among the papers that the borrower must bring. */
export function layOutConditionSheet(brief: Brief, vendor: SheetVendor): LaidOut {
  const sheet = new Sheet(612, 792);
  const tellings = new Tellings();
  const { subject, dates } = brief;
  sheet.addPage();
  drawHead(sheet, brief, vendor);
  const flow = new Flow(sheet, {
    x: LEFT,
    width: WIDTH,
    top: 60,
    bottom: 730,
    turn: () => {
      sheet.addPage();
      sheet.put(`${vendor.title}: ${subject.buyers}`, { x: LEFT, y: 44 }, { face: vendor.face, size: 8 }, 'label');
    },
  });
  flow.y = 178;
  const text: Style = { face: vendor.face, size: 9 };
  const head: Style = { face: 'bold', size: 8.5 };
  if (vendor.deadline !== null)
    flow.say(vendor.deadline(printedDate(subject.repairsBy, dates)), { style: text, gap: 8 });
  for (const { title, rows } of rowsOf(brief, vendor, tellings)) {
    flow.need(80);
    flow.say(title, { style: { face: 'bold', size: 10 }, gap: 3 });
    new Table(sheet, flow, vendor.columns, {
      x: LEFT,
      head,
      cell: text,
      fill: '#e6e6e6',
      padding: 3,
      hyphen: hyphenOf(brief.mess),
    }).draw(rows);
  }
  flow.say(vendor.closing, { style: text });
  const unreadPages = brief.hasScan ? [drawScan(sheet, brief.harmless.remarks)] : [];
  const { address, city, state, zip, buyers, lender, program, caseNumber, repairsBy } = subject;
  return {
    sheet,
    repairs: tellings.answers(sheet, brief.told, { hasPlaces: false }),
    values: {
      address,
      city,
      state,
      zip,
      buyers,
      lender,
      loanProgram: program,
      ...(caseNumber !== null && { caseNumber }),
      ...(vendor.deadline !== null && { completionDeadline: repairsBy }),
    },
    valueConditions: [],
    optional: [],
    warnings: [],
    unreadPages,
  };
}
