import { staffEndpoints } from '../generated/staff.gen.js';
import { changeOrdersApi } from './change-orders.api.js';
import { messagesApi } from './messages.api.js';
import { projectsApi } from './projects.api.js';
import { listOf, tagged } from './tags.js';
import { verificationApi } from './verification.api.js';
import { waitlistApi } from './waitlist.api.js';

export * from '../generated/staff.gen.js';

/** What staff do to an account shows in its record, in every list of accounts, and in the audit log. */
const aroundAccount = (id: string) => [tagged('ManagedUser', id), listOf('ManagedUser'), 'AuditEntry' as const];

/** What staff decide shows where the words stand, in the ratings, and in the audit log. */
const AROUND_REPORT = ['Report', 'AuditEntry', 'Review', 'Question', 'Contractor'] as const;

/** What staff do with money shows in the payments, in the case, in the project and in the audit log. */
const AROUND_MONEY = ['Payment', 'Project', 'AuditEntry'] as const;

/** What staff do with a wire or a check shows in the list and in the audit log. */
const AROUND_INVOICE = [listOf('Invoice'), 'AuditEntry' as const];

/** What staff do with a repair request shows in the queue, in its record, and in the audit log. */
const AROUND_INTAKE = ['Intake', 'AuditEntry'] as const;

/** ROLE-05, ADM-01: other people's accounts, and the log of what was done to them. */
const adminApi = staffEndpoints.enhanceEndpoints({
  endpoints: {
    listProjectRecords: { providesTags: [listOf('Project')] },
    listUsers: { providesTags: [listOf('ManagedUser')] },
    getManagedUser: { providesTags: (_, __, id) => [tagged('ManagedUser', id)] },
    suspendUser: { invalidatesTags: (_, __, { id }) => aroundAccount(id) },
    restoreUser: { invalidatesTags: (_, __, { id }) => aroundAccount(id) },
    terminateUser: { invalidatesTags: (_, __, { id }) => aroundAccount(id) },
    endUserSessions: { invalidatesTags: (_, __, { id }) => aroundAccount(id) },
    resendUserVerification: { invalidatesTags: (_, __, id) => aroundAccount(id) },
    listAuditEntries: { providesTags: ['AuditEntry'] },
    getAdminOverview: { providesTags: ['Desk', 'Report', 'Intake', 'Paper', 'Payment', 'SupportMessage'] },
    listReports: { providesTags: ['Report'] },
    // A refusal may mean that a colleague was faster: what is known is read again then too.
    hideReported: { invalidatesTags: AROUND_REPORT },
    keepReported: { invalidatesTags: AROUND_REPORT },
    showReported: { invalidatesTags: AROUND_REPORT },
    listSupportMessages: { providesTags: ['SupportMessage'] },
    listUnsentMails: { providesTags: ['UnsentMail'] },
    // A refusal may mean that a colleague was faster.
    sendMailAgain: { invalidatesTags: ['UnsentMail', 'AuditEntry'] },
    markSupportMessage: { invalidatesTags: ['SupportMessage', 'AuditEntry'] },
    listInvoices: { providesTags: [listOf('Invoice')] },
    recordClosingPayment: { invalidatesTags: AROUND_INVOICE },
    confirmClosingPayment: { invalidatesTags: [...AROUND_INVOICE, 'Project', 'Payment'] },
    refuseClosingPayment: { invalidatesTags: AROUND_INVOICE },
    clearClosingPayment: { invalidatesTags: [...AROUND_INVOICE, 'Project', 'Payment'] },
    listMilestones: { providesTags: ['Payment'] },
    getMilestone: { providesTags: ['Payment'] },
    submitChargeBackEvidence: { invalidatesTags: AROUND_MONEY },
    reverseTransfer: { invalidatesTags: AROUND_MONEY },
    seeMilestone: { invalidatesTags: AROUND_MONEY },
    withdrawRecall: { invalidatesTags: AROUND_MONEY },
    retryRefund: { invalidatesTags: AROUND_MONEY },
    settleRefundByHand: { invalidatesTags: AROUND_MONEY },
    confirmRefundByHand: { invalidatesTags: AROUND_MONEY },
    refuseRefundByHand: { invalidatesTags: AROUND_MONEY },
    listLateClocks: { providesTags: ['Project'] },
    listNoShows: { providesTags: ['Project'] },
    decideNoShow: { invalidatesTags: ['Project', 'Contractor', 'AuditEntry', 'Desk'] },
    listDisputes: { providesTags: ['Project'] },
    getDispute: { providesTags: ['Project'] },
    ruleDispute: { invalidatesTags: AROUND_MONEY },
    confirmRuling: { invalidatesTags: AROUND_MONEY },
    refuseRuling: { invalidatesTags: AROUND_MONEY },
    listIntakes: { providesTags: ['Intake'] },
    countIntakes: { providesTags: ['Intake'] },
    getIntake: { providesTags: ['Intake'] },
    // A refusal may mean that a colleague or the submitter was faster: what is known is read again then too.
    beginIntakeReview: { invalidatesTags: AROUND_INTAKE },
    askSubmitter: { invalidatesTags: AROUND_INTAKE },
    declineIntake: { invalidatesTags: AROUND_INTAKE },
    sendIntakeOffer: { invalidatesTags: AROUND_INTAKE },
    convertIntake: { invalidatesTags: [...AROUND_INTAKE, 'Project'] },
    orderReinspection: { invalidatesTags: AROUND_INTAKE },
    recordReinspection: { invalidatesTags: [...AROUND_INTAKE, 'Invoice'] },
    settleIntake: { invalidatesTags: AROUND_INTAKE },
    resendIntakeLink: { invalidatesTags: AROUND_INTAKE },
    correctIntake: { invalidatesTags: AROUND_INTAKE },
    listReconciliationRuns: { providesTags: ['Payment'] },
    listOpenDifferences: { providesTags: ['Payment'] },
    reconcileNow: { invalidatesTags: ['Payment'] },
    acceptDifference: { invalidatesTags: AROUND_MONEY },
    bookDifference: { invalidatesTags: AROUND_MONEY },
    confirmBooking: { invalidatesTags: AROUND_MONEY },
    refuseBooking: { invalidatesTags: AROUND_MONEY },
  },
});

/**
 * Everything staff's screens ask for. Each area adds to one and the same client, so that this puts nothing together but the
 * types, and sees to it that the areas are there.
 */
export const staffApi = Object.assign(
  adminApi,
  Object.assign(changeOrdersApi, messagesApi, projectsApi),
  Object.assign(verificationApi, waitlistApi),
);
