import { type CertificateReading, cents } from '@cw/domain';
import { wrap } from '../kit/measure.js';
import { NO_MESS } from '../kit/mess.js';
import { renderSheet } from '../kit/render.js';
import { Sheet } from '../kit/sheet.js';
import { drawScan } from '../layouts/scan.js';
import { drawCoverages } from './draw-coverages.js';
import { CertificatePen, drawHead } from './draw-head.js';
import type { CertificateFacts, CorpusCertificate, Party } from './model.js';

const CENTS = 100;
const CANCELLATION = [
  'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED',
  'BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED',
  'IN ACCORDANCE WITH THE POLICY PROVISIONS.',
];
const NOTHING: Omit<CertificateReading, 'outcome'> = {
  isLiabilityCertificate: false,
  issuedOn: null,
  insuredName: null,
  insuredAddress: null,
  producer: null,
  insurer: null,
  policyNumber: null,
  basis: null,
  effectiveOn: null,
  expiresOn: null,
  eachOccurrenceCents: null,
  aggregateCents: null,
  certificateHolder: null,
};

const addressOf = ({ lines }: Party): string => lines.filter((line) => !/^dba/i.test(line)).join(', ');

function liabilityOf({ liability, insurers }: CertificateFacts): Partial<CertificateReading> {
  if (liability === null) return {};
  const { letter, basis, policyNumber, effectiveOn, expiresOn, eachOccurrence, aggregate } = liability;
  return {
    insurer: insurers.find((one) => one.letter === letter)?.name ?? null,
    policyNumber,
    basis,
    effectiveOn,
    expiresOn,
    eachOccurrenceCents: cents(eachOccurrence * CENTS),
    aggregateCents: cents(aggregate * CENTS),
  };
}

function answerOf(facts: CertificateFacts): CertificateReading {
  if (facts.isScan) return { ...NOTHING, outcome: 'scanned' };
  if (facts.form !== 25) return { ...NOTHING, outcome: 'read' };
  const { issuedOn, insured, producer, holder } = facts;
  return {
    ...NOTHING,
    ...liabilityOf(facts),
    outcome: 'read',
    isLiabilityCertificate: true,
    issuedOn,
    insuredName: insured.name,
    insuredAddress: addressOf(insured),
    producer: producer.name,
    certificateHolder: holder.name,
  };
}

function drawFoot(pen: CertificatePen, top: number): void {
  const { facts, sheet } = pen;
  const { left } = facts.style;
  pen.box(left, top, 592 - left, 70);
  pen.label(
    'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)',
    left + 3,
    top + 8,
  );
  wrap(facts.description, { face: facts.style.face, size: facts.style.value }, { width: 540 }).forEach((line, index) =>
    pen.value(line, left + 6, top + 20 + index * 11, 540),
  );
  const y = top + 74;
  pen.label('CERTIFICATE HOLDER', left + 3, y + 9);
  pen.label('CANCELLATION', 310, y + 9);
  pen.box(left, y + 12, 306 - left, 78);
  pen.party(facts.holder, left + 14, y + 28);
  pen.box(306, y + 12, 286, 78);
  CANCELLATION.forEach((line, index) => pen.label(line, 310, y + 22 + index * 7));
  pen.label('AUTHORIZED REPRESENTATIVE', 310, y + 52);
  sheet.put('Dana Whitlow', { x: 330, y: y + 76 }, { face: 'italic', size: 13 });
  pen.label(`ACORD ${facts.form} (2016/03)`, left + 3, y + 100);
  pen.label('The ACORD name and logo are registered marks of ACORD', 220, y + 100);
}

function drawProperty(pen: CertificatePen, top: number): number {
  const { left } = pen.facts.style;
  pen.label('PROPERTY INFORMATION', left + 3, top + 9);
  pen.label('LOCATION / DESCRIPTION OF PREMISES', left + 3, top + 20);
  pen.value(addressOf(pen.facts.insured), left + 12, top + 33, 300);
  pen.label('COVERAGE INFORMATION    PERILS INSURED    BASIC    BROAD    SPECIAL', left + 3, top + 52);
  pen.label('BUILDING   AMOUNT OF INSURANCE $', left + 3, top + 66);
  pen.value('1,000,000', left + 150, top + 66, 80);
  pen.label('DEDUCTIBLE $', left + 260, top + 66);
  pen.value('2,500', left + 310, top + 66, 60);
  return top + 90;
}

/** The sheet of one certificate, and what is true of it. */
export function makeCertificate(facts: CertificateFacts, seed: number): CorpusCertificate {
  const sheet = new Sheet(612, 792);
  if (facts.isScan) {
    drawScan(sheet, [
      `CERTIFICATE OF LIABILITY INSURANCE ${facts.insured.name} ${facts.producer.name}`,
      facts.description,
    ]);
  } else {
    sheet.addPage();
    const pen = new CertificatePen(sheet, facts);
    const head = drawHead(pen) + 4;
    drawFoot(pen, facts.form === 25 ? drawCoverages(pen, head) : drawProperty(pen, head));
  }
  return {
    id: facts.id,
    part: facts.part,
    answer: answerOf(facts),
    bytes: () => renderSheet(sheet, { title: facts.id, mess: { ...NO_MESS, ...facts.mess }, seed }),
  };
}
