import type { EntityClass } from './common/persistence/data-source.js';
import { AuditEntryEntity } from './common/audit/audit-entry.entity.js';
import { StateChangeEntity } from './common/persistence/state-change.entity.js';
import { BidInvitationEntity } from './modules/bid-invitations/index.js';
import { BidEntity, BidLineEntity } from './modules/bids/index.js';
import { ChangeOrderEntity, ChangeOrderLineEntity } from './modules/change-orders/index.js';
import { ContractorProfileEntity } from './modules/contractors/index.js';
import {
  DisputeEntity,
  DisputeOfferEntity,
  DisputeRulingEntity,
  DisputeStatementEntity,
} from './modules/disputes/index.js';
import { FavoriteEntity } from './modules/favorites/index.js';
import {
  ClosingPaymentEntity,
  InvoiceDeclineEntity,
  InvoiceEntity,
  InvoiceLinkEntity,
} from './modules/invoices/index.js';
import {
  IntakeEntity,
  IntakeFileEntity,
  IntakeOfferEntity,
  IntakeOfferLineEntity,
  IntakeProjectEntity,
  IntakeQuestionEntity,
  IntakeReinspectionEntity,
  IntakeRepairEntity,
} from './modules/intake/index.js';
import { NotificationEntity } from './modules/notifications/index.js';
import {
  ChargeBackEntity,
  HandRefundEntity,
  MilestoneEntity,
  PaymentCommandEntity,
  PaymentEntity,
  PayoutAccountEntity,
  TransferRecallEntity,
} from './modules/payments/index.js';
import { PartyEntity } from './modules/parties/index.js';
import { ConditionEntity, NoShowEntity, ProjectEntity, ProjectFileEntity } from './modules/projects/index.js';
import { QuestionEntity } from './modules/questions/index.js';
import { ContentReportEntity, ReportedContentEntity } from './modules/reports/index.js';
import { ReviewEntity } from './modules/reviews/index.js';
import { CalendarLinkEntity } from './modules/calendar/index.js';
import { SavedSearchEntity } from './modules/search/index.js';
import { SupportMessageEntity } from './modules/support/index.js';
import { AccessTokenEntity } from './modules/tokens/index.js';
import { UserEntity, UserPreferenceEntity } from './modules/users/index.js';
import { PaperFileEntity, PaperSubmissionEntity, VerificationPaperEntity } from './modules/verification/index.js';
import { WaitlistEntryEntity } from './modules/waitlist/index.js';

/** Every entity, by name: a glob would import sources behind the test runner's back. */
export const entities: readonly EntityClass[] = [
  AuditEntryEntity,
  StateChangeEntity,
  NotificationEntity,
  SupportMessageEntity,
  UserEntity,
  UserPreferenceEntity,
  AccessTokenEntity,
  ContractorProfileEntity,
  VerificationPaperEntity,
  PaperFileEntity,
  PaperSubmissionEntity,
  ProjectEntity,
  ConditionEntity,
  ProjectFileEntity,
  NoShowEntity,
  PartyEntity,
  BidEntity,
  BidLineEntity,
  ChangeOrderEntity,
  ChangeOrderLineEntity,
  DisputeEntity,
  DisputeStatementEntity,
  DisputeOfferEntity,
  DisputeRulingEntity,
  QuestionEntity,
  ReviewEntity,
  ReportedContentEntity,
  ContentReportEntity,
  FavoriteEntity,
  BidInvitationEntity,
  CalendarLinkEntity,
  SavedSearchEntity,
  MilestoneEntity,
  PaymentEntity,
  PaymentCommandEntity,
  PayoutAccountEntity,
  ChargeBackEntity,
  TransferRecallEntity,
  HandRefundEntity,
  InvoiceEntity,
  InvoiceDeclineEntity,
  InvoiceLinkEntity,
  ClosingPaymentEntity,
  IntakeEntity,
  IntakeRepairEntity,
  IntakeQuestionEntity,
  IntakeOfferEntity,
  IntakeOfferLineEntity,
  IntakeReinspectionEntity,
  IntakeProjectEntity,
  IntakeFileEntity,
  WaitlistEntryEntity,
];
