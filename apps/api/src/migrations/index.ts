import type { MigrationClass } from '../common/persistence/data-source.js';
import { CreateFoundation1763600000000 } from './1763600000000-create-foundation.js';
import { CreateZipCentroids1763600000010 } from './1763600000010-create-zip-centroids.js';
import { CreateContractors1763600000011 } from './1763600000011-create-contractors.js';
import { CreateProjects1763600000020 } from './1763600000020-create-projects.js';
import { CreateBids1763600000030 } from './1763600000030-create-bids.js';
import { CreatePayments1763600000040 } from './1763600000040-create-payments.js';
import { CreateLedger1763600000041 } from './1763600000041-create-ledger.js';
import { AccountSecurity1763700000000 } from './1763700000000-account-security.js';
import { CreateAuditLog1763700000010 } from './1763700000010-create-audit-log.js';
import { ManageAccounts1763700000011 } from './1763700000011-manage-accounts.js';
import { IndexNotificationActions1763700000012 } from './1763700000012-index-notification-actions.js';
import { CreateAccessTokens1763700000020 } from './1763700000020-create-access-tokens.js';
import { IndexProjectLists1763800000000 } from './1763800000000-index-project-lists.js';
import { CreateSavedSearches1763800000001 } from './1763800000001-create-saved-searches.js';
import { CreateCalendarLinks1763800000002 } from './1763800000002-create-calendar-links.js';
import { IndexOpenProjectWords1763800000003 } from './1763800000003-index-open-project-words.js';
import { LinkReposts1763800000020 } from './1763800000020-link-reposts.js';
import { CreateQuestions1763800000021 } from './1763800000021-create-questions.js';
import { ExtendBids1763800000030 } from './1763800000030-extend-bids.js';
import { PromiseFirstBids1763800000031 } from './1763800000031-promise-first-bids.js';
import { CreateChangeOrders1763800000040 } from './1763800000040-create-change-orders.js';
import { CreateReviews1763800000050 } from './1763800000050-create-reviews.js';
import { CreateProjectParties1763800000060 } from './1763800000060-create-project-parties.js';
import { ModerateReports1763800000070 } from './1763800000070-moderate-reports.js';
import { SettleOpenChanges1763900000030 } from './1763900000030-settle-open-changes.js';
import { ListContractors1763900000040 } from './1763900000040-list-contractors.js';
import { RemindOfPapers1763900000050 } from './1763900000050-remind-of-papers.js';
import { WidenLedger1764000000000 } from './1764000000000-widen-ledger.js';
import { CreateDisputes1764000000100 } from './1764000000100-create-disputes.js';
import { CreateChargeBacks1764000000200 } from './1764000000200-create-charge-backs.js';
import { NumberReceipts1764000000400 } from './1764000000400-number-receipts.js';
import { GuardLedger1764000000600 } from './1764000000600-guard-ledger.js';
import { CreateReconciliation1764000000601 } from './1764000000601-create-reconciliation.js';
import { CreateInvoices1764000000500 } from './1764000000500-create-invoices.js';
import { CompareBalance1764100000000 } from './1764100000000-compare-balance.js';
import { FollowInvoiceLinks1764100000100 } from './1764100000100-follow-invoice-links.js';
import { KeepWithdrawnStakes1764100000200 } from './1764100000200-keep-withdrawn-stakes.js';
import { RemindOfAnswers1764100000201 } from './1764100000201-remind-of-answers.js';
import { NameProjectsInNotifications1764100000202 } from './1764100000202-name-projects-in-notifications.js';
import { KeepWhyStaffAreCalled1764100000400 } from './1764100000400-keep-why-staff-are-called.js';
import { BookOwnMoney1764200000300 } from './1764200000300-book-own-money.js';
import { WaitForBothAnswers1764300000500 } from './1764300000500-wait-for-both-answers.js';
import { CreateIntake1764400000100 } from './1764400000100-create-intake.js';
import { KeyIntake1764400000101 } from './1764400000101-key-intake.js';
import { CreateIntakeDesk1764400000200 } from './1764400000200-create-intake-desk.js';
import { InviteClients1764400000201 } from './1764400000201-invite-clients.js';
import { KeepIntakeCategory1764400000202 } from './1764400000202-keep-intake-category.js';
import { KeepPaperSubmissions1764400000300 } from './1764400000300-keep-paper-submissions.js';
import { SortAccounts1764400000400 } from './1764400000400-sort-accounts.js';
import { CreateWaitlist1764400000401 } from './1764400000401-create-waitlist.js';
import { ListAllProjects1764400000402 } from './1764400000402-list-all-projects.js';
import { HoldLicenses1764500000000 } from './1764500000000-hold-licenses.js';
import { RemindOfEachLicense1764500000001 } from './1764500000001-remind-of-each-license.js';
import { NumberTheCounts1764600000000 } from './1764600000000-number-the-counts.js';
import { DeliverNotifications1764600000100 } from './1764600000100-deliver-notifications.js';
import { LeasePresence1764600000200 } from './1764600000200-lease-presence.js';
import { CreateMessages1764600000300 } from './1764600000300-create-messages.js';
import { PushToBrowsers1764600000400 } from './1764600000400-push-to-browsers.js';
import { CreateSupport1764700000000 } from './1764700000000-create-support.js';
import { BindClaims1764800000000 } from './1764800000000-bind-claims.js';
import { GuardHistory1764900000000 } from './1764900000000-guard-history.js';
import { GrantsOfASession1765000000000 } from './1765000000000-grants-of-a-session.js';
import { ReturnIsOneAct1765100000000 } from './1765100000000-return-is-one-act.js';
import { AcknowledgeFinish1765600000000 } from './1765600000000-acknowledge-finish.js';
import { KnowRepeatedPhotos1765700000000 } from './1765700000000-know-repeated-photos.js';
import { AnswerIntakesInTime1765800000000 } from './1765800000000-answer-intakes-in-time.js';
import { KeepAnswersByKind1765900000000 } from './1765900000000-keep-answers-by-kind.js';
import { FindByNames1765900000500 } from './1765900000500-find-by-names.js';
import { KnowFileStorage1765900000300 } from './1765900000300-know-file-storage.js';
import { FindIntakesPlainly1766000000400 } from './1766000000400-find-intakes-plainly.js';
import { KnowTerritories1766000000600 } from './1766000000600-know-territories.js';
import { FindPeoplePlainly1766100000000 } from './1766100000000-find-people-plainly.js';
import { VoidWhatFellThrough1766200000300 } from './1766200000300-void-what-fell-through.js';
import { KeepInvoiceLinks1766200000301 } from './1766200000301-keep-invoice-links.js';
import { KeepInvoiceDeclines1766300000100 } from './1766300000100-keep-invoice-declines.js';
import { KnowRepairsOfConditions1764400000500 } from './1764400000500-know-repairs-of-conditions.js';
import { CreateNoShows1765400000000 } from './1765400000000-create-no-shows.js';
import { EndUnansweredChanges1765400000100 } from './1765400000100-end-unanswered-changes.js';

/** In order. Forward only: a merged migration is never edited. */
export const migrations: readonly MigrationClass[] = [
  CreateFoundation1763600000000,
  CreateZipCentroids1763600000010,
  CreateContractors1763600000011,
  CreateProjects1763600000020,
  CreateBids1763600000030,
  CreatePayments1763600000040,
  CreateLedger1763600000041,
  AccountSecurity1763700000000,
  CreateAuditLog1763700000010,
  ManageAccounts1763700000011,
  IndexNotificationActions1763700000012,
  CreateAccessTokens1763700000020,
  IndexProjectLists1763800000000,
  CreateSavedSearches1763800000001,
  CreateCalendarLinks1763800000002,
  IndexOpenProjectWords1763800000003,
  LinkReposts1763800000020,
  CreateQuestions1763800000021,
  ExtendBids1763800000030,
  PromiseFirstBids1763800000031,
  CreateChangeOrders1763800000040,
  CreateReviews1763800000050,
  CreateProjectParties1763800000060,
  ModerateReports1763800000070,
  SettleOpenChanges1763900000030,
  ListContractors1763900000040,
  RemindOfPapers1763900000050,
  WidenLedger1764000000000,
  CreateDisputes1764000000100,
  CreateChargeBacks1764000000200,
  NumberReceipts1764000000400,
  CreateInvoices1764000000500,
  GuardLedger1764000000600,
  CreateReconciliation1764000000601,
  CompareBalance1764100000000,
  FollowInvoiceLinks1764100000100,
  KeepWithdrawnStakes1764100000200,
  RemindOfAnswers1764100000201,
  NameProjectsInNotifications1764100000202,
  KeepWhyStaffAreCalled1764100000400,
  BookOwnMoney1764200000300,
  WaitForBothAnswers1764300000500,
  CreateIntake1764400000100,
  KeyIntake1764400000101,
  CreateIntakeDesk1764400000200,
  InviteClients1764400000201,
  KeepIntakeCategory1764400000202,
  KeepPaperSubmissions1764400000300,
  SortAccounts1764400000400,
  CreateWaitlist1764400000401,
  ListAllProjects1764400000402,
  KnowRepairsOfConditions1764400000500,
  HoldLicenses1764500000000,
  RemindOfEachLicense1764500000001,
  NumberTheCounts1764600000000,
  DeliverNotifications1764600000100,
  LeasePresence1764600000200,
  CreateMessages1764600000300,
  PushToBrowsers1764600000400,
  CreateSupport1764700000000,
  BindClaims1764800000000,
  GuardHistory1764900000000,
  GrantsOfASession1765000000000,
  ReturnIsOneAct1765100000000,
  CreateNoShows1765400000000,
  EndUnansweredChanges1765400000100,
  AcknowledgeFinish1765600000000,
  KnowRepeatedPhotos1765700000000,
  AnswerIntakesInTime1765800000000,
  KeepAnswersByKind1765900000000,
  KnowFileStorage1765900000300,
  FindByNames1765900000500,
  FindIntakesPlainly1766000000400,
  KnowTerritories1766000000600,
  FindPeoplePlainly1766100000000,
  VoidWhatFellThrough1766200000300,
  KeepInvoiceLinks1766200000301,
  KeepInvoiceDeclines1766300000100,
];
