import { wrap } from '../kit/measure.js';
import type { Sheet, Style } from '../kit/sheet.js';
import type { CertificateFacts, Party } from './model.js';

const RIGHT = 592;
const MIDDLE = 306;
const DISCLAIMER =
  'THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER. THIS CERTIFICATE DOES NOT AFFIRMATIVELY OR NEGATIVELY AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW.';
const IMPORTANT =
  'IMPORTANT: If the certificate holder is an ADDITIONAL INSURED, the policy(ies) must have ADDITIONAL INSURED provisions or be endorsed.';

/** What writes on a certificate: its labels, and its values as text or in the fields of a form. */
export class CertificatePen {
  private fields = 0;

  constructor(
    readonly sheet: Sheet,
    readonly facts: CertificateFacts,
  ) {}

  label(text: string, x: number, y: number): void {
    this.sheet.put(text, { x, y }, { face: 'sans', size: this.facts.style.label }, 'label');
  }

  value(text: string, x: number, y: number, width = 160): void {
    if (text === '') return;
    const { face, value: size, isForm } = this.facts.style;
    if (!isForm) return this.sheet.put(text, { x, y }, { face, size });
    this.fields += 1;
    this.sheet.add({ kind: 'field', name: `Text${this.fields}`, value: text, x, y, width });
  }

  box(x: number, y: number, width: number, height: number): void {
    this.sheet.add({ kind: 'box', x, y, width, height, stroke: '#000000' });
  }

  date(day: string): string {
    const [year = '', month = '', of = ''] = day.split('-');
    return this.facts.style.date === 'us' ? `${month}/${of}/${year}` : `${Number(month)}/${Number(of)}/${year}`;
  }

  party({ name, lines }: Party, x: number, y: number): void {
    [name, ...lines].forEach((line, index) => this.value(line, x, y + index * (this.facts.style.value + 2.4), 250));
  }
}

const TITLES = {
  24: 'CERTIFICATE OF PROPERTY INSURANCE',
  25: 'CERTIFICATE OF LIABILITY INSURANCE',
  28: 'EVIDENCE OF COMMERCIAL PROPERTY INSURANCE',
} as const;

function drawTitle(pen: CertificatePen): void {
  const { facts, sheet } = pen;
  const { left } = facts.style;
  const small: Style = { face: 'sans', size: 5.6 };
  sheet.put('ACORD', { x: left + 4, y: 42 }, { face: 'serifBold', size: 18 }, 'label');
  sheet.put(TITLES[facts.form], { x: 170, y: 42 }, { face: 'bold', size: 14 }, 'label');
  pen.box(490, 24, RIGHT - 490, 24);
  pen.label('DATE (MM/DD/YYYY)', 506, 31);
  pen.value(pen.date(facts.issuedOn), 512, 44, 70);
  let y = 56;
  for (const text of [DISCLAIMER, IMPORTANT])
    for (const line of wrap(text, small, { width: RIGHT - left - 12 })) {
      sheet.put(line, { x: left + 4, y }, small, 'label');
      y += 6.8;
    }
}

function drawInsurers(pen: CertificatePen, top: number): void {
  pen.label('INSURER(S) AFFORDING COVERAGE', MIDDLE + 40, top + 8);
  pen.label('NAIC #', 556, top + 8);
  'ABCDEF'.split('').forEach((letter, index) => {
    const y = top + 18.5 + index * 11.8;
    const insurer = pen.facts.insurers.find((one) => one.letter === letter);
    pen.label(`INSURER ${letter} :`, MIDDLE + 3, y);
    pen.value(insurer?.name ?? '', MIDDLE + 44, y, 190);
    pen.value(insurer?.naic ?? '', 556, y, 34);
    pen.sheet.line([MIDDLE, y + 3.5], [RIGHT, y + 3.5], 0.3);
  });
}

/** The upper half: who sells, who is insured, and by whom; answers where it ends. */
export function drawHead(pen: CertificatePen): number {
  const { facts } = pen;
  const { left } = facts.style;
  drawTitle(pen);
  const top = 92;
  pen.box(left, top, MIDDLE - left, 62);
  pen.label('PRODUCER', left + 3, top + 8);
  pen.party(facts.producer, left + 12, top + 19);
  pen.box(MIDDLE, top, RIGHT - MIDDLE, 46);
  ['CONTACT NAME:', 'PHONE (A/C, No, Ext):', 'E-MAIL ADDRESS:'].forEach((label, index) =>
    pen.label(label, MIDDLE + 3, top + 9 + index * 14),
  );
  pen.value('Service Desk', MIDDLE + 60, top + 9);
  pen.value('(555) 010-0177', MIDDLE + 80, top + 23, 90);
  pen.label('FAX (A/C, No):', 480, top + 23);
  pen.value('certs@agency.example', MIDDLE + 70, top + 37);
  pen.box(left, top + 62, MIDDLE - left, 66);
  pen.label('INSURED', left + 3, top + 70);
  pen.party(facts.insured, left + 12, top + 82);
  pen.box(MIDDLE, top + 46, RIGHT - MIDDLE, 82);
  drawInsurers(pen, top + 46);
  return top + 128;
}
