import { printedDate } from '../../formats.js';
import { Flow } from '../../kit/flow.js';
import { widthOf } from '../../kit/measure.js';
import type { Style } from '../../kit/sheet.js';
import { DEFINITIONS_TEXT, MARKET_TEXT } from './fixed-text.js';
import { LABEL, MARGIN, WIDTH, type LegacyPaper } from './paper.js';
import { drawGrid } from './page-two.js';

const MORE_PHOTOS = 17;
const TITLE: Style = { face: 'bold', size: 12 };
const TEXT: Style = { face: 'sans', size: 8.5 };

/** The head that every attached page repeats. */
export function startAttachment(paper: LegacyPaper, title: string): number {
  const { subject, quirk } = paper.brief;
  paper.sheet.addPage();
  paper.sheet.put(title, { x: (WIDTH - widthOf(title, TITLE)) / 2, y: 34 }, TITLE, 'label');
  const isOther = quirk === 'addresses_differ' && title === paper.vendor.addendumTitle;
  const address = isOther
    ? subject.address.replace(/^\d/, (digit) => String((Number(digit) % 8) + 1))
    : subject.address;
  const rows: readonly (readonly (readonly [string, string, number])[])[] = [
    [
      ['Borrower', subject.buyers, MARGIN],
      ['File No.', paper.fileLine, 420],
    ],
    [['Property Address', address, MARGIN]],
    [
      ['City', subject.city, MARGIN],
      ['County', subject.county, 220],
      ['State', subject.state, 400],
      ['Zip Code', subject.zip, 460],
    ],
    [['Lender/Client', subject.lender, MARGIN]],
  ];
  rows.forEach((cells, index) => {
    const y = 48 + index * 11;
    for (const [label, value, x] of cells) {
      paper.sheet.put(label, { x: x + 2, y }, LABEL, 'label');
      paper.sheet.put(value, { x: x + 6 + widthOf(label, LABEL), y }, paper.value);
    }
    paper.sheet.line([MARGIN, y + 3], [WIDTH - MARGIN, y + 3], 0.4);
  });
  return 100;
}

function drawPhotos(paper: LegacyPaper, title: string, captions: readonly string[]): void {
  const top = startAttachment(paper, title);
  const height = (paper.bottom - top) / captions.length - 22;
  captions.forEach((caption, index) => {
    const y = top + index * (height + 22);
    paper.sheet.add({ kind: 'picture', x: 150, y, width: 310, height, shows: paper.brief.seed + index });
    paper.sheet.put(caption, { x: 150, y: y + height + 11 }, { face: 'bold', size: 8.5 });
  });
}

function drawWords(paper: LegacyPaper, title: string, texts: readonly string[]): void {
  const top = startAttachment(paper, title);
  const flow = new Flow(paper.sheet, {
    x: MARGIN + 4,
    width: WIDTH - 2 * MARGIN - 8,
    top,
    bottom: paper.bottom,
    turn: () => void startAttachment(paper, title),
  });
  for (const text of texts) flow.say(text, { style: TEXT, gap: 9 });
}

function drawMoreSales(paper: LegacyPaper): void {
  paper.formStart('Uniform Residential Appraisal Report');
  drawGrid(paper, paper.brief.subject.comparables.slice(3, 6), 46);
}

function drawSketch(paper: LegacyPaper): void {
  const top = startAttachment(paper, 'Building Sketch');
  paper.sheet.add({ kind: 'box', x: 150, y: top + 60, width: 300, height: 190, stroke: '#000000' });
  paper.sheet.add({ kind: 'box', x: 150, y: top + 250, width: 120, height: 90, stroke: '#000000' });
  paper.sheet.put('Living Area', { x: 270, y: top + 150 }, TEXT);
  paper.sheet.put('2 Car Attached Garage', { x: 165, y: top + 298 }, TEXT);
  paper.sheet.put("52'", { x: 290, y: top + 52 }, TEXT);
  paper.sheet.put("28.5'", { x: 455, y: top + 150 }, TEXT);
  paper.sheet.put('TOTAL Living Area (rounded): 1482 Sq ft', { x: 150, y: top + 380 }, TEXT);
}

function drawLicense(paper: LegacyPaper): void {
  const { subject, dates } = paper.brief;
  drawWords(paper, "Appraiser's License", [
    `STATE OF ${subject.state}   DIVISION OF REAL ESTATE   CERTIFIED RESIDENTIAL APPRAISER`,
    `${subject.appraiser}, ${subject.company}, ${subject.companyAddress}`,
    `License number CR${subject.zip}7. Issued 01/15/2025. Expires ${printedDate(subject.licenseExpires, dates)}. This certificate is issued subject to the conditions of the statute.`,
  ]);
}

/** What follows the form and its addendum: photographs, maps, definitions, the license. */
export function drawAttachments(paper: LegacyPaper, captions: readonly string[]): void {
  const sold = paper.brief.subject.comparables;
  drawMoreSales(paper);
  drawWords(paper, 'Market Conditions Addendum to the Appraisal Report', [
    ...MARKET_TEXT,
    ...paper.brief.harmless.boilerplate,
  ]);
  drawWords(paper, 'UNIFORM APPRAISAL DATASET (UAD) DEFINITIONS ADDENDUM', DEFINITIONS_TEXT);
  drawPhotos(paper, 'Subject Photo Page', ['Subject Front', 'Subject Rear', 'Subject Street']);
  for (let start = 0; start < captions.length; start += 3)
    drawPhotos(paper, 'Photograph Addendum', captions.slice(start, start + 3));
  drawPhotos(paper, 'Interior Photos', ['Kitchen', 'Primary bathroom', 'Living room, recently painted']);
  drawPhotos(paper, 'Interior Photos', ['Bedroom', 'Bedroom', 'Water heater and mechanical']);
  drawPhotos(
    paper,
    'Comparable Photo Page',
    sold.slice(0, 3).map(({ address }, index) => `Comparable ${index + 1}   ${address}`),
  );
  drawPhotos(
    paper,
    'Comparable Photo Page',
    sold.slice(3, 6).map(({ address }, index) => `Comparable ${index + 4}   ${address}`),
  );
  if (paper.brief.isLong)
    for (let extra = 0; extra < MORE_PHOTOS; extra += 1)
      drawPhotos(paper, 'Additional Photographs', ['Room', 'Closet', 'Yard']);
  drawSketch(paper);
  drawPhotos(paper, 'Location Map', ['Comparable sales and subject']);
  drawPhotos(paper, 'Plat Map', ['Subdivision plat, subject lot marked']);
  drawLicense(paper);
}
