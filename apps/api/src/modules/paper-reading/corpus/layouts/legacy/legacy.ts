import type { ReadField, ReadingWarning, ValueCondition } from '@cw/domain';
import type { Brief, LaidOut, Told } from '../../brief.js';
import { printedMoney } from '../../formats.js';
import { Flow } from '../../kit/flow.js';
import type { Style } from '../../kit/sheet.js';
import type { Subject } from '../../subject.js';
import { drawAddendum } from './addendum.js';
import { drawAttachments } from './attachments.js';
import { drawFixedPages } from './fixed-pages.js';
import { drawPageOne } from './page-one.js';
import { drawPageTwo } from './page-two.js';
import { LABEL, LegacyPaper, MARGIN, valueConditionsOf, WIDTH } from './paper.js';
import type { LegacyVendor } from './vendor.js';

const COVER: Style = { face: 'serif', size: 15 };

function drawCover({ sheet, brief }: LegacyPaper): void {
  const { subject } = brief;
  sheet.addPage();
  const lines = [
    'APPRAISAL OF REAL PROPERTY',
    '',
    'LOCATED AT',
    subject.address,
    `${subject.city}, ${subject.state} ${subject.zip}`,
    '',
    'FOR',
    subject.lender,
    subject.lenderAddress,
    '',
    'BY',
    subject.appraiser,
    subject.company,
    subject.companyAddress,
  ];
  lines.forEach((line, index) => sheet.put(line, { x: 150, y: 180 + index * 26 }, COVER));
  sheet.add({ kind: 'picture', x: 150, y: 580, width: 300, height: 190, shows: brief.seed });
}

/** Page 3: comments, cost, income. */
function drawPageThree(paper: LegacyPaper, listed: readonly Told[]): void {
  const { sheet, vendor, brief } = paper;
  paper.formStart();
  const flow = new Flow(sheet, {
    x: MARGIN + 16,
    width: WIDTH - 2 * MARGIN - 22,
    top: 50,
    bottom: paper.bottom,
    turn: () => void paper.formStart(),
  });
  flow.say('ADDITIONAL COMMENTS', { style: { face: 'bold', size: 7.5 }, gap: 4 });
  if (listed.length > 0) flow.say(paper.typed(vendor.lead), { style: paper.value, gap: 4 });
  listed.forEach((one, index) => {
    const text = `${vendor.number(index)} ${paper.sentence(one)}`;
    flow.say(text, { style: paper.value, gap: 3, tells: [one.finding.key] });
  });
  flow.say(paper.typed(brief.harmless.remarks[0] ?? ''), { style: paper.value, gap: 10 });
  flow.rule();
  flow.say('COST APPROACH TO VALUE (not required by Fannie Mae)', { style: { face: 'bold', size: 7.5 }, gap: 6 });
  const sums: readonly (readonly [string, number])[] = [
    ['OPINION OF SITE VALUE', 42_000],
    ['DWELLING   1,482 Sq.Ft. @ $ 148.00', 219_336],
    ['Garage/Carport   484 Sq.Ft. @ $ 42.00', 20_328],
    ['Total Estimate of Cost-New', 239_664],
    ['Less Physical Depreciation', 71_899],
    ['Depreciated Cost of Improvements', 167_765],
    ['"As-is" Value of Site Improvements', 9_000],
  ];
  for (const [label, dollars] of sums) {
    flow.say(label, { style: LABEL, gap: 2, role: 'label' });
    sheet.put(`= $ ${printedMoney(dollars * 100, 'bare')}`, { x: 420, y: flow.y - 2 }, paper.value);
  }
}

/** Which pages carry the list, by the vendor's habit. */
function homesOf(paper: LegacyPaper): {
  addendum: readonly Told[];
  comments: readonly Told[];
  reconciliation: readonly Told[];
} {
  const { told, quirk } = paper.brief;
  const listed = quirk === 'subject_to_without_repairs' ? [] : told;
  const home = paper.vendor.listHome;
  return {
    addendum: home === 'addendum' ? listed : [],
    comments: home === 'comments' ? listed : [],
    reconciliation: home === 'reconciliation' ? listed : [],
  };
}

function markedOf({ told, quirk }: Brief): ValueCondition[] {
  if (quirk === 'as_is_with_repairs') return ['as_is'];
  if (quirk === 'subject_to_without_repairs') return ['repairs'];
  return valueConditionsOf(told);
}

export function valuesOf(subject: Subject): Partial<Record<ReadField, string>> {
  const {
    address,
    city,
    state,
    zip,
    yearBuilt,
    buyers,
    sellers,
    contractDate,
    inspectionDate,
    lender,
    caseNumber,
    program,
  } = subject;
  return {
    address,
    city,
    state,
    zip,
    yearBuilt: String(yearBuilt),
    buyers,
    sellers,
    contractDate,
    inspectionDate,
    effectiveDate: inspectionDate,
    lender,
    ...(caseNumber !== null && { caseNumber, loanProgram: program }),
  };
}

function reconciledWords(paper: LegacyPaper, told: readonly Told[]): { text: string; key?: string }[] {
  const { says, lead } = paper.vendor;
  const { quirk } = paper.brief;
  if (quirk === 'signals_disagree') return [{ text: paper.typed(says.reconciliationAsIs) }];
  if (paper.brief.told.length === 0) return [{ text: paper.typed(says.reconciliationAsIs) }];
  if (told.length === 0) return [{ text: paper.typed(says.reconciliation) }];
  return [
    { text: paper.typed(lead) },
    ...told.map((one, index) => ({
      text: `${paper.vendor.number(index)} ${paper.sentence(one)}`,
      key: one.finding.key,
    })),
  ];
}

const warningsOf = ({ quirk, mess }: Brief): ReadingWarning[] => [
  ...(quirk === null ? [] : [quirk]),
  ...(mess.hidden === 'none' ? [] : (['hidden_text'] as const)),
];

/** An appraisal on the form of 2005, with all that is attached to it. */
export function layOutLegacy(brief: Brief, vendor: LegacyVendor): LaidOut {
  const paper = new LegacyPaper(brief, vendor);
  const homes = homesOf(paper);
  const hasRepairs = brief.told.length > 0 && brief.quirk !== 'as_is_with_repairs';
  if (vendor.hasCover) drawCover(paper);
  drawPageOne(paper, hasRepairs);
  drawPageTwo(paper, { marked: markedOf(brief), words: reconciledWords(paper, homes.reconciliation) });
  drawPageThree(paper, homes.comments);
  drawFixedPages(paper);
  drawAddendum(paper, { listed: homes.addendum });
  const listed = brief.quirk === 'subject_to_without_repairs' ? [] : brief.told;
  drawAttachments(
    paper,
    listed.map(({ finding }) => finding.location),
  );
  const values = valuesOf(brief.subject);
  return {
    sheet: paper.sheet,
    repairs: paper.tellings.answers(paper.sheet, listed, { hasPlaces: false }),
    values:
      brief.quirk === 'effective_before_inspection' ? { ...values, effectiveDate: brief.subject.contractDate } : values,
    valueConditions: markedOf(brief),
    optional: [],
    warnings: warningsOf(brief),
    unreadPages: [],
  };
}
