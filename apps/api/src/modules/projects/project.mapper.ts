import { FIRST_BID_PROMISE_HOURS, type ProjectParty } from '@cw/domain';
import type { ConditionEntity } from './condition.entity.js';
import type { PaymentSummary } from './dto/payment-summary.response.js';
import type { OwnBid, ProjectSummary } from './dto/project.response.js';
import { thumbnailUrlOf } from './file.mapper.js';
import type { ProjectFileEntity } from './project-file.entity.js';
import type { ListedProject } from './project-summaries.js';

const HOUR_MS = 3_600_000;
const TENTHS = 10;

interface SummaryContext {
  readonly parties: readonly ProjectParty[];
  readonly conditions: readonly ConditionEntity[];
  readonly money: PaymentSummary | null;
  readonly cover: ProjectFileEntity | null;
  readonly bidCount: number;
  readonly myBid: OwnBid | null;
  readonly contractorName: string | null;
  readonly needsMe: boolean;
}

export function toProjectSummary(project: ListedProject, context: SummaryContext): ProjectSummary {
  const { parties, conditions, money, cover } = context;
  const seesBids = parties.includes('owner') || parties.includes('admin');
  return {
    id: project.id,
    title: project.title,
    category: project.category,
    priority: project.priority,
    status: project.status,
    work: project.work,
    city: project.city,
    state: project.state,
    zip: project.zip,
    // ROLE-06: the address belongs to the parties.
    address: parties.length > 0 ? project.address : null,
    closingDate: project.closingDate,
    loanProgram: project.loanProgram,
    budgetCents: project.budgetCents,
    maxBudgetCents: project.maxBudgetCents,
    conditionCount: conditions.length,
    conditionStates: conditions.map(({ number, state }) => ({ number, state })),
    categories: [...new Set(conditions.map(({ category }) => category))],
    bidCount: seesBids ? context.bidCount : null,
    myBid: context.myBid,
    distanceMiles: project.distanceMiles === null ? null : Math.round(project.distanceMiles * TENTHS) / TENTHS,
    heldCents: money?.heldCents ?? null,
    contractorName: context.contractorName,
    needsMe: context.needsMe,
    postedAt: project.createdAt.toISOString(),
    firstBidDueAt: new Date(project.createdAt.getTime() + FIRST_BID_PROMISE_HOURS * HOUR_MS).toISOString(),
    coverPhotoUrl: cover === null ? null : thumbnailUrlOf(cover),
  };
}
