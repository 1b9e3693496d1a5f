import type { IntakeFileEntity } from '../intake-file.entity.js';
import type { IntakeRepairEntity } from '../intake-repair.entity.js';
import type { IntakeEntity } from '../intake.entity.js';
import type { IntakeDetail, IntakeSettlementAgentView } from './dto/intake-detail.response.js';
import type { IntakeRow } from './dto/intake-queue.response.js';
import type { IntakeDeskFile, IntakeRepairView } from './dto/intake-record.response.js';
import { isLateIntake } from './intake-queue.js';

type Said =
  'account' | 'repairList' | 'files' | 'questions' | 'offers' | 'projects' | 'reinspections' | 'history' | 'events';

export const toRepairView = (repair: IntakeRepairEntity, doneIds: ReadonlySet<string>): IntakeRepairView => ({
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
  isDone: doneIds.has(repair.id),
});

export const toFileView = ({ id, name, contentType, bytes }: IntakeFileEntity): IntakeDeskFile => ({
  id,
  name,
  contentType,
  bytes,
});

const agentOf = ({
  agentName,
  agentCompany,
  agentEmail,
  fileNumber,
}: IntakeEntity): IntakeSettlementAgentView | null =>
  agentName === null ? null : { name: agentName, company: agentCompany, email: agentEmail, fileNumber };

function toRow(intake: IntakeEntity, repairs: readonly IntakeRepairEntity[], now: Date): IntakeRow {
  const { id, reference, state, submittedAt, reviewDueAt, fullName, email } = intake;
  const { address, city, usState, zip, urgency, closingDate, spamFlags } = intake;
  return {
    ...{ id, reference, state, fullName, email, address, city, usState, zip, urgency, closingDate },
    submittedAt: submittedAt.toISOString(),
    reviewDueAt: reviewDueAt.toISOString(),
    isLate: isLateIntake(intake, now),
    categories: [...new Set(repairs.map(({ category }) => category))],
    repairs: repairs.length,
    flags: spamFlags,
  };
}

/** What the request itself says. */
export function toFields(
  intake: IntakeEntity,
  repairs: readonly IntakeRepairEntity[],
  now: Date,
): Omit<IntakeDetail, Said> {
  const { version, locale, reviewedAt, yearBuilt, buyers, sellers, listingAgent, buyersAgent } = intake;
  const { contractDate, inspectionDate, loanProgram, lender, loanOfficer, caseNumber, repairType } = intake;
  const { description, estimatedBudgetCents, appraisalNotes, completionDeadline } = intake;
  const { verificationMethod, verificationNote, submitterRole, phone } = intake;
  return {
    ...toRow(intake, repairs, now),
    ...{ version, locale, yearBuilt, buyers, sellers, listingAgent, buyersAgent, contractDate, inspectionDate },
    ...{ loanProgram, lender, loanOfficer, caseNumber, repairType, description, estimatedBudgetCents },
    ...{ appraisalNotes, completionDeadline, verificationMethod, verificationNote, submitterRole, phone },
    reviewedAt: reviewedAt?.toISOString() ?? null,
    settlementAgent: agentOf(intake),
  };
}
