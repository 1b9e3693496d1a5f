import type {
  ConditionKind,
  IntakeCategory,
  LoanProgram,
  ResponsibleParty,
  SubmitterRole,
  Urgency,
  UsState,
  VerificationMethod,
} from '@cw/domain';
import type { AgentAnswers } from '../../../forms/settlement-agent.js';

/** INT-02: one repair, as typed, or as it was taken from the report. */
export interface RepairAnswers {
  readonly category: IntakeCategory;
  readonly description: string;
  readonly responsibleParty: ResponsibleParty | '';
  readonly estimatedCost: string;
  /** What the report says of it; empty for what was typed. */
  readonly title: string;
  readonly kind: ConditionKind | '';
  readonly location: string;
  readonly quote: string;
  readonly page: string;
}

/** INT-01, INT-03: the whole form, as typed; amounts are dollars. Names are those of the request wherever they can be. */
export interface IntakeAnswers {
  readonly address: string;
  readonly city: string;
  readonly state: UsState | '';
  readonly zip: string;
  readonly yearBuilt: string;
  readonly buyers: string;
  readonly sellers: string;
  readonly listingAgent: string;
  readonly buyersAgent: string;
  readonly settlementAgent: AgentAnswers;
  readonly contractDate: string;
  readonly inspectionDate: string;
  readonly closingDate: string;
  readonly repairs: readonly RepairAnswers[];
  readonly appraisalNotes: string;
  readonly repairType: string;
  readonly description: string;
  readonly loanProgram: LoanProgram | '';
  readonly lender: string;
  readonly loanOfficer: string;
  readonly caseNumber: string;
  readonly urgency: Urgency | '';
  readonly completionDeadline: string;
  readonly verificationMethod: VerificationMethod | '';
  readonly verificationNote: string;
  readonly estimatedBudget: string;
  readonly submitterRole: SubmitterRole | '';
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
}

export const BLANK_INTAKE: IntakeAnswers = {
  address: '',
  city: '',
  state: '',
  zip: '',
  yearBuilt: '',
  buyers: '',
  sellers: '',
  listingAgent: '',
  buyersAgent: '',
  settlementAgent: { name: '', company: '', email: '', fileNumber: '' },
  contractDate: '',
  inspectionDate: '',
  closingDate: '',
  repairs: [],
  appraisalNotes: '',
  repairType: '',
  description: '',
  loanProgram: '',
  lender: '',
  loanOfficer: '',
  caseNumber: '',
  urgency: '',
  completionDeadline: '',
  verificationMethod: '',
  verificationNote: '',
  estimatedBudget: '',
  submitterRole: '',
  fullName: '',
  email: '',
  phone: '',
};

/** A place for a repair of a category; who pays is usually the same down one report. */
export const blankRepair = (
  category: IntakeCategory,
  responsibleParty: RepairAnswers['responsibleParty'] = '',
): RepairAnswers => ({
  category,
  description: '',
  responsibleParty,
  estimatedCost: '',
  title: '',
  kind: '',
  location: '',
  quote: '',
  page: '',
});

/** Nothing was typed into it, so nothing is lost with it. */
export const isBlankRepair = ({ description, location, estimatedCost, quote }: RepairAnswers): boolean =>
  [description, location, estimatedCost, quote].every((text) => text.trim() === '');
