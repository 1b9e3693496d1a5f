import type { CertificateSuggestions, OwnPaper, PaperDetails } from '@cw/api-client';
import { cents, readHandedIn, toDollarsInput, type PaperKind } from '@cw/domain';
import { paperFaultWords } from '@cw/i18n';
import type { Faults } from '../../../../forms/form-faults.js';
import { amountOf, textOf } from '../../../../forms/rules.js';

export interface LicenseAnswers {
  readonly state: string;
  readonly trade: string;
  readonly number: string;
  readonly expiresOn: string;
}

/** What is written beside a paper, as typed; each kind asks for some of it. */
export interface PaperAnswers {
  readonly licenses: readonly LicenseAnswers[];
  readonly insuredName: string;
  readonly insurer: string;
  readonly policyNumber: string;
  readonly eachOccurrence: string;
  readonly effectiveOn: string;
  readonly expiresOn: string;
  readonly provider: string;
  readonly completedOn: string;
  readonly name: string;
  readonly businessName: string;
  readonly taxClass: string;
  readonly signedOn: string;
}

export const NO_LICENSE: LicenseAnswers = { state: '', trade: '', number: '', expiresOn: '' };

const NOTHING: PaperAnswers = {
  licenses: [NO_LICENSE],
  insuredName: '',
  insurer: '',
  policyNumber: '',
  eachOccurrence: '',
  effectiveOn: '',
  expiresOn: '',
  provider: '',
  completedOn: '',
  name: '',
  businessName: '',
  taxClass: '',
  signedOn: '',
};

const dollars = (amount: number): string => toDollarsInput(cents(amount));

function detailsAnswers({ licenses, insurance, backgroundCheck, w9 }: PaperDetails): Partial<PaperAnswers> {
  if (insurance !== null) {
    const { eachOccurrenceCents, ...rest } = insurance;
    return { ...rest, eachOccurrence: dollars(eachOccurrenceCents) };
  }
  if (w9 !== null) return { ...w9, businessName: w9.businessName ?? '' };
  return { ...(licenses !== null && { licenses }), ...backgroundCheck };
}

/** What was approved; its numbers are on the paper and nowhere else. */
const approvedAnswers = (licenses: OwnPaper['licenses']): Partial<PaperAnswers> =>
  licenses.length === 0 ? {} : { licenses: licenses.map((license) => ({ ...license, number: '' })) };

/** What was written last is where a new one begins, or what was approved where nothing written is known. */
export const answersOf = ({ submission, licenses }: OwnPaper): PaperAnswers => ({
  ...NOTHING,
  ...(submission === null ? approvedAnswers(licenses) : detailsAnswers(submission.details)),
});

/** The fields of this kind as the API takes them. */
export function fieldsOf(kind: PaperKind, answers: PaperAnswers): Readonly<Record<string, unknown>> {
  const { licenses, insuredName, insurer, policyNumber, effectiveOn, expiresOn } = answers;
  const { eachOccurrence, provider, completedOn, name, businessName, taxClass, signedOn } = answers;
  switch (kind) {
    case 'license':
      return {
        licenses: licenses.map(({ state, trade, number, expiresOn: day }) => ({
          state,
          trade,
          number,
          expiresOn: day,
        })),
      };
    case 'insurance':
      return {
        ...{ insuredName, insurer, policyNumber, effectiveOn, expiresOn },
        eachOccurrenceCents: amountOf(eachOccurrence) ?? textOf(eachOccurrence),
      };
    case 'background_check':
      return { provider, completedOn };
    case 'w9':
      return { name, businessName, taxClass, signedOn };
  }
}

/** The API's name of the one field that the form calls otherwise, without where it stands in the body. */
export const formPathOf = (path: string): string =>
  path.replace(/^fields\./, '').replace('eachOccurrenceCents', 'eachOccurrence');

/** Judged by the very rule that the API judges by. */
export function checkPaperAnswers(kind: PaperKind, answers: PaperAnswers, today: string): Faults {
  const read = readHandedIn(kind, fieldsOf(kind, answers), today);
  return new Map(
    read.ok
      ? []
      : read.error.map((fault) => [formPathOf(fault.path), paperFaultWords(fault, 'settings.papers.fault.expired')]),
  );
}

/** What of a certificate can be taken over. */
export const suggestedAnswers = (found: CertificateSuggestions): Partial<PaperAnswers> => {
  const { insuredName, insurer, policyNumber, eachOccurrenceCents, effectiveOn, expiresOn } = found;
  const all = {
    ...{ insuredName, insurer, policyNumber, effectiveOn, expiresOn },
    eachOccurrence: eachOccurrenceCents === null ? null : dollars(eachOccurrenceCents),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
};

export const ORDER_OF: Readonly<Record<PaperKind, readonly string[]>> = {
  license: ['licenses'],
  insurance: ['insuredName', 'insurer', 'policyNumber', 'eachOccurrence', 'effectiveOn', 'expiresOn'],
  background_check: ['provider', 'completedOn'],
  w9: ['name', 'businessName', 'taxClass', 'signedOn'],
};
