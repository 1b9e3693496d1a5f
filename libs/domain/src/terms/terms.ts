import { daysBetween, type PlainDate } from '../schedule/plain-date.js';

/** One version of the terms of service. Its name is the day of its writing. */
export interface TermsVersion {
  readonly version: string;
  /** From this day on, it is told to everybody; for the first there was nobody to tell. */
  readonly announcedOn: PlainDate;
  readonly effectiveOn: PlainDate;
  /** Whether it changes what anybody owes or is owed: then it is e-mailed, and accepted anew (LEGAL-01). */
  readonly isMaterial: boolean;
}

/** LEGAL-01: how many days before it takes effect a material change is told. */
export const TERMS_NOTICE_DAYS = 30;

/** Every version there was, oldest first. Add the next one here together with its text. */
export const TERMS_VERSIONS: readonly TermsVersion[] = [
  { version: '2026-11-01', announcedOn: '2026-11-01', effectiveOn: '2026-11-01', isMaterial: true },
  // Who holds the money: the payment provider, on our account; we are no licensed escrow agent.
  { version: '2026-11-28', announcedOn: '2026-11-28', effectiveOn: '2026-12-29', isMaterial: true },
];

/** What is wrong with a catalogue, in words for whoever wrote it; empty when it may stand. */
export function termsFaults(versions: readonly TermsVersion[]): readonly string[] {
  return versions.flatMap(({ version, announcedOn, effectiveOn, isMaterial }, index) => {
    const before = versions[index - 1];
    if (before === undefined) return [];
    const faults: string[] = [];
    if (version <= before.version || effectiveOn <= before.effectiveOn) faults.push(`${version} is out of order`);
    if (announcedOn > effectiveOn) faults.push(`${version} is announced after it takes effect`);
    if (isMaterial && !(daysBetween(announcedOn, effectiveOn) >= TERMS_NOTICE_DAYS)) {
      faults.push(`${version} is announced less than ${TERMS_NOTICE_DAYS} days ahead`);
    }
    return faults;
  });
}

/** The version that holds on a day: what somebody who comes then accepts. */
export function termsInForce(today: PlainDate, versions: readonly TermsVersion[] = TERMS_VERSIONS): TermsVersion {
  const inForce = versions.findLast(({ effectiveOn }) => effectiveOn <= today) ?? versions[0];
  if (inForce === undefined) throw new Error('There are no terms');
  return inForce;
}

/** Material versions that everybody is to be told of by now; the first one was told to whoever accepted it. */
export function announcedTerms(today: PlainDate, versions: readonly TermsVersion[] = TERMS_VERSIONS): TermsVersion[] {
  return versions.slice(1).filter(({ isMaterial, announcedOn }) => isMaterial && announcedOn <= today);
}

export interface TermsNews {
  /** `coming` until the version takes effect; `due` from then on, until it is accepted. */
  readonly kind: 'coming' | 'due';
  readonly terms: TermsVersion;
}

/** What somebody who has accepted a version is to be told today. What is to be accepted goes before what is to come. */
export function termsNews(
  accepted: string,
  today: PlainDate,
  versions: readonly TermsVersion[] = TERMS_VERSIONS,
): TermsNews | undefined {
  const unaccepted = announcedTerms(today, versions).filter(({ version }) => version > accepted);
  const due = unaccepted.findLast(({ effectiveOn }) => effectiveOn <= today);
  if (due !== undefined) return { kind: 'due', terms: due };
  const [coming] = unaccepted;
  return coming && { kind: 'coming', terms: coming };
}
