import type { CorrectIntake, IntakeDetail } from '@cw/api-client';
import { isPlainDate, LOAN_PROGRAMS, US_STATES, zipOf } from '@cw/domain';
import type { MessageId } from '@cw/i18n';

/** What staff may put right, as it is typed. */
export interface Correction {
  readonly address: string;
  readonly city: string;
  readonly usState: string;
  readonly zip: string;
  readonly yearBuilt: string;
  readonly closingDate: string;
  readonly loanProgram: string;
  readonly lender: string;
  readonly loanOfficer: string;
  readonly caseNumber: string;
  readonly agentName: string;
  readonly agentCompany: string;
  readonly agentEmail: string;
  readonly fileNumber: string;
}

export type CorrectionField = keyof Correction;

const AGENT = ['agentName', 'agentCompany', 'agentEmail', 'fileNumber'] as const satisfies readonly CorrectionField[];

const beginAgent = (agent: IntakeDetail['settlementAgent']): Pick<Correction, (typeof AGENT)[number]> => ({
  agentName: agent?.name ?? '',
  agentCompany: agent?.company ?? '',
  agentEmail: agent?.email ?? '',
  fileNumber: agent?.fileNumber ?? '',
});

export const beginCorrection = (intake: IntakeDetail): Correction => ({
  address: intake.address,
  city: intake.city,
  usState: intake.usState,
  zip: intake.zip,
  yearBuilt: intake.yearBuilt === null ? '' : String(intake.yearBuilt),
  closingDate: intake.closingDate ?? '',
  loanProgram: intake.loanProgram ?? '',
  lender: intake.lender ?? '',
  loanOfficer: intake.loanOfficer ?? '',
  caseNumber: intake.caseNumber ?? '',
  ...beginAgent(intake.settlementAgent),
});

const REQUIRED = ['address', 'city', 'zip'] as const satisfies readonly CorrectionField[];

const isEmpty = (typed: string): boolean => typed.trim() === '';
const hasAgent = (typed: Correction): boolean => AGENT.some((name) => !isEmpty(typed[name]));

/** What can be told without the API. */
export function correctionFaults(typed: Correction): ReadonlyMap<CorrectionField, MessageId> {
  const faults = new Map<CorrectionField, MessageId>();
  for (const name of REQUIRED) if (isEmpty(typed[name])) faults.set(name, 'errors.field.required');
  if (!isEmpty(typed.yearBuilt) && !/^\d{4}$/.test(typed.yearBuilt.trim())) {
    faults.set('yearBuilt', 'errors.field.integer');
  }
  if (!isEmpty(typed.closingDate) && !isPlainDate(typed.closingDate)) faults.set('closingDate', 'errors.field.date');
  if (hasAgent(typed) && isEmpty(typed.agentName)) faults.set('agentName', 'errors.field.required');
  return faults;
}

/** Under which name the form shows what the API says of a path. */
const OF_AGENT: Readonly<Record<string, CorrectionField>> = {
  'settlementAgent.name': 'agentName',
  'settlementAgent.company': 'agentCompany',
  'settlementAgent.email': 'agentEmail',
  'settlementAgent.fileNumber': 'fileNumber',
};

export const fieldOf = (path: string): string => OF_AGENT[path] ?? path;

const textOf = (typed: string): string | null => (isEmpty(typed) ? null : typed.trim());

const agentOf = (typed: Correction): NonNullable<CorrectIntake['settlementAgent']> | null =>
  hasAgent(typed)
    ? {
        name: typed.agentName.trim(),
        company: textOf(typed.agentCompany),
        email: textOf(typed.agentEmail),
        fileNumber: textOf(typed.fileNumber),
      }
    : null;

const wholeOf = (typed: Correction): Required<CorrectIntake> => ({
  address: typed.address.trim(),
  city: typed.city.trim(),
  usState: US_STATES.find((state) => state === typed.usState) ?? 'NY',
  zip: zipOf(typed.zip) ?? typed.zip.trim(),
  yearBuilt: isEmpty(typed.yearBuilt) ? null : Number(typed.yearBuilt),
  closingDate: textOf(typed.closingDate),
  loanProgram: LOAN_PROGRAMS.find((program) => program === typed.loanProgram) ?? null,
  lender: textOf(typed.lender),
  loanOfficer: textOf(typed.loanOfficer),
  caseNumber: textOf(typed.caseNumber),
  settlementAgent: agentOf(typed),
});

/** What was changed, as the API takes it: a field that nobody touched is not judged anew. */
export function correctionOf(began: Correction, typed: Correction): CorrectIntake {
  const before = wholeOf(began);
  const changed = Object.entries(wholeOf(typed)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof CorrectIntake]),
  );
  return Object.fromEntries(changed);
}
