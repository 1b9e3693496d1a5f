import { baseApi } from '../base-api.js';
import type {
  AcceptDifferenceApiArg,
  AcceptDifferenceApiResponse,
  AskSubmitterApiArg,
  AskSubmitterApiResponse,
  BeginIntakeReviewApiArg,
  BeginIntakeReviewApiResponse,
  BookDifferenceApiArg,
  BookDifferenceApiResponse,
  CheckAuditLogApiArg,
  CheckAuditLogApiResponse,
  ClearClosingPaymentApiArg,
  ClearClosingPaymentApiResponse,
  ConfirmBookingApiArg,
  ConfirmBookingApiResponse,
  ConfirmClosingPaymentApiArg,
  ConfirmClosingPaymentApiResponse,
  ConfirmRefundByHandApiArg,
  ConfirmRefundByHandApiResponse,
  ConfirmRulingApiArg,
  ConfirmRulingApiResponse,
  ConvertIntakeApiArg,
  ConvertIntakeApiResponse,
  CorrectIntakeApiArg,
  CorrectIntakeApiResponse,
  CountIntakesApiArg,
  CountIntakesApiResponse,
  DecideNoShowApiArg,
  DecideNoShowApiResponse,
  DeclineIntakeApiArg,
  DeclineIntakeApiResponse,
  EndUserSessionsApiArg,
  EndUserSessionsApiResponse,
  ExportAuditEntriesApiArg,
  ExportAuditEntriesApiResponse,
  ExportProjectsApiArg,
  ExportProjectsApiResponse,
  ExportUsersApiArg,
  ExportUsersApiResponse,
  GetAdminOverviewApiArg,
  GetAdminOverviewApiResponse,
  GetDisputeApiArg,
  GetDisputeApiResponse,
  GetIntakeApiArg,
  GetIntakeApiResponse,
  GetIntakeFileApiArg,
  GetIntakeFileApiResponse,
  GetIntakeStatementApiArg,
  GetIntakeStatementApiResponse,
  GetManagedUserApiArg,
  GetManagedUserApiResponse,
  GetMilestoneApiArg,
  GetMilestoneApiResponse,
  HideReportedApiArg,
  HideReportedApiResponse,
  KeepReportedApiArg,
  KeepReportedApiResponse,
  ListAuditEntriesApiArg,
  ListAuditEntriesApiResponse,
  ListDisputesApiArg,
  ListDisputesApiResponse,
  ListIntakesApiArg,
  ListIntakesApiResponse,
  ListInvoicesApiArg,
  ListInvoicesApiResponse,
  ListLateClocksApiArg,
  ListLateClocksApiResponse,
  ListMilestonesApiArg,
  ListMilestonesApiResponse,
  ListNoShowsApiArg,
  ListNoShowsApiResponse,
  ListOpenDifferencesApiArg,
  ListOpenDifferencesApiResponse,
  ListProjectRecordsApiArg,
  ListProjectRecordsApiResponse,
  ListReconciliationRunsApiArg,
  ListReconciliationRunsApiResponse,
  ListReportsApiArg,
  ListReportsApiResponse,
  ListSupportMessagesApiArg,
  ListSupportMessagesApiResponse,
  ListUnsentMailsApiArg,
  ListUnsentMailsApiResponse,
  ListUsersApiArg,
  ListUsersApiResponse,
  MarkSupportMessageApiArg,
  MarkSupportMessageApiResponse,
  OrderReinspectionApiArg,
  OrderReinspectionApiResponse,
  ReconcileNowApiArg,
  ReconcileNowApiResponse,
  RecordClosingPaymentApiArg,
  RecordClosingPaymentApiResponse,
  RecordReinspectionApiArg,
  RecordReinspectionApiResponse,
  RefuseBookingApiArg,
  RefuseBookingApiResponse,
  RefuseClosingPaymentApiArg,
  RefuseClosingPaymentApiResponse,
  RefuseRefundByHandApiArg,
  RefuseRefundByHandApiResponse,
  RefuseRulingApiArg,
  RefuseRulingApiResponse,
  ResendIntakeLinkApiArg,
  ResendIntakeLinkApiResponse,
  ResendUserVerificationApiArg,
  ResendUserVerificationApiResponse,
  RestoreUserApiArg,
  RestoreUserApiResponse,
  RetryRefundApiArg,
  RetryRefundApiResponse,
  ReverseTransferApiArg,
  ReverseTransferApiResponse,
  RuleDisputeApiArg,
  RuleDisputeApiResponse,
  SeeMilestoneApiArg,
  SeeMilestoneApiResponse,
  SendIntakeOfferApiArg,
  SendIntakeOfferApiResponse,
  SendMailAgainApiArg,
  SendMailAgainApiResponse,
  SettleIntakeApiArg,
  SettleIntakeApiResponse,
  SettleRefundByHandApiArg,
  SettleRefundByHandApiResponse,
  ShowReportedApiArg,
  ShowReportedApiResponse,
  SubmitChargeBackEvidenceApiArg,
  SubmitChargeBackEvidenceApiResponse,
  SuspendUserApiArg,
  SuspendUserApiResponse,
  TerminateUserApiArg,
  TerminateUserApiResponse,
  WithdrawRecallApiArg,
  WithdrawRecallApiResponse,
} from './types.gen.js';

export const staffEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAuditEntries: build.query<ListAuditEntriesApiResponse, ListAuditEntriesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/audit`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          action: queryArg.action,
          actorId: queryArg.actorId,
          subjectId: queryArg.subjectId,
          since: queryArg.since,
          until: queryArg.until,
        },
      }),
    }),
    exportAuditEntries: build.query<ExportAuditEntriesApiResponse, ExportAuditEntriesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/audit.csv`,
        params: {
          action: queryArg.action,
          actorId: queryArg.actorId,
          subjectId: queryArg.subjectId,
          since: queryArg.since,
          until: queryArg.until,
        },
      }),
    }),
    checkAuditLog: build.query<CheckAuditLogApiResponse, CheckAuditLogApiArg>({
      query: () => ({ url: `/api/admin/audit/check` }),
    }),
    listDisputes: build.query<ListDisputesApiResponse, ListDisputesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/disputes`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          status: queryArg.status,
          waiting: queryArg.waiting,
        },
      }),
    }),
    ruleDispute: build.mutation<RuleDisputeApiResponse, RuleDisputeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/disputes/${encodeURIComponent(String(queryArg.id))}/ruling`,
        method: 'POST',
        body: queryArg.makeRuling,
      }),
    }),
    confirmRuling: build.mutation<ConfirmRulingApiResponse, ConfirmRulingApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/disputes/${encodeURIComponent(String(queryArg))}/ruling/confirm`,
        method: 'POST',
      }),
    }),
    refuseRuling: build.mutation<RefuseRulingApiResponse, RefuseRulingApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/disputes/${encodeURIComponent(String(queryArg.id))}/ruling/refuse`,
        method: 'POST',
        body: queryArg.refuseRuling,
      }),
    }),
    listIntakes: build.query<ListIntakesApiResponse, ListIntakesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/intake`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          states: queryArg.states,
          only: queryArg.only,
          q: queryArg.q,
          sort: queryArg.sort,
        },
      }),
    }),
    countIntakes: build.query<CountIntakesApiResponse, CountIntakesApiArg>({
      query: () => ({ url: `/api/admin/intake/counts` }),
    }),
    getIntake: build.query<GetIntakeApiResponse, GetIntakeApiArg>({
      query: (queryArg) => ({ url: `/api/admin/intake/${encodeURIComponent(String(queryArg))}` }),
    }),
    correctIntake: build.mutation<CorrectIntakeApiResponse, CorrectIntakeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/intake/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.correctIntake,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    askSubmitter: build.mutation<AskSubmitterApiResponse, AskSubmitterApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/intake/${encodeURIComponent(String(queryArg.id))}/ask`,
        method: 'POST',
        body: queryArg.askSubmitter,
      }),
    }),
    beginIntakeReview: build.mutation<BeginIntakeReviewApiResponse, BeginIntakeReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/intake/${encodeURIComponent(String(queryArg))}/begin-review`,
        method: 'POST',
      }),
    }),
    convertIntake: build.mutation<ConvertIntakeApiResponse, ConvertIntakeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/intake/${encodeURIComponent(String(queryArg.id))}/convert`,
        method: 'POST',
        body: queryArg.convertIntake,
      }),
    }),
    declineIntake: build.mutation<DeclineIntakeApiResponse, DeclineIntakeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/intake/${encodeURIComponent(String(queryArg.id))}/decline`,
        method: 'POST',
        body: queryArg.declineIntake,
      }),
    }),
    getIntakeFile: build.query<GetIntakeFileApiResponse, GetIntakeFileApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/intake/${encodeURIComponent(String(queryArg.id))}/files/${encodeURIComponent(String(queryArg.fileId))}`,
      }),
    }),
    sendIntakeOffer: build.mutation<SendIntakeOfferApiResponse, SendIntakeOfferApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/intake/${encodeURIComponent(String(queryArg.id))}/offer`,
        method: 'POST',
        body: queryArg.sendOffer,
      }),
    }),
    orderReinspection: build.mutation<OrderReinspectionApiResponse, OrderReinspectionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/intake/${encodeURIComponent(String(queryArg.id))}/reinspection`,
        method: 'POST',
        body: queryArg.orderReinspection,
      }),
    }),
    recordReinspection: build.mutation<RecordReinspectionApiResponse, RecordReinspectionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/intake/${encodeURIComponent(String(queryArg.id))}/reinspection/result`,
        method: 'POST',
        body: queryArg.recordReinspection,
      }),
    }),
    resendIntakeLink: build.mutation<ResendIntakeLinkApiResponse, ResendIntakeLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/intake/${encodeURIComponent(String(queryArg))}/resend-link`,
        method: 'POST',
      }),
    }),
    settleIntake: build.mutation<SettleIntakeApiResponse, SettleIntakeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/intake/${encodeURIComponent(String(queryArg))}/settle`,
        method: 'POST',
      }),
    }),
    getIntakeStatement: build.query<GetIntakeStatementApiResponse, GetIntakeStatementApiArg>({
      query: (queryArg) => ({ url: `/api/admin/intake/${encodeURIComponent(String(queryArg))}/statement` }),
    }),
    listInvoices: build.query<ListInvoicesApiResponse, ListInvoicesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/invoices`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          state: queryArg.state,
          waiting: queryArg.waiting,
        },
      }),
    }),
    clearClosingPayment: build.mutation<ClearClosingPaymentApiResponse, ClearClosingPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/invoices/${encodeURIComponent(String(queryArg))}/cleared`,
        method: 'POST',
      }),
    }),
    confirmClosingPayment: build.mutation<ConfirmClosingPaymentApiResponse, ConfirmClosingPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/invoices/${encodeURIComponent(String(queryArg))}/confirm`,
        method: 'POST',
      }),
    }),
    recordClosingPayment: build.mutation<RecordClosingPaymentApiResponse, RecordClosingPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/invoices/${encodeURIComponent(String(queryArg.id))}/record-payment`,
        method: 'POST',
        body: queryArg.recordClosingPayment,
      }),
    }),
    refuseClosingPayment: build.mutation<RefuseClosingPaymentApiResponse, RefuseClosingPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/invoices/${encodeURIComponent(String(queryArg.id))}/refuse`,
        method: 'POST',
        body: queryArg.refuseClosingPayment,
      }),
    }),
    listLateClocks: build.query<ListLateClocksApiResponse, ListLateClocksApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/late-clocks`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listNoShows: build.query<ListNoShowsApiResponse, ListNoShowsApiArg>({
      query: () => ({ url: `/api/admin/no-shows` }),
    }),
    decideNoShow: build.mutation<DecideNoShowApiResponse, DecideNoShowApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/no-shows/${encodeURIComponent(String(queryArg.id))}/decision`,
        method: 'POST',
        body: queryArg.decideNoShow,
      }),
    }),
    getAdminOverview: build.query<GetAdminOverviewApiResponse, GetAdminOverviewApiArg>({
      query: () => ({ url: `/api/admin/overview` }),
    }),
    listMilestones: build.query<ListMilestonesApiResponse, ListMilestonesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          state: queryArg.state,
          attention: queryArg.attention,
          q: queryArg.q,
        },
      }),
    }),
    getMilestone: build.query<GetMilestoneApiResponse, GetMilestoneApiArg>({
      query: (queryArg) => ({ url: `/api/admin/payments/${encodeURIComponent(String(queryArg))}` }),
    }),
    submitChargeBackEvidence: build.mutation<SubmitChargeBackEvidenceApiResponse, SubmitChargeBackEvidenceApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg.id))}/dispute-evidence`,
        method: 'POST',
        body: queryArg.submitEvidence,
      }),
    }),
    withdrawRecall: build.mutation<WithdrawRecallApiResponse, WithdrawRecallApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg.id))}/orders/${encodeURIComponent(String(queryArg.commandId))}/withdraw`,
        method: 'POST',
        body: queryArg.withdrawRecall,
      }),
    }),
    settleRefundByHand: build.mutation<SettleRefundByHandApiResponse, SettleRefundByHandApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg.id))}/refunds/${encodeURIComponent(String(queryArg.commandId))}/by-hand`,
        method: 'POST',
        body: queryArg.settleRefundByHand,
      }),
    }),
    confirmRefundByHand: build.mutation<ConfirmRefundByHandApiResponse, ConfirmRefundByHandApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg.id))}/refunds/${encodeURIComponent(String(queryArg.commandId))}/by-hand/confirm`,
        method: 'POST',
      }),
    }),
    refuseRefundByHand: build.mutation<RefuseRefundByHandApiResponse, RefuseRefundByHandApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg.id))}/refunds/${encodeURIComponent(String(queryArg.commandId))}/by-hand/refuse`,
        method: 'POST',
        body: queryArg.refuseRefundByHand,
      }),
    }),
    retryRefund: build.mutation<RetryRefundApiResponse, RetryRefundApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg.id))}/refunds/${encodeURIComponent(String(queryArg.commandId))}/retry`,
        method: 'POST',
      }),
    }),
    reverseTransfer: build.mutation<ReverseTransferApiResponse, ReverseTransferApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg.id))}/reverse`,
        method: 'POST',
        body: queryArg.reverseTransfer,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    seeMilestone: build.mutation<SeeMilestoneApiResponse, SeeMilestoneApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg.id))}/seen`,
        method: 'POST',
        body: queryArg.seeAttention,
      }),
    }),
    listProjectRecords: build.query<ListProjectRecordsApiResponse, ListProjectRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/projects`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          q: queryArg.q,
          status: queryArg.status,
          late: queryArg.late,
          sort: queryArg.sort,
        },
      }),
    }),
    exportProjects: build.query<ExportProjectsApiResponse, ExportProjectsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/projects.csv`,
        params: {
          q: queryArg.q,
          status: queryArg.status,
          late: queryArg.late,
          sort: queryArg.sort,
        },
      }),
    }),
    listReconciliationRuns: build.query<ListReconciliationRunsApiResponse, ListReconciliationRunsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reconciliation`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    reconcileNow: build.mutation<ReconcileNowApiResponse, ReconcileNowApiArg>({
      query: () => ({ url: `/api/admin/reconciliation`, method: 'POST' }),
    }),
    listOpenDifferences: build.query<ListOpenDifferencesApiResponse, ListOpenDifferencesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reconciliation/differences`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    acceptDifference: build.mutation<AcceptDifferenceApiResponse, AcceptDifferenceApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reconciliation/differences/${encodeURIComponent(String(queryArg.id))}/accept`,
        method: 'POST',
        body: queryArg.acceptDifference,
      }),
    }),
    bookDifference: build.mutation<BookDifferenceApiResponse, BookDifferenceApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reconciliation/differences/${encodeURIComponent(String(queryArg.id))}/book`,
        method: 'POST',
        body: queryArg.bookDifference,
      }),
    }),
    confirmBooking: build.mutation<ConfirmBookingApiResponse, ConfirmBookingApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reconciliation/differences/${encodeURIComponent(String(queryArg))}/book/confirm`,
        method: 'POST',
      }),
    }),
    refuseBooking: build.mutation<RefuseBookingApiResponse, RefuseBookingApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reconciliation/differences/${encodeURIComponent(String(queryArg.id))}/book/refuse`,
        method: 'POST',
        body: queryArg.refuseBooking,
      }),
    }),
    listReports: build.query<ListReportsApiResponse, ListReportsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reports`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          state: queryArg.state,
        },
      }),
    }),
    hideReported: build.mutation<HideReportedApiResponse, HideReportedApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reports/${encodeURIComponent(String(queryArg.id))}/hide`,
        method: 'POST',
        body: queryArg.decideReport,
      }),
    }),
    keepReported: build.mutation<KeepReportedApiResponse, KeepReportedApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reports/${encodeURIComponent(String(queryArg.id))}/keep`,
        method: 'POST',
        body: queryArg.decideReport,
      }),
    }),
    showReported: build.mutation<ShowReportedApiResponse, ShowReportedApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reports/${encodeURIComponent(String(queryArg.id))}/show`,
        method: 'POST',
        body: queryArg.decideReport,
      }),
    }),
    listSupportMessages: build.query<ListSupportMessagesApiResponse, ListSupportMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/support/messages`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          state: queryArg.state,
          topic: queryArg.topic,
          q: queryArg.q,
        },
      }),
    }),
    markSupportMessage: build.mutation<MarkSupportMessageApiResponse, MarkSupportMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/support/messages/${encodeURIComponent(String(queryArg.id))}/answered`,
        method: 'PUT',
        body: queryArg.markSupportMessage,
      }),
    }),
    listUnsentMails: build.query<ListUnsentMailsApiResponse, ListUnsentMailsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/unsent-mails`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          state: queryArg.state,
        },
      }),
    }),
    sendMailAgain: build.mutation<SendMailAgainApiResponse, SendMailAgainApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/unsent-mails/${encodeURIComponent(String(queryArg))}/send-again`,
        method: 'POST',
      }),
    }),
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          q: queryArg.q,
          role: queryArg.role,
          status: queryArg.status,
          verified: queryArg.verified,
          sort: queryArg.sort,
        },
      }),
    }),
    exportUsers: build.query<ExportUsersApiResponse, ExportUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users.csv`,
        params: {
          q: queryArg.q,
          role: queryArg.role,
          status: queryArg.status,
          verified: queryArg.verified,
          sort: queryArg.sort,
        },
      }),
    }),
    getManagedUser: build.query<GetManagedUserApiResponse, GetManagedUserApiArg>({
      query: (queryArg) => ({ url: `/api/admin/users/${encodeURIComponent(String(queryArg))}` }),
    }),
    endUserSessions: build.mutation<EndUserSessionsApiResponse, EndUserSessionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/end-sessions`,
        method: 'POST',
        body: queryArg.reasonInput,
      }),
    }),
    resendUserVerification: build.mutation<ResendUserVerificationApiResponse, ResendUserVerificationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg))}/resend-verification`,
        method: 'POST',
      }),
    }),
    restoreUser: build.mutation<RestoreUserApiResponse, RestoreUserApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: 'POST',
        body: queryArg.reasonInput,
      }),
    }),
    suspendUser: build.mutation<SuspendUserApiResponse, SuspendUserApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/suspend`,
        method: 'POST',
        body: queryArg.reasonInput,
      }),
    }),
    terminateUser: build.mutation<TerminateUserApiResponse, TerminateUserApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/terminate`,
        method: 'POST',
        body: queryArg.reasonInput,
      }),
    }),
    getDispute: build.query<GetDisputeApiResponse, GetDisputeApiArg>({
      query: (queryArg) => ({ url: `/api/disputes/${encodeURIComponent(String(queryArg))}` }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useListAuditEntriesQuery,
  useExportAuditEntriesQuery,
  useCheckAuditLogQuery,
  useListDisputesQuery,
  useRuleDisputeMutation,
  useConfirmRulingMutation,
  useRefuseRulingMutation,
  useListIntakesQuery,
  useCountIntakesQuery,
  useGetIntakeQuery,
  useCorrectIntakeMutation,
  useAskSubmitterMutation,
  useBeginIntakeReviewMutation,
  useConvertIntakeMutation,
  useDeclineIntakeMutation,
  useGetIntakeFileQuery,
  useSendIntakeOfferMutation,
  useOrderReinspectionMutation,
  useRecordReinspectionMutation,
  useResendIntakeLinkMutation,
  useSettleIntakeMutation,
  useGetIntakeStatementQuery,
  useListInvoicesQuery,
  useClearClosingPaymentMutation,
  useConfirmClosingPaymentMutation,
  useRecordClosingPaymentMutation,
  useRefuseClosingPaymentMutation,
  useListLateClocksQuery,
  useListNoShowsQuery,
  useDecideNoShowMutation,
  useGetAdminOverviewQuery,
  useListMilestonesQuery,
  useGetMilestoneQuery,
  useSubmitChargeBackEvidenceMutation,
  useWithdrawRecallMutation,
  useSettleRefundByHandMutation,
  useConfirmRefundByHandMutation,
  useRefuseRefundByHandMutation,
  useRetryRefundMutation,
  useReverseTransferMutation,
  useSeeMilestoneMutation,
  useListProjectRecordsQuery,
  useExportProjectsQuery,
  useListReconciliationRunsQuery,
  useReconcileNowMutation,
  useListOpenDifferencesQuery,
  useAcceptDifferenceMutation,
  useBookDifferenceMutation,
  useConfirmBookingMutation,
  useRefuseBookingMutation,
  useListReportsQuery,
  useHideReportedMutation,
  useKeepReportedMutation,
  useShowReportedMutation,
  useListSupportMessagesQuery,
  useMarkSupportMessageMutation,
  useListUnsentMailsQuery,
  useSendMailAgainMutation,
  useListUsersQuery,
  useExportUsersQuery,
  useGetManagedUserQuery,
  useEndUserSessionsMutation,
  useResendUserVerificationMutation,
  useRestoreUserMutation,
  useSuspendUserMutation,
  useTerminateUserMutation,
  useGetDisputeQuery,
} = staffEndpoints;
