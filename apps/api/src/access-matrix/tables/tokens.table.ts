import type { Principal } from '../principals.js';
import { about, always, call } from '../rows.js';

/** Personal access tokens: one's own, made and revoked by a session only. */
export const TOKENS = [
  call('listTokens', 200, always({ allowed: ['signedIn'] })),
  call('createToken', 201, always({ allowed: ['signedIn'] })),
  call(
    'deleteToken',
    204,
    about('own', { allowed: ['signedIn'] }),
    about('others', { hidden: ['signedIn'] }),
    about('deleted', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
].flat();

/**
 * API-01: what a token of a person may do of what the person may: everything here needs `read` or `write`, and what is
 * closed needs a session. A public operation is as open to a token as to anybody.
 */
const REACH = `
public  register login adminLogin logout getMe getCsrfToken listDemoLogins live ready listContractors paymentConfig
public  joinWaitlist sendSupportMessage paymentWebhook forgotPassword verifyEmail readEmailLink disownAddress resetPassword readInvitation acceptInvitation
public  readActivation activateAccount unsubscribe unsubscribeOneClick
read    getDashboard getUser getPreferences listNotifications unreadCount getMyContractorProfile getContractor
read    listProjects getProject getProjectHistory listConditions listMyBids listProjectBids listProjectFiles getFile listPayments
read    getPayment getReceipt getPaymentStatement listPayouts listBankPayouts getPayoutStatement listChangeOrders
write   updateUser savePreferences markAllRead markRead deleteNotification updateMyContractorProfile createProject
write   markNotificationsRead markNotificationsUnread deleteNotifications restoreNotifications
read    listQuestions
read    listConversations countUnreadMessages getConversation listMessages getMessageFile getConversationPaper
read    getConversationRecord
write   openConversation readConversation muteConversation sendMessage uploadMessageFile reportMessage
write   blockPerson unblockPerson reportPerson
read    listProjectReviews listContractorReviews listContractorWork listFavorites listBidInvitations
read    listMyBidInvitations
write   writeReview answerReview reportReview addFavorite removeFavorite inviteToBid
write   askQuestion answerQuestion removeQuestion reportQuestion
write   repostProject updateProject startProject submitProject disputeProject addCondition updateCondition proveCondition
write   removeCondition acceptCondition takeBackCondition returnCondition clearCondition placeBid updateBid acceptBid rejectBid
write   withdrawBid requestEarlyStart uploadProjectFile deleteFile proposeChange declineChange withdrawChange
closed  listLateClocks
write   answerNoShow
closed  reportNoShow listNoShows decideNoShow
read    getEarlierFigures
closed  allowEarlyStart refuseEarlyStart contestStart acceptChange cancelProject requestChanges approveProject createPaymentIntent startOnboarding
closed  openPayoutDashboard
public  getCalendarFeed
read    listMyPapers getPaperFile
write   submitPaper readCertificate
closed  listPapers getContractorPapers decidePaper
read    listProjectDisputes getDispute
write   addDisputeStatement makeDisputeOffer withdrawDispute
closed  acceptDisputeOffer listDisputes ruleDispute confirmRuling refuseRuling
closed  getCalendarLink deleteCalendarLink renewCalendarLink
read    getProjectInvoice getInvoiceReceipt
public  openInvoice payInvoice declineInvoice downloadInvoice
closed  nameSettlementAgent issueInvoice sendInvoice revokeInvoiceLink reportClosingFellThrough
closed  listInvoices getInvoice recordClosingPayment confirmClosingPayment refuseClosingPayment clearClosingPayment
read    listParties
closed  inviteParty updateParty removeParty acceptParty
read    mapProjects searchEverything listSavedSearches
write   createSavedSearch updateSavedSearch deleteSavedSearch
closed  listTokens createToken deleteToken exportUser deleteUser
closed  listReconciliationRuns reconcileNow listOpenDifferences acceptDifference
closed  bookDifference confirmBooking refuseBooking
closed  getAdminOverview listReports hideReported keepReported showReported
closed  listMilestones getMilestone submitChargeBackEvidence reverseTransfer seeMilestone
closed  retryRefund withdrawRecall settleRefundByHand confirmRefundByHand refuseRefundByHand
public  submitIntake extractAppraisal getLinkedIntake answerLinkedIntake approveLinkedIntake refuseLinkedIntake
public  getLinkedIntakeFile getLinkedIntakeStatement renewIntakeLink
read    listMyIntakes getMyIntake getMyIntakeFile getMyIntakeStatement
closed  answerMyIntake approveMyIntake refuseMyIntake
closed  listIntakes countIntakes getIntake getIntakeFile getIntakeStatement correctIntake
closed  beginIntakeReview askSubmitter declineIntake sendIntakeOffer convertIntake
closed  orderReinspection recordReinspection settleIntake resendIntakeLink
closed  listSupportMessages markSupportMessage
closed  listUnsentMails sendMailAgain
closed  listWaitlist exportWaitlist exportUsers listProjectRecords exportProjects checkAuditLog exportAuditEntries
closed  listUsers listAuditEntries getManagedUser suspendUser restoreUser terminateUser endUserSessions
closed  getPushSubscription savePushSubscription deletePushSubscription
closed  resendUserVerification getSecurity listSessions endOtherSessions endSession reauthenticate
closed  acceptTerms resendVerification changeEmail changePassword setUpTotp confirmTotp disableTotp renewRecoveryCodes
`;

export type Reach = 'public' | 'read' | 'write' | 'closed';

/** By operation. */
export const TOKEN_REACH: ReadonlyMap<string, Reach> = new Map(
  REACH.trim()
    .split('\n')
    .flatMap((line) => {
      const [reach = '', ...operations] = line.split(/\s+/);
      return operations.map((operation) => [operation, reach as Reach] as const);
    }),
);

/** Whose tokens try every cell: a staff member's has the rights of a session without the second factor. */
export const TOKEN_OWNERS: readonly { readonly owner: Principal; readonly counts: Principal }[] = [
  { owner: 'seller', counts: 'seller' },
  { owner: 'awarded', counts: 'awarded' },
  { owner: 'staff', counts: 'staffWithoutFactor' },
];
