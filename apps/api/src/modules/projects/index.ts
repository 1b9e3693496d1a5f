export { ConditionReview } from './condition-review.js';
export { CreateProjectUseCase } from './create-project.js';
export { ProjectFiles } from './project-files.js';
export { ProjectWork } from './project-work.js';
export { ProjectDetail } from './dto/project-detail.response.js';
export { LatePromises } from './late-promises.js';
export { PostProject, type Post } from './post-project.js';
export { PostedPapers } from './posted-papers.js';
export { newCondition, type PostedCondition } from './condition.factory.js';
export { conditionWords } from './project.fields.js';
export { partiesIn, partyFacts, ProjectGate, type Owned } from './project-gate.js';
export { ConditionEntity } from './condition.entity.js';
export { ConditionRepository } from './condition.repository.js';
export { BidContractor, BidLineView, BidProject, BidView } from './dto/bid.response.js';
export { PaymentSummary, PaymentTimelineEntry, type PaymentMoment } from './dto/payment-summary.response.js';
export { OwnBid, ProjectSummary } from './dto/project.response.js';
export { PROJECT_BIDS, type ProjectBids } from './project-bids.port.js';
export { PROJECT_DISPUTES, type DisputeTurn, type ProjectDisputes } from './project-disputes.port.js';
export { mustMoveProject } from './project-decision.js';
export { ProjectFileEntity } from './project-file.entity.js';
export { ProjectFileRepository } from './project-file.repository.js';
export { FileView } from './dto/file.response.js';
export { toFileView } from './file.mapper.js';
export {
  PROJECT_MONEY,
  type AcceptedBidMoney,
  type AgreedChange,
  type MoneyAtStake,
  type MoneyMove,
  type MoneyRuling,
  type MoneyScope,
  type MoneyTotals,
  type EarningsPeriod,
  type MonthEarned,
  type ProjectMoney,
} from './project-money.port.js';
export { SettlementAgentInput } from './dto/settlement-agent.input.js';
export { PROJECT_INVOICES, type ProjectInvoices, type SettlementAgent } from './project-invoices.port.js';
export { ReviewClock } from './review-clock.js';
export { ProjectInvitees } from './project-invitees.js';
export { NEED_KINDS, type NeedKind } from './project-needs.js';
export { ProjectReader } from './project-reader.js';
export type { ProjectSnapshot } from './project-snapshot.js';
export type { ListedProject } from './listed-project.js';
export { ProjectSummaries, type SummaryWithNeeds } from './project-summaries.js';
export { ProjectFilters } from './dto/list-projects.query.js';
export { NEW_MAX, ProjectLists } from './project-lists.js';
export { searchWords } from './search-words.js';
export { ProjectTransaction, type LockedProject } from './project-transaction.js';
export { CHANGE_SIDES, ProjectEntity, type ChangeSide } from './project.entity.js';
export { ProjectRepository } from './project.repository.js';
export { ProjectsModule } from './projects.module.js';
