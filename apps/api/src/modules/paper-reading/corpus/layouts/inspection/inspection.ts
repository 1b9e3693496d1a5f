import type { ReadingWarning } from '@cw/domain';
import type { Brief, LaidOut } from '../../brief.js';
import { printedDate, printedMoney } from '../../formats.js';
import { checkbox } from '../../kit/marks.js';
import { Table } from '../table.js';
import { drawScan } from '../scan.js';
import { InspectionPaper, LEFT, type Item } from './paper.js';
import { drawSummary } from './summary.js';
import type { InspectionVendor } from './vendor.js';

const BOX_STEP = 20;

function drawCover({ sheet, brief, vendor, strong, text }: InspectionPaper): void {
  const { subject, dates, seed } = brief;
  const { cover } = vendor;
  sheet.addPage();
  sheet.add({ kind: 'box', x: 0, y: 0, width: 612, height: 110, fill: vendor.accent });
  sheet.put(vendor.title, { x: LEFT, y: 68 }, { ...strong, size: 24, color: '#ffffff' });
  sheet.add({ kind: 'picture', x: 116, y: 150, width: 380, height: 260, shows: seed });
  const facts: readonly (readonly [string, string])[] = [
    [cover.address, `${subject.address}, ${subject.city}, ${subject.state} ${subject.zip}`],
    [cover.client, subject.buyers],
    [cover.date, printedDate(subject.inspectionDate, dates)],
    [cover.yearBuilt, String(subject.yearBuilt)],
    [cover.inspector, `${subject.appraiser}, ${subject.company}`],
    ['', subject.companyAddress],
    [cover.license, `HI-${subject.zip}`],
  ];
  facts.forEach(([label, value], index) => {
    const y = 450 + index * 24;
    sheet.put(label, { x: 116, y }, { ...strong, size: 10 }, 'label');
    sheet.put(value, { x: 230, y }, { ...text, size: 10 });
  });
}

function drawContents(paper: InspectionPaper): void {
  const { vendor, flow, sections } = paper;
  paper.page();
  paper.heading(vendor.contents);
  const titles = [
    vendor.summary,
    ...sections.map(({ title }, index) => `${index + 1}. ${title}`),
    vendor.standards.title,
  ];
  titles.forEach((title, index) =>
    flow.say(`${title} ${'.'.repeat(70 - title.length)} ${index + 3}`, { style: paper.text, gap: 5 }),
  );
}

/** Four small boxes before a line; a deficient one has its last marked. */
function drawBoxes(paper: InspectionPaper, isDeficient: boolean): number {
  const { boxes } = paper.vendor;
  if (boxes === null) return 0;
  boxes.forEach((_, index) => {
    const isMarked = index === (isDeficient ? 3 : 0);
    checkbox(paper.sheet, { x: LEFT + index * BOX_STEP, y: paper.flow.y + 12, isMarked, mark: paper.brief.mess.mark });
  });
  return boxes.length * BOX_STEP + 6;
}

function drawItem(paper: InspectionPaper, { number, told, text, title }: Item, nth: number): void {
  const { flow, vendor, sheet, tellings } = paper;
  flow.need(70);
  const indent = drawBoxes(paper, told !== null);
  const tells = told === null ? [] : [told.finding.key];
  const isSafety = told?.finding.categories[0] === 'safety' || told?.finding.categories[0] === 'electrical';
  const grade = told === null ? vendor.grade.remark : isSafety ? vendor.grade.safety : vendor.grade.repair;
  flow.say(told === null ? `${number} ${title}` : `${number} ${title} (${grade})`, {
    style: paper.strong,
    gap: 1,
    indent,
    tells,
  });
  if (told !== null) {
    tellings.say(told.finding.key, text);
    tellings.beside(told.finding.key, `${number} ${title} ${grade}`);
  }
  flow.say(text, { style: paper.text, gap: 5, indent, tells });
  if (nth % 2 === 1) return;
  flow.need(120);
  sheet.add({ kind: 'picture', x: LEFT + indent, y: flow.y, width: 150, height: 100, shows: paper.brief.seed + nth });
  sheet.put(`${vendor.photo} ${number}`, { x: LEFT + indent, y: flow.y + 110 }, { face: 'italic', size: 7.5 });
  flow.y += 120;
}

function drawSections(paper: InspectionPaper): void {
  const { vendor, flow, sections } = paper;
  for (const { title, items } of sections) {
    flow.turn();
    paper.heading(title);
    if (vendor.boxes !== null) {
      vendor.boxes.forEach((name, index) =>
        paper.sheet.put(name, { x: LEFT + index * BOX_STEP, y: flow.y + 8 }, { ...paper.strong, size: 8 }, 'label'),
      );
      flow.y += 14;
    }
    flow.say(vendor.fine, { style: paper.text, gap: 8 });
    items.forEach((item, nth) => drawItem(paper, item, nth));
  }
}

function drawBudget(paper: InspectionPaper): void {
  const { vendor, flow, sections, sheet, tellings, brief } = paper;
  if (vendor.budget === null) return;
  flow.turn();
  paper.heading(vendor.budget.title);
  flow.say(vendor.budget.lead, { style: paper.text, gap: 8 });
  const columns = [
    { title: 'No.', width: 60 },
    { title: vendor.budget.title, width: 336 },
    { title: '$', width: 120 },
  ];
  const rows = sections
    .flatMap(({ items }) => items)
    .flatMap(({ number, told }) => {
      if (!told?.cents) return [];
      const { finding, cents } = told;
      tellings.cost(finding.key);
      tellings.say(finding.key, finding.defect);
      const [from, to] = cents;
      const cost =
        from === to
          ? printedMoney(from, brief.money)
          : `${printedMoney(from, brief.money)} - ${printedMoney(to, brief.money)}`;
      return [{ cells: [number, finding.defect, cost], tells: [finding.key] }];
    });
  new Table(sheet, flow, columns, { x: LEFT, head: paper.strong, cell: paper.text, padding: 3 }).draw(rows);
}

function drawStandards(paper: InspectionPaper): void {
  const { vendor, flow, brief } = paper;
  flow.turn();
  paper.heading(vendor.standards.title);
  for (const text of [...vendor.standards.texts, ...brief.harmless.boilerplate])
    flow.say(text, { style: paper.text, gap: 7 });
}

/** An inspector's report: what must be done is told in the summary and again in its section. */
export function layOutInspection(brief: Brief, vendor: InspectionVendor): LaidOut {
  const paper = new InspectionPaper(brief, vendor);
  drawCover(paper);
  drawContents(paper);
  drawSummary(paper);
  drawSections(paper);
  drawBudget(paper);
  drawStandards(paper);
  const unreadPages = brief.hasScan ? [drawScan(paper.sheet, brief.harmless.remarks)] : [];
  paper.number();
  const { address, city, state, zip, buyers, inspectionDate, yearBuilt } = brief.subject;
  const warnings: ReadingWarning[] = [];
  return {
    sheet: paper.sheet,
    repairs: paper.tellings.answers(paper.sheet, brief.told, { hasPlaces: true }),
    values: { address, city, state, zip, buyers, inspectionDate, yearBuilt: String(yearBuilt) },
    valueConditions: [],
    optional: [],
    warnings,
    unreadPages,
  };
}
