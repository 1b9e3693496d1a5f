import { printedDate, printedMoney } from '../../formats.js';
import { Flow } from '../../kit/flow.js';
import { choices } from '../../kit/marks.js';
import type { Style } from '../../kit/sheet.js';
import { CERTIFICATION_TEXT, LIMITING_TEXT, SCOPE_TEXT } from './fixed-text.js';
import { LABEL, MARGIN, WIDTH, type LegacyPaper } from './paper.js';
import { effectiveDateOf } from './page-two.js';

const TEXT: Style = { face: 'sans', size: 8 };
const STRONG: Style = { face: 'bold', size: 8 };

const flowOn = (paper: LegacyPaper): Flow =>
  new Flow(paper.sheet, {
    x: MARGIN + 6,
    width: WIDTH - 2 * MARGIN - 12,
    top: 52,
    bottom: paper.bottom,
    turn: () => void paper.formStart(),
  });

function drawSignature(paper: LegacyPaper, top: number): void {
  const { subject, dates, mess } = paper.brief;
  const left: readonly (readonly [string, string])[] = [
    ['Signature', ''],
    ['Name', subject.appraiser],
    ['Company Name', subject.company],
    ['Company Address', subject.companyAddress],
    ['Telephone Number', '(555) 010-0142'],
    ['Date of Signature and Report', printedDate(subject.signedDate, dates)],
    ['Effective Date of Appraisal', printedDate(effectiveDateOf(paper), dates)],
    ['State Certification #', `CR${subject.zip}7`],
    ['State', subject.state],
    ['Expiration Date of Certification or License', printedDate(subject.licenseExpires, dates)],
    ['ADDRESS OF PROPERTY APPRAISED', ''],
    ['', subject.address],
    ['', `${subject.city}, ${subject.state} ${subject.zip}`],
    ['APPRAISED VALUE OF SUBJECT PROPERTY $', printedMoney(subject.price * 100, 'bare')],
    ['LENDER/CLIENT', ''],
    ['Company Name', subject.lender],
    ['Company Address', subject.lenderAddress],
  ];
  paper.sheet.put('APPRAISER', { x: MARGIN + 6, y: top }, STRONG, 'label');
  left.forEach(([label, value], index) => {
    const y = top + 13 * (index + 1);
    paper.sheet.put(label, { x: MARGIN + 6, y }, LABEL, 'label');
    paper.sheet.put(value, { x: MARGIN + 6 + (label === '' ? 0 : label.length * 3.4 + 8), y }, paper.value);
  });
  const x = 330;
  paper.sheet.put('SUPERVISORY APPRAISER (ONLY IF REQUIRED)', { x, y: top }, STRONG, 'label');
  [
    'Signature',
    'Name',
    'Company Name',
    'Company Address',
    'Date of Signature',
    'State Certification #',
    'Expiration Date of Certification or License',
  ].forEach((label, index) => paper.sheet.put(label, { x, y: top + 13 * (index + 1) }, LABEL, 'label'));
  paper.sheet.put('SUBJECT PROPERTY', { x, y: top + 130 }, STRONG, 'label');
  const at = { mark: mess.mark, style: LABEL };
  choices(paper.sheet, [{ label: 'Did not inspect subject property', isMarked: false }], { x, y: top + 143, ...at });
  choices(paper.sheet, [{ label: 'Did inspect interior and exterior of subject property', isMarked: true }], {
    x,
    y: top + 156,
    ...at,
  });
  paper.sheet.put('Date of Inspection', { x: x + 12, y: top + 169 }, LABEL, 'label');
  paper.sheet.put(printedDate(subject.inspectionDate, dates), { x: x + 72, y: top + 169 }, paper.value);
}

/** Pages 4 to 6: fixed words, and at the end who signed and when. */
export function drawFixedPages(paper: LegacyPaper): void {
  paper.formStart();
  const scope = flowOn(paper);
  for (const text of SCOPE_TEXT) scope.say(text, { style: TEXT, gap: 9 });
  scope.say(
    "STATEMENT OF ASSUMPTIONS AND LIMITING CONDITIONS: The appraiser's certification in this report is subject to the following assumptions and limiting conditions:",
    { style: STRONG, gap: 6 },
  );
  LIMITING_TEXT.forEach((text, index) => scope.say(text, { style: TEXT, gap: 7, indent: 14, bullet: `${index + 1}.` }));
  paper.formStart();
  const certified = flowOn(paper);
  certified.say("APPRAISER'S CERTIFICATION: The Appraiser certifies and agrees that:", { style: STRONG, gap: 6 });
  CERTIFICATION_TEXT.slice(0, 8).forEach((text, index) =>
    certified.say(text, { style: TEXT, gap: 7, indent: 16, bullet: `${index + 1}.` }),
  );
  paper.formStart();
  const signed = flowOn(paper);
  CERTIFICATION_TEXT.slice(8).forEach((text, index) =>
    signed.say(text, { style: TEXT, gap: 7, indent: 16, bullet: `${index + 9}.` }),
  );
  drawSignature(paper, signed.y + 20);
}
