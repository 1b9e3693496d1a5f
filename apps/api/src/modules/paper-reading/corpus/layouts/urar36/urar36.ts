import type { ReadingWarning, ValueCondition } from '@cw/domain';
import type { Brief, LaidOut, Told } from '../../brief.js';
import { printedDate, printedMoney } from '../../formats.js';
import { CERTIFICATION_TEXT, DEFINITIONS_TEXT, LIMITING_TEXT } from '../legacy/fixed-text.js';
import { valuesOf } from '../legacy/legacy.js';
import { valueConditionsOf } from '../legacy/paper.js';
import { drawDefects, drawTotals, groupOf } from './defects.js';
import { SMALL, TEXT, Urar36Paper, type Pair } from './paper.js';
import type { Urar36Vendor } from './vendor.js';

const NAMES: Readonly<Record<ValueCondition, string>> = {
  as_is: 'As Is',
  completion: 'Subject to Completion Per Plans',
  repairs: 'Subject to Repair',
  inspection: 'Subject to Inspection',
};
const SENTENCES: Readonly<Record<Exclude<ValueCondition, 'as_is'>, string>> = {
  completion:
    'completion per plans and specifications on the basis of a hypothetical condition that the improvements have been completed',
  repairs:
    'the repairs or alterations identified in this report on the basis of a hypothetical condition that they have been completed',
  inspection:
    'the required inspection identified in this report based on the extraordinary assumption that the condition or deficiency does not require alteration or repair',
};

interface Version {
  readonly number: string;
  readonly told: readonly Told[];
}

function conditionsOf({ quirk }: Brief, told: readonly Told[]): ValueCondition[] {
  if (quirk === 'as_is_with_repairs') return ['as_is'];
  if (quirk === 'subject_to_without_repairs') return ['repairs'];
  return valueConditionsOf(told);
}

function statementOf(conditions: readonly ValueCondition[]): string {
  const parts = conditions.flatMap((condition) => (condition === 'as_is' ? [] : [SENTENCES[condition]]));
  if (parts.length === 0) return '';
  return `This appraisal is made subject to ${parts.join(', and ')}. This may have affected the assignment results.`;
}

function drawSummary(paper: Urar36Paper, { told }: Version): void {
  const { subject, dates, quirk } = paper.brief;
  const conditions = conditionsOf(paper.brief, told);
  const statement = statementOf(conditions);
  const effective = quirk === 'effective_before_inspection' ? subject.contractDate : subject.inspectionDate;
  paper.bar('Summary');
  paper.pairs([
    ['Opinion of Market Value', printedMoney(subject.price * 100)],
    ['Effective Date of Appraisal', printedDate(effective, dates)],
    ['Market Value Condition', conditions.map((condition) => NAMES[condition]).join('; ')],
    ['Assignment Reason', 'Purchase'],
    ['Borrower Name', subject.buyers],
    ['Current Owner of Public Record', subject.sellers],
    ['Contract Price', printedMoney(subject.price * 100)],
    ['Listing Status', 'Pending'],
    ['Property Valuation Method', 'Traditional Appraisal'],
    ['Appraiser Name', subject.appraiser],
    ['Construction Method', 'Site Built'],
    ['Attachment Type', 'Detached'],
    ['Overall Quality', 'Q4'],
    ['Overall Condition', 'C3'],
  ]);
  if (statement !== '') paper.words('Final Value Condition Statement', statement);
  const isEmpty = quirk === 'subject_to_without_repairs';
  drawDefects(paper, 'Apparent Defects, Damages, Deficiencies Requiring Action', {
    told: isEmpty ? [] : told,
    nones: [],
    hasCost: true,
    hasGroups: true,
  });
  if (!isEmpty && told.length > 0) drawTotals(paper, told);
}

function drawAssignment(paper: Urar36Paper): void {
  const { subject, dates } = paper.brief;
  paper.bar('Assignment Information');
  const pairs: Pair[] = [
    ['Client/Lender Company Name', subject.lender],
    ['Government Agency', subject.program === 'fha' ? 'FHA' : subject.program === 'va' ? 'VA' : 'None'],
    ['Company Address', subject.lenderAddress],
    ['Seller Name', subject.sellers],
    ['Appraiser Name', subject.appraiser],
    ['Appraiser Company', subject.company],
    ['Credentials Expiration Date', printedDate(subject.licenseExpires, dates)],
    ['Appraiser Company Address', subject.companyAddress],
    ['Scope of Inspection: Exterior', 'Physical'],
    ['Scope of Inspection: Interior', 'Physical'],
    ['Inspection Date', printedDate(subject.inspectionDate, dates)],
    ['Signature Date', printedDate(subject.signedDate, dates)],
  ];
  paper.pairs(pairs);
  paper.bar('Subject Property');
  paper.pairs([
    ['Physical Address', subject.address],
    ['County', subject.county],
    ['City, State Zip', `${subject.city}, ${subject.state} ${subject.zip}`],
    ['Neighborhood Name', `${subject.county} Heights`],
    ['New Construction', 'No'],
    ['Construction Stage', 'Complete'],
  ]);
}

function drawParts(paper: Urar36Paper, told: readonly Told[]): void {
  const { harmless, subject } = paper.brief;
  const { says } = paper.vendor;
  const own = (group: string): readonly Told[] => told.filter((one) => groupOf(one) === group);
  const shown = { nones: [] as readonly string[], hasCost: false, hasGroups: false };
  paper.bar('Site');
  paper.pairs([
    ['Total Site Size', '9,000 sq ft'],
    ['Zoning Compliance', 'Legal'],
    ['Property Access', 'Public road'],
    ['Utilities', 'Electricity, gas, water, sewer: public'],
  ]);
  drawDefects(paper, 'Apparent Defects, Damages, Deficiencies (Site)', { ...shown, told: own('Site') });
  paper.bar('Dwelling Exterior');
  paper.pairs([
    ['Year Built', String(subject.yearBuilt)],
    ['Dwelling Style', 'Ranch'],
    ['Roof', 'Asphalt shingle'],
    ['Foundation', 'Crawl space'],
  ]);
  drawDefects(paper, 'Apparent Defects, Damages, Deficiencies (Dwelling Exterior)', {
    ...shown,
    told: own('Dwelling Exterior'),
  });
  paper.words('Dwelling Exterior Commentary', [says.exterior, ...harmless.remarks.slice(0, 3)].join(' '));
  paper.bar('Unit Interior');
  paper.pairs([
    ['Finished Area Above Grade', '1,482 sq ft'],
    ['Bedrooms', '3'],
    ['Kitchen Update Status', 'Not updated'],
    ['Bathroom Update Status', 'Partially updated'],
  ]);
  drawDefects(paper, 'Apparent Defects, Damages, Deficiencies (Unit Interior)', {
    ...shown,
    told: own('Unit Interior'),
    nones: harmless.remarks.slice(3, 5),
  });
  paper.words('Unit Interior Commentary', [says.interior, ...harmless.remarks.slice(5, 7)].join(' '));
}

function drawContract(paper: Urar36Paper): void {
  const { subject, dates, quirk } = paper.brief;
  const { says } = paper.vendor;
  const analysis = quirk === 'summary_against_contract' ? `${says.contract} ${says.promise}` : says.contract;
  paper.bar('Sales Contract');
  paper.pairs([
    ['Is there a sales contract?', 'Yes'],
    ['Was sales contract information analyzed?', 'Yes'],
    ['Contract Price', printedMoney(subject.price * 100)],
    ['Contract Date', printedDate(subject.contractDate, dates)],
    ['Transfer Terms', 'Arms-length sale'],
    ['Known Sales Concessions', 'None'],
  ]);
  paper.words('Sales Contract Analysis', analysis);
  paper.bar('Sales Comparison Approach');
  for (const [index, { address, place, price, soldOn }] of subject.comparables.slice(0, 4).entries())
    paper.pairs([
      [`Comparable ${index + 1}`, `${address}, ${place}`],
      ['Sale Price', printedMoney(price * 100)],
      ['Contract Date', printedDate(soldOn, dates)],
      ['Overall Condition', index % 2 === 0 ? 'C3  -$6,500' : 'C4  $0'],
    ]);
}

function drawReconciliation(paper: Urar36Paper, { told }: Version): void {
  const { says } = paper.vendor;
  const { quirk, harmless } = paper.brief;
  const conditions = conditionsOf(paper.brief, told);
  const isEmpty = quirk === 'subject_to_without_repairs';
  const saysAsIs = told.length === 0 || quirk === 'signals_disagree' || quirk === 'as_is_with_repairs';
  paper.bar('Reconciliation');
  paper.pairs([
    ['Indicated Value, Sales Comparison', printedMoney(paper.brief.subject.price * 100)],
    ['Market Value Condition', conditions.map((condition) => NAMES[condition]).join('; ')],
    ['Reasonable Exposure Time', '30 to 90 days'],
    ['FHA REO Insurability Level', ''],
  ]);
  paper.words('Reconciliation of Market Value', saysAsIs ? says.reconciliationAsIs : says.reconciliation);
  drawDefects(paper, 'Apparent Defects, Damages, Deficiencies', {
    told: isEmpty ? [] : told,
    nones: harmless.remarks.slice(3, 5),
    hasCost: true,
    hasGroups: true,
  });
}

function drawRest(paper: Urar36Paper): void {
  paper.bar('Certifications');
  [...LIMITING_TEXT, ...CERTIFICATION_TEXT].forEach((text, index) =>
    paper.flow.say(`${index + 1}. ${text}`, { style: SMALL, gap: 4 }),
  );
  paper.bar('Definitions');
  for (const text of [...DEFINITIONS_TEXT, ...paper.brief.harmless.boilerplate])
    paper.flow.say(text, { style: SMALL, gap: 4 });
  ['Dwelling Front', 'Dwelling Rear', 'Street Scene', 'Kitchen', 'Primary Bathroom', 'Mechanical System'].forEach(
    (caption, index) => {
      if (index % 2 === 0) {
        paper.turn();
        paper.bar('Exhibits (continued)');
      }
      paper.sheet.add({
        kind: 'picture',
        x: 130,
        y: paper.flow.y,
        width: 340,
        height: 230,
        shows: paper.brief.seed + index,
      });
      paper.flow.y += 240;
      paper.flow.say(`Subject photograph: ${caption}`, { style: TEXT, gap: 14 });
    },
  );
}

function drawVersion(paper: Urar36Paper, version: Version): void {
  paper.start(version.number);
  drawSummary(paper, version);
  drawAssignment(paper);
  const isEmpty = paper.brief.quirk === 'subject_to_without_repairs';
  drawParts(paper, isEmpty ? [] : version.told);
  drawContract(paper);
  drawReconciliation(paper, version);
  drawRest(paper);
}

const warningsOf = ({ quirk }: Brief): ReadingWarning[] => (quirk === null ? [] : [quirk]);

/** An appraisal on the form of 2026; in two versions, the later holds. */
export function layOutUrar36(brief: Brief, vendor: Urar36Vendor): LaidOut {
  const paper = new Urar36Paper(brief, vendor);
  const told = brief.told.map((one) => ({
    ...one,
    finding: { ...one.finding, kinds: one.finding.kinds.slice(0, 1) },
    cents: one.cents && ([one.cents[0], one.cents[0]] as const),
  }));
  const isRevised = brief.quirk === 'several_versions';
  if (isRevised) drawVersion(paper, { number: '1.0', told });
  const last = isRevised ? told.slice(1) : told;
  drawVersion(paper, { number: isRevised ? '2.0' : '1.0', told: last });
  paper.number();
  const held = brief.quirk === 'subject_to_without_repairs' ? [] : last;
  const effectiveDate =
    brief.quirk === 'effective_before_inspection' ? brief.subject.contractDate : brief.subject.inspectionDate;
  return {
    sheet: paper.sheet,
    repairs: paper.tellings.answers(paper.sheet, held, { hasPlaces: true }),
    values: { ...valuesOf(brief.subject), effectiveDate },
    valueConditions: conditionsOf(brief, last),
    optional: brief.quirk === 'summary_against_contract' ? [vendor.says.promise] : [],
    warnings: warningsOf(brief),
    unreadPages: [],
  };
}
