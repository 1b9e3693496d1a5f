import { daysBetween, type PlainDate } from '../schedule/plain-date.js';
import type { CertificateReading } from '../reading/certificate-reading.js';
import { lastDayOf, type PaperFields, type PaperFieldsOf } from './paper-shapes.js';
import { isMadeOutTo } from './same-name.js';
import { CONTRACTOR_REQUIREMENTS, unendedLicenses, type HeldLicense } from './verification.js';

/** What staff look at before they approve a paper. */
export const PAPER_CHECKS = [
  'name',
  'cover',
  'in_force',
  'lasts_for_jobs',
  'policy_number',
  'form',
  'basis',
  'issued',
  'as_read',
  'state_served',
  'keeps_licenses',
  'recent',
  'experience',
] as const;
export type PaperCheckId = (typeof PAPER_CHECKS)[number];

/** `unknown`: nothing tells, so a person has to look. */
export const CHECK_RESULTS = ['pass', 'warn', 'fail', 'unknown'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];

export interface PaperCheck {
  readonly id: PaperCheckId;
  readonly result: CheckResult;
  /** What was found, as a text, an amount, a day or a number of years; at most one of them. */
  readonly text?: string;
  readonly cents?: number;
  readonly day?: PlainDate;
  readonly years?: number;
}

/** The last planned finish among the jobs and the bids that stand, in one state; without planned days, the closing. */
export interface PlannedWork {
  readonly state: string;
  readonly until: PlainDate;
}

/** What a paper is held against. */
export interface CheckedAgainst {
  readonly today: PlainDate;
  /** The company's name and the person's own. */
  readonly names: readonly (string | null)[];
  readonly experienceYears: number;
  /** Where the contractor is; null until it says. */
  readonly state: string | null;
  readonly planned: readonly PlannedWork[];
  /** The licenses that staff approved before and that still hold: a new list replaces them as a whole. */
  readonly held: readonly HeldLicense[];
  /** What the certificate itself says; null where nothing was read. */
  readonly reading: CertificateReading | null;
}

/** A certificate tells how things stood on the day on which it was made. */
const ISSUED_WITHIN_DAYS = 60;
/** People change: a background check is asked for anew after a year. */
const RECENT_WITHIN_DAYS = 365;
const NO_NUMBER = /^(?:t\.?b\.?[ad]\.?|n\/?a|none|pending|unknown|to be (?:determined|assigned|issued))$/i;

const passes = (holds: boolean): CheckResult => (holds ? 'pass' : 'fail');
const warns = (holds: boolean): CheckResult => (holds ? 'pass' : 'warn');

function experience({ experienceYears }: CheckedAgainst): PaperCheck {
  const result = passes(experienceYears >= CONTRACTOR_REQUIREMENTS.experienceYears);
  return { id: 'experience', result, years: experienceYears };
}

/** The last day on which a paper counts in a state: of licenses the last of that very state, null where there is none. */
function lastDayIn(paper: PaperFields, state: string): PlainDate | null {
  if (paper.kind !== 'license') return lastDayOf(paper);
  const licenses = paper.fields.licenses.filter((license) => license.state === state);
  return lastDayOf({ kind: 'license', fields: { licenses } });
}

/** Shows the last day that is not reached, else the last one of all. */
function lasts(paper: PaperFields, { planned }: CheckedAgainst): PaperCheck[] {
  if (lastDayOf(paper) === null) return [];
  const tooShort = planned.filter(({ state, until }) => (lastDayIn(paper, state) ?? '') < until);
  const day = (tooShort.length > 0 ? tooShort : planned)
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  return day === undefined ? [] : [{ id: 'lasts_for_jobs', result: warns(tooShort.length === 0), day }];
}

type Insurance = PaperFieldsOf['insurance'];

/** What was typed that is not what the certificate says. */
function isAsRead(fields: Insurance, reading: CertificateReading): CheckResult {
  const pairs: readonly (readonly [unknown, unknown])[] = [
    [reading.eachOccurrenceCents, fields.eachOccurrenceCents],
    [reading.effectiveOn, fields.effectiveOn],
    [reading.expiresOn, fields.expiresOn],
  ];
  const read = pairs.filter(([found]) => found !== null);
  const isNamed = reading.insuredName === null || isMadeOutTo(reading.insuredName, [fields.insuredName]);
  if (read.length === 0 && reading.insuredName === null) return 'unknown';
  return passes(isNamed && read.every(([found, typed]) => found === typed));
}

/** Of one that could be read. A scan, or a picture, is for the eyes of staff. */
function readingChecks(fields: Insurance, { reading, today }: CheckedAgainst): PaperCheck[] {
  if (reading === null || reading.outcome !== 'read') return [{ id: 'form', result: 'unknown' }];
  if (!reading.isLiabilityCertificate) return [{ id: 'form', result: 'fail' }];
  const { basis, issuedOn } = reading;
  const age = issuedOn === null ? null : daysBetween(issuedOn, today);
  return [
    { id: 'form', result: 'pass' },
    { id: 'as_read', result: isAsRead(fields, reading) },
    { id: 'basis', result: basis === null ? 'unknown' : warns(basis === 'occurrence') },
    {
      id: 'issued',
      result: age === null ? 'unknown' : warns(age >= 0 && age <= ISSUED_WITHIN_DAYS),
      ...(issuedOn !== null && { day: issuedOn }),
    },
  ];
}

function insuranceChecks(fields: Insurance, against: CheckedAgainst): PaperCheck[] {
  const { today, names } = against;
  const { insuredName, eachOccurrenceCents, effectiveOn, expiresOn, policyNumber } = fields;
  const isEnough = eachOccurrenceCents >= CONTRACTOR_REQUIREMENTS.liabilityCoverCents;
  return [
    { id: 'name', result: passes(isMadeOutTo(insuredName, names)), text: insuredName },
    { id: 'cover', result: passes(isEnough), cents: eachOccurrenceCents },
    { id: 'in_force', result: passes(effectiveOn <= today && today <= expiresOn), day: expiresOn },
    { id: 'policy_number', result: passes(!NO_NUMBER.test(policyNumber.trim())), text: policyNumber },
    ...readingChecks(fields, against),
  ];
}

/** Names the states of the licenses in force that would end with the approval: same state, same trade. */
function keeps({ licenses }: PaperFieldsOf['license'], { held, today }: CheckedAgainst): PaperCheck[] {
  const inForce = unendedLicenses({ licenses: held }, today);
  if (inForce.length === 0) return [];
  const gone = inForce.filter(
    ({ state, trade }) => !licenses.some((one) => one.state === state && one.trade === trade),
  );
  const text = [...new Set(gone.map(({ state }) => state))].toSorted().join(', ');
  return [{ id: 'keeps_licenses', result: warns(gone.length === 0), ...(gone.length > 0 && { text }) }];
}

function licenseChecks(paper: PaperFields & { readonly kind: 'license' }, against: CheckedAgainst): PaperCheck[] {
  const { today, state } = against;
  const { licenses } = paper.fields;
  const first = licenses.map(({ expiresOn }) => expiresOn).toSorted()[0];
  const served = state !== null && licenses.some((license) => license.state === state);
  return [
    {
      id: 'in_force',
      result: passes(first !== undefined && first >= today),
      ...(first !== undefined && { day: first }),
    },
    { id: 'state_served', result: state === null ? 'unknown' : warns(served), ...(state !== null && { text: state }) },
    ...keeps(paper.fields, against),
  ];
}

function kindChecks(paper: PaperFields, against: CheckedAgainst): PaperCheck[] {
  const { today, names } = against;
  switch (paper.kind) {
    case 'insurance':
      return insuranceChecks(paper.fields, against);
    case 'license':
      return licenseChecks(paper, against);
    case 'background_check': {
      const { completedOn } = paper.fields;
      return [{ id: 'recent', result: warns(daysBetween(completedOn, today) <= RECENT_WITHIN_DAYS), day: completedOn }];
    }
    case 'w9': {
      const { name, businessName } = paper.fields;
      const isTheirs = [name, businessName].some((one) => one !== null && isMadeOutTo(one, names));
      return [{ id: 'name', result: passes(isTheirs), text: businessName ?? name }];
    }
  }
}

/** Everything about a paper that can be told without asking anybody. Staff decide; this says where to look. */
export function checkPaper(paper: PaperFields, against: CheckedAgainst): PaperCheck[] {
  return [...kindChecks(paper, against), ...lasts(paper, against), experience(against)];
}

export const CERTIFICATE_WARNINGS = ['not_a_certificate', 'unreadable', 'claims_made', 'dates_swapped', 'old'] as const;
export type CertificateWarning = (typeof CERTIFICATE_WARNINGS)[number];

/** What a contractor should know before handing a certificate in. */
export function certificateWarnings(reading: CertificateReading, today: PlainDate): CertificateWarning[] {
  if (reading.outcome !== 'read') return ['unreadable'];
  if (!reading.isLiabilityCertificate) return ['not_a_certificate'];
  const { basis, effectiveOn, expiresOn, issuedOn } = reading;
  const isSwapped = effectiveOn !== null && expiresOn !== null && expiresOn < effectiveOn;
  const isOld = issuedOn !== null && daysBetween(issuedOn, today) > ISSUED_WITHIN_DAYS;
  return [
    ...(basis === 'claims_made' ? ['claims_made' as const] : []),
    ...(isSwapped ? ['dates_swapped' as const] : []),
    ...(isOld ? ['old' as const] : []),
  ];
}
