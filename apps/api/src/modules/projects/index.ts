export { StaffProjectNames } from './staff-project-names.js';
export { CLOSING_DAY } from './closing-day.js';
export { businessName, CLIENT_NAME } from './client-name.js';
export { ADDRESS_LINE_MAX, addressLine } from './address-line.js';
export { ClockStarts } from './work/clock-starts.js';
export { ConditionReview } from './conditions/condition-review.js';
export { CreateProjectUseCase } from './posting/create-project.js';
export { ProjectFiles } from './files/project-files.js';
export { ProjectWork } from './work/project-work.js';
export { ReturnConditions } from './work/return-conditions.js';
export { ProjectDetail } from './dto/project-detail.response.js';
export { LatePromises } from './work/late-promises.js';
export { PostProject, type Post } from './posting/post-project.js';
export { PostedPapers } from './files/posted-papers.js';
export { newCondition, type PostedCondition } from './conditions/condition.factory.js';
export { conditionWords } from './posting/project.fields.js';
export { partiesIn, partyFacts, ProjectGate, type Owned } from './project-gate.js';
export { ConditionEntity } from './conditions/condition.entity.js';
export { ConditionRepository } from './conditions/condition.repository.js';
export { BidContractor, BidLineView, BidProject, BidView } from './dto/bid.response.js';
export { PaymentSummary, PaymentTimelineEntry, type PaymentMoment } from './dto/payment-summary.response.js';
export { OwnBid, ProjectSummary } from './dto/project.response.js';
export { PROJECT_BIDS, type ProjectBids } from './ports/project-bids.port.js';
export { PROJECT_DISPUTES, type DisputeTurn, type ProjectDisputes } from './ports/project-disputes.port.js';
export { mustMoveProject } from './project-decision.js';
export { ProjectFileEntity } from './files/project-file.entity.js';
export { ProjectFileRepository } from './files/project-file.repository.js';
export { FileView } from './dto/file.response.js';
export { toFileView } from './files/file.mapper.js';
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
} from './ports/project-money.port.js';
export { AnswerNoShowUseCase } from './no-show/answer-no-show.js';
export { NoShowDesk } from './no-show/no-show-desk.js';
export { NoShowEntity } from './no-show/no-show.entity.js';
export { ReportNoShow } from './no-show/report-no-show.js';
export { SettlementAgentInput } from './dto/settlement-agent.input.js';
export { PROJECT_INVOICES, type ProjectInvoices, type SettlementAgent } from './ports/project-invoices.port.js';
export { ReviewClock } from './work/review-clock.js';
export { ProjectInvitees } from './project-invitees.js';
export { ProjectReader } from './project-reader.js';
export type { ProjectSnapshot } from './project-snapshot.js';
export type { ListedProject } from './lists/listed-project.js';
export { ProjectSummaries, type SummaryWithNeeds } from './lists/project-summaries.js';
export { ProjectFilters } from './dto/list-projects.query.js';
export { NEW_MAX, ProjectLists } from './lists/project-lists.js';
export { searchWords } from './lists/search-words.js';
export { ProjectTransaction, type LockedProject } from './project-transaction.js';
export { CHANGE_SIDES, ProjectEntity, type ChangeSide } from './project.entity.js';
export { ProjectRepository } from './project.repository.js';
export { ProjectsModule } from './projects.module.js';
export { beginnings, beginsWords, longestWord } from './lists/beginnings.js';
export { calledByClient, calledByContractor, knownToStaff } from './lists/known-words.js';
