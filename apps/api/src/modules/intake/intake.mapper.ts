import { awaitsFirstAnswer, intakeSteps, sumCents, type IntakeHappening } from '@cw/domain';
import type { IntakeView } from './dto/intake-view.response.js';
import type {
  IntakeStepView,
  OwnIntakeFile,
  OwnIntakeOffer,
  OwnIntakeQuestion,
  OwnIntakeReinspection,
  OwnIntakeRepair,
} from './dto/own-intake-parts.response.js';
import type { IntakeFields, IntakeSettlementAgentView } from './dto/intake-fields.response.js';
import type { OwnIntakeRequest } from './dto/own-intake.response.js';
import type { SubmittedIntake } from './dto/submitted-intake.response.js';
import type { IntakeFileEntity } from './intake-file.entity.js';
import type { IntakeOfferEntity, IntakeOfferLineEntity } from './intake-offer.entity.js';
import type { IntakeQuestionEntity } from './intake-question.entity.js';
import type { IntakeReinspectionEntity } from './intake-reinspection.entity.js';
import type { IntakeRepairEntity } from './intake-repair.entity.js';
import type { IntakeEntity } from './intake.entity.js';
import type { RecordedIntake } from './record-intake.js';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toSubmittedIntake = ({ intake, repairs, hasAppraisal }: RecordedIntake): SubmittedIntake => ({
  reference: intake.reference,
  email: intake.email,
  submittedAt: intake.submittedAt.toISOString(),
  reviewDueAt: intake.reviewDueAt.toISOString(),
  repairs,
  hasAppraisal,
});

function toAgent({ agentName, agentCompany, agentEmail, fileNumber }: IntakeEntity): IntakeSettlementAgentView | null {
  return agentName === null ? null : { name: agentName, company: agentCompany, email: agentEmail, fileNumber };
}

/** What a request says beyond what a list shows; staff and its submitter read the same. */
export const toIntakeFields = (intake: IntakeEntity): IntakeFields => ({
  yearBuilt: intake.yearBuilt,
  buyers: intake.buyers,
  sellers: intake.sellers,
  listingAgent: intake.listingAgent,
  buyersAgent: intake.buyersAgent,
  settlementAgent: toAgent(intake),
  contractDate: intake.contractDate,
  inspectionDate: intake.inspectionDate,
  loanProgram: intake.loanProgram,
  lender: intake.lender,
  loanOfficer: intake.loanOfficer,
  caseNumber: intake.caseNumber,
  repairType: intake.repairType,
  description: intake.description,
  estimatedBudgetCents: intake.estimatedBudgetCents,
  appraisalNotes: intake.appraisalNotes,
  completionDeadline: intake.completionDeadline,
  verificationMethod: intake.verificationMethod,
  verificationNote: intake.verificationNote,
  submitterRole: intake.submitterRole,
  phone: intake.phone,
});

const toOwnRequest = (intake: IntakeEntity): OwnIntakeRequest => ({
  ...toIntakeFields(intake),
  address: intake.address,
  city: intake.city,
  state: intake.usState,
  zip: intake.zip,
  closingDate: intake.closingDate,
  urgency: intake.urgency,
  fullName: intake.fullName,
  email: intake.email,
});

export const toStepViews = (intake: IntakeEntity, history: readonly IntakeHappening[]): IntakeStepView[] =>
  intakeSteps({ ...intake, history }).map(({ step, standing, startedAt, doneAt }) => ({
    step,
    standing,
    startedAt: instant(startedAt),
    doneAt: instant(doneAt),
    dueAt: step === 'reviewed' && awaitsFirstAnswer(intake) ? intake.reviewDueAt.toISOString() : null,
  }));

export const toOwnRepair = (repair: IntakeRepairEntity): OwnIntakeRepair => ({
  id: repair.id,
  number: repair.number,
  category: repair.category,
  description: repair.description,
  responsibleParty: repair.responsibleParty,
  estimatedCostCents: repair.estimatedCostCents,
  title: repair.title,
  kind: repair.kind,
  location: repair.location,
  quote: repair.quote,
  page: repair.page,
});

export const toOwnQuestion = ({
  id,
  question,
  askedAt,
  answer,
  answeredAt,
}: IntakeQuestionEntity): OwnIntakeQuestion => ({
  id,
  question,
  askedAt: askedAt.toISOString(),
  answer,
  answeredAt: instant(answeredAt),
});

export const toOwnOffer = (offer: IntakeOfferEntity, lines: readonly IntakeOfferLineEntity[]): OwnIntakeOffer => ({
  revision: offer.revision,
  sentAt: offer.sentAt.toISOString(),
  message: offer.message,
  lines: lines.map(({ repairId, ceilingCents, responsibleParty, note }) => ({
    repairId,
    ceilingCents,
    responsibleParty,
    note,
  })),
  totalCents: sumCents(lines.map(({ ceilingCents }) => ceilingCents)),
  answer: offer.answer,
  answeredAt: instant(offer.answeredAt),
  reason: offer.reason,
});

export const toOwnFile = ({ id, name, contentType, bytes, createdAt }: IntakeFileEntity): OwnIntakeFile => ({
  id,
  name,
  contentType,
  bytes,
  createdAt: createdAt.toISOString(),
});

export const toOwnReinspection = (seen: IntakeReinspectionEntity): OwnIntakeReinspection => ({
  scheduledOn: seen.scheduledOn,
  inspectorName: seen.inspectorName,
  inspectorCompany: seen.inspectorCompany,
  result: seen.result,
  notes: seen.notes,
  recordedAt: instant(seen.recordedAt),
});

/** What the request's own row says of it. */
export const toHead = (
  intake: IntakeEntity,
): Pick<
  IntakeView,
  'id' | 'reference' | 'state' | 'submittedAt' | 'reviewDueAt' | 'reviewedAt' | 'isInAccount' | 'request'
> => ({
  id: intake.id,
  reference: intake.reference,
  state: intake.state,
  submittedAt: intake.submittedAt.toISOString(),
  reviewDueAt: intake.reviewDueAt.toISOString(),
  reviewedAt: instant(intake.reviewedAt),
  isInAccount: intake.userId !== null,
  request: toOwnRequest(intake),
});
