import type { DocumentAddress } from '@cw/domain';

export type ListAuditEntriesApiResponse = /** status 200  */ AuditEntryPage;
export type ListAuditEntriesApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  action?: AuditAction;
  /** Who did it. */
  actorId?: string;
  /** Whom or what it was done to. */
  subjectId?: string;
  /** Not before this instant, in UTC. */
  since?: string;
  /** Before this instant, in UTC. */
  until?: string;
};
export type ExportAuditEntriesApiResponse = /** status 200  */ Blob;
export type ExportAuditEntriesApiArg = {
  action?: AuditAction;
  /** Who did it. */
  actorId?: string;
  /** Whom or what it was done to. */
  subjectId?: string;
  /** Not before this instant, in UTC. */
  since?: string;
  /** Before this instant, in UTC. */
  until?: string;
};
export type CheckAuditLogApiResponse = /** status 200  */ AuditCheckResponse;
export type CheckAuditLogApiArg = void;
export type ListDisputesApiResponse = /** status 200  */ DisputePage;
export type ListDisputesApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  /** What is open, unless told. */
  status?: DisputeState;
  /** Only what waits for staff, to be decided or confirmed, whatever `status` says. */
  waiting?: WaitingDispute;
};
export type RuleDisputeApiResponse = /** status 200  */ DisputeView;
export type RuleDisputeApiArg = {
  id: string;
  makeRuling: MakeRuling;
};
export type ConfirmRulingApiResponse = /** status 200  */ DisputeView;
export type ConfirmRulingApiArg = string;
export type RefuseRulingApiResponse = /** status 200  */ DisputeView;
export type RefuseRulingApiArg = {
  id: string;
  refuseRuling: RefuseRuling;
};
export type ListIntakesApiResponse = /** status 200  */ IntakePage;
export type ListIntakesApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  /** Those that are not over, unless told or searched for. */
  states?: (
    | 'submitted'
    | 'in_review'
    | 'needs_information'
    | 'declined'
    | 'offer_sent'
    | 'approved'
    | 'work_scheduled'
    | 'reinspection_ordered'
    | 'invoiced'
    | 'closed'
  )[];
  /** Only those whose review is late, only those due within four hours, only those with flags, only those whose next step is staff’s. */
  only?: ('late' | 'due_soon' | 'flagged' | 'waiting')[];
  /** A part of the reference, the name, the e-mail or the address of the property. */
  q?: string;
  /** What is due first, unless told. */
  sort?: IntakeSort;
};
export type CountIntakesApiResponse = /** status 200  */ IntakeCounts;
export type CountIntakesApiArg = void;
export type GetIntakeApiResponse = /** status 200  */ IntakeDetail;
export type GetIntakeApiArg = string;
export type CorrectIntakeApiResponse = /** status 200  */ IntakeDetail;
export type CorrectIntakeApiArg = {
  id: string;
  /** The ETag that was read: a record that has changed since is a 412. */
  'If-Match'?: string;
  correctIntake: CorrectIntake;
};
export type AskSubmitterApiResponse = /** status 200  */ IntakeDetail;
export type AskSubmitterApiArg = {
  id: string;
  askSubmitter: AskSubmitter;
};
export type BeginIntakeReviewApiResponse = /** status 200  */ IntakeDetail;
export type BeginIntakeReviewApiArg = string;
export type ConvertIntakeApiResponse = /** status 200  */ IntakeDetail;
export type ConvertIntakeApiArg = {
  id: string;
  convertIntake: ConvertIntake;
};
export type DeclineIntakeApiResponse = /** status 200  */ IntakeDetail;
export type DeclineIntakeApiArg = {
  id: string;
  declineIntake: DeclineIntake;
};
export type GetIntakeFileApiResponse = /** status 200  */ Blob;
export type GetIntakeFileApiArg = {
  id: string;
  fileId: string;
};
export type SendIntakeOfferApiResponse = /** status 200  */ IntakeDetail;
export type SendIntakeOfferApiArg = {
  id: string;
  sendOffer: SendOffer;
};
export type OrderReinspectionApiResponse = /** status 200  */ IntakeDetail;
export type OrderReinspectionApiArg = {
  id: string;
  orderReinspection: OrderReinspection;
};
export type RecordReinspectionApiResponse = /** status 200  */ IntakeDetail;
export type RecordReinspectionApiArg = {
  id: string;
  recordReinspection: RecordReinspection;
};
export type ResendIntakeLinkApiResponse = /** status 200  */ IntakeDetail;
export type ResendIntakeLinkApiArg = string;
export type SettleIntakeApiResponse = /** status 200  */ IntakeDetail;
export type SettleIntakeApiArg = string;
export type GetIntakeStatementApiResponse = /** status 200  */ Blob;
export type GetIntakeStatementApiArg = string;
export type ListInvoicesApiResponse = /** status 200  */ AdminInvoicePage;
export type ListInvoicesApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  /** Only those that are in this state. */
  state?: InvoiceState;
  /** Only those with a wire or a check that waits. recorded: for a second admin; confirmed: for the top-up; any: for either. */
  waiting?: WaitingClosingPayment;
};
export type GetInvoiceApiResponse = /** status 200  */ AdminInvoice;
export type GetInvoiceApiArg = string;
export type ClearClosingPaymentApiResponse = /** status 200  */ AdminInvoice;
export type ClearClosingPaymentApiArg = string;
export type ConfirmClosingPaymentApiResponse = /** status 200  */ AdminInvoice;
export type ConfirmClosingPaymentApiArg = string;
export type RecordClosingPaymentApiResponse = /** status 201  */ AdminInvoice;
export type RecordClosingPaymentApiArg = {
  id: string;
  recordClosingPayment: RecordClosingPayment;
};
export type RefuseClosingPaymentApiResponse = /** status 200  */ AdminInvoice;
export type RefuseClosingPaymentApiArg = {
  id: string;
  refuseClosingPayment: RefuseClosingPayment;
};
export type ListLateClocksApiResponse = /** status 200  */ LateClockPage;
export type ListLateClocksApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
};
export type ListNoShowsApiResponse = /** status 200  */ ContestedNoShowList;
export type ListNoShowsApiArg = void;
export type DecideNoShowApiResponse = /** status 200  */ ContestedNoShow;
export type DecideNoShowApiArg = {
  id: string;
  decideNoShow: DecideNoShow;
};
export type GetAdminOverviewApiResponse = /** status 200  */ AdminOverview;
export type GetAdminOverviewApiArg = void;
export type ListMilestonesApiResponse = /** status 200  */ ManagedPaymentPage;
export type ListMilestonesApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  state?: PaymentState;
  /** any: whatever the reason is. */
  attention?: PaymentAttention;
  /** A part of the project’s title, or of a name or e-mail. */
  q?: string;
};
export type GetMilestoneApiResponse = /** status 200  */ ManagedPaymentDetail;
export type GetMilestoneApiArg = string;
export type SubmitChargeBackEvidenceApiResponse = /** status 200  */ ManagedPaymentDetail;
export type SubmitChargeBackEvidenceApiArg = {
  id: string;
  submitEvidence: SubmitEvidence;
};
export type WithdrawRecallApiResponse = /** status 200  */ ManagedPaymentDetail;
export type WithdrawRecallApiArg = {
  id: string;
  commandId: string;
  withdrawRecall: WithdrawRecall;
};
export type SettleRefundByHandApiResponse = /** status 200  */ ManagedPaymentDetail;
export type SettleRefundByHandApiArg = {
  id: string;
  commandId: string;
  settleRefundByHand: SettleRefundByHand;
};
export type ConfirmRefundByHandApiResponse = /** status 200  */ ManagedPaymentDetail;
export type ConfirmRefundByHandApiArg = {
  id: string;
  commandId: string;
};
export type RefuseRefundByHandApiResponse = /** status 200  */ ManagedPaymentDetail;
export type RefuseRefundByHandApiArg = {
  id: string;
  commandId: string;
  refuseRefundByHand: RefuseRefundByHand;
};
export type RetryRefundApiResponse = /** status 200  */ ManagedPaymentDetail;
export type RetryRefundApiArg = {
  id: string;
  commandId: string;
};
export type ReverseTransferApiResponse = /** status 200  */ ManagedPaymentDetail;
export type ReverseTransferApiArg = {
  id: string;
  /** A UUID of your own: the same key and body answers the first result again. */
  'Idempotency-Key': string;
  reverseTransfer: ReverseTransfer;
};
export type SeeMilestoneApiResponse = /** status 200  */ ManagedPaymentDetail;
export type SeeMilestoneApiArg = {
  id: string;
  seeAttention: SeeAttention;
};
export type ListProjectRecordsApiResponse = /** status 200  */ ProjectRecordPage;
export type ListProjectRecordsApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  /** A part of the title, the address, the city or the ZIP code. */
  q?: string;
  status?: ProjectStatus;
  /** Whether a promised first bid is late. */
  late?: YesNo;
  /** Newest first without it. */
  sort?: ProjectRecordSort;
};
export type ExportProjectsApiResponse = /** status 200  */ Blob;
export type ExportProjectsApiArg = {
  /** A part of the title, the address, the city or the ZIP code. */
  q?: string;
  status?: ProjectStatus;
  /** Whether a promised first bid is late. */
  late?: YesNo;
  /** Newest first without it. */
  sort?: ProjectRecordSort;
};
export type ListReconciliationRunsApiResponse = /** status 200  */ ReconciliationRunPage;
export type ListReconciliationRunsApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
};
export type ReconcileNowApiResponse = /** status 200  */ ReconciliationRunView;
export type ReconcileNowApiArg = void;
export type ListOpenDifferencesApiResponse = /** status 200  */ ReconciliationDifferencePage;
export type ListOpenDifferencesApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
};
export type AcceptDifferenceApiResponse = /** status 200  */ ReconciliationDifferenceView;
export type AcceptDifferenceApiArg = {
  id: string;
  acceptDifference: AcceptDifference;
};
export type BookDifferenceApiResponse = /** status 200  */ ReconciliationDifferenceView;
export type BookDifferenceApiArg = {
  id: string;
  bookDifference: BookDifference;
};
export type ConfirmBookingApiResponse = /** status 200  */ ReconciliationDifferenceView;
export type ConfirmBookingApiArg = string;
export type RefuseBookingApiResponse = /** status 200  */ ReconciliationDifferenceView;
export type RefuseBookingApiArg = {
  id: string;
  refuseBooking: RefuseBooking;
};
export type ListReportsApiResponse = /** status 200  */ ReportedContentPage;
export type ListReportsApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  /** What waits for staff, unless told. */
  state?: ReportState;
};
export type HideReportedApiResponse = /** status 200  */ ReportedContentView;
export type HideReportedApiArg = {
  id: string;
  decideReport: DecideReport;
};
export type KeepReportedApiResponse = /** status 200  */ ReportedContentView;
export type KeepReportedApiArg = {
  id: string;
  decideReport: DecideReport;
};
export type ShowReportedApiResponse = /** status 200  */ ReportedContentView;
export type ShowReportedApiArg = {
  id: string;
  decideReport: DecideReport;
};
export type ListSupportMessagesApiResponse = /** status 200  */ SupportMessagePage;
export type ListSupportMessagesApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  /** What waits for an answer without it. */
  state?: SupportState;
  topic?: SupportTopic;
  /** A part of a name, an e-mail address or a message. */
  q?: string;
};
export type MarkSupportMessageApiResponse = unknown;
export type MarkSupportMessageApiArg = {
  id: string;
  markSupportMessage: MarkSupportMessage;
};
export type ListUnsentMailsApiResponse = /** status 200  */ UnsentMailPage;
export type ListUnsentMailsApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  /** What failed without it. */
  state?: UnsentMailState;
};
export type SendMailAgainApiResponse = unknown;
export type SendMailAgainApiArg = string;
export type ListUsersApiResponse = /** status 200  */ ManagedUserPage;
export type ListUsersApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  /** A part of a name, e-mail, username, company or phone number. */
  q?: string;
  role?: Role;
  status?: AccountState;
  /** Whether the e-mail address was verified. */
  verified?: YesNo;
  /** Newest first without it. */
  sort?: ManagedUserSort;
};
export type ExportUsersApiResponse = /** status 200  */ Blob;
export type ExportUsersApiArg = {
  /** A part of a name, e-mail, username, company or phone number. */
  q?: string;
  role?: Role;
  status?: AccountState;
  /** Whether the e-mail address was verified. */
  verified?: YesNo;
  /** Newest first without it. */
  sort?: ManagedUserSort;
};
export type GetManagedUserApiResponse = /** status 200  */ ManagedUserDetail;
export type GetManagedUserApiArg = string;
export type EndUserSessionsApiResponse = unknown;
export type EndUserSessionsApiArg = {
  id: string;
  reasonInput: ReasonInput;
};
export type ResendUserVerificationApiResponse = unknown;
export type ResendUserVerificationApiArg = string;
export type RestoreUserApiResponse = /** status 200  */ ManagedUser;
export type RestoreUserApiArg = {
  id: string;
  reasonInput: ReasonInput;
};
export type SuspendUserApiResponse = /** status 200  */ ManagedUser;
export type SuspendUserApiArg = {
  id: string;
  reasonInput: ReasonInput;
};
export type TerminateUserApiResponse = /** status 200  */ ManagedUser;
export type TerminateUserApiArg = {
  id: string;
  reasonInput: ReasonInput;
};
export type ListWaitlistApiResponse = /** status 200  */ WaitlistPage;
export type ListWaitlistApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  /** A part of a name or an e-mail address. */
  q?: string;
  role?: SignUpRole;
  /** Newest first without it. */
  sort?: WaitlistSort;
};
export type ExportWaitlistApiResponse = /** status 200  */ Blob;
export type ExportWaitlistApiArg = {
  /** A part of a name or an e-mail address. */
  q?: string;
  role?: SignUpRole;
  /** Newest first without it. */
  sort?: WaitlistSort;
};
export type ReadActivationApiResponse = /** status 200  */ ActivationResponse;
export type ReadActivationApiArg = ReadActivationDto;
export type ActivateAccountApiResponse = unknown;
export type ActivateAccountApiArg = ActivateAccountDto;
export type AdminLoginApiResponse = /** status 200  */ UserResponse;
export type AdminLoginApiArg = LoginDto;
export type ChangeEmailApiResponse = unknown;
export type ChangeEmailApiArg = ChangeEmailDto;
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = ChangePasswordDto;
export type GetCsrfTokenApiResponse = /** status 200  */ CsrfTokenResponse;
export type GetCsrfTokenApiArg = void;
export type DisownAddressApiResponse = unknown;
export type DisownAddressApiArg = VerifyEmailDto;
export type ForgotPasswordApiResponse = unknown;
export type ForgotPasswordApiArg = ForgotPasswordDto;
export type ReadInvitationApiResponse = /** status 200  */ InvitationResponse;
export type ReadInvitationApiArg = ReadInvitationDto;
export type AcceptInvitationApiResponse = /** status 200  */ RecoveryCodesResponse;
export type AcceptInvitationApiArg = AcceptInvitationDto;
export type LoginApiResponse = /** status 200  */ UserResponse;
export type LoginApiArg = LoginDto;
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type GetMeApiResponse = /** status 200  */ SessionUserResponse;
export type GetMeApiArg = void;
export type ReauthenticateApiResponse = unknown;
export type ReauthenticateApiArg = ReauthenticateDto;
export type RegisterApiResponse = /** status 201  */ UserResponse;
export type RegisterApiArg = RegisterDto;
export type ResendVerificationApiResponse = unknown;
export type ResendVerificationApiArg = void;
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = ResetPasswordDto;
export type GetSecurityApiResponse = /** status 200  */ SecurityResponse;
export type GetSecurityApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type ListSessionsApiResponse = /** status 200  */ SessionPage;
export type ListSessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = string;
export type AcceptTermsApiResponse = unknown;
export type AcceptTermsApiArg = AcceptTermsDto;
export type ConfirmTotpApiResponse = /** status 200  */ RecoveryCodesResponse;
export type ConfirmTotpApiArg = ConfirmTotpDto;
export type DisableTotpApiResponse = unknown;
export type DisableTotpApiArg = void;
export type RenewRecoveryCodesApiResponse = /** status 200  */ RecoveryCodesResponse;
export type RenewRecoveryCodesApiArg = void;
export type SetUpTotpApiResponse = /** status 200  */ TotpSetupResponse;
export type SetUpTotpApiArg = void;
export type VerifyEmailApiResponse = unknown;
export type VerifyEmailApiArg = VerifyEmailDto;
export type ReadEmailLinkApiResponse = /** status 200  */ EmailLinkResponse;
export type ReadEmailLinkApiArg = VerifyEmailDto;
export type ListMyBidInvitationsApiResponse = /** status 200  */ MyBidInvitationList;
export type ListMyBidInvitationsApiArg = void;
export type ListMyBidsApiResponse = /** status 200  */ BidPage;
export type ListMyBidsApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  scope: BidScope;
};
export type UpdateBidApiResponse = /** status 200  */ BidView;
export type UpdateBidApiArg = {
  id: string;
  /** The ETag that was read: a record that has changed since is a 412. */
  'If-Match'?: string;
  bidEdit: BidEdit;
};
export type AcceptBidApiResponse = /** status 200  */ BidView;
export type AcceptBidApiArg = {
  id: string;
  acceptBidInput: AcceptBidInput;
};
export type RejectBidApiResponse = /** status 200  */ BidView;
export type RejectBidApiArg = {
  id: string;
  rejectBidInput: RejectBidInput;
};
export type WithdrawBidApiResponse = /** status 200  */ BidView;
export type WithdrawBidApiArg = string;
export type DeleteCalendarLinkApiResponse = unknown;
export type DeleteCalendarLinkApiArg = void;
export type GetCalendarLinkApiResponse = /** status 200  */ CalendarLinkView;
export type GetCalendarLinkApiArg = void;
export type RenewCalendarLinkApiResponse = /** status 201  */ NewCalendarLink;
export type RenewCalendarLinkApiArg = void;
export type GetCalendarFeedApiResponse = /** status 200  */ string;
export type GetCalendarFeedApiArg = string;
export type AcceptChangeApiResponse = /** status 200  */ ChangeOrderView;
export type AcceptChangeApiArg = {
  id: string;
  acceptChange: AcceptChange;
};
export type DeclineChangeApiResponse = /** status 200  */ ChangeOrderView;
export type DeclineChangeApiArg = {
  id: string;
  declineChange: DeclineChange;
};
export type WithdrawChangeApiResponse = /** status 200  */ ChangeOrderView;
export type WithdrawChangeApiArg = string;
export type RemoveConditionApiResponse = unknown;
export type RemoveConditionApiArg = string;
export type UpdateConditionApiResponse = /** status 200  */ ConditionView;
export type UpdateConditionApiArg = {
  id: string;
  /** The ETag that was read: a record that has changed since is a 412. */
  'If-Match'?: string;
  conditionEdit: ConditionEdit;
};
export type AcceptConditionApiResponse = /** status 200  */ ConditionView;
export type AcceptConditionApiArg = string;
export type ClearConditionApiResponse = /** status 200  */ ConditionView;
export type ClearConditionApiArg = {
  id: string;
  clearCondition: ClearCondition;
};
export type ProveConditionApiResponse = /** status 200  */ ConditionView;
export type ProveConditionApiArg = string;
export type ReturnConditionApiResponse = /** status 200  */ ConditionView;
export type ReturnConditionApiArg = {
  id: string;
  returnCondition: ReturnCondition;
};
export type TakeBackConditionApiResponse = /** status 200  */ ConditionView;
export type TakeBackConditionApiArg = string;
export type ListContractorsApiResponse = /** status 200  */ ContractorPage;
export type ListContractorsApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  zip?: string;
  /** 100 means no limit. Needs a ZIP. */
  radiusMiles?: number;
  minRating?: number;
  trade?: ProjectCategory;
  /** newest when left out; location needs a ZIP. */
  sort?: ContractorSort;
  /** all when left out. */
  scope?: ContractorScope;
};
export type GetMyContractorProfileApiResponse = /** status 200  */ ContractorProfile;
export type GetMyContractorProfileApiArg = void;
export type UpdateMyContractorProfileApiResponse = /** status 200  */ ContractorProfile;
export type UpdateMyContractorProfileApiArg = ContractorProfileEdit;
export type GetContractorApiResponse = /** status 200  */ ContractorProfile;
export type GetContractorApiArg = string;
export type ListContractorReviewsApiResponse = /** status 200  */ ReviewPage;
export type ListContractorReviewsApiArg = {
  id: string;
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
};
export type ListContractorWorkApiResponse = /** status 200  */ FinishedWorkList;
export type ListContractorWorkApiArg = string;
export type ListConversationsApiResponse = /** status 200  */ ConversationPage;
export type ListConversationsApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  /** Part of the project’s title or of the other side’s name. */
  q?: string;
  /** Of this project alone. */
  projectId?: string;
  /** Only what is unread. */
  unread?: boolean;
};
export type CountUnreadMessagesApiResponse = /** status 200  */ UnreadMessages;
export type CountUnreadMessagesApiArg = void;
export type GetConversationApiResponse = /** status 200  */ ConversationView;
export type GetConversationApiArg = string;
export type UploadMessageFileApiResponse = /** status 201  */ MessageFileView;
export type UploadMessageFileApiArg = {
  id: string;
  messageFileForm: MessageFileForm;
};
export type ListMessagesApiResponse = /** status 200  */ MessagePage;
export type ListMessagesApiArg = {
  id: string;
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  /** With what stands before and after this message. A cursor wins over it. */
  around?: number;
  /** What came after this message, the next of it: what a client missed while it was away. */
  sinceSequence?: number;
  /** Only messages with words that begin like these. */
  q?: string;
};
export type SendMessageApiResponse = /** status 201  */ MessageView;
export type SendMessageApiArg = {
  id: string;
  sendMessage: SendMessage;
};
export type MuteConversationApiResponse = unknown;
export type MuteConversationApiArg = {
  id: string;
  muteConversation: MuteConversation;
};
export type ReadConversationApiResponse = unknown;
export type ReadConversationApiArg = {
  id: string;
  readConversation: ReadConversation;
};
export type GetConversationRecordApiResponse = /** status 200  */ ConversationRecord;
export type GetConversationRecordApiArg = {
  id: string;
  /** What came after this message: a long conversation comes in parts. */
  sinceSequence?: number;
};
export type GetConversationPaperApiResponse = /** status 200  */ Blob;
export type GetConversationPaperApiArg = {
  id: string;
  /** What came after this message: a long conversation comes in parts. */
  sinceSequence?: number;
};
export type GetDashboardApiResponse = /** status 200  */ DashboardView;
export type GetDashboardApiArg = void;
export type ListDemoLoginsApiResponse = /** status 200  */ DemoLoginList;
export type ListDemoLoginsApiArg = void;
export type AcceptDisputeOfferApiResponse = /** status 200  */ DisputeView;
export type AcceptDisputeOfferApiArg = string;
export type GetDisputeApiResponse = /** status 200  */ DisputeView;
export type GetDisputeApiArg = string;
export type MakeDisputeOfferApiResponse = /** status 201  */ DisputeView;
export type MakeDisputeOfferApiArg = {
  id: string;
  makeOffer: MakeOffer;
};
export type AddDisputeStatementApiResponse = /** status 201  */ DisputeView;
export type AddDisputeStatementApiArg = {
  id: string;
  addStatement: AddStatement;
};
export type WithdrawDisputeApiResponse = /** status 200  */ DisputeView;
export type WithdrawDisputeApiArg = string;
export type ListFavoritesApiResponse = /** status 200  */ FavoriteList;
export type ListFavoritesApiArg = void;
export type RemoveFavoriteApiResponse = unknown;
export type RemoveFavoriteApiArg = string;
export type AddFavoriteApiResponse = unknown;
export type AddFavoriteApiArg = string;
export type DeleteFileApiResponse = unknown;
export type DeleteFileApiArg = string;
export type GetFileApiResponse = /** status 200  */ Blob;
export type GetFileApiArg = {
  id: string;
  /** full when left out. */
  size?: FileSize;
};
export type LiveApiResponse = /** status 200  */ LiveResponse;
export type LiveApiArg = void;
export type ReadyApiResponse = /** status 200  */ ReadyResponse;
export type ReadyApiArg = void;
export type SubmitIntakeApiResponse = /** status 201  */ SubmittedIntake;
export type SubmitIntakeApiArg = SubmitIntakeForm;
export type ExtractAppraisalApiResponse = /** status 200  */ AppraisalReadingView;
export type ExtractAppraisalApiArg = AppraisalFileForm;
export type ListMyIntakesApiResponse = /** status 200  */ OwnIntakePage;
export type ListMyIntakesApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
};
export type GetMyIntakeApiResponse = /** status 200  */ IntakeView;
export type GetMyIntakeApiArg = string;
export type AnswerMyIntakeApiResponse = /** status 200  */ IntakeView;
export type AnswerMyIntakeApiArg = {
  id: string;
  answerIntakeQuestion: AnswerIntakeQuestion;
};
export type ApproveMyIntakeApiResponse = /** status 200  */ IntakeView;
export type ApproveMyIntakeApiArg = {
  id: string;
  approveIntakeOffer: ApproveIntakeOffer;
};
export type GetMyIntakeFileApiResponse = /** status 200  */ Blob;
export type GetMyIntakeFileApiArg = {
  id: string;
  fileId: string;
};
export type RefuseMyIntakeApiResponse = /** status 200  */ IntakeView;
export type RefuseMyIntakeApiArg = {
  id: string;
  refuseIntakeOffer: RefuseIntakeOffer;
};
export type GetMyIntakeStatementApiResponse = /** status 200  */ Blob;
export type GetMyIntakeStatementApiArg = string;
export type GetLinkedIntakeApiResponse = /** status 200  */ IntakeView;
export type GetLinkedIntakeApiArg = /** What follows the # in the private link. */ string;
export type AnswerLinkedIntakeApiResponse = /** status 200  */ IntakeView;
export type AnswerLinkedIntakeApiArg = {
  /** What follows the # in the private link. */
  'X-Link-Token': string;
  answerIntakeQuestion: AnswerIntakeQuestion;
};
export type ApproveLinkedIntakeApiResponse = /** status 200  */ IntakeView;
export type ApproveLinkedIntakeApiArg = {
  /** What follows the # in the private link. */
  'X-Link-Token': string;
  approveIntakeOffer: ApproveIntakeOffer;
};
export type GetLinkedIntakeFileApiResponse = /** status 200  */ Blob;
export type GetLinkedIntakeFileApiArg = {
  id: string;
  /** What follows the # in the private link. */
  'X-Link-Token': string;
};
export type RenewIntakeLinkApiResponse = unknown;
export type RenewIntakeLinkApiArg = RenewIntakeLink;
export type RefuseLinkedIntakeApiResponse = /** status 200  */ IntakeView;
export type RefuseLinkedIntakeApiArg = {
  /** What follows the # in the private link. */
  'X-Link-Token': string;
  refuseIntakeOffer: RefuseIntakeOffer;
};
export type GetLinkedIntakeStatementApiResponse = /** status 200  */ Blob;
export type GetLinkedIntakeStatementApiArg = /** What follows the # in the private link. */ string;
export type DeclineInvoiceApiResponse = /** status 200  */ OpenedInvoice;
export type DeclineInvoiceApiArg = InvoiceLink;
export type OpenInvoiceApiResponse = /** status 200  */ OpenedInvoice;
export type OpenInvoiceApiArg = InvoiceLink;
export type PayInvoiceApiResponse = /** status 201  */ PaymentIntentView;
export type PayInvoiceApiArg = InvoiceLink;
export type DownloadInvoiceApiResponse = /** status 200  */ Blob;
export type DownloadInvoiceApiArg = InvoiceLink;
export type GetMessageFileApiResponse = /** status 200  */ Blob;
export type GetMessageFileApiArg = {
  id: string;
  /** full when left out. */
  size?: MessageFileSize;
};
export type ReportMessageApiResponse = unknown;
export type ReportMessageApiArg = {
  id: string;
  reportContent: ReportContent;
};
export type DeleteNotificationApiResponse = unknown;
export type DeleteNotificationApiArg = string;
export type MarkReadApiResponse = /** status 200  */ NotificationResponse;
export type MarkReadApiArg = string;
export type AcceptPartyApiResponse = /** status 200  */ JoinedProject;
export type AcceptPartyApiArg = AcceptPartyInput;
export type RemovePartyApiResponse = unknown;
export type RemovePartyApiArg = string;
export type UpdatePartyApiResponse = /** status 200  */ PartyView;
export type UpdatePartyApiArg = {
  id: string;
  partyEdit: PartyEdit;
};
export type ListPaymentsApiResponse = /** status 200  */ PaymentPage;
export type ListPaymentsApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  projectId?: string;
};
export type PaymentConfigApiResponse = /** status 200  */ PaymentConfigView;
export type PaymentConfigApiArg = void;
export type CreatePaymentIntentApiResponse = /** status 201  */ PaymentIntentView;
export type CreatePaymentIntentApiArg = {
  /** A UUID of your own: the same key and body answers the first result again. */
  'Idempotency-Key': string;
  createPaymentIntent: CreatePaymentIntent;
};
export type GetPaymentStatementApiResponse = /** status 200  */ Blob;
export type GetPaymentStatementApiArg = {
  /** csv for a spreadsheet, pdf to read and to file. */
  format: StatementFormat;
  /** The year under way unless told otherwise. */
  year?: number;
  /** Instead of a year; together with `to`. */
  from?: string;
  /** The last day, a year after the first at most. */
  to?: string;
};
export type PaymentWebhookApiResponse = /** status 200  */ WebhookReceipt;
export type PaymentWebhookApiArg = {
  'Stripe-Signature': string;
  body: object;
};
export type GetPaymentApiResponse = /** status 200  */ PaymentView;
export type GetPaymentApiArg = string;
export type GetReceiptApiResponse = /** status 200  */ Blob;
export type GetReceiptApiArg = string;
export type ListPayoutsApiResponse = /** status 200  */ PayoutPage;
export type ListPayoutsApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
};
export type ListBankPayoutsApiResponse = /** status 200  */ BankPayoutPage;
export type ListBankPayoutsApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
};
export type OpenPayoutDashboardApiResponse = /** status 201  */ OnboardingLink;
export type OpenPayoutDashboardApiArg = void;
export type StartOnboardingApiResponse = /** status 201  */ OnboardingLink;
export type StartOnboardingApiArg = void;
export type GetPayoutStatementApiResponse = /** status 200  */ Blob;
export type GetPayoutStatementApiArg = {
  /** csv for a spreadsheet, pdf to read and to file. */
  format: StatementFormat;
  /** The year under way unless told otherwise. */
  year?: number;
  /** Instead of a year; together with `to`. */
  from?: string;
  /** The last day, a year after the first at most. */
  to?: string;
};
export type ListProjectsApiResponse = /** status 200  */ ProjectPage;
export type ListProjectsApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  /** available for contractors, else mine, when left out. */
  scope?: ProjectScope;
  /** Words of the title, the description, the conditions or the place, in English or Spanish; their beginning is enough. */
  q?: string;
  category?: ProjectCategory;
  /** Separated by commas. At least one of them is asked for by the project or one of its conditions. */
  trades?: (
    | 'electrical'
    | 'plumbing'
    | 'roofing'
    | 'flooring'
    | 'painting'
    | 'drywall'
    | 'windows'
    | 'doors'
    | 'hvac'
    | 'landscaping'
    | 'other'
  )[];
  priority?: Priority;
  status?: ProjectStatus;
  zip?: string;
  /** 100 means no limit. Needs a ZIP. */
  radiusMiles?: number;
  minBudgetCents?: number;
  maxBudgetCents?: number;
  /** The last day of the closing. What has no closing date is left out. */
  closingBefore?: string;
  /** newest when left out. */
  sort?: ProjectSort;
  /** For staff: open projects without a bid after the promised time, the longest waiting first. */
  promise?: PromiseFilter;
};
export type CreateProjectApiResponse = /** status 201  */ ProjectDetail;
export type CreateProjectApiArg = CreateProject;
export type MapProjectsApiResponse = /** status 200  */ ProjectMap;
export type MapProjectsApiArg = {
  /** Words of the title, the description, the conditions or the place, in English or Spanish; their beginning is enough. */
  q?: string;
  category?: ProjectCategory;
  /** Separated by commas. At least one of them is asked for by the project or one of its conditions. */
  trades?: (
    | 'electrical'
    | 'plumbing'
    | 'roofing'
    | 'flooring'
    | 'painting'
    | 'drywall'
    | 'windows'
    | 'doors'
    | 'hvac'
    | 'landscaping'
    | 'other'
  )[];
  priority?: Priority;
  zip?: string;
  /** 100 means no limit. Needs a ZIP. */
  radiusMiles?: number;
  minBudgetCents?: number;
  maxBudgetCents?: number;
  /** The last day of the closing. What has no closing date is left out. */
  closingBefore?: string;
  /** newest when left out. */
  sort?: ProjectSort;
};
export type GetProjectApiResponse = /** status 200  */ ProjectDetail;
export type GetProjectApiArg = string;
export type UpdateProjectApiResponse = /** status 200  */ ProjectDetail;
export type UpdateProjectApiArg = {
  id: string;
  /** The ETag that was read: a record that has changed since is a 412. */
  'If-Match'?: string;
  projectEdit: ProjectEdit;
};
export type ApproveProjectApiResponse = /** status 200  */ ProjectDetail;
export type ApproveProjectApiArg = {
  id: string;
  approveProject: ApproveProject;
};
export type ListBidInvitationsApiResponse = /** status 200  */ BidInvitationList;
export type ListBidInvitationsApiArg = string;
export type InviteToBidApiResponse = /** status 201  */ BidInvitationList;
export type InviteToBidApiArg = {
  id: string;
  inviteToBid: InviteToBid;
};
export type ListProjectBidsApiResponse = /** status 200  */ BidPage;
export type ListProjectBidsApiArg = string;
export type PlaceBidApiResponse = /** status 201  */ BidView;
export type PlaceBidApiArg = {
  id: string;
  placeBid: PlaceBid;
};
export type CancelProjectApiResponse = /** status 200  */ ProjectDetail;
export type CancelProjectApiArg = {
  id: string;
  cancelProject: CancelProject;
};
export type ListChangeOrdersApiResponse = /** status 200  */ ChangeOrderList;
export type ListChangeOrdersApiArg = string;
export type ProposeChangeApiResponse = /** status 201  */ ChangeOrderView;
export type ProposeChangeApiArg = {
  id: string;
  proposeChange: ProposeChange;
};
export type ListConditionsApiResponse = /** status 200  */ ConditionList;
export type ListConditionsApiArg = string;
export type AddConditionApiResponse = /** status 201  */ ConditionView;
export type AddConditionApiArg = {
  id: string;
  conditionInput: ConditionInput;
};
export type ContestStartApiResponse = /** status 200  */ ProjectDetail;
export type ContestStartApiArg = {
  id: string;
  disputeProject: DisputeProject;
};
export type OpenConversationApiResponse =
  /** status 200 It was there already. */ ConversationView | /** status 201  */ ConversationView;
export type OpenConversationApiArg = {
  id: string;
  openConversation: OpenConversation;
};
export type DisputeProjectApiResponse = /** status 200  */ ProjectDetail;
export type DisputeProjectApiArg = {
  id: string;
  disputeProject: DisputeProject;
};
export type ListProjectDisputesApiResponse = /** status 200  */ DisputeList;
export type ListProjectDisputesApiArg = string;
export type GetEarlierFiguresApiResponse = /** status 200  */ EarlierFiguresAnswer;
export type GetEarlierFiguresApiArg = string;
export type AllowEarlyStartApiResponse = /** status 200  */ ProjectDetail;
export type AllowEarlyStartApiArg = string;
export type RefuseEarlyStartApiResponse = /** status 200  */ ProjectDetail;
export type RefuseEarlyStartApiArg = string;
export type RequestEarlyStartApiResponse = /** status 200  */ ProjectDetail;
export type RequestEarlyStartApiArg = {
  id: string;
  requestEarlyStart: RequestEarlyStart;
};
export type ListProjectFilesApiResponse = /** status 200  */ FileList;
export type ListProjectFilesApiArg = string;
export type UploadProjectFileApiResponse = /** status 201  */ FileView;
export type UploadProjectFileApiArg = {
  id: string;
  uploadFileForm: UploadFileForm;
};
export type GetProjectHistoryApiResponse = /** status 200  */ HistoryPage;
export type GetProjectHistoryApiArg = {
  id: string;
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
};
export type GetProjectInvoiceApiResponse = /** status 200  */ InvoiceView;
export type GetProjectInvoiceApiArg = string;
export type NameSettlementAgentApiResponse = /** status 200  */ InvoiceView;
export type NameSettlementAgentApiArg = {
  id: string;
  settlementAgentInput: SettlementAgentInput;
};
export type ReportClosingFellThroughApiResponse = /** status 200  */ InvoiceView;
export type ReportClosingFellThroughApiArg = string;
export type IssueInvoiceApiResponse = /** status 200  */ InvoiceView;
export type IssueInvoiceApiArg = string;
export type GetInvoiceReceiptApiResponse = /** status 200  */ Blob;
export type GetInvoiceReceiptApiArg = string;
export type RevokeInvoiceLinkApiResponse = /** status 200  */ InvoiceView;
export type RevokeInvoiceLinkApiArg = string;
export type SendInvoiceApiResponse = /** status 200  */ InvoiceView;
export type SendInvoiceApiArg = string;
export type ReportNoShowApiResponse = /** status 201  */ ProjectDetail;
export type ReportNoShowApiArg = string;
export type AnswerNoShowApiResponse = /** status 200  */ ProjectDetail;
export type AnswerNoShowApiArg = {
  id: string;
  answerNoShow: AnswerNoShow;
};
export type ListPartiesApiResponse = /** status 200  */ PartyList;
export type ListPartiesApiArg = string;
export type InvitePartyApiResponse = /** status 201  */ PartyView;
export type InvitePartyApiArg = {
  id: string;
  inviteParty: InviteParty;
};
export type ListQuestionsApiResponse = /** status 200  */ QuestionPage;
export type ListQuestionsApiArg = {
  id: string;
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
};
export type AskQuestionApiResponse = /** status 201  */ QuestionView;
export type AskQuestionApiArg = {
  id: string;
  askQuestion: AskQuestion;
};
export type RepostProjectApiResponse = /** status 201  */ ProjectDetail;
export type RepostProjectApiArg = {
  id: string;
  repostProject: RepostProject;
};
export type RequestChangesApiResponse = /** status 200  */ ProjectDetail;
export type RequestChangesApiArg = {
  id: string;
  requestChanges: RequestChanges;
};
export type ListProjectReviewsApiResponse = /** status 200  */ ProjectReviews;
export type ListProjectReviewsApiArg = string;
export type WriteReviewApiResponse = /** status 201  */ ProjectReviews;
export type WriteReviewApiArg = {
  id: string;
  writeReview: WriteReview;
};
export type StartProjectApiResponse = /** status 200  */ ProjectDetail;
export type StartProjectApiArg = string;
export type SubmitProjectApiResponse = /** status 200  */ ProjectDetail;
export type SubmitProjectApiArg = string;
export type RemoveQuestionApiResponse = unknown;
export type RemoveQuestionApiArg = string;
export type AnswerQuestionApiResponse = /** status 200  */ QuestionView;
export type AnswerQuestionApiArg = {
  id: string;
  answerQuestion: AnswerQuestion;
};
export type ReportQuestionApiResponse = unknown;
export type ReportQuestionApiArg = {
  id: string;
  reportContent: ReportContent;
};
export type AnswerReviewApiResponse = /** status 200  */ ReviewView;
export type AnswerReviewApiArg = {
  id: string;
  answerReview: AnswerReview;
};
export type ReportReviewApiResponse = unknown;
export type ReportReviewApiArg = {
  id: string;
  reportContent: ReportContent;
};
export type ListSavedSearchesApiResponse = /** status 200  */ SavedSearchPage;
export type ListSavedSearchesApiArg = void;
export type CreateSavedSearchApiResponse = /** status 201  */ SavedSearchView;
export type CreateSavedSearchApiArg = CreateSavedSearch;
export type DeleteSavedSearchApiResponse = unknown;
export type DeleteSavedSearchApiArg = string;
export type UpdateSavedSearchApiResponse = /** status 200  */ SavedSearchView;
export type UpdateSavedSearchApiArg = {
  id: string;
  savedSearchEdit: SavedSearchEdit;
};
export type SearchEverythingApiResponse = /** status 200  */ SearchResults;
export type SearchEverythingApiArg = {
  /** Beginnings of words of an address, a title, a name or a request’s reference. */
  q: string;
  /** Of each kind; 10 when left out. */
  limit?: number;
};
export type SendSupportMessageApiResponse = unknown;
export type SendSupportMessageApiArg = SendSupportMessage;
export type ListTokensApiResponse = /** status 200  */ AccessTokenPage;
export type ListTokensApiArg = void;
export type CreateTokenApiResponse = /** status 201  */ CreatedAccessToken;
export type CreateTokenApiArg = CreateToken;
export type DeleteTokenApiResponse = unknown;
export type DeleteTokenApiArg = string;
export type UnsubscribeApiResponse = /** status 200  */ UnsubscribedView;
export type UnsubscribeApiArg = Unsubscribe;
export type UnsubscribeOneClickApiResponse = unknown;
export type UnsubscribeOneClickApiArg = string;
export type DeleteUserApiResponse = unknown;
export type DeleteUserApiArg = string;
export type GetUserApiResponse = /** status 200  */ UserResponse;
export type GetUserApiArg = string;
export type UpdateUserApiResponse = /** status 200  */ UserResponse;
export type UpdateUserApiArg = {
  id: string;
  /** The ETag that was read: a record that has changed since is a 412. */
  'If-Match'?: string;
  updateUserDto: UpdateUserDto;
};
export type UnblockPersonApiResponse = unknown;
export type UnblockPersonApiArg = string;
export type BlockPersonApiResponse = unknown;
export type BlockPersonApiArg = string;
export type ExportUserApiResponse = /** status 200  */ Blob;
export type ExportUserApiArg = string;
export type ListNotificationsApiResponse = /** status 200  */ NotificationPage;
export type ListNotificationsApiArg = {
  id: string;
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  /** Only what came after this sequence: what a client missed while it was away (RT-06). */
  sinceSequence?: number;
  /** Only what is about this. */
  topic?: NotificationTopic;
  /** Only what is unread. */
  unread?: boolean;
};
export type DeleteNotificationsApiResponse = unknown;
export type DeleteNotificationsApiArg = {
  id: string;
  notificationIds: NotificationIds;
};
export type MarkAllReadApiResponse = unknown;
export type MarkAllReadApiArg = string;
export type MarkNotificationsReadApiResponse = unknown;
export type MarkNotificationsReadApiArg = {
  id: string;
  notificationIds: NotificationIds;
};
export type RestoreNotificationsApiResponse = unknown;
export type RestoreNotificationsApiArg = {
  id: string;
  notificationIds: NotificationIds;
};
export type MarkNotificationsUnreadApiResponse = unknown;
export type MarkNotificationsUnreadApiArg = {
  id: string;
  notificationIds: NotificationIds;
};
export type UnreadCountApiResponse = /** status 200  */ UnreadCountResponse;
export type UnreadCountApiArg = string;
export type GetPreferencesApiResponse = /** status 200  */ PreferencesDto;
export type GetPreferencesApiArg = string;
export type SavePreferencesApiResponse = /** status 200  */ PreferencesDto;
export type SavePreferencesApiArg = {
  id: string;
  preferencesDto: PreferencesDto;
};
export type DeletePushSubscriptionApiResponse = unknown;
export type DeletePushSubscriptionApiArg = string;
export type GetPushSubscriptionApiResponse = /** status 200  */ PushStateResponse;
export type GetPushSubscriptionApiArg = string;
export type SavePushSubscriptionApiResponse = unknown;
export type SavePushSubscriptionApiArg = {
  id: string;
  pushSubscriptionBody: PushSubscriptionBody;
};
export type ReportPersonApiResponse = unknown;
export type ReportPersonApiArg = {
  id: string;
  reportContent: ReportContent;
};
export type ListPapersApiResponse = /** status 200  */ PaperQueuePage;
export type ListPapersApiArg = {
  limit?: number;
  /** The nextCursor of the page before. */
  cursor?: string;
  /** What waits for staff, unless told. */
  state?: VerificationState;
  kind?: PaperKind;
  /** Only what waits for staff for longer than 24 hours; of other states there is none. */
  late?: LatePapers;
  /** A part of a name, e-mail or company. */
  q?: string;
};
export type GetPaperFileApiResponse = /** status 200  */ Blob;
export type GetPaperFileApiArg = {
  id: string;
  /** full when left out. */
  size?: FileSize;
};
export type ListMyPapersApiResponse = /** status 200  */ OwnPapers;
export type ListMyPapersApiArg = void;
export type ReadCertificateApiResponse = /** status 200  */ CertificateSuggestions;
export type ReadCertificateApiArg = CertificateForm;
export type SubmitPaperApiResponse = /** status 201  */ OwnPapers;
export type SubmitPaperApiArg = {
  kind: string;
  submitPaperForm: SubmitPaperForm;
};
export type GetContractorPapersApiResponse = /** status 200  */ ContractorPapers;
export type GetContractorPapersApiArg = string;
export type DecidePaperApiResponse = /** status 200  */ ContractorPapers;
export type DecidePaperApiArg = {
  contractorId: string;
  kind: string;
  /** The ETag that was read: a record that has changed since is a 412. */
  'If-Match'?: string;
  decidePaper: DecidePaper;
};
export type JoinWaitlistApiResponse = unknown;
export type JoinWaitlistApiArg = JoinWaitlistInput;
export type AuditAction =
  | 'user.suspended'
  | 'user.restored'
  | 'user.terminated'
  | 'user.deleted'
  | 'user.erased'
  | 'user.exported'
  | 'user.changed_by_staff'
  | 'user.sessions_ended'
  | 'user.verification_resent'
  | 'admin.invited'
  | 'admin.activated'
  | 'admin.logged_in'
  | 'auth.email_verified'
  | 'auth.account_claimed'
  | 'auth.address_disowned'
  | 'auth.email_change_requested'
  | 'auth.email_changed'
  | 'auth.password_changed'
  | 'auth.password_reset_requested'
  | 'auth.password_reset'
  | 'auth.totp_enabled'
  | 'auth.totp_disabled'
  | 'auth.recovery_code_used'
  | 'auth.recovery_codes_renewed'
  | 'auth.session_ended'
  | 'auth.other_sessions_ended'
  | 'auth.identity_claimed'
  | 'token.created'
  | 'token.revoked'
  | 'question.removed'
  | 'report.hidden'
  | 'report.kept'
  | 'report.shown'
  | 'conversation.read'
  | 'verification.approved'
  | 'verification.rejected'
  | 'invoice.payment_recorded'
  | 'invoice.payment_confirmed'
  | 'invoice.payment_refused'
  | 'invoice.payment_cleared'
  | 'user.invited'
  | 'user.activated'
  | 'intake.review_begun'
  | 'intake.asked'
  | 'intake.declined'
  | 'intake.offered'
  | 'intake.converted'
  | 'intake.reinspection_ordered'
  | 'intake.reinspection_passed'
  | 'intake.reinspection_failed'
  | 'intake.settled'
  | 'intake.link_resent'
  | 'intake.corrected'
  | 'intake.files_read'
  | 'intake.erased'
  | 'no_show.upheld'
  | 'no_show.excused'
  | 'dispute.ruling_proposed'
  | 'dispute.ruling_refused'
  | 'dispute.ruled'
  | 'payment.evidence_sent'
  | 'payment.attention_seen'
  | 'payment.transfer_reversed'
  | 'payment.reversal_withdrawn'
  | 'payment.refund_retried'
  | 'payment.refund_by_hand_proposed'
  | 'payment.refund_by_hand_confirmed'
  | 'payment.refund_by_hand_refused'
  | 'payment.comparison_asked'
  | 'payment.difference_accepted'
  | 'payment.booking_recorded'
  | 'payment.booking_confirmed'
  | 'payment.booking_refused'
  | 'list.exported'
  | 'support.answered'
  | 'support.reopened'
  | 'support.erased'
  | 'waitlist.erased'
  | 'mail.sent_again'
  | 'user.terms_accepted'
  | 'project.posted'
  | 'project.edited'
  | 'project.reposted'
  | 'project.cancelled'
  | 'project.changed'
  | 'condition.added'
  | 'condition.edited'
  | 'condition.removed'
  | 'condition.cleared'
  | 'bid.accepted'
  | 'bid.rejected'
  | 'bid.invited'
  | 'change.proposed'
  | 'file.added'
  | 'file.removed'
  | 'question.answered'
  | 'party.invited'
  | 'party.changed'
  | 'party.removed'
  | 'invoice.agent_named'
  | 'invoice.issued'
  | 'invoice.sent'
  | 'invoice.link_revoked'
  | 'invoice.closing_fell_through'
  | 'payment.begun'
  | 'review.written';
export type AuditSubject =
  | 'user'
  | 'session'
  | 'token'
  | 'invoice'
  | 'intake'
  | 'list'
  | 'support_message'
  | 'waitlist_entry'
  | 'mail'
  | 'project';
export type AuditedProject = {
  id: string;
  title: string;
  addressLine: string;
  clientName: string | null;
};
export type AuditedRequest = {
  reference: string;
  addressLine: string;
};
export type AuditEntryResponse = {
  id: string;
  /** Its place in the chain, without gaps. */
  sequence: number;
  at: string;
  action: AuditAction;
  actorId: string | null;
  /** As the person is called today. */
  actorName: string | null;
  subjectType: AuditSubject;
  subjectId: string | null;
  /** As the person is called today; of a message to support, who sent it. */
  subjectName: string | null;
  reason: string | null;
  /** What it was before: states, ids, switches. */
  before: {
    [key: string]: any;
  } | null;
  /** What it is after. */
  after: {
    [key: string]: any;
  } | null;
  /** The project that it is about, where it is about one. */
  project: AuditedProject | null;
  /** The repair request that it is about, while there is one. */
  request: AuditedRequest | null;
};
export type GridTotal = {
  count: number;
  /** False: there are about so many. */
  isExact: boolean;
};
export type AuditEntryPage = {
  items: AuditEntryResponse[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Of the page before; null on the first one. */
  previousCursor: string | null;
  total: GridTotal;
};
export type FieldFaultResponse = {
  path: string;
  code:
    | 'required'
    | 'invalid'
    | 'text'
    | 'number'
    | 'integer'
    | 'boolean'
    | 'list'
    | 'object'
    | 'too_short'
    | 'too_long'
    | 'too_small'
    | 'too_large'
    | 'too_few'
    | 'too_many'
    | 'not_unique'
    | 'not_allowed'
    | 'pattern'
    | 'email'
    | 'phone'
    | 'id'
    | 'date'
    | 'instant'
    | 'time'
    | 'time_zone'
    | 'unknown_property'
    | 'passwords_differ'
    | 'password_common'
    | 'password_wrong'
    | 'must_accept'
    | 'cursor'
    | 'taken'
    | 'totp'
    | 'zip_unknown'
    | 'zip_state'
    | 'past'
    | 'not_ahead'
    | 'order'
    | 'after_closing'
    | 'repair_category'
    | 'link'
    | 'unreadable'
    | 'same_photo'
    | 'returned_photo'
    | 'agent_declined';
  /** In the caller's language. */
  message: string;
};
export type AccountHoldResponse = {
  code: 'user.money_held' | 'user.work_under_way';
  /** In the caller's language. */
  detail: string;
  /** The projects that stand in the way for it, the first twenty of them; none where it is about none of them. */
  projectIds: string[];
};
export type ProblemResponse = {
  /** Stable slug of the kind of problem. */
  type: string;
  code:
    | 'auth.required'
    | 'auth.invalid_credentials'
    | 'auth.suspended'
    | 'auth.suspended_because'
    | 'auth.totp_required'
    | 'auth.csrf'
    | 'auth.origin'
    | 'auth.current_password'
    | 'auth.reauthentication_required'
    | 'auth.link_invalid'
    | 'auth.link_needs_session'
    | 'auth.totp_mandatory'
    | 'auth.totp_not_begun'
    | 'auth.totp_already_on'
    | 'auth.session_not_found'
    | 'access.token_scope'
    | 'access.token_forbidden'
    | 'token.not_found'
    | 'token.too_many'
    | 'access.denied'
    | 'access.project_create'
    | 'access.contractors_for_clients'
    | 'request.malformed'
    | 'request.too_large'
    | 'request.media_type'
    | 'request.invalid'
    | 'request.not_found'
    | 'request.method_not_allowed'
    | 'request.too_many'
    | 'request.busy'
    | 'request.stale'
    | 'request.precondition_required'
    | 'request.timeout'
    | 'idempotency.mismatch'
    | 'idempotency.in_flight'
    | 'idempotency.required'
    | 'state.conflict'
    | 'user.email_taken'
    | 'user.username_taken'
    | 'user.email_unverified'
    | 'user.money_held'
    | 'user.work_under_way'
    | 'user.last_admin'
    | 'user.self'
    | 'saved_search.not_found'
    | 'saved_search.too_many'
    | 'calendar.not_found'
    | 'access.party_join'
    | 'party.not_found'
    | 'party.too_many'
    | 'party.link_invalid'
    | 'party.other_address'
    | 'party.already_joined'
    | 'project.not_found'
    | 'project.needs_condition'
    | 'project.not_taking_bids'
    | 'project.not_funded'
    | 'project.before_start_date'
    | 'project.evidence_missing'
    | 'project.conditions_unaccepted'
    | 'project.nothing_returned'
    | 'project.zip_unknown'
    | 'project.start_not_ahead'
    | 'project.no_show_too_early'
    | 'no_show.not_found'
    | 'no_show.answer_closed'
    | 'project.early_start_asked'
    | 'project.early_start_unasked'
    | 'project.change_open'
    | 'project.start_settled'
    | 'project.review_over'
    | 'project.nothing_left_out'
    | 'condition.not_found'
    | 'condition.priced'
    | 'bid.not_found'
    | 'bid.contractor_unverified'
    | 'bid.not_licensed_in_state'
    | 'bid.already_placed'
    | 'bid.below_minimum'
    | 'bid.sum_mismatch'
    | 'bid.lines_incomplete'
    | 'bid.covers_nothing'
    | 'bid.gaps_unacknowledged'
    | 'bid.late_unacknowledged'
    | 'bid.at_closing_not_agreed'
    | 'bid.at_closing_needs_address'
    | 'bid.expired'
    | 'change_order.not_found'
    | 'change_order.changes_nothing'
    | 'change_order.condition_unfit'
    | 'change_order.below_zero'
    | 'change_order.drops_everything'
    | 'change_order.total_out_of_bounds'
    | 'change_order.rest_unpayable'
    | 'change_order.already_open'
    | 'change_order.too_many'
    | 'change_order.work_closed'
    | 'change_order.late_unacknowledged'
    | 'change_order.answer_closed'
    | 'file.not_found'
    | 'file.type'
    | 'file.video'
    | 'file.damaged'
    | 'file.encrypted'
    | 'file.macros'
    | 'file.executable'
    | 'file.launch_action'
    | 'file.embedded_files'
    | 'file.ole_object'
    | 'file.external_template'
    | 'file.polyglot'
    | 'file.oversized'
    | 'file.too_many'
    | 'file.same_before_and_after'
    | 'file.returned_photo'
    | 'file.other_repair_unacknowledged'
    | 'contractor.not_found'
    | 'verification.not_found'
    | 'question.not_found'
    | 'question.closed'
    | 'question.contractor_unverified'
    | 'question.too_many'
    | 'question.answered'
    | 'question.blocked'
    | 'dispute.not_found'
    | 'dispute.amount_out_of_bounds'
    | 'dispute.frozen'
    | 'dispute.answer_awaited'
    | 'dispute.own_offer'
    | 'dispute.offer_gone'
    | 'dispute.too_many_statements'
    | 'dispute.too_many_offers'
    | 'dispute.too_many_rulings'
    | 'dispute.second_admin_needed'
    | 'conversation.not_found'
    | 'conversation.no_bid'
    | 'conversation.closed'
    | 'conversation.blocked'
    | 'conversation.silenced'
    | 'message.not_found'
    | 'notification.gone'
    | 'notification.link_invalid'
    | 'notification.push_off'
    | 'report.not_found'
    | 'support.not_found'
    | 'mail.not_found'
    | 'mail.not_failed'
    | 'review.not_found'
    | 'review.not_completed'
    | 'review.already_written'
    | 'review.already_answered'
    | 'favorite.too_many'
    | 'invitation.contractor_unverified'
    | 'invitation.already_sent'
    | 'invitation.already_bid'
    | 'invitation.too_many'
    | 'payment.not_found'
    | 'payment.invalid_amount'
    | 'payment.unavailable'
    | 'payment.intent_failed'
    | 'payment.not_due'
    | 'payment.no_receipt'
    | 'payment.refund_in_hand'
    | 'payment.second_admin'
    | 'payment.not_covered'
    | 'payment.signature'
    | 'payout.not_set_up'
    | 'reconciliation.not_found'
    | 'reconciliation.not_bookable'
    | 'reconciliation.second_admin'
    | 'reconciliation.not_compared'
    | 'invoice.not_found'
    | 'invoice.link_invalid'
    | 'invoice.no_receipt'
    | 'intake.not_found'
    | 'intake.link_invalid'
    | 'intake.offer_replaced'
    | 'intake.account_unverified'
    | 'intake.account_unfit'
    | 'intake.no_settlement_agent'
    | 'intake.still_due'
    | 'intake.work_unfinished'
    | 'intake.reinspection_open'
    | 'invoice.unaddressed'
    | 'invoice.second_admin'
    | 'server.unexpected'
    | 'server.unavailable';
  title: string;
  status: number;
  /** What happened and what to do, in the account's language or that of Accept-Language. */
  detail: string;
  /** The path that was asked for. */
  instance: string;
  /** Also in X-Request-Id and in the logs. */
  requestId: string;
  /** One entry for each fault of the input, the first fifty of them. */
  errors?: FieldFaultResponse[] | undefined;
  /** The state that refused the event (409). */
  state?: string | undefined;
  /** The guard that refused the event (409). */
  guard?: string | undefined;
  /** Of a photo that was used before: the number of the repair it is for. */
  repair?: number | undefined;
  /** Of a photo that was used before: the numbers of the repairs that show it. */
  usedForRepairs?: number[] | undefined;
  /** Of an account that cannot end yet: its projects that stand in the way for what `code` says, the first twenty of them. */
  projectIds?: string[] | undefined;
  /** Of an account that cannot end yet: all that stands in the way, the first of them being what `code` says. */
  holds?: AccountHoldResponse[] | undefined;
};
export type AuditCheckResponse = {
  entries: number;
  /** Up to this entry everything is as it was written. */
  intactUpTo: number;
  /** False: something was changed, taken away or put in. */
  isIntact: boolean;
  /** The newest entry’s hash. Noted down elsewhere, it proves later that nothing before it was replaced. */
  head: string;
};
export type DisputeState = 'open' | 'settled' | 'withdrawn' | 'ruling_proposed' | 'ruled';
export type DisputeOpener = 'owner' | 'awarded_contractor' | 'clock';
export type SplitView = {
  /** The contractor’s part, the service fee included. */
  contractorCents: number;
  /** The service fee on the contractor’s part. */
  feeCents: number;
  /** What the contractor receives. */
  payoutCents: number;
  /** The rest: back to the client, or not to be paid at closing. */
  clientCents: number;
};
export type DisputeSummary = {
  id: string;
  projectId: string;
  projectTitle: string;
  /** Its street for whoever may know it, else its place. */
  house: string;
  /** Where the house is. */
  usState: string;
  state: DisputeState;
  /** The clock: the review ran out. */
  openedBy: DisputeOpener;
  openedAt: string;
  /** Until when whoever was asked has its word; before that staff rule only once it is said. */
  answerDueAt: string;
  /** When everybody who was asked had spoken. */
  answeredAt: string | null;
  endedAt: string | null;
  ownerName: string;
  contractorName: string;
  /** What is divided: held now, or agreed for the closing; once it ended, what was. */
  stakeCents: number;
  /** Whether it is held; otherwise the case sets what is to be paid at closing. */
  isHeld: boolean;
  /** How it ended; null while it stands or withdrawn. */
  outcome: SplitView | null;
};
export type DisputePage = {
  items: DisputeSummary[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type WaitingDispute = 'yes';
export type DisputeSide = 'owner' | 'awarded_contractor';
export type DisputeStatementView = {
  id: string;
  side: DisputeSide;
  authorName: string;
  text: string;
  at: string;
};
export type FileView = {
  id: string;
  kind: 'photo' | 'document' | 'before' | 'after' | 'proof' | 'exhibit';
  /** The name it was uploaded under, without path or control characters. */
  name: string;
  /** By its bytes, not by its name. */
  contentType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  conditionId: string | null;
  /** Of an exhibit: the case it belongs to. */
  disputeId: string | null;
  createdAt: string;
  url: DocumentAddress;
  /** Of images only. */
  thumbnailUrl: DocumentAddress | null;
  uploadedById: string;
};
export type ExhibitView = {
  /** Who showed it. */
  side: DisputeSide;
  uploaderName: string;
  /** Whether the reader showed it: several people may act for the client. */
  isOwn: boolean;
  file: FileView;
};
export type OfferState = 'open' | 'replaced' | 'accepted' | 'lapsed';
export type DisputeOfferView = {
  /** The contractor’s part, the service fee included. */
  contractorCents: number;
  /** The service fee on the contractor’s part. */
  feeCents: number;
  /** What the contractor receives. */
  payoutCents: number;
  /** The rest: back to the client, or not to be paid at closing. */
  clientCents: number;
  id: string;
  side: DisputeSide;
  authorName: string;
  /** Whether the reader made it: several people may act for the client. */
  isOwn: boolean;
  state: OfferState;
  at: string;
  /** Whether the reader may accept it now. */
  canAccept: boolean;
};
export type RulingState = 'proposed' | 'made' | 'refused';
export type RulingView = {
  /** The contractor’s part, the service fee included. */
  contractorCents: number;
  /** The service fee on the contractor’s part. */
  feeCents: number;
  /** What the contractor receives. */
  payoutCents: number;
  /** The rest: back to the client, or not to be paid at closing. */
  clientCents: number;
  id: string;
  state: RulingState;
  reason: string;
  proposedAt: string;
  /** Staff alone read who of them it was. */
  proposedByName: string | null;
  decidedAt: string | null;
  /** Staff alone read who of them it was. */
  decidedByName: string | null;
  refusalReason: string | null;
};
export type DisputeView = {
  id: string;
  projectId: string;
  projectTitle: string;
  /** Its street for whoever may know it, else its place. */
  house: string;
  /** Where the house is. */
  usState: string;
  state: DisputeState;
  /** The clock: the review ran out. */
  openedBy: DisputeOpener;
  openedAt: string;
  /** Until when whoever was asked has its word; before that staff rule only once it is said. */
  answerDueAt: string;
  /** When everybody who was asked had spoken. */
  answeredAt: string | null;
  endedAt: string | null;
  ownerName: string;
  contractorName: string;
  /** What is divided: held now, or agreed for the closing; once it ended, what was. */
  stakeCents: number;
  /** Whether it is held; otherwise the case sets what is to be paid at closing. */
  isHeld: boolean;
  /** How it ended; null while it stands or withdrawn. */
  outcome: SplitView | null;
  /** Null when the clock opened it. */
  openerName: string | null;
  /** Whether the reader opened it: several people may act for the client. */
  isOwn: boolean;
  reason: string | null;
  /** Where the work stood, and goes on after a withdrawal. */
  fromState:
    | 'open'
    | 'in_progress.not_started'
    | 'in_progress.started'
    | 'in_progress.submitted'
    | 'in_progress.changes_requested'
    | 'in_progress.disputed'
    | 'completed'
    | 'cancelled';
  /** The reader’s; null for staff. */
  side: ('owner' | 'awarded_contractor') | null;
  /** The side that would withdraw what the clock opened; the other has not said so. */
  withdrawSide: ('owner' | 'awarded_contractor') | null;
  /** A bank holds the payment, or it differs at the provider: until that is over nothing can be divided. */
  isFrozen: boolean;
  /** A ruling waits for a second administrator. */
  needsSecondAdmin: boolean;
  /** Oldest first. */
  statements: DisputeStatementView[];
  /** Oldest first. */
  exhibits: ExhibitView[];
  /** Oldest first. */
  offers: DisputeOfferView[];
  /** Oldest first. The sides read the one that was made; staff also what was proposed and refused. */
  rulings: RulingView[];
  /** What the reader may do now. */
  actions: (
    | 'speak'
    | 'offer'
    | 'settle'
    | 'withdraw'
    | 'agree_to_withdraw'
    | 'rule'
    | 'propose_ruling'
    | 'confirm_ruling'
    | 'refuse_ruling'
  )[];
};
export type MakeRuling = {
  /** What the contractor gets of what is at stake, the service fee included; the rest is the client’s. */
  contractorCents: number;
  /** Both sides read it; kept in the audit log for ever. */
  reason: string;
};
export type RefuseRuling = {
  /** For whoever proposed it; kept in the audit log for ever. */
  reason: string;
};
export type IntakeState =
  | 'submitted'
  | 'in_review'
  | 'needs_information'
  | 'declined'
  | 'offer_sent'
  | 'approved'
  | 'work_scheduled'
  | 'reinspection_ordered'
  | 'invoiced'
  | 'closed';
export type Urgency = 'low' | 'medium' | 'high' | 'urgent';
export type IntakeRow = {
  id: string;
  reference: string;
  state: IntakeState;
  submittedAt: string;
  /** The promise: a day after it was sent. */
  reviewDueAt: string;
  address: string;
  city: string;
  usState:
    | 'AL'
    | 'AK'
    | 'AS'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'GU'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'MP'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'PR'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VI'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  zip: string;
  closingDate: string | null;
  repairs: number;
  /** When staff first asked, declined or offered: until then the promised hours run. */
  firstAnsweredAt: string | null;
  /** The time of the promise is over, and the submitter has no answer. */
  isLate: boolean;
  fullName: string;
  email: string;
  urgency: Urgency | null;
  /** What is to be repaired, each once. */
  categories: (
    | 'roof'
    | 'electrical'
    | 'plumbing'
    | 'hvac'
    | 'structural'
    | 'exterior'
    | 'interior'
    | 'safety'
    | 'appliances'
    | 'pests_mold'
    | 'other'
  )[];
  /** Why to look at it twice. */
  flags: ('trap_filled' | 'hurried' | 'many_links' | 'repeated')[];
};
export type IntakePage = {
  items: IntakeRow[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type IntakeSort = 'review_due' | 'newest';
export type IntakeStateCount = {
  state: IntakeState;
  /** Counted no further than this bound. */
  count: number;
};
export type IntakeCounts = {
  /** Every state, in the order of the steps. */
  states: IntakeStateCount[];
  /** They have no answer, and the promised time is over. */
  late: number;
  /** Their first answer is due within four hours. */
  dueSoon: number;
  /** Not over, and with a flag. */
  flagged: number;
};
export type IntakeSettlementAgentView = {
  name: string;
  company: string | null;
  email: string | null;
  fileNumber: string | null;
};
export type LoanProgram = 'conventional' | 'fha' | 'va' | 'usda' | 'cash';
export type VerificationMethod = 'photos' | 'paid_invoice' | 'licensed_trade_statement' | 'reinspection' | 'other';
export type SubmitterRole = 'buyer' | 'seller' | 'agent';
export type Locale = 'en' | 'es';
export type IntakeAccountStanding = 'none' | 'linked' | 'verified' | 'unverified' | 'invited' | 'unfit';
export type IntakeAccountView = {
  /** none: one is made and invited. unverified: its address must be verified before anything is posted for it. unfit: it cannot have projects. */
  standing: IntakeAccountStanding;
  userId: string | null;
};
export type IntakeCategory =
  | 'roof'
  | 'electrical'
  | 'plumbing'
  | 'hvac'
  | 'structural'
  | 'exterior'
  | 'interior'
  | 'safety'
  | 'appliances'
  | 'pests_mold'
  | 'other';
export type ResponsibleParty = 'buyer' | 'seller' | 'either';
export type ConditionKind = 'repair' | 'inspection' | 'completion';
export type IntakeRepairView = {
  id: string;
  number: number;
  category: IntakeCategory;
  description: string;
  responsibleParty: ResponsibleParty | null;
  estimatedCostCents: number | null;
  title: string | null;
  kind: ConditionKind | null;
  location: string | null;
  quote: string | null;
  page: number | null;
  /** A project that holds it was completed. */
  isDone: boolean;
};
export type OwnIntakeFile = {
  id: string;
  name: string;
  /** By its bytes, not by its name. */
  contentType: string;
  bytes: number;
  createdAt: string;
};
export type IntakeDeskQuestion = {
  id: string;
  question: string;
  askedAt: string;
  answer: string | null;
  answeredAt: string | null;
  askedByName: string | null;
};
export type OwnIntakeOfferLine = {
  repairId: string;
  /** What the repair may cost at most. */
  ceilingCents: number;
  responsibleParty: ResponsibleParty;
  note: string | null;
};
export type IntakeOfferAnswer = 'approved' | 'refused';
export type IntakeDeskOffer = {
  /** Goes back with the answer, so that nobody approves another offer. */
  revision: number;
  sentAt: string;
  message: string | null;
  lines: OwnIntakeOfferLine[];
  /** The sum of the ceilings. */
  totalCents: number;
  answer: IntakeOfferAnswer | null;
  answeredAt: string | null;
  reason: string | null;
  id: string;
  sentByName: string | null;
};
export type ProjectStatus = 'open' | 'in_progress' | 'completed' | 'cancelled';
export type WorkState = 'not_started' | 'started' | 'submitted' | 'changes_requested' | 'disputed';
export type IntakeDeskProject = {
  id: string;
  title: string;
  status: ProjectStatus;
  work: WorkState | null;
  /** The repairs that became its conditions. */
  repairIds: string[];
};
export type ReinspectionResult = 'passed' | 'failed';
export type IntakeDeskReinspection = {
  scheduledOn: string;
  inspectorName: string;
  inspectorCompany: string | null;
  result: ReinspectionResult | null;
  notes: string | null;
  recordedAt: string | null;
  id: string;
  orderedAt: string;
};
export type IntakeHappening =
  | 'begin_review'
  | 'ask'
  | 'answer'
  | 'decline'
  | 'send_offer'
  | 'approve_offer'
  | 'refuse_offer'
  | 'convert'
  | 'work_done'
  | 'project_cancelled'
  | 'project_reposted'
  | 'inspection_passed'
  | 'inspection_failed'
  | 'settle'
  | 'submit';
export type IntakeMoment = {
  at: string;
  event: IntakeHappening;
  to: IntakeState;
  /** Null for the submitter without an account, and for the projects. */
  actorName: string | null;
  reason: string | null;
};
export type Priority = 'low' | 'normal' | 'high' | 'urgent';
export type ProjectCategory =
  | 'electrical'
  | 'plumbing'
  | 'roofing'
  | 'flooring'
  | 'painting'
  | 'drywall'
  | 'windows'
  | 'doors'
  | 'hvac'
  | 'landscaping'
  | 'other';
export type IntakeConversionRepair = {
  repairId: string;
  title: string;
  category: ProjectCategory;
  kind: ConditionKind;
  location: string;
  /** With what staff noted beside its price. */
  scope: string;
  /** What its kind needs when empty. */
  evidence: (
    | 'photo_before'
    | 'photo_after'
    | 'invoice_paid_corrected_with_license'
    | 'licensed_trade_statement'
    | 'permit_and_final'
    | 'specialist_report'
    | 'engineer_report_sealed'
    | 'laboratory_or_test_result'
    | 'wood_destroying_insect_report'
    | 'lead_safe_firm_record'
  )[];
};
export type IntakeConversion = {
  title: string;
  description: string;
  /** By the urgency of the request. */
  priority: Priority;
  closingDate: string | null;
  specialRequirements: string | null;
  repairs: IntakeConversionRepair[];
};
export type IntakeDetail = {
  id: string;
  reference: string;
  state: IntakeState;
  submittedAt: string;
  /** The promise: a day after it was sent. */
  reviewDueAt: string;
  address: string;
  city: string;
  usState:
    | 'AL'
    | 'AK'
    | 'AS'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'GU'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'MP'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'PR'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VI'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  zip: string;
  closingDate: string | null;
  repairs: number;
  /** When staff first asked, declined or offered: until then the promised hours run. */
  firstAnsweredAt: string | null;
  /** The time of the promise is over, and the submitter has no answer. */
  isLate: boolean;
  fullName: string;
  email: string;
  urgency: Urgency | null;
  /** What is to be repaired, each once. */
  categories: (
    | 'roof'
    | 'electrical'
    | 'plumbing'
    | 'hvac'
    | 'structural'
    | 'exterior'
    | 'interior'
    | 'safety'
    | 'appliances'
    | 'pests_mold'
    | 'other'
  )[];
  /** Why to look at it twice. */
  flags: ('trap_filled' | 'hurried' | 'many_links' | 'repeated')[];
  yearBuilt: number | null;
  buyers: string | null;
  sellers: string | null;
  listingAgent: string | null;
  buyersAgent: string | null;
  settlementAgent: IntakeSettlementAgentView | null;
  contractDate: string | null;
  inspectionDate: string | null;
  loanProgram: LoanProgram | null;
  lender: string | null;
  loanOfficer: string | null;
  caseNumber: string | null;
  repairType: string | null;
  description: string | null;
  estimatedBudgetCents: number | null;
  appraisalNotes: string | null;
  completionDeadline: string | null;
  verificationMethod: VerificationMethod | null;
  verificationNote: string | null;
  submitterRole: SubmitterRole | null;
  /** E.164 */
  phone: string;
  /** Goes into If-Match. */
  version: number;
  /** The language that the submitter is written to in. */
  locale: Locale;
  reviewedAt: string | null;
  account: IntakeAccountView;
  repairList: IntakeRepairView[];
  files: OwnIntakeFile[];
  /** The oldest first. */
  questions: IntakeDeskQuestion[];
  /** The latest first. */
  offers: IntakeDeskOffer[];
  projects: IntakeDeskProject[];
  /** The latest first. */
  reinspections: IntakeDeskReinspection[];
  /** The oldest first. */
  history: IntakeMoment[];
  /** While it may be converted. */
  conversion: IntakeConversion | null;
  /** What staff may do next. */
  events: (
    | 'begin_review'
    | 'ask'
    | 'answer'
    | 'decline'
    | 'send_offer'
    | 'approve_offer'
    | 'refuse_offer'
    | 'convert'
    | 'work_done'
    | 'project_cancelled'
    | 'project_reposted'
    | 'inspection_passed'
    | 'inspection_failed'
    | 'settle'
  )[];
};
export type UsState =
  | 'AL'
  | 'AK'
  | 'AS'
  | 'AZ'
  | 'AR'
  | 'CA'
  | 'CO'
  | 'CT'
  | 'DE'
  | 'DC'
  | 'FL'
  | 'GA'
  | 'GU'
  | 'HI'
  | 'ID'
  | 'IL'
  | 'IN'
  | 'IA'
  | 'KS'
  | 'KY'
  | 'LA'
  | 'ME'
  | 'MD'
  | 'MA'
  | 'MI'
  | 'MN'
  | 'MS'
  | 'MO'
  | 'MT'
  | 'NE'
  | 'NV'
  | 'NH'
  | 'NJ'
  | 'NM'
  | 'NY'
  | 'NC'
  | 'ND'
  | 'MP'
  | 'OH'
  | 'OK'
  | 'OR'
  | 'PA'
  | 'PR'
  | 'RI'
  | 'SC'
  | 'SD'
  | 'TN'
  | 'TX'
  | 'UT'
  | 'VT'
  | 'VI'
  | 'VA'
  | 'WA'
  | 'WV'
  | 'WI'
  | 'WY';
export type SettlementAgentInput = {
  name: string;
  company?: (string | null) | undefined;
  /** Where the invoice goes; needed before it is issued. */
  email?: (string | null) | undefined;
  fileNumber?: (string | null) | undefined;
};
export type CorrectIntake = {
  address?: string | undefined;
  city?: string | undefined;
  usState?: UsState | undefined;
  zip?: string | undefined;
  yearBuilt?: (number | null) | undefined;
  closingDate?: (string | null) | undefined;
  loanProgram?: (LoanProgram | null) | undefined;
  lender?: (string | null) | undefined;
  loanOfficer?: (string | null) | undefined;
  caseNumber?: (string | null) | undefined;
  /** Whom the invoice goes to. */
  settlementAgent?: (SettlementAgentInput | null) | undefined;
};
export type AskSubmitter = {
  /** The submitter reads it word for word. */
  question: string;
};
export type ConvertRepair = {
  repairId: string;
  title?: (string | null) | undefined;
  category?: (ProjectCategory | null) | undefined;
  kind?: (ConditionKind | null) | undefined;
  location?: (string | null) | undefined;
  scope?: (string | null) | undefined;
  /** What the submitter asked for when left out. */
  evidence?:
    | (
        | (
            | 'photo_before'
            | 'photo_after'
            | 'invoice_paid_corrected_with_license'
            | 'licensed_trade_statement'
            | 'permit_and_final'
            | 'specialist_report'
            | 'engineer_report_sealed'
            | 'laboratory_or_test_result'
            | 'wood_destroying_insect_report'
            | 'lead_safe_firm_record'
          )[]
        | null
      )
    | undefined;
};
export type ConvertProject = {
  title?: (string | null) | undefined;
  description?: (string | null) | undefined;
  priority?: (Priority | null) | undefined;
  /** Null: none, where the one of the request has passed. */
  closingDate?: (string | null) | undefined;
  specialRequirements?: (string | null) | undefined;
  repairs: ConvertRepair[];
};
export type ConvertIntake = {
  /** Each repair that is not done yet in exactly one of them. One project with all of them when left out. */
  projects?: ConvertProject[] | undefined;
};
export type DeclineIntake = {
  /** The submitter reads it word for word; kept in the audit log for ever. */
  reason: string;
};
export type OfferLineInput = {
  repairId: string;
  /** What the repair may cost at most. */
  ceilingCents: number;
  responsibleParty: ResponsibleParty;
  note?: (string | null) | undefined;
};
export type SendOffer = {
  /** One for every repair that is not done yet. */
  lines: OfferLineInput[];
  message?: (string | null) | undefined;
};
export type OrderReinspection = {
  scheduledOn: string;
  inspectorName: string;
  inspectorCompany?: (string | null) | undefined;
};
export type RecordReinspection = {
  result: ReinspectionResult;
  /** Needed where it failed: what must be mended. The submitter and the contractors read it. */
  notes?: (string | null) | undefined;
};
export type SettlementAgentView = {
  name: string;
  company: string | null;
  email: string | null;
  fileNumber: string | null;
};
export type ClosingPaymentView = {
  id: string;
  method: 'wire' | 'check';
  state: 'recorded' | 'confirmed' | 'refused' | 'cleared';
  reference: string;
  receivedOn: string;
  amountCents: number;
  /** The admin who recorded it; another one confirms it. */
  recordedBy: string;
  recordedById: string;
};
export type AdminInvoice = {
  id: string;
  projectId: string;
  state: 'draft' | 'issued' | 'viewed' | 'overdue' | 'paid' | 'void';
  payer: 'settlement_agent' | 'client';
  /** Null in a draft. */
  number: string | null;
  /** Of a draft: what the agreed price is now. */
  amountCents: number;
  /** Payable now: 0 until the client has approved the work. */
  dueCents: number;
  /** The client has approved the work. */
  isApproved: boolean;
  /** A bank payment is on its way. */
  isProcessing: boolean;
  dueOn: string | null;
  issuedAt: string | null;
  /** When it last went out to whoever it is addressed to now. */
  sentAt: string | null;
  /** When its link was first opened. */
  viewedAt: string | null;
  paidAt: string | null;
  voidReason: ('project_cancelled' | 'replaced' | 'closing_fell_through') | null;
  projectTitle: string;
  /** Its street for whoever may know it, else its place. */
  house: string;
  /** Whose house it is. */
  clientName: string;
  agent: SettlementAgentView | null;
  /** The wire or check that was recorded last. */
  payment: ClosingPaymentView | null;
};
export type AdminInvoicePage = {
  items: AdminInvoice[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type InvoiceState = 'draft' | 'issued' | 'viewed' | 'overdue' | 'paid' | 'void';
export type WaitingClosingPayment = 'any' | 'recorded' | 'confirmed';
export type ClosingMethod = 'wire' | 'check';
export type RecordClosingPayment = {
  method: ClosingMethod;
  /** The bank’s reference of the wire, or the check’s number. */
  reference: string;
  /** When it came to our bank. */
  receivedOn: string;
  amountCents: number;
};
export type RefuseClosingPayment = {
  /** Stands in the audit log. */
  reason: string;
};
export type LateClock = {
  projectId: string;
  projectTitle: string;
  /** Its street for whoever may know it, else its place. */
  house: string;
  /** Whose house it is. */
  clientName: string;
  /** Where the house is. */
  usState: string;
  /** What is waited for. */
  clock: 'review' | 'dispute_answer' | 'change_answer';
  endsAt: string;
  /** The last day on which work is safe for the closing. */
  safeDay: string;
  closingDate: string;
};
export type LateClockPage = {
  items: LateClock[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type ContestedNoShow = {
  id: string;
  /** The agreed day. */
  startDate: string;
  reportedAt: string;
  state: 'asked' | 'admitted' | 'contested' | 'upheld' | 'excused';
  /** Whether it counts on the contractor’s record now. */
  counts: boolean;
  /** Null where the work could not have begun, since the money was not held: nothing is asked then. */
  answerDueAt: string | null;
  /** Whether the reader may answer it now. */
  mayAnswer: boolean;
  answer: ('did_not_come' | 'came' | 'agreed_another_day' | 'other') | null;
  words: string | null;
  answeredAt: string | null;
  decisionReason: string | null;
  projectId: string;
  projectTitle: string;
  /** Its street for whoever may know it, else its place. */
  house: string;
  contractorId: string;
  contractorName: string;
  ownerName: string;
  addressLine: string;
  /** The agreed price. */
  agreedCents: number;
  /** What the client had paid in; nothing where it was to be paid at closing. */
  paidCents: number;
  /** What went back to the client. */
  refundedCents: number;
};
export type ContestedNoShowList = {
  /** What waits for staff, longest first. */
  items: ContestedNoShow[];
  /** Always null: the list is whole. */
  nextCursor: string | null;
};
export type NoShowDecision = 'uphold' | 'excuse';
export type DecideNoShow = {
  /** uphold: it counts on the record. excuse: it does not. */
  decision: NoShowDecision;
  /** The contractor reads it; kept in the audit log for ever. */
  reason: string;
};
export type AdminOverview = {
  /** Open projects without a bid after the promised time. */
  latePromises: number;
  /** Reviews and questions that readers reported and nobody has looked at. */
  openReports: number;
  /** INT-08: repair requests whose next step is staff’s. */
  waitingIntakes: number;
  /** Those that nobody began to review in the promised time. */
  lateIntakes: number;
  /** Repair requests whose review is due within four hours. */
  intakesDueSoon: number;
  /** VER-01: papers of contractors that nobody has decided on. */
  waitingPapers: number;
  /** Those of them that have waited for more than 24 hours. */
  latePapers: number;
  /** SUP-01: messages to support that nobody has answered. */
  openSupportMessages: number;
  /** Disputes and contested no-shows to decide, and rulings that wait for a second administrator. */
  waitingCases: number;
  /** Payments that staff must look at. */
  waitingPayments: number;
};
export type PaymentState =
  | 'requires_payment'
  | 'processing'
  | 'funded'
  | 'in_progress'
  | 'submitted'
  | 'releasing'
  | 'released'
  | 'refunding'
  | 'refunded'
  | 'splitting'
  | 'partially_refunded'
  | 'disputed'
  | 'charged_back'
  | 'charge_lost'
  | 'partly_reversed';
export type AttentionReason =
  | 'amount_differs'
  | 'command_failed'
  | 'refund_failed'
  | 'charge_disputed'
  | 'charge_lost'
  | 'unknown_object'
  | 'differs_from_provider';
export type ManagedPaymentView = {
  id: string;
  projectId: string;
  projectTitle: string;
  /** Its street for whoever may know it, else its place. */
  house: string;
  ownerId: string;
  ownerName: string;
  contractorId: string;
  contractorName: string;
  state: PaymentState;
  /** A bank is deciding about a charge: nothing is released or refunded. */
  frozen: boolean;
  attention: AttentionReason | null;
  /** What both sides agreed on. */
  totalCents: number;
  heldCents: number;
  paidCents: number;
  refundedCents: number;
  /** What reached the contractor, less what came back. */
  paidOutCents: number;
  createdAt: string;
};
export type ManagedPaymentPage = {
  items: ManagedPaymentView[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type PaymentAttention =
  | 'any'
  | 'amount_differs'
  | 'command_failed'
  | 'refund_failed'
  | 'charge_disputed'
  | 'charge_lost'
  | 'unknown_object'
  | 'differs_from_provider';
export type ChargeStatus = 'requires_payment' | 'processing' | 'succeeded' | 'failed' | 'canceled';
export type PaymentMethod = 'card' | 'us_bank_account' | 'wire' | 'check';
export type ManagedTryView = {
  id: string;
  amountCents: number;
  status: ChargeStatus;
  method: PaymentMethod;
  cardBrand: string | null;
  cardLast4: string | null;
  /** The provider’s id. */
  providerId: string | null;
  createdAt: string;
  paidAt: string | null;
};
export type PaymentCommandKind = 'cancel_intent' | 'transfer' | 'refund' | 'reversal';
export type PaymentCommandState = 'pending' | 'done' | 'failed' | 'attention';
export type HandRefundView = {
  reference: string;
  proposedById: string;
  proposedByName: string | null;
  proposedAt: string;
  confirmedByName: string | null;
  /** Null while it waits for a second admin. */
  confirmedAt: string | null;
};
export type ManagedCommandView = {
  id: string;
  paymentId: string;
  kind: PaymentCommandKind;
  amountCents: number | null;
  /** attention: nothing more is tried until staff decide. failed: given up, or given anew. */
  state: PaymentCommandState;
  attempts: number;
  /** The provider’s code. */
  lastError: string | null;
  /** The provider’s id of what it led to. */
  providerId: string | null;
  createdAt: string;
  finishedAt: string | null;
  byHand: HandRefundView | null;
  /** What this reader may do about an order that failed. */
  actions: ('retry' | 'by_hand' | 'confirm' | 'refuse' | 'withdraw')[];
};
export type ChargeBackStatus = 'inquiry' | 'needs_response' | 'under_review' | 'won' | 'lost' | 'closed';
export type ChargeBackView = {
  id: string;
  paymentId: string;
  /** The provider’s id. */
  providerId: string;
  /** inquiry: the bank asks, no money has moved. closed: the inquiry ended. */
  status: ChargeBackStatus;
  /** The provider’s code of what the payer says. */
  reason: string;
  amountCents: number;
  /** What the bank took back. */
  takenCents: number;
  feeCents: number;
  /** Of a lost one: what had been paid out already. */
  lossCents: number;
  openedAt: string;
  evidenceDueAt: string | null;
  evidenceSentAt: string | null;
  evidenceSentByName: string | null;
  closedAt: string | null;
};
export type LedgerLineView = {
  account: string;
  kind: string;
  /** Debit above zero, credit below. */
  amountCents: number;
};
export type LedgerEntryView = {
  id: string;
  kind: string;
  /** What it books, once. */
  ref: string;
  at: string;
  /** Whose act it books; null for the provider’s. */
  actorName: string | null;
  lines: LedgerLineView[];
};
export type ManagedMoveView = {
  at: string;
  event: string;
  from: PaymentState | null;
  to: PaymentState;
  actorName: string | null;
  reason: string | null;
};
export type ManagedPaymentDetail = {
  id: string;
  projectId: string;
  projectTitle: string;
  /** Its street for whoever may know it, else its place. */
  house: string;
  ownerId: string;
  ownerName: string;
  contractorId: string;
  contractorName: string;
  state: PaymentState;
  /** A bank is deciding about a charge: nothing is released or refunded. */
  frozen: boolean;
  attention: AttentionReason | null;
  /** What both sides agreed on. */
  totalCents: number;
  heldCents: number;
  paidCents: number;
  refundedCents: number;
  /** What reached the contractor, less what came back. */
  paidOutCents: number;
  createdAt: string;
  /** Of the total as it is agreed now. */
  feeCents: number;
  /** What must still go back to the client. */
  refundDueCents: number;
  /** What the contractor has earned here and not received. */
  payableCents: number;
  /** What paid the contractor’s debt instead of being transferred. */
  nettedCents: number;
  /** What the contractor owes over all of its projects. */
  contractorDebtCents: number;
  /** How much may be asked back from the contractor now. */
  reversibleCents: number;
  /** Oldest first. */
  payments: ManagedTryView[];
  /** Oldest first. */
  commands: ManagedCommandView[];
  /** Oldest first. */
  chargeBacks: ChargeBackView[];
  /** Oldest first. */
  entries: LedgerEntryView[];
  /** Oldest first. */
  history: ManagedMoveView[];
  /** What staff may do now. seen: say what they found, where nothing else ends that they are called. */
  actions: ('evidence' | 'reverse' | 'seen')[];
};
export type SubmitEvidence = {
  /** What staff say to the bank. The accepted bid and the record of the approval are added to it. */
  text: string;
};
export type WithdrawRecall = {
  /** Kept in the audit log for ever. */
  reason: string;
};
export type SettleRefundByHand = {
  /** Of the check or bank transfer. */
  reference: string;
  /** Kept in the audit log for ever. */
  reason: string;
};
export type RefuseRefundByHand = {
  /** Kept in the audit log for ever. */
  reason: string;
};
export type ReverseTransfer = {
  amountCents: number;
  /** Kept in the audit log for ever. */
  reason: string;
};
export type SeeAttention = {
  /** Kept in the audit log for ever. */
  reason: string;
};
export type ProjectRecord = {
  id: string;
  title: string;
  /** Its street, or its place where none was given. */
  house: string;
  /** Whose house it is: whom the agent acts for, else who posted it. */
  clientName: string;
  place: string;
  status: ProjectStatus;
  work: WorkState | null;
  ownerId: string;
  /** Who posted it. */
  ownerName: string;
  contractorId: string | null;
  contractorName: string | null;
  closingDate: string | null;
  /** What is held for it now. */
  heldCents: number;
  /** Open, without a bid after the promised time (BID-06). */
  isLate: boolean;
  createdAt: string;
};
export type ProjectRecordPage = {
  items: ProjectRecord[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Of the page before; null on the first one. */
  previousCursor: string | null;
  total: GridTotal;
};
export type YesNo = 'yes' | 'no';
export type ProjectRecordSort = 'posted_desc' | 'posted_asc' | 'closing_asc' | 'closing_desc';
export type ReconciliationReach = 'recent' | 'full';
export type DifferenceKind = 'missing' | 'amount_differs' | 'unknown_object' | 'missing_there';
export type ProviderObjectKind = 'intent' | 'transfer' | 'reversal' | 'refund' | 'dispute' | 'balance_transaction';
export type DifferenceState = 'applied' | 'open' | 'accepted' | 'booking' | 'booked';
export type LineBooking = 'own_money' | 'provider_fee';
export type ReconciliationDifferenceView = {
  id: string;
  /** missing: we had not heard of it. amount_differs: the amounts differ. unknown_object: not made by us. missing_there: only the books know it. */
  kind: DifferenceKind;
  object: ProviderObjectKind;
  providerId: string;
  /** What it did to our balance, as the provider says. */
  providerCents: number | null;
  /** What the books say; null when they did not know it. */
  bookedCents: number | null;
  /** Whose money it is, as far as is known. */
  milestoneId: string | null;
  projectTitle: string | null;
  /** applied: the books know it now. open: staff must look. accepted: staff have looked. booking: one admin says what it is. booked: another confirmed it. */
  state: DifferenceState;
  foundAt: string;
  /** What an admin says that a line of our balance is: money of our own bank, or the provider’s fee. */
  bookAs: LineBooking | null;
  /** Another admin confirms it. */
  recordedById: string | null;
  recordedByName: string | null;
  recordedAt: string | null;
  /** Who let it stand, or confirmed what it is booked as. */
  acceptedByName: string | null;
  acceptedAt: string | null;
  reason: string | null;
};
export type BrokenRuleView = {
  name: string;
  /** How many things break it. */
  count: number;
};
export type ReconciliationRunView = {
  id: string;
  reach: ReconciliationReach;
  /** Null when the clock asked. */
  askedByName: string | null;
  startedAt: string;
  /** Null while it is on its way. */
  finishedAt: string | null;
  /** Objects made at or after this were compared. */
  since: string;
  /** How many objects were compared. */
  compared: number;
  /** What it was the first to find; a difference that stays is found once. */
  differences: ReconciliationDifferenceView[];
  /** The rules of the ledger (I1 to I10) that did not hold. */
  brokenRules: BrokenRuleView[];
  /** Rules that could not be checked, because something was on its way. */
  uncheckedRules: string[];
  /** Why it ended early: the provider’s code. */
  error: string | null;
};
export type ReconciliationRunPage = {
  items: ReconciliationRunView[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type ReconciliationDifferencePage = {
  items: ReconciliationDifferenceView[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type AcceptDifference = {
  /** Kept in the audit log for ever. */
  reason: string;
};
export type BookDifference = {
  /** own_money: between our own bank and the provider. provider_fee: only of what took money. */
  as: LineBooking;
  /** Kept in the audit log for ever. */
  reason: string;
};
export type RefuseBooking = {
  /** Kept in the audit log for ever. */
  reason: string;
};
export type ReportKind = 'review' | 'question' | 'message' | 'person';
export type ReportState = 'open' | 'hidden' | 'kept';
export type ContentReportView = {
  reporterId: string;
  reporterName: string | null;
  reason: string;
  at: string;
};
export type ReportedContentView = {
  id: string;
  kind: ReportKind;
  state: ReportState;
  /** Since when it is in this state. */
  since: string;
  projectId: string;
  projectTitle: string;
  /** The contractor on whose profile it stands. */
  profileId: string | null;
  profileName: string | null;
  authorId: string;
  authorName: string | null;
  /** Null or empty once its author has left. */
  body: string | null;
  answer: string | null;
  /** Of a review. */
  rating: number | null;
  writtenAt: string;
  /** Oldest first. */
  reports: ContentReportView[];
  /** Who decided last. */
  decidedByName: string | null;
  decisionReason: string | null;
  /** What staff may decide now. */
  actions: ('hide' | 'keep' | 'show')[];
};
export type ReportedContentPage = {
  items: ReportedContentView[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type DecideReport = {
  /** Kept in the audit log for ever; the author reads it when the words are hidden or shown again. */
  reason: string;
};
export type SupportTopic = 'account' | 'project' | 'payment' | 'verification' | 'other';
export type SupportMessageView = {
  id: string;
  name: string;
  email: string;
  topic: SupportTopic;
  message: string;
  /** The language of the form. */
  locale: Locale;
  /** Whose session sent it. */
  userId: string | null;
  /** It looks as if a program had filled the form. */
  flagged: boolean;
  createdAt: string;
  /** Null: it waits for an answer. */
  answeredAt: string | null;
  /** Who marked it as answered. */
  answeredBy: string | null;
};
export type SupportMessagePage = {
  items: SupportMessageView[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Of the page before; null on the first one. */
  previousCursor: string | null;
  total: GridTotal;
};
export type SupportState = 'open' | 'answered';
export type MarkSupportMessage = {
  /** False: it waits for an answer again. */
  answered: boolean;
};
export type MailKind = 'message' | 'account_link' | 'invitation' | 'invoice' | 'support' | 'request' | 'statement';
export type UnsentMailState = 'failed' | 'waiting';
export type MailFailure = 'unreachable' | 'login_refused' | 'address_refused' | 'mail_refused' | 'other';
export type UnsentMailView = {
  id: string;
  kind: MailKind;
  state: UnsentMailState;
  /** Null where the mail could not even be written. */
  to: string | null;
  /** As its reader would see it; null where the mail could not even be written. */
  subject: string | null;
  writtenAt: string;
  /** Since it was written, or sent again by staff. */
  tries: number;
  /** Why the last try failed. */
  failure: MailFailure;
  /** Null: it is not tried any more. */
  nextTryAt: string | null;
};
export type UnsentMailPage = {
  items: UnsentMailView[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Of the page before; null on the first one. */
  previousCursor: string | null;
  total: GridTotal;
};
export type Role = 'buyer' | 'seller' | 'agent' | 'contractor' | 'admin';
export type AccountState = 'active' | 'suspended' | 'terminated';
export type ManagedUser = {
  id: string;
  firstName: string;
  lastName: string;
  username: string | null;
  email: string;
  /** E.164 */
  phone: string | null;
  company: string | null;
  role: Role;
  status: AccountState;
  emailVerified: boolean;
  totpEnabled: boolean;
  createdAt: string;
  /** Null: never signed in. */
  lastSeenAt: string | null;
  /** Where the person is signed in now. */
  sessions: number;
};
export type ManagedUserPage = {
  items: ManagedUser[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Of the page before; null on the first one. */
  previousCursor: string | null;
  total: GridTotal;
};
export type ManagedUserSort = 'joined_desc' | 'joined_asc' | 'name_asc' | 'name_desc' | 'email_asc' | 'email_desc';
export type AccountHistoryEntry = {
  id: string;
  at: string;
  action: AuditAction;
  /** Null: nobody who was signed in. */
  actorName: string | null;
  reason: string | null;
};
export type ManagedUserDetail = {
  id: string;
  firstName: string;
  lastName: string;
  username: string | null;
  email: string;
  /** E.164 */
  phone: string | null;
  company: string | null;
  role: Role;
  status: AccountState;
  emailVerified: boolean;
  totpEnabled: boolean;
  createdAt: string;
  /** Null: never signed in. */
  lastSeenAt: string | null;
  /** Where the person is signed in now. */
  sessions: number;
  /** The newest hundred, newest first. */
  history: AccountHistoryEntry[];
};
export type ReasonInput = {
  /** Kept in the audit log for ever; the person is told it where it concerns them. */
  reason: string;
};
export type SignUpRole = 'buyer' | 'seller' | 'agent' | 'contractor';
export type WaitlistEntryResponse = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: SignUpRole;
  /** The language of the form. */
  locale: 'en' | 'es';
  /** It looks as if a program had filled the form. */
  flagged: boolean;
  createdAt: string;
};
export type WaitlistPage = {
  items: WaitlistEntryResponse[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Of the page before; null on the first one. */
  previousCursor: string | null;
  total: GridTotal;
};
export type WaitlistSort = 'joined_desc' | 'joined_asc' | 'name_asc' | 'name_desc' | 'email_asc' | 'email_desc';
export type ActivationResponse = {
  email: string;
  /** False: the account was opened by an unknown person, so the name is asked. */
  isInvited: boolean;
  firstName: string;
  lastName: string;
};
export type ReadActivationDto = {
  /** The part of the link behind the #. */
  token: string;
};
export type ActivateAccountDto = {
  firstName?: string | undefined;
  lastName?: string | undefined;
  password: string;
  confirmPassword: string;
  /** AUTH-09: 18 years or older. */
  adult: true;
  termsAccepted: true;
  /** Default: that of Accept-Language. */
  locale?: Locale | undefined;
  /** IANA name */
  timeZone?: string | undefined;
  /** The part of the link behind the #. */
  token: string;
};
export type UserResponse = {
  id: string;
  firstName: string;
  lastName: string;
  username: string | null;
  role: Role;
  email: string;
  /** E.164 */
  phone: string | null;
  company: string | null;
  location: string | null;
  bio: string | null;
  locale: Locale;
  /** IANA name */
  timeZone: string;
};
export type LoginDto = {
  email: string;
  password: string;
  /** The 6-digit code or a recovery code, for an account with a second factor. */
  totp?: string | undefined;
};
export type ChangeEmailDto = {
  email: string;
};
export type ChangePasswordDto = {
  currentPassword: string;
  password: string;
  confirmPassword: string;
  /** Signs out everywhere else. */
  endOtherSessions?: boolean | undefined;
};
export type CsrfTokenResponse = {
  /** Send it as X-CSRF-Token with every mutating call; null when signed out. A new one comes with each login. */
  token: string | null;
};
export type VerifyEmailDto = {
  /** The part of the link behind the #. */
  token: string;
};
export type ForgotPasswordDto = {
  email: string;
};
export type InvitationResponse = {
  /** Base32, for typing into an authenticator app. */
  secret: string;
  /** The same for a QR code. */
  otpauthUri: string;
  email: string;
  firstName: string;
  lastName: string;
};
export type ReadInvitationDto = {
  /** The part of the link behind the #. */
  token: string;
};
export type RecoveryCodesResponse = {
  /** Each is good once, in place of a code. They are shown this one time. */
  recoveryCodes: string[];
};
export type AcceptInvitationDto = {
  /** The 6-digit code of the new secret. */
  code: string;
  /** The part of the link behind the #. */
  token: string;
  password: string;
  confirmPassword: string;
  /** Of the page; default: the one they were invited with. */
  locale?: Locale | undefined;
};
export type TermsNewsResponse = {
  /** Due: it holds, and this person has not accepted it. */
  kind: 'coming' | 'due';
  version: string;
  effectiveOn: string;
};
export type SessionUserResponse = {
  id: string;
  firstName: string;
  lastName: string;
  username: string | null;
  role: Role;
  email: string;
  /** E.164 */
  phone: string | null;
  company: string | null;
  location: string | null;
  bio: string | null;
  locale: Locale;
  /** IANA name */
  timeZone: string;
  /** A change of the terms to tell this person of; left out when there is none. */
  termsNews?: TermsNewsResponse | undefined;
  /** Left out once the address is confirmed. */
  emailUnconfirmed?: true | undefined;
};
export type ReauthenticateDto = {
  password: string;
  /** The 6-digit code or a recovery code, for an account with a second factor. */
  totp?: string | undefined;
};
export type RegisterDto = {
  firstName: string;
  lastName: string;
  username?: (string | null) | undefined;
  email: string;
  /** E.164, or a US number as people write it */
  phone?: (string | null) | undefined;
  company?: (string | null) | undefined;
  location?: (string | null) | undefined;
  role: SignUpRole;
  password: string;
  confirmPassword: string;
  /** AUTH-09: 18 years or older. */
  adult: true;
  termsAccepted: true;
  /** Default: that of Accept-Language. */
  locale?: Locale | undefined;
  /** IANA name */
  timeZone?: string | undefined;
};
export type ResetPasswordDto = {
  /** The part of the link behind the #. */
  token: string;
  password: string;
  confirmPassword: string;
};
export type SecurityResponse = {
  emailVerified: boolean;
  /** The address that waits to be confirmed. */
  pendingEmail: string | null;
  totpEnabled: boolean;
  /** Staff cannot do without. */
  totpRequired: boolean;
  recoveryCodesLeft: number;
  passwordChangedAt: string;
  /** Whether this session has proven the second factor. */
  mfa: boolean;
  /** Whether the password was entered within the last 5 minutes. */
  fresh: boolean;
};
export type SessionResponse = {
  id: string;
  /** The one that asks. */
  current: boolean;
  /** Browser and system, by their own names. */
  device: string;
  /** The internet address that it began from; empty when unknown. */
  address: string;
  createdAt: string;
  lastSeenAt: string;
  mfa: boolean;
};
export type SessionPage = {
  items: SessionResponse[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type AcceptTermsDto = {
  /** The version that was read. */
  version: string;
};
export type ConfirmTotpDto = {
  /** The 6-digit code of the new secret. */
  code: string;
};
export type TotpSetupResponse = {
  /** Base32, for typing into an authenticator app. */
  secret: string;
  /** The same for a QR code. */
  otpauthUri: string;
};
export type EmailLinkResponse = {
  email: string;
  /** True: an account asked for another address. False: the address that it was opened with. */
  isChange: boolean;
  /** Whether this session is the account’s own, without which nothing is confirmed. */
  isOwnSession: boolean;
  /** The link has done its work before. */
  isConfirmed: boolean;
};
export type MyBidInvitation = {
  id: string;
  projectId: string;
  projectTitle: string;
  invitedAt: string;
};
export type MyBidInvitationList = {
  /** To open projects, newest first. */
  items: MyBidInvitation[];
  /** Always null: the list is whole. */
  nextCursor: string | null;
};
export type ContractorRecordView = {
  /** Mean of the reviews, null without any. */
  rating: number | null;
  reviews: number;
  completedJobs: number;
  /** Percent handed in by the agreed day. */
  onTimeRate: number | null;
  /** Percent of accepted conditions that were never returned. */
  firstPassRate: number | null;
  /** Median hours from a posting, or an invitation to it, to the first bid. */
  responseHours: number | null;
  /** Agreed days on which it did not come: owned up to, upheld by staff, or left without an answer. */
  noShows: number;
};
export type BidContractor = {
  id: string;
  name: string;
  company: string | null;
  /** Mean of the reviews, null without any. */
  rating: number | null;
  reviewCount: number;
  verified: boolean;
  /** What it has shown so far. */
  record: ContractorRecordView;
};
export type EndingPaperView = {
  kind: 'license' | 'insurance' | 'background_check';
  /** Its last day; in the past for a license of the project’s state that is over. */
  expiresOn: string;
};
export type BidLineView = {
  conditionId: string;
  included: boolean;
  /** 0 when the line is excluded. */
  amountCents: number;
  /** The price may change with what the client chooses. */
  allowance: boolean;
  note: string | null;
};
export type BidProject = {
  id: string;
  title: string;
  city: string;
  state: string;
  status: 'open' | 'in_progress' | 'completed' | 'cancelled';
  closingDate: string | null;
};
export type BidView = {
  id: string;
  projectId: string;
  contractorId: string;
  contractor: BidContractor;
  /** The sum of the included lines. */
  amountCents: number;
  timeline: string;
  workDescription: string;
  materials: string | null;
  startDate: string | null;
  durationDays: number | null;
  /** The start date and the duration together. */
  finishDate: string | null;
  /** CON-05: the contractor’s papers that end before the planned finish, or else before the closing; of licenses the last in the project’s state, also when that has ended. Empty once the project is over. */
  papersEnding: EndingPaperView[];
  /** BID-05: trades of its included conditions that are widely licensed by name, and for which the contractor has no license in force in the project’s state; empty once the project is over. */
  tradesWithoutLicense: (
    | 'electrical'
    | 'plumbing'
    | 'roofing'
    | 'flooring'
    | 'painting'
    | 'drywall'
    | 'windows'
    | 'doors'
    | 'hvac'
    | 'landscaping'
    | 'other'
  )[];
  acceptsAtClosing: boolean;
  warrantyMonths: number | null;
  /** The last day on which it stands. */
  validUntil: string | null;
  /** When that day ends at the house. */
  expiresAt: string | null;
  status: 'pending' | 'accepted' | 'rejected' | 'withdrawn';
  /** Why the system withdrew it. */
  endReason: ('expired' | 'papers_expired' | 'account_ended') | null;
  rejectReason: string | null;
  /** The gaps that the client knew of when accepting it. */
  acknowledgedGaps: string[];
  /** The finish that the client knew to be too late for the closing when accepting it. */
  acknowledgedFinishDate: string | null;
  /** Empty when the bid covers every condition at its amount. */
  lines: BidLineView[];
  /** The conditions that this bid leaves out. */
  gaps: string[];
  /** The amount with the report's estimates for the gaps added. */
  comparableTotalCents: number;
  /** What the contractor receives. */
  payoutCents: number;
  feeCents: number;
  submittedAt: string;
  updatedAt: string;
  /** What the reader may do now. */
  actions: ('edit' | 'accept' | 'reject' | 'withdraw')[];
  /** Goes into If-Match. */
  version: number;
  /** Only in the contractor's own list. */
  project?: BidProject | undefined;
};
export type BidPage = {
  items: BidView[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type BidScope = 'mine';
export type BidLineInput = {
  conditionId: string;
  included: boolean;
  /** 0 when excluded. */
  amountCents: number;
  /** The price is an allowance: it may change with what the client chooses. */
  allowance?: boolean | undefined;
  note?: (string | null) | undefined;
};
export type BidEdit = {
  /** The sum of the included lines. */
  amountCents?: number | undefined;
  timeline?: string | undefined;
  workDescription?: string | undefined;
  materials?: (string | null) | undefined;
  startDate?: (string | null) | undefined;
  durationDays?: (number | null) | undefined;
  warrantyMonths?: (number | null) | undefined;
  /** The last day on which the bid stands; after today. */
  validUntil?: (string | null) | undefined;
  /** Takes payment on an invoice at closing. */
  acceptsAtClosing?: boolean | undefined;
  /** Every condition once; without lines the bid covers all of them. */
  lines?: BidLineInput[] | undefined;
};
export type PaymentTiming = 'upfront' | 'at_closing';
export type AcceptBidInput = {
  paymentTiming: PaymentTiming;
  /** The conditions that the bid leaves out, each confirmed by its id. */
  acknowledgedGaps?: string[] | undefined;
  /** The finish date of the bid, where it is after the last day that is safe for the closing. */
  acknowledgedFinishDate?: (string | null) | undefined;
  /** Who settles the closing, where the bid is paid at closing and that is known already. */
  settlementAgent?: (SettlementAgentInput | null) | undefined;
};
export type RejectBidInput = {
  /** Shown to the contractor. */
  reason?: (string | null) | undefined;
};
export type CalendarLinkView = {
  /** Since when there is a link; null: there is none. */
  createdAt: string | null;
  /** When a calendar last asked, to the hour. */
  lastReadAt: string | null;
};
export type NewCalendarLink = {
  /** Since when there is a link; null: there is none. */
  createdAt: string | null;
  /** When a calendar last asked, to the hour. */
  lastReadAt: string | null;
  /** For a calendar to subscribe to. It is shown this once: only its hash is kept. */
  url: string;
};
export type ChangeLineView = {
  kind: 'price' | 'add' | 'drop';
  /** Null for a new one that is not agreed. */
  conditionId: string | null;
  conditionNumber: number | null;
  title: string;
  /** What it adds to the price; below zero when it becomes cheaper. */
  amountDeltaCents: number;
  note: string | null;
};
export type ChangeOrderView = {
  id: string;
  projectId: string;
  number: number;
  state: 'proposed' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed';
  proposedBy: 'owner' | 'awarded_contractor';
  proposerName: string;
  reason: string;
  /** What it adds to the price; below zero when it becomes cheaper. */
  amountDeltaCents: number;
  /** Days of work more, or fewer. */
  days: number;
  lines: ChangeLineView[];
  /** Agreeing to it lets the work end too late for the closing; only while it is proposed. */
  endangersClosing: boolean;
  proposedAt: string;
  /** Until when the other side can answer; then it ends, and what was agreed before holds. */
  answerDueAt: string | null;
  answeredAt: string | null;
  answeredByName: string | null;
  answerReason: string | null;
  /** What ended it without an answer. */
  lapseCause: ('cancelled' | 'disputed' | 'unanswered') | null;
  /** What the reader may do now. */
  actions: ('accept' | 'decline' | 'withdraw' | 'lapse')[];
};
export type AcceptChange = {
  /** The owner knows that the work then ends too late for the closing. */
  acknowledgesLate?: boolean | undefined;
};
export type DeclineChange = {
  reason?: (string | null) | undefined;
};
export type ConditionView = {
  id: string;
  /** Its number in the project, from 1. */
  number: number;
  title: string;
  source: 'appraisal' | 'inspection' | 'lender' | 'owner';
  kind: 'repair' | 'inspection' | 'completion';
  /** The report's own words. */
  quote: string | null;
  /** The page of the report. */
  page: number | null;
  category:
    | 'electrical'
    | 'plumbing'
    | 'roofing'
    | 'flooring'
    | 'painting'
    | 'drywall'
    | 'windows'
    | 'doors'
    | 'hvac'
    | 'landscaping'
    | 'other';
  /** What the repair request that it came from calls it. */
  intakeCategory: IntakeCategory | null;
  /** Where in the property. */
  location: string;
  /** What is required. */
  scope: string;
  responsibleParty: 'buyer' | 'seller' | 'either';
  estimatedCostCents: number | null;
  /** What proves it. */
  evidence: (
    | 'photo_before'
    | 'photo_after'
    | 'invoice_paid_corrected_with_license'
    | 'licensed_trade_statement'
    | 'permit_and_final'
    | 'specialist_report'
    | 'engineer_report_sealed'
    | 'laboratory_or_test_result'
    | 'wood_destroying_insect_report'
    | 'lead_safe_firm_record'
  )[];
  /** What still has to be handed in. */
  missingEvidence: (
    | 'photo_before'
    | 'photo_after'
    | 'invoice_paid_corrected_with_license'
    | 'licensed_trade_statement'
    | 'permit_and_final'
    | 'specialist_report'
    | 'engineer_report_sealed'
    | 'laboratory_or_test_result'
    | 'wood_destroying_insect_report'
    | 'lead_safe_firm_record'
  )[];
  state: 'open' | 'awarded' | 'left_out' | 'in_work' | 'evidenced' | 'accepted' | 'returned' | 'cleared';
  /** The accepted bid's price of this line. */
  awardedAmountCents: number | null;
  returnReason: string | null;
  returnedAt: string | null;
  evidenceFiles: FileView[];
  /** What the reader may do now. */
  actions: ('award' | 'leave_out' | 'start' | 'prove' | 'accept' | 'take_back' | 'return' | 'clear' | 'drop')[];
  /** Goes into If-Match. */
  version: number;
};
export type ConditionSource = 'appraisal' | 'inspection' | 'lender' | 'owner';
export type ConditionEdit = {
  title?: string | undefined;
  /** owner when left out. */
  source?: ConditionSource | undefined;
  /** repair when left out. */
  kind?: ConditionKind | undefined;
  /** The report's own words. */
  quote?: (string | null) | undefined;
  page?: (number | null) | undefined;
  category?: ProjectCategory | undefined;
  location?: string | undefined;
  scope?: string | undefined;
  /** either when left out. */
  responsibleParty?: ResponsibleParty | undefined;
  estimatedCostCents?: (number | null) | undefined;
  /** What its kind needs when left out or empty. */
  evidence?:
    | (
        | 'photo_before'
        | 'photo_after'
        | 'invoice_paid_corrected_with_license'
        | 'licensed_trade_statement'
        | 'permit_and_final'
        | 'specialist_report'
        | 'engineer_report_sealed'
        | 'laboratory_or_test_result'
        | 'wood_destroying_insect_report'
        | 'lead_safe_firm_record'
      )[]
    | undefined;
};
export type ClearCondition = {
  /** The lender's or inspector's word. */
  note?: string | undefined;
};
export type ReturnCondition = {
  reason: string;
};
export type ContractorSummary = {
  /** The contractor's user id. */
  id: string;
  /** First name and last initial for whoever is not signed in. */
  name: string;
  company: string | null;
  trades: (
    | 'electrical'
    | 'plumbing'
    | 'roofing'
    | 'flooring'
    | 'painting'
    | 'drywall'
    | 'windows'
    | 'doors'
    | 'hvac'
    | 'landscaping'
    | 'other'
  )[];
  city: string;
  state: string;
  zip: string;
  /** From the ZIP that was searched around. */
  distanceMiles: number | null;
  serviceRadiusMiles: number;
  experienceYears: number;
  /** Mean of the reviews, null without any. */
  rating: number | null;
  reviewCount: number;
  licensed: boolean;
  insured: boolean;
  backgroundChecked: boolean;
  /** All papers in force, cover and experience as required. */
  verified: boolean;
  memberSince: string;
};
export type ContractorPage = {
  items: ContractorSummary[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type ContractorSort = 'newest' | 'rating' | 'name' | 'location';
export type ContractorScope = 'all' | 'favorites';
export type PaperView = {
  kind: 'license' | 'insurance' | 'background_check';
  state: 'missing' | 'submitted' | 'approved' | 'rejected' | 'expiring' | 'expired';
  /** When staff approved it. */
  checkedAt: string | null;
  expiresOn: string | null;
  /** For staff. */
  notes: string | null;
};
export type ContractorProfile = {
  /** The contractor's user id. */
  id: string;
  /** First name and last initial for whoever is not signed in. */
  name: string;
  company: string | null;
  trades: (
    | 'electrical'
    | 'plumbing'
    | 'roofing'
    | 'flooring'
    | 'painting'
    | 'drywall'
    | 'windows'
    | 'doors'
    | 'hvac'
    | 'landscaping'
    | 'other'
  )[];
  city: string;
  state: string;
  zip: string;
  /** From the ZIP that was searched around. */
  distanceMiles: number | null;
  serviceRadiusMiles: number;
  experienceYears: number;
  /** Mean of the reviews, null without any. */
  rating: number | null;
  reviewCount: number;
  licensed: boolean;
  insured: boolean;
  backgroundChecked: boolean;
  /** All papers in force, cover and experience as required. */
  verified: boolean;
  memberSince: string;
  about: string | null;
  licenseNumber: string | null;
  insuranceProvider: string | null;
  liabilityCoverCents: number;
  insuranceExpiresOn: string | null;
  /** What is missing to be verified. */
  verificationGaps: ('license' | 'insurance' | 'background_check' | 'liability_cover' | 'experience')[];
  /** VER-01: where a license is in force today; a bid is taken in these states alone. */
  licensedStates: string[];
  /** Approved ones; all of them for the contractor itself and for staff. */
  papers: PaperView[];
  record: ContractorRecordView;
};
export type ContractorProfileEdit = {
  trades?:
    | (
        | 'electrical'
        | 'plumbing'
        | 'roofing'
        | 'flooring'
        | 'painting'
        | 'drywall'
        | 'windows'
        | 'doors'
        | 'hvac'
        | 'landscaping'
        | 'other'
      )[]
    | undefined;
  about?: (string | null) | undefined;
  zip?: string | undefined;
  serviceRadiusMiles?: number | undefined;
  experienceYears?: number | undefined;
};
export type ReviewView = {
  id: string;
  /** Who wrote it: the client, or the contractor. */
  side: 'client' | 'contractor';
  /** A client by first name and last initial. */
  authorName: string;
  /** The trade of the project. */
  category:
    | 'electrical'
    | 'plumbing'
    | 'roofing'
    | 'flooring'
    | 'painting'
    | 'drywall'
    | 'windows'
    | 'doors'
    | 'hvac'
    | 'landscaping'
    | 'other';
  rating: number;
  /** Null once its author has left. */
  body: string | null;
  writtenAt: string;
  /** Null while it is sealed. */
  publishedAt: string | null;
  answer: string | null;
  answeredAt: string | null;
  /** Whether it is the reader’s to answer, once. */
  canAnswer: boolean;
  /** Whether the reader may report it to staff and has not yet. */
  canReport: boolean;
  /** Whether staff have hidden it: only its author and staff still read it. */
  isHidden: boolean;
};
export type ReviewPage = {
  items: ReviewView[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type ShownPhoto = {
  thumbnailUrl: DocumentAddress;
  url: DocumentAddress;
};
export type FinishedWork = {
  id: string;
  category:
    | 'electrical'
    | 'plumbing'
    | 'roofing'
    | 'flooring'
    | 'painting'
    | 'drywall'
    | 'windows'
    | 'doors'
    | 'hvac'
    | 'landscaping'
    | 'other';
  completedOn: string;
  before: ShownPhoto;
  after: ShownPhoto;
};
export type FinishedWorkList = {
  /** Newest first. */
  items: FinishedWork[];
  /** Always null: the list is whole. */
  nextCursor: string | null;
};
export type ConversationReaderSide = 'client' | 'contractor' | 'staff';
export type ConversationSide = 'client' | 'contractor';
export type ConversationRight = 'owner' | 'decide' | 'view' | 'contractor';
export type ConversationMember = {
  userId: string;
  name: string;
  side: ConversationSide;
  right: ConversationRight;
  /** The last message that this person has read. */
  readSequence: number;
  /** The reader has blocked this person. */
  isBlocked: boolean;
};
export type QuickReplyId =
  | 'yes'
  | 'no'
  | 'thanks'
  | 'call_not_needed'
  | 'arriving'
  | 'on_my_way'
  | 'running_late'
  | 'access_needed'
  | 'photo_needed'
  | 'report_page_needed'
  | 'utilities_asked'
  | 'materials_ordered'
  | 'work_done_by'
  | 'photos_added'
  | 'access_open'
  | 'somebody_home'
  | 'house_vacant'
  | 'utilities_on'
  | 'utilities_off'
  | 'start_asked'
  | 'finish_needed_by'
  | 'materials_included_asked'
  | 'reinspection_on';
export type QuickReplyView = {
  id: QuickReplyId;
  /** Plain dates, times (HH:MM) and minutes, by the names of the form; each reader sees them in its own language. */
  values: {
    [key: string]: string | number;
  };
};
export type MessageFileView = {
  id: string;
  /** The name it was uploaded under, without path or control characters. */
  name: string;
  /** By its bytes, not by its name. */
  contentType: string;
  sizeBytes: number;
  url: DocumentAddress;
  /** Of pictures only. */
  thumbnailUrl: DocumentAddress | null;
};
export type MessageState = 'sent' | 'hidden' | 'erased';
export type MessageView = {
  id: string;
  conversationId: string;
  /** Grows by one within its conversation, without gaps. */
  sequence: number;
  /** Made by whoever sent it. */
  clientId: string;
  authorId: string;
  authorName: string;
  side: ConversationSide;
  /** Empty with a quick reply or files alone, and when the words were hidden or erased. */
  body: string;
  reply: QuickReplyView | null;
  files: MessageFileView[];
  sentAt: string;
  state: MessageState;
};
export type ConversationView = {
  id: string;
  projectId: string;
  projectTitle: string;
  /** Its street for whoever may know it, else its place. */
  house: string;
  /** Without the street for a contractor whose bid is not accepted. */
  addressLine: string;
  projectStatus: 'open' | 'in_progress' | 'completed' | 'cancelled';
  /** While the project is in progress. */
  work: ('not_started' | 'started' | 'submitted' | 'changes_requested' | 'disputed') | null;
  contractorId: string;
  /** This contractor has the job. */
  isAwarded: boolean;
  /** As what the reader reads it. */
  side: ConversationReaderSide;
  /** The owner first, the contractor last. */
  members: ConversationMember[];
  lastMessage: MessageView | null;
  lastSequence: number;
  /** Of the last message, or of the beginning. */
  lastAt: string;
  /** The last message that the reader has read. */
  readSequence: number;
  unread: number;
  /** The reader is told of no message in it. */
  isMuted: boolean;
  /** Why the reader may not write; null when it may. */
  closedReason: ('staff' | 'viewer' | 'account_ended' | 'silenced' | 'ended' | 'bid_ended' | 'blocked') | null;
};
export type ConversationPage = {
  items: ConversationView[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type UnreadMessages = {
  /** Over all conversations. */
  count: number;
  /** Grows with every change of the count. */
  revision: number;
};
export type MessageFileForm = {
  file: Blob;
};
export type MessagePage = {
  /** Newest first. */
  items: MessageView[];
  /** To what is older; null at the beginning. */
  nextCursor: string | null;
  /** To what is newer; null at the end. */
  previousCursor: string | null;
};
export type SentQuickReply = {
  id: QuickReplyId;
  /** Plain dates, times (HH:MM) and minutes, by the names of the form; each reader sees them in its own language. */
  values: {
    [key: string]: string | number;
  };
};
export type SendMessage = {
  /** Made by whoever sends: the same one again is the same message. */
  clientId: string;
  /** Words or a quick reply, not both; files may come alone. */
  body?: string | undefined;
  reply?: SentQuickReply | undefined;
  /** Uploaded to this conversation before. */
  fileIds?: string[] | undefined;
};
export type MuteConversation = {
  muted: boolean;
};
export type ReadConversation = {
  /** The last message that was read; never goes backwards. */
  sequence: number;
};
export type RecordedFile = {
  id: string;
  /** SHA-256 of its bytes as they can be downloaded, in base64url. */
  sha256: string;
  /** Null once it went with the account of whoever sent it. */
  name: string | null;
};
export type RecordedMessage = {
  sequence: number;
  authorId: string;
  authorName: string;
  side: ConversationSide;
  sentAt: string;
  state: MessageState;
  /** Null when it is hidden from the reader, or erased. */
  body: string | null;
  /** Base64url. */
  salt: string | null;
  reply: QuickReplyView | null;
  files: RecordedFile[];
  /** SHA-256 of the salt and the words. */
  bodyDigest: string;
  /** SHA-256 of the hash before (32 zero bytes at the beginning) and the JSON, its keys in order, of conversationId, sequence, authorId, side, sentAt, reply, attachments (id and sha256 of each file) and bodyDigest. */
  hash: string;
};
export type ConversationRecord = {
  conversationId: string;
  projectId: string;
  projectTitle: string;
  madeAt: string;
  /** Oldest first. */
  messages: RecordedMessage[];
  /** The last message of the whole conversation: ask for what comes after the last one here. */
  lastSequence: number;
  /** Of the last message of the whole conversation. */
  lastHash: string;
  /** What is not as it was sent, in the whole conversation; empty when all is well. */
  faults: string[];
};
export type DashboardNeed = {
  kind:
    | 'answer_offer'
    | 'answer_dispute'
    | 'answer_no_show'
    | 'review'
    | 'pay'
    | 'pay_approved'
    | 'name_agent'
    | 'pay_rest'
    | 'answer_change'
    | 'answer_early_start'
    | 'check_start'
    | 'choose_bid'
    | 'returned'
    | 'start'
    | 'prove'
    | 'hand_in'
    | 'submit'
    | 'set_up_payouts'
    | 'post_left_out'
    | 'clear'
    | 'answer_request'
    | 'decide_request'
    | 'answer_invitation'
    | 'verification'
    | 'renew_papers';
  projectId: string | null;
  /** A repair request of the reader’s. */
  requestId: string | null;
  projectTitle: string | null;
  /** Its street for whoever may know it, else its place. Also of a repair request. */
  house: string | null;
  /** Whose house it is, as far as the reader is told. */
  clientName: string | null;
  /** How many: bids to choose from, conditions to prove … */
  count: number;
  /** Of a payment: what the client can pay now. */
  amountCents: number | null;
  closingDate: string | null;
  /** The agreed day, where nobody has begun. */
  startDate: string | null;
  /** Of an invoice whose closing fell through: the day by which it is to be paid. */
  dueOn: string | null;
  /** Where silence is an answer, too. */
  answerDueAt: string | null;
  /** Where the house is: its days and hours are those of the dates here. Null without a project. */
  usState: string | null;
};
export type MonthEarnings = {
  month: string;
  /** With the fee. */
  totalCents: number;
  feeCents: number;
  /** What arrived. */
  payoutCents: number;
};
export type DashboardMoney = {
  heldCents: number;
  dueCents: number;
  releasedCents: number;
  /** What arrived at the contractor, after the fee. */
  earningsCents: number;
  /** Of a client: released to contractors in the last 30 days. */
  releasedLatelyCents: number;
  /** Of a contractor: what is still to arrive for agreed work, after the fee. */
  expectedCents: number;
  /** Of a contractor: the last twelve months of its own calendar, the oldest first. */
  months: MonthEarnings[];
};
export type ConditionStateEntry = {
  number: number;
  state: 'open' | 'awarded' | 'left_out' | 'in_work' | 'evidenced' | 'accepted' | 'returned' | 'cleared';
};
export type OwnBid = {
  id: string;
  status: 'pending' | 'accepted' | 'rejected' | 'withdrawn';
  amountCents: number;
};
export type TurnView = {
  side: 'client' | 'contractor' | 'staff' | 'settlement_agent';
  act:
    | 'answer_offer'
    | 'answer_dispute'
    | 'answer_no_show'
    | 'review'
    | 'pay'
    | 'pay_approved'
    | 'name_agent'
    | 'pay_rest'
    | 'answer_change'
    | 'answer_early_start'
    | 'check_start'
    | 'choose_bid'
    | 'returned'
    | 'start'
    | 'prove'
    | 'hand_in'
    | 'submit'
    | 'set_up_payouts'
    | 'post_left_out'
    | 'clear'
    | 'rule'
    | 'confirm_ruling'
    | 'decide_no_show'
    | 'see_to_payment';
  /** How many: bids to choose from, conditions to prove … */
  count: number;
};
export type ProjectSummary = {
  id: string;
  title: string;
  category:
    | 'electrical'
    | 'plumbing'
    | 'roofing'
    | 'flooring'
    | 'painting'
    | 'drywall'
    | 'windows'
    | 'doors'
    | 'hvac'
    | 'landscaping'
    | 'other';
  priority: 'low' | 'normal' | 'high' | 'urgent';
  status: 'open' | 'in_progress' | 'completed' | 'cancelled';
  /** How far the work is while the status is in_progress. */
  work: ('not_started' | 'started' | 'submitted' | 'changes_requested' | 'disputed') | null;
  city: string;
  state: string;
  zip: string;
  /** Null also where the reader may not see it. */
  address: string | null;
  /** Whose house it is, for the parties; null also where the reader is the client. */
  clientName: string | null;
  /** For the parties null also once that closing fell through. */
  closingDate: string | null;
  loanProgram: ('conventional' | 'fha' | 'va' | 'usda' | 'cash') | null;
  budgetCents: number | null;
  maxBudgetCents: number | null;
  conditionCount: number;
  conditionStates: ConditionStateEntry[];
  /** The trades that its conditions need. */
  categories: (
    | 'electrical'
    | 'plumbing'
    | 'roofing'
    | 'flooring'
    | 'painting'
    | 'drywall'
    | 'windows'
    | 'doors'
    | 'hvac'
    | 'landscaping'
    | 'other'
  )[];
  /** For the owner and staff. */
  bidCount: number | null;
  /** The reader's own bid. */
  myBid: OwnBid | null;
  /** From the ZIP that was searched around. */
  distanceMiles: number | null;
  /** For the parties, once a bid is accepted. */
  heldCents: number | null;
  /** What the client can pay now. For the parties, once a bid is accepted. */
  dueCents: number | null;
  /** Paid from a bank account and not through yet. For the parties, once a bid is accepted. */
  onItsWayCents: number | null;
  contractorName: string | null;
  /** Something waits for the reader. */
  needsMe: boolean;
  /** What is due, and whose it is: the client’s first. For the parties. */
  turns: TurnView[];
  postedAt: string;
  /** When the first bid is promised by. */
  firstBidDueAt: string;
  /** How that promise stands; null when the project ended before it was due, and once it is kept for whoever may not know of bids. */
  promiseState: ('running' | 'kept' | 'late') | null;
  coverPhotoUrl: DocumentAddress | null;
};
export type DashboardCounts = {
  open: number;
  inProgress: number;
  completed: number;
  /** Bids that wait for a word, made by or made to the reader. */
  pendingBids: number;
};
export type DashboardView = {
  /** The most urgent first. */
  needsMe: DashboardNeed[];
  money: DashboardMoney;
  /** Closing within 30 days, the soonest first. */
  closings: ProjectSummary[];
  counts: DashboardCounts;
};
export type DemoLogin = {
  email: string;
  /** First and last name. */
  name: string;
  role: Role;
  password: string;
  /** The code of this half minute, for an account with a second factor. */
  totp: string | null;
};
export type DemoLoginList = {
  /** Empty where there is no demo data. */
  items: DemoLogin[];
};
export type MakeOffer = {
  /** What the contractor gets of what is at stake, the service fee included; the rest is the client’s. */
  contractorCents: number;
};
export type AddStatement = {
  text: string;
};
export type Favorite = {
  contractorId: string;
  since: string;
};
export type FavoriteList = {
  /** Newest first. */
  items: Favorite[];
  /** Always null: the list is whole. */
  nextCursor: string | null;
};
export type FileSize = 'full' | 'thumbnail';
export type LiveResponse = {
  status: 'ok';
};
export type DependencyResponse = {
  name: string;
  status: 'up' | 'down' | 'degraded';
};
export type MailStandingResponse = {
  /** Mails that wait longer than 15 minutes. */
  waiting: number;
  /** Mails that are not tried any more. */
  failed: number;
};
export type ReadyResponse = {
  status: 'ready' | 'not_ready';
  dependencies: DependencyResponse[];
  /** Null where it cannot be said. It makes nothing unready: a mail server that is down stops no request. */
  mail: MailStandingResponse | null;
};
export type SubmittedIntake = {
  /** What people call the request by. */
  reference: string;
  /** Where the link goes. */
  email: string;
  submittedAt: string;
  /** A person reviews it by then. */
  reviewDueAt: string;
  repairs: number;
  /** A report came with it. */
  hasAppraisal: boolean;
};
export type SubmitIntakeForm = {
  /** The request as JSON. Faults are named by the paths in it, such as `repairs.0.description`. */
  request: string;
  /** Leave it empty. */
  website?: string | undefined;
  /** How long somebody had the form before it was sent. */
  seconds?: number | undefined;
  /** PDF, DOC, DOCX, JPG, PNG or HEIC. */
  appraisal?: Blob | undefined;
};
export type ReadingOutcome =
  | 'read'
  | 'partly'
  | 'scanned'
  | 'unreadable_text'
  | 'encrypted'
  | 'damaged'
  | 'too_long'
  | 'timed_out'
  | 'busy'
  | 'unsupported';
export type ReportLayout = 'urar_legacy' | 'urar_36' | 'home_inspection' | 'condition_sheet' | 'letter' | 'unknown';
export type ReadField =
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
  | 'yearBuilt'
  | 'buyers'
  | 'sellers'
  | 'contractDate'
  | 'inspectionDate'
  | 'effectiveDate'
  | 'completionDeadline'
  | 'lender'
  | 'loanProgram'
  | 'caseNumber';
export type ReadValueView = {
  field: ReadField;
  /** As the field of the request takes it. */
  value: string;
  page: number;
  quote: string;
};
export type ReadRepairView = {
  title: string;
  category: IntakeCategory;
  kind: ConditionKind;
  location: string | null;
  /** The report’s own words. */
  quote: string;
  /** From 1, rising. */
  pages: number[];
  estimatedCostCents: number | null;
};
export type ReadingWarning =
  | 'as_is_with_repairs'
  | 'subject_to_without_repairs'
  | 'summary_against_contract'
  | 'signals_disagree'
  | 'total_differs'
  | 'addresses_differ'
  | 'effective_before_inspection'
  | 'several_versions'
  | 'hidden_text';
export type ReadingWarningView = {
  code: ReadingWarning;
  /** From 1, rising. */
  pages: number[];
};
export type AppraisalReadingView = {
  /** A file of which nothing can be read is an outcome too, and can still be sent with the request. */
  outcome: ReadingOutcome;
  layout: ReportLayout;
  /** The language of the report. */
  language: 'en' | 'es';
  pages: number;
  /** From 1, rising. */
  unreadPages: number[];
  values: ReadValueView[];
  valueConditions: ('as_is' | 'repairs' | 'completion' | 'inspection')[];
  repairs: ReadRepairView[];
  warnings: ReadingWarningView[];
};
export type AppraisalFileForm = {
  /** PDF, DOC, DOCX, JPG, PNG or HEIC. */
  file: Blob;
};
export type IntakeActor = 'staff' | 'submitter' | 'contractor' | 'inspector' | 'settlement_agent';
export type OwnIntakeRow = {
  id: string;
  reference: string;
  state: IntakeState;
  submittedAt: string;
  /** The promise: a day after it was sent. */
  reviewDueAt: string;
  address: string;
  city: string;
  usState:
    | 'AL'
    | 'AK'
    | 'AS'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'GU'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'MP'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'PR'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VI'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  zip: string;
  closingDate: string | null;
  repairs: number;
  nextActor: IntakeActor | null;
};
export type OwnIntakePage = {
  items: OwnIntakeRow[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type IntakeStepName = 'submitted' | 'reviewed' | 'offer' | 'work' | 'reinspection' | 'invoiced';
export type IntakeStepStanding = 'done' | 'current' | 'ahead';
export type IntakeStepView = {
  step: IntakeStepName;
  standing: IntakeStepStanding;
  startedAt: string | null;
  doneAt: string | null;
  /** Of a review that has not begun: 24 hours after the request was sent. */
  dueAt: string | null;
};
export type OwnIntakeRequest = {
  yearBuilt: number | null;
  buyers: string | null;
  sellers: string | null;
  listingAgent: string | null;
  buyersAgent: string | null;
  settlementAgent: IntakeSettlementAgentView | null;
  contractDate: string | null;
  inspectionDate: string | null;
  loanProgram: LoanProgram | null;
  lender: string | null;
  loanOfficer: string | null;
  caseNumber: string | null;
  repairType: string | null;
  description: string | null;
  estimatedBudgetCents: number | null;
  appraisalNotes: string | null;
  completionDeadline: string | null;
  verificationMethod: VerificationMethod | null;
  verificationNote: string | null;
  submitterRole: SubmitterRole | null;
  /** E.164 */
  phone: string;
  address: string;
  city: string;
  state:
    | 'AL'
    | 'AK'
    | 'AS'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'GU'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'MP'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'PR'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VI'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  zip: string;
  closingDate: string | null;
  urgency: Urgency | null;
  fullName: string;
  email: string;
};
export type OwnIntakeRepair = {
  id: string;
  number: number;
  category: IntakeCategory;
  description: string;
  responsibleParty: ResponsibleParty | null;
  estimatedCostCents: number | null;
  title: string | null;
  kind: ConditionKind | null;
  location: string | null;
  quote: string | null;
  page: number | null;
};
export type OwnIntakeQuestion = {
  id: string;
  question: string;
  askedAt: string;
  answer: string | null;
  answeredAt: string | null;
};
export type OwnIntakeOffer = {
  /** Goes back with the answer, so that nobody approves another offer. */
  revision: number;
  sentAt: string;
  message: string | null;
  lines: OwnIntakeOfferLine[];
  /** The sum of the ceilings. */
  totalCents: number;
  answer: IntakeOfferAnswer | null;
  answeredAt: string | null;
  reason: string | null;
};
export type OwnIntakeProject = {
  id: string;
  title: string;
  status: ProjectStatus;
  work: WorkState | null;
};
export type OwnIntakeReinspection = {
  scheduledOn: string;
  inspectorName: string;
  inspectorCompany: string | null;
  result: ReinspectionResult | null;
  notes: string | null;
  recordedAt: string | null;
};
export type IntakeView = {
  id: string;
  reference: string;
  state: IntakeState;
  /** Who has to do something next. */
  nextActor: IntakeActor | null;
  submittedAt: string;
  reviewDueAt: string;
  reviewedAt: string | null;
  /** It stands in an account. */
  isInAccount: boolean;
  /** INT-08, in order. One that was declined ends with its review. */
  steps: IntakeStepView[];
  /** Why it was declined, in the words of staff. */
  declineReason: string | null;
  request: OwnIntakeRequest;
  repairs: OwnIntakeRepair[];
  /** The oldest first. */
  questions: OwnIntakeQuestion[];
  /** The latest. */
  offer: OwnIntakeOffer | null;
  files: OwnIntakeFile[];
  projects: OwnIntakeProject[];
  /** The latest. */
  reinspection: OwnIntakeReinspection | null;
};
export type AnswerIntakeQuestion = {
  answer: string;
};
export type ApproveIntakeOffer = {
  /** Of the offer that was read. */
  revision: number;
};
export type RefuseIntakeOffer = {
  /** Of the offer that was read. */
  revision: number;
  reason: string;
};
export type RenewIntakeLink = {
  email: string;
  reference: string;
};
export type OpenedInvoice = {
  state: 'draft' | 'issued' | 'viewed' | 'overdue' | 'paid' | 'void';
  payer: 'settlement_agent' | 'client';
  /** Null in a draft. */
  number: string | null;
  /** Of a draft: what the agreed price is now. */
  amountCents: number;
  /** Payable now: 0 until the client has approved the work. */
  dueCents: number;
  /** The client has approved the work. */
  isApproved: boolean;
  /** A bank payment is on its way. */
  isProcessing: boolean;
  dueOn: string | null;
  issuedAt: string | null;
  paidAt: string | null;
  voidReason: ('project_cancelled' | 'replaced' | 'closing_fell_through') | null;
  /** What the link is good for: only an open one pays. Of one that was turned off nothing is shown. */
  link: 'open' | 'void' | 'not_yours' | 'turned_off';
  workTitle: string | null;
  property: string | null;
  payeeName: string | null;
  /** Whose side of the closing is debited. */
  clientName: string | null;
  clientRole: ('buyer' | 'seller') | null;
  /** What to write on the payment; null where nothing is to be paid. */
  remittance: string | null;
  /** In which language the letter with the link was written. */
  locale: Locale;
  agentName: string | null;
  agentCompany: string | null;
  fileNumber: string | null;
};
export type InvoiceLink = {
  /** What stands in the link behind the #. */
  token: string;
};
export type PaymentIntentView = {
  paymentId: string;
  /** Lets this page, and nobody else, confirm this one payment. */
  clientSecret: string;
  amountCents: number;
  projectId: string;
};
export type MessageFileSize = 'full' | 'thumbnail';
export type ReportContent = {
  reason: string;
};
export type NotificationType =
  | 'project_posted'
  | 'saved_search_match'
  | 'promise_reminder'
  | 'promise_late'
  | 'promise_late_staff'
  | 'project_edited'
  | 'bid_received'
  | 'bid_edited'
  | 'bid_accepted'
  | 'bid_rejected'
  | 'bid_withdrawn'
  | 'bid_expired'
  | 'bid_papers_expired'
  | 'bid_account_ended'
  | 'payment_held'
  | 'payment_failed'
  | 'work_started'
  | 'work_submitted'
  | 'condition_returned'
  | 'condition_accepted'
  | 'condition_taken_back'
  | 'condition_corrected'
  | 'changes_requested'
  | 'reinspection_failed'
  | 'project_approved'
  | 'project_cancelled'
  | 'no_show_reported'
  | 'no_show_contested'
  | 'no_show_answered'
  | 'no_show_upheld'
  | 'no_show_excused'
  | 'project_disputed'
  | 'review_due'
  | 'dispute_answered'
  | 'dispute_offered'
  | 'dispute_settled'
  | 'dispute_withdrawal_asked'
  | 'dispute_withdrawn'
  | 'dispute_answer_due'
  | 'dispute_due'
  | 'clock_too_late'
  | 'dispute_ruling_proposed'
  | 'dispute_ruling_refused'
  | 'dispute_ruled'
  | 'early_start_asked'
  | 'early_start_refused'
  | 'early_start_allowed'
  | 'change_proposed'
  | 'change_accepted'
  | 'change_declined'
  | 'change_withdrawn'
  | 'change_lapsed'
  | 'party_joined'
  | 'party_left'
  | 'party_changed'
  | 'party_removed'
  | 'payment_released'
  | 'payment_refunded'
  | 'payment_charged_back'
  | 'payment_charge_back_won'
  | 'payment_charge_back_lost'
  | 'payout_setup_reminder'
  | 'payout_setup_overdue'
  | 'payment_long_held'
  | 'invoice_issued'
  | 'invoice_overdue'
  | 'closing_fell_through'
  | 'invoice_declined'
  | 'question_asked'
  | 'question_answered'
  | 'question_reported'
  | 'message_reported'
  | 'person_reported'
  | 'review_received'
  | 'review_published'
  | 'review_answered'
  | 'review_reported'
  | 'words_hidden'
  | 'words_shown'
  | 'report_hidden'
  | 'report_kept'
  | 'bid_invited'
  | 'message_received'
  | 'paper_expiring'
  | 'paper_expired'
  | 'paper_submitted'
  | 'paper_approved'
  | 'paper_rejected'
  | 'intake_submitted'
  | 'intake_answered'
  | 'intake_review_due'
  | 'intake_review_late'
  | 'intake_offer_approved'
  | 'intake_offer_refused'
  | 'intake_work_done'
  | 'intake_work_cancelled'
  | 'intake_reinspection_failed'
  | 'intake_question_asked'
  | 'intake_offer_sent'
  | 'intake_declined'
  | 'intake_scheduled'
  | 'intake_reinspected'
  | 'file_sweep_stopped';
export type NotificationTopic = 'bids' | 'work' | 'money' | 'messages' | 'reviews' | 'papers' | 'requests';
export type SaidInMessage = {
  /** By what the reader knows who wrote it. */
  by: string;
  /** The first words of it. */
  words: string;
};
export type NotificationResponse = {
  id: string;
  /** Grows with each notification of this person. */
  sequence: number;
  type: NotificationType;
  topic: NotificationTopic;
  /** In the reader's language. */
  title: string;
  /** What it is about, as far as the reader may know: the house, the client, the work. */
  about?: string | undefined;
  /** In the reader's language. */
  message: string;
  /** Of a message, where it can still be read. */
  said?: SaidInMessage | undefined;
  /** Of an unread one: what it asks for is done, whoever did it. Absent otherwise. */
  isOver?: boolean | undefined;
  isRead: boolean;
  createdAt: string;
  /** Relative, without the area's prefix. */
  actionUrl?: string | undefined;
};
export type JoinedProject = {
  projectId: string;
  projectTitle: string;
  right: 'view' | 'decide';
};
export type AcceptPartyInput = {
  token: string;
};
export type PartyView = {
  id: string;
  projectId: string;
  email: string;
  /** Of the account once it accepted; before that as the inviter wrote it. */
  name: string | null;
  role: 'buyer' | 'seller' | 'agent';
  right: 'view' | 'decide';
  state: 'pending' | 'accepted';
  invitedAt: string;
  /** Until when the last link that was sent can be accepted. */
  expiresAt: string;
  acceptedAt: string | null;
  /** Whether this is the reader, who may leave. */
  isMe: boolean;
};
export type PartyRight = 'view' | 'decide';
export type PartyEdit = {
  right?: PartyRight | undefined;
  /** true: sends the invitation again, with a new link; the one before stops working. */
  resend?: boolean | undefined;
};
export type PaymentStanding =
  | 'unfinished'
  | 'on_its_way'
  | 'declined'
  | 'canceled'
  | 'held'
  | 'frozen'
  | 'releasing'
  | 'released'
  | 'refunding'
  | 'refunded'
  | 'splitting'
  | 'split'
  | 'taken_back';
export type ClosingInvoice = {
  /** From whom the money is to come. */
  payer: 'settlement_agent' | 'client' | 'unnamed' | 'declined';
  /** Null in a draft. */
  dueOn: string | null;
  /** When the closing that should have paid it fell through: its day is nobody’s day any more. */
  fellThroughAt: string | null;
};
export type PaymentTimelineEntry = {
  at: string;
  kind:
    | 'declined'
    | 'paid'
    | 'on_its_way'
    | 'held'
    | 'approved'
    | 'released'
    | 'refunded'
    | 'refund_failed'
    | 'disputed'
    | 'dispute_over'
    | 'split'
    | 'frozen'
    | 'unfrozen'
    | 'charged_back'
    | 'charge_back_won'
    | 'charge_back_lost'
    | 'reversed';
  amountCents: number | null;
};
export type PaymentSummary = {
  id: string;
  projectId: string;
  state:
    | 'requires_payment'
    | 'processing'
    | 'funded'
    | 'in_progress'
    | 'submitted'
    | 'releasing'
    | 'released'
    | 'refunding'
    | 'refunded'
    | 'splitting'
    | 'partially_refunded'
    | 'disputed'
    | 'charged_back'
    | 'charge_lost'
    | 'partly_reversed';
  /** What the accepted bid comes to. */
  totalCents: number;
  /** Held now, until the client approves. */
  heldCents: number;
  /** Still to be paid by the client; nothing while a payment is on its way. */
  dueCents: number;
  /** Paid from a bank account and not through yet: it takes days. */
  onItsWayCents: number;
  paidCents: number;
  refundedCents: number;
  releasedCents: number;
  /** What came back from the contractor after the release, because staff asked. */
  reversedCents: number;
  /** What banks took back for good. */
  chargedBackCents: number;
  /** The service fee, deducted from the payment to the contractor; once released, as far as a bank left it. */
  feeCents: number;
  /** What the contractor receives; once released, as far as neither a bank nor staff took it back. */
  payoutCents: number;
  paymentTiming: 'upfront' | 'at_closing';
  /** Null where the money is held from the start, and once the invoice is void. */
  closing: ClosingInvoice | null;
  /** Staff must look at it. */
  attention: boolean;
  /** Oldest first. */
  timeline: PaymentTimelineEntry[];
};
export type PaymentView = {
  id: string;
  projectId: string;
  projectTitle: string;
  /** Its street for whoever may know it, else its place. */
  house: string;
  amountCents: number;
  /** Of this payment, as far as it has left us. */
  refundedCents: number;
  status: ChargeStatus;
  /** What became of it: held until the client approves, then released, or refunded. */
  standing: PaymentStanding;
  method: PaymentMethod;
  bankName: string | null;
  cardBrand: string | null;
  /** Of the card, or of the bank account. */
  cardLast4: string | null;
  declineCode: string | null;
  createdAt: string;
  /** Since when it is held; then it has a receipt. */
  paidAt: string | null;
  /** Whether the status is the provider’s word: false while the payment is open and the provider does not answer, or was not asked, as in a list. */
  isConfirmed: boolean;
  /** The money of the whole project. */
  project: PaymentSummary;
};
export type PaidProjectView = {
  id: string;
  title: string;
  /** Its street for whoever may know it, else its place. */
  house: string;
};
export type PaymentPage = {
  items: PaymentView[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Every project that there are payments of, to narrow the list by. */
  projects: PaidProjectView[];
};
export type PaymentMode = 'sandbox' | 'live' | 'off';
export type PaymentConfigView = {
  /** sandbox: no real money moves. off: payments are switched off. */
  mode: PaymentMode;
  publishableKey: string | null;
  /** Where the sandbox answers the page; null unless mode is sandbox. */
  sandboxBase: string | null;
  minCents: number;
  feePercent: number;
};
export type CreatePaymentIntent = {
  projectId: string;
  /** All that is due, or a part that leaves at least the minimum to pay. */
  amountCents: number;
};
export type StatementFormat = 'csv' | 'pdf';
export type WebhookReceipt = {
  received: boolean;
};
export type PayoutStatus = 'releasing' | 'settling' | 'waiting_for_setup' | 'released' | 'taken_back' | 'attention';
export type PayoutView = {
  id: string;
  projectId: string;
  projectTitle: string;
  /** Its street for whoever may know it, else its place. */
  house: string;
  /** What the client paid for the work. */
  totalCents: number;
  /** The service fee, out of it, as far as a bank left it. */
  feeCents: number;
  /** Kept for what the contractor owed, because a bank took back what was paid. */
  nettedCents: number;
  /** What is transferred: the total less the fee and what was owed, as far as neither a bank nor staff took it back. */
  amountCents: number;
  /** waiting_for_setup: released once the payout account is set up. settling: the client paid from a bank account, and that money is passed on a few days after it came. taken_back: the client’s bank or staff took it back, and nothing is left of it. */
  status: PayoutStatus;
  /** When it settles, while it is settling. */
  paysFrom: string | null;
  /** When the last of it was transferred so far. */
  releasedAt: string | null;
  /** When the client approved, or a dispute was decided. */
  createdAt: string;
};
export type PayoutOnboarding = 'missing' | 'pending' | 'active';
export type PayoutPage = {
  items: PayoutView[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** The state of the payout account. */
  onboarding: PayoutOnboarding;
};
export type BankPayoutStatus = 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
export type PayoutFailure = 'account_closed' | 'no_account' | 'wrong_holder' | 'not_allowed' | 'other';
export type BankPayoutView = {
  id: string;
  amountCents: number;
  /** The day on which the bank has it, or should have it. */
  arrivesOn: string;
  status: BankPayoutStatus;
  /** Why the bank sent it back. It is then on the payout account again. */
  failure: PayoutFailure | null;
};
export type BankPayoutPage = {
  items: BankPayoutView[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** False: the provider lacks a bank account that takes the money. */
  bankReady: boolean;
};
export type OnboardingLink = {
  /** Works once and for a few minutes. */
  url: string;
};
export type ProjectPage = {
  items: ProjectSummary[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type ProjectScope = 'mine' | 'available';
export type ProjectSort = 'newest' | 'closing' | 'budget' | 'distance';
export type PromiseFilter = 'late';
export type Principal = {
  name: string;
  role: 'buyer' | 'seller';
};
export type ProjectBlocker = {
  event:
    | 'edit'
    | 'accept_bid'
    | 'cancel'
    | 'report_no_show'
    | 'request_early_start'
    | 'refuse_early_start'
    | 'allow_early_start'
    | 'start'
    | 'contest_start'
    | 'submit'
    | 'request_changes'
    | 'review_overdue'
    | 'approve'
    | 'dispute'
    | 'withdraw_dispute'
    | 'resolve_for_contractor'
    | 'resolve_for_client'
    | 'settle_for_contractor'
    | 'settle_for_client';
  guard:
    | 'bid_pending'
    | 'contractor_verified'
    | 'gaps_acknowledged'
    | 'late_finish_acknowledged'
    | 'reason_given'
    | 'funded_or_at_closing'
    | 'start_date_reached'
    | 'start_date_ahead'
    | 'no_show_due'
    | 'early_start_unasked'
    | 'early_start_asked'
    | 'start_contestable'
    | 'no_change_open'
    | 'all_evidenced'
    | 'review_in_time'
    | 'something_returned'
    | 'all_accepted'
    | 'amounts_add_up';
};
export type ProjectLink = {
  id: string;
  title: string;
  status: 'open' | 'in_progress' | 'completed' | 'cancelled';
  /** How many of its conditions are not cleared yet. */
  unclearedCount: number;
};
export type ProjectMoment = {
  entity: 'project' | 'condition' | 'bid' | 'payment';
  event: string;
  at: string;
};
export type EarlyStartRequest = {
  askedAt: string;
  reason: string;
};
export type Agreement = {
  /** What the accepted bid came to. */
  bidCents: number;
  /** What accepted changes added; below zero when they made it cheaper. */
  changesCents: number;
  /** The bid and its changes. */
  totalCents: number;
  startDate: string | null;
  /** The bid's. */
  durationDays: number | null;
  /** Days that changes added. */
  extraDays: number;
  /** The last day of work, changes included. */
  finishDate: string | null;
  /** Days between that day and the last one that is safe for the closing; below zero when it is late. */
  slackDays: number | null;
  /** The client let the work start before the agreed date. */
  startsEarly: boolean;
  /** Null unless one waits for an answer. */
  earlyStartRequest: EarlyStartRequest | null;
  /** Whose change waits for the other side’s answer. */
  changeProposedBy: ('owner' | 'awarded_contractor') | null;
};
export type NoShowView = {
  id: string;
  /** The agreed day. */
  startDate: string;
  reportedAt: string;
  state: 'asked' | 'admitted' | 'contested' | 'upheld' | 'excused';
  /** Whether it counts on the contractor’s record now. */
  counts: boolean;
  /** Null where the work could not have begun, since the money was not held: nothing is asked then. */
  answerDueAt: string | null;
  /** Whether the reader may answer it now. */
  mayAnswer: boolean;
  answer: ('did_not_come' | 'came' | 'agreed_another_day' | 'other') | null;
  words: string | null;
  answeredAt: string | null;
  decisionReason: string | null;
};
export type StaffCancellation = {
  /** Null where it ended with the account of its client. */
  reason: string | null;
};
export type MissingLicense = {
  state: string;
  /** Where the reader is licensed today. */
  licensedStates: string[];
};
export type ProjectDetail = {
  id: string;
  title: string;
  category:
    | 'electrical'
    | 'plumbing'
    | 'roofing'
    | 'flooring'
    | 'painting'
    | 'drywall'
    | 'windows'
    | 'doors'
    | 'hvac'
    | 'landscaping'
    | 'other';
  priority: 'low' | 'normal' | 'high' | 'urgent';
  status: 'open' | 'in_progress' | 'completed' | 'cancelled';
  /** How far the work is while the status is in_progress. */
  work: ('not_started' | 'started' | 'submitted' | 'changes_requested' | 'disputed') | null;
  city: string;
  state: string;
  zip: string;
  /** Null also where the reader may not see it. */
  address: string | null;
  /** Whose house it is, for the parties; null also where the reader is the client. */
  clientName: string | null;
  /** For the parties null also once that closing fell through. */
  closingDate: string | null;
  loanProgram: ('conventional' | 'fha' | 'va' | 'usda' | 'cash') | null;
  budgetCents: number | null;
  maxBudgetCents: number | null;
  conditionCount: number;
  conditionStates: ConditionStateEntry[];
  /** The trades that its conditions need. */
  categories: (
    | 'electrical'
    | 'plumbing'
    | 'roofing'
    | 'flooring'
    | 'painting'
    | 'drywall'
    | 'windows'
    | 'doors'
    | 'hvac'
    | 'landscaping'
    | 'other'
  )[];
  /** For the owner and staff. */
  bidCount: number | null;
  /** The reader's own bid. */
  myBid: OwnBid | null;
  /** From the ZIP that was searched around. */
  distanceMiles: number | null;
  /** For the parties, once a bid is accepted. */
  heldCents: number | null;
  /** What the client can pay now. For the parties, once a bid is accepted. */
  dueCents: number | null;
  /** Paid from a bank account and not through yet. For the parties, once a bid is accepted. */
  onItsWayCents: number | null;
  contractorName: string | null;
  /** Something waits for the reader. */
  needsMe: boolean;
  /** What is due, and whose it is: the client’s first. For the parties. */
  turns: TurnView[];
  postedAt: string;
  /** When the first bid is promised by. */
  firstBidDueAt: string;
  /** How that promise stands; null when the project ended before it was due, and once it is kept for whoever may not know of bids. */
  promiseState: ('running' | 'kept' | 'late') | null;
  coverPhotoUrl: DocumentAddress | null;
  description: string;
  specialRequirements: string | null;
  lender: string | null;
  loanOfficer: string | null;
  caseNumber: string | null;
  settlementAgent: string | null;
  yearBuilt: number | null;
  ownerId: string;
  /** First name and last initial for whoever is no party. */
  ownerName: string;
  ownerRole: 'buyer' | 'seller' | 'agent' | 'contractor' | 'admin';
  /** For whom an agent posted it. For the parties. */
  onBehalfOf: Principal | null;
  contractorId: string | null;
  /** In whose name the reader may act. */
  parties: ('owner' | 'decider' | 'viewer' | 'admin' | 'awarded_contractor' | 'clock')[];
  /** What the reader could do now, guards aside. */
  actions: (
    | 'edit'
    | 'accept_bid'
    | 'cancel'
    | 'report_no_show'
    | 'request_early_start'
    | 'refuse_early_start'
    | 'allow_early_start'
    | 'start'
    | 'contest_start'
    | 'submit'
    | 'request_changes'
    | 'review_overdue'
    | 'approve'
    | 'dispute'
    | 'withdraw_dispute'
    | 'resolve_for_contractor'
    | 'resolve_for_client'
    | 'settle_for_contractor'
    | 'settle_for_client'
  )[];
  /** The guards that stand in the way of an action. */
  blockers: ProjectBlocker[];
  conditions: ConditionView[];
  /** Of the post; evidence stands with its condition. */
  files: FileView[];
  /** What was posted again as this one; for its owner and staff. */
  repostOf: ProjectLink | null;
  /** Posted again from this one; for its owner and staff. */
  reposts: ProjectLink[];
  /** When each thing last happened, oldest first. */
  moments: ProjectMoment[];
  acceptedBid: BidView | null;
  payment: PaymentSummary | null;
  reviewDueAt: string | null;
  /** For the parties, once a bid is accepted. */
  agreed: Agreement | null;
  /** Until when the client may say that the work did not begin. */
  contestUntil: string | null;
  /** For the parties, where the contractor did not come. */
  noShow: NoShowView | null;
  /** For the parties, where staff cancelled it. */
  staffCancellation: StaffCancellation | null;
  canBid: boolean;
  /** Whether the reader, a contractor, bid on the same work before it was posted again. */
  hasEarlierFigures: boolean;
  /** Empty unless an unverified contractor reads. */
  bidBlockedBy: ('license' | 'insurance' | 'background_check' | 'liability_cover' | 'experience')[];
  /** Of a contractor whose licenses do not reach to the project’s state; null for everybody else. */
  missingLicense: MissingLicense | null;
  /** Goes into If-Match. */
  version: number;
};
export type PrincipalRole = 'buyer' | 'seller';
export type PrincipalInput = {
  name: string;
  role: PrincipalRole;
};
export type ConditionInput = {
  title: string;
  /** owner when left out. */
  source?: ConditionSource | undefined;
  /** repair when left out. */
  kind?: ConditionKind | undefined;
  /** The report's own words. */
  quote?: (string | null) | undefined;
  page?: (number | null) | undefined;
  category: ProjectCategory;
  location: string;
  scope: string;
  /** either when left out. */
  responsibleParty?: ResponsibleParty | undefined;
  estimatedCostCents?: (number | null) | undefined;
  /** What its kind needs when left out or empty. */
  evidence?:
    | (
        | 'photo_before'
        | 'photo_after'
        | 'invoice_paid_corrected_with_license'
        | 'licensed_trade_statement'
        | 'permit_and_final'
        | 'specialist_report'
        | 'engineer_report_sealed'
        | 'laboratory_or_test_result'
        | 'wood_destroying_insect_report'
        | 'lead_safe_firm_record'
      )[]
    | undefined;
};
export type CreateProject = {
  title: string;
  /** That of the costliest condition when left out. */
  category?: ProjectCategory | undefined;
  /** normal when left out. */
  priority?: Priority | undefined;
  description: string;
  city: string;
  state: UsState;
  zip: string;
  /** Hidden from contractors until their bid is accepted. */
  address?: (string | null) | undefined;
  budgetCents?: (number | null) | undefined;
  maxBudgetCents?: (number | null) | undefined;
  specialRequirements?: (string | null) | undefined;
  closingDate?: (string | null) | undefined;
  loanProgram?: (LoanProgram | null) | undefined;
  lender?: (string | null) | undefined;
  loanOfficer?: (string | null) | undefined;
  caseNumber?: (string | null) | undefined;
  settlementAgent?: (string | null) | undefined;
  yearBuilt?: (number | null) | undefined;
  /** For whom an agent posts; for the parties to see. */
  onBehalfOf?: (PrincipalInput | null) | undefined;
  /** One is made from the post itself when left out. */
  conditions?: ConditionInput[] | undefined;
};
export type MapPlace = {
  /** Of the middle of its ZIP code. */
  latitude: number;
  longitude: number;
};
export type ProjectMapPoint = {
  /** Of the middle of its ZIP code. */
  latitude: number;
  longitude: number;
  id: string;
  zip: string;
  city: string;
  priority: Priority;
  closingDate: string | null;
};
export type ProjectMap = {
  /** Of the ZIP that was asked for. */
  center: MapPlace | null;
  items: ProjectMapPoint[];
  /** False when there are more than a map can show. */
  isWhole: boolean;
};
export type ProjectEdit = {
  title?: string | undefined;
  /** That of the costliest condition when left out. */
  category?: ProjectCategory | undefined;
  /** normal when left out. */
  priority?: Priority | undefined;
  description?: string | undefined;
  city?: string | undefined;
  state?: UsState | undefined;
  zip?: string | undefined;
  /** Hidden from contractors until their bid is accepted. */
  address?: (string | null) | undefined;
  budgetCents?: (number | null) | undefined;
  maxBudgetCents?: (number | null) | undefined;
  specialRequirements?: (string | null) | undefined;
  closingDate?: (string | null) | undefined;
  loanProgram?: (LoanProgram | null) | undefined;
  lender?: (string | null) | undefined;
  loanOfficer?: (string | null) | undefined;
  caseNumber?: (string | null) | undefined;
  settlementAgent?: (string | null) | undefined;
  yearBuilt?: (number | null) | undefined;
  /** For whom an agent posts; for the parties to see. */
  onBehalfOf?: (PrincipalInput | null) | undefined;
};
export type ApproveProject = {
  /** Accepts every evidenced condition first. */
  acceptRemaining?: boolean | undefined;
};
export type BidInvitation = {
  id: string;
  contractorId: string;
  contractorName: string;
  invitedAt: string;
  /** Whether the contractor has bid since. */
  hasBid: boolean;
};
export type BidInvitationList = {
  /** Newest first. */
  items: BidInvitation[];
  /** Always null: the list is whole. */
  nextCursor: string | null;
};
export type InviteToBid = {
  contractorId: string;
};
export type PlaceBid = {
  /** The sum of the included lines. */
  amountCents: number;
  timeline: string;
  workDescription: string;
  materials?: (string | null) | undefined;
  startDate?: (string | null) | undefined;
  durationDays?: (number | null) | undefined;
  warrantyMonths?: (number | null) | undefined;
  /** The last day on which the bid stands; after today. */
  validUntil?: (string | null) | undefined;
  /** Takes payment on an invoice at closing. */
  acceptsAtClosing?: boolean | undefined;
  /** Every condition once; without lines the bid covers all of them. */
  lines?: BidLineInput[] | undefined;
};
export type CancelProject = {
  /** Required of the contractor who steps back. */
  reason?: string | undefined;
};
export type ChangeOrderList = {
  /** Newest first. */
  items: ChangeOrderView[];
  /** Always null: the list is whole. */
  nextCursor: string | null;
  /** Whether the reader may propose one now. */
  canPropose: boolean;
};
export type ChangeLineInput = {
  /** Left out for a new condition. */
  conditionId?: string | undefined;
  /** Of a new condition. */
  title?: (string | null) | undefined;
  /** The project's when left out. */
  category?: ProjectCategory | undefined;
  location?: (string | null) | undefined;
  /** The condition is no longer part of the work. */
  drops?: boolean | undefined;
  /** What it adds to the price; below zero when it becomes cheaper. */
  amountDeltaCents: number;
  note?: (string | null) | undefined;
};
export type ProposeChange = {
  reason: string;
  /** None when only days change. */
  lines?: ChangeLineInput[] | undefined;
  /** Days of work more, or fewer. */
  days?: (number | null) | undefined;
  /** The owner knows that the work then ends too late for the closing. */
  acknowledgesLate?: boolean | undefined;
};
export type ConditionList = {
  items: ConditionView[];
  /** Always null: the list is whole. */
  nextCursor: string | null;
};
export type DisputeProject = {
  reason: string;
};
export type OpenConversation = {
  /** Whom the client writes to; a contractor writes for itself. */
  contractorId?: string | undefined;
};
export type DisputeList = {
  /** Newest first. */
  items: DisputeView[];
  /** Always null: the list is whole. */
  nextCursor: string | null;
};
export type EarlierFigures = {
  /** The sum of the included lines. */
  amountCents: number;
  timeline: string;
  workDescription: string;
  materials: string | null;
  durationDays: number | null;
  acceptsAtClosing: boolean;
  warrantyMonths: number | null;
  /** Null once it is past. */
  startDate: string | null;
  /** By the conditions of the new project; empty where the bid covered everything at its amount. */
  lines: BidLineView[];
};
export type EarlierFiguresAnswer = {
  /** Null where the reader did not bid before. */
  earlier: EarlierFigures | null;
};
export type RequestEarlyStart = {
  reason: string;
};
export type FileList = {
  items: FileView[];
  /** Always null: the list is whole. */
  nextCursor: string | null;
};
export type FileKind = 'photo' | 'document' | 'before' | 'after' | 'proof' | 'exhibit';
export type UploadFileForm = {
  /** before, after and proof are evidence and need a conditionId; an exhibit goes to the dispute that stands. */
  kind: FileKind;
  conditionId?: string | undefined;
  /** The numbers of the other repairs that show this same photo, as the refusal names them. */
  acknowledgedRepairs?: number[] | undefined;
  file: Blob;
};
export type HistoryEntry = {
  id: string;
  at: string;
  entity: 'project' | 'condition' | 'bid' | 'payment';
  entityId: string;
  event: string;
  from: string | null;
  to: string | null;
  /** Null when the clock or the payment provider acted, and for staff unless staff reads. */
  actorName: string | null;
  /** Null when no person acted. */
  actorRole: ('buyer' | 'seller' | 'agent' | 'contractor' | 'admin') | null;
  reason: string | null;
  conditionNumber: number | null;
};
export type HistoryPage = {
  items: HistoryEntry[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type InvoiceView = {
  id: string;
  projectId: string;
  state: 'draft' | 'issued' | 'viewed' | 'overdue' | 'paid' | 'void';
  payer: 'settlement_agent' | 'client';
  /** Null in a draft. */
  number: string | null;
  /** Of a draft: what the agreed price is now. */
  amountCents: number;
  /** Payable now: 0 until the client has approved the work. */
  dueCents: number;
  /** The client has approved the work. */
  isApproved: boolean;
  /** A bank payment is on its way. */
  isProcessing: boolean;
  dueOn: string | null;
  issuedAt: string | null;
  /** When it last went out to whoever it is addressed to now. */
  sentAt: string | null;
  /** When its link was first opened. */
  viewedAt: string | null;
  paidAt: string | null;
  voidReason: ('project_cancelled' | 'replaced' | 'closing_fell_through') | null;
  /** A private link that works was sent. */
  hasLink: boolean;
  /** For the client’s side and staff; null for the contractor, and while nobody is named. */
  agent: SettlementAgentView | null;
  /** What the reader may do with it now. */
  events: (
    | 'address'
    | 'readdress'
    | 'decline'
    | 'issue'
    | 'send'
    | 'revoke_link'
    | 'view'
    | 'fall_through'
    | 'fall_due'
    | 'pay'
    | 'void'
  )[];
};
export type NoShowAnswer = 'did_not_come' | 'came' | 'agreed_another_day' | 'other';
export type AnswerNoShow = {
  /** Everything but did_not_come is looked at by staff. */
  answer: NoShowAnswer;
  /** Required unless the answer is did_not_come. The client and staff read it. */
  words?: string | undefined;
};
export type PartyList = {
  /** In the order of their invitation. */
  items: PartyView[];
  /** Always null: the list is whole. */
  nextCursor: string | null;
  /** Whether the reader invites, changes and removes people. */
  canManage: boolean;
};
export type PartyRole = 'buyer' | 'seller' | 'agent';
export type InviteParty = {
  email: string;
  name?: (string | null) | undefined;
  role: PartyRole;
  /** view: sees what the owner sees. decide: also accepts bids, approves, returns and pays. */
  right: PartyRight;
};
export type QuestionView = {
  id: string;
  projectId: string;
  /** Empty once the account of whoever asked is gone. */
  body: string;
  askedAt: string;
  /** For the client, staff and whoever asked; null for other bidders. */
  askerName: string | null;
  isMine: boolean;
  answer: string | null;
  answeredAt: string | null;
  /** Whether staff have hidden it: only whoever asked it and staff still read it. */
  isHidden: boolean;
  /** What the reader may do with it now. */
  actions: ('answer' | 'remove' | 'report')[];
};
export type QuestionPage = {
  items: QuestionView[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type AskQuestion = {
  body: string;
};
export type RepostProject = {
  /** Only what the accepted bid left out, of a project that is awarded; else a cancelled project anew. */
  leftOut?: boolean | undefined;
};
export type ReturnedCondition = {
  conditionId: string;
  reason: string;
};
export type RequestChanges = {
  /** The conditions to return, each with its reason; at least one. */
  returns?: ReturnedCondition[] | undefined;
};
export type ProjectReviews = {
  /** One’s own, and the other side’s once published. */
  items: ReviewView[];
  /** Whether the reader may write one now. */
  canWrite: boolean;
  /** Whether the other side has written one that is still sealed. */
  otherIsSealed: boolean;
  /** When sealed reviews are published at the latest; null before completion. */
  opensAt: string | null;
};
export type WriteReview = {
  rating: number;
  body: string;
};
export type AnswerQuestion = {
  body: string;
};
export type AnswerReview = {
  body: string;
};
export type SavedFilters = {
  /** Words of the title, the description, the conditions or the place, in English or Spanish; their beginning is enough. */
  q?: string | undefined;
  category?: ProjectCategory | undefined;
  /** Separated by commas. At least one of them is asked for by the project or one of its conditions. */
  trades?:
    | (
        | 'electrical'
        | 'plumbing'
        | 'roofing'
        | 'flooring'
        | 'painting'
        | 'drywall'
        | 'windows'
        | 'doors'
        | 'hvac'
        | 'landscaping'
        | 'other'
      )[]
    | undefined;
  priority?: Priority | undefined;
  zip?: string | undefined;
  /** 100 means no limit. Needs a ZIP. */
  radiusMiles?: number | undefined;
  minBudgetCents?: number | undefined;
  maxBudgetCents?: number | undefined;
  /** The last day of the closing. What has no closing date is left out. */
  closingBefore?: string | undefined;
  /** newest when left out. */
  sort?: ProjectSort | undefined;
};
export type SavedSearchView = {
  id: string;
  name: string;
  filters: SavedFilters;
  alerts: boolean;
  /** When its results were last looked at. */
  newSince: string;
  /** Projects that fit and were posted since then; the greatest means or more. */
  newCount: number;
  createdAt: string;
};
export type SavedSearchPage = {
  items: SavedSearchView[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type CreateSavedSearch = {
  name: string;
  filters: SavedFilters;
  /** Whether to be told of each new project that fits. */
  alerts: boolean;
};
export type SavedSearchEdit = {
  name?: string | undefined;
  /** In place of those before. */
  filters?: SavedFilters | undefined;
  /** Whether to be told of each new project that fits. */
  alerts?: boolean | undefined;
  /** true: its results were looked at, and nothing of them is new any more. */
  seen?: boolean | undefined;
};
export type FoundKind = 'project' | 'request' | 'condition' | 'person';
export type Found = {
  kind: FoundKind;
  id: string;
  /** The project that it belongs to, or by which one knows the person. */
  projectId: string | null;
  /** Of a project or a request, its house. */
  title: string;
  /** Whose it is, or what it belongs to. */
  context: string;
};
export type SearchResults = {
  items: Found[];
};
export type SendSupportMessage = {
  name: string;
  email: string;
  topic: SupportTopic;
  message: string;
  /** A field that no person sees; whoever fills it is marked for staff. */
  website?: string | undefined;
};
export type TokenScope = 'read' | 'write';
export type AccessTokenView = {
  id: string;
  name: string;
  /** write includes read. */
  scope: TokenScope;
  /** Its first characters, to tell one from another. */
  prefix: string;
  createdAt: string;
  expiresAt: string;
  /** To the minute; null: never used. */
  lastUsedAt: string | null;
};
export type AccessTokenPage = {
  items: AccessTokenView[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type CreatedAccessToken = {
  id: string;
  name: string;
  /** write includes read. */
  scope: TokenScope;
  /** Its first characters, to tell one from another. */
  prefix: string;
  createdAt: string;
  expiresAt: string;
  /** To the minute; null: never used. */
  lastUsedAt: string | null;
  /** The token itself. Nobody, we included, can see it again. */
  token: string;
};
export type CreateToken = {
  name: string;
  scope: TokenScope;
  /** A token always runs out. */
  expiresInDays: 7 | 30 | 90 | 365;
};
export type PreferenceSwitch =
  | 'emailNotifications'
  | 'messageAlerts'
  | 'projectUpdates'
  | 'marketing'
  | 'browser'
  | 'sound'
  | 'bidReceived'
  | 'bidAccepted'
  | 'bidRejected'
  | 'projectCreated'
  | 'message'
  | 'payment'
  | 'review';
export type UnsubscribedView = {
  /** Which switch of the settings it is about. */
  switch: PreferenceSwitch;
  /** How the switch stands now. */
  isOn: boolean;
  /** Whose e-mail it is about, masked. */
  address: string;
};
export type Unsubscribe = {
  /** What stands in the link of the e-mail behind the #. */
  token: string;
  /** Turns the switch on again. */
  undo?: boolean | undefined;
};
export type UpdateUserDto = {
  firstName?: string | undefined;
  lastName?: string | undefined;
  username?: (string | null) | undefined;
  /** E.164, or a US number as people write it */
  phone?: (string | null) | undefined;
  company?: (string | null) | undefined;
  location?: (string | null) | undefined;
  bio?: (string | null) | undefined;
  locale?: Locale | undefined;
  /** IANA name */
  timeZone?: string | undefined;
};
export type NotificationPage = {
  items: NotificationResponse[];
  /** Null on the last page. */
  nextCursor: string | null;
};
export type NotificationIds = {
  ids: string[];
};
export type UnreadCountResponse = {
  count: number;
  /** Grows with every change of the count: of two answers the higher one is newer. */
  revision: number;
};
export type QuietHoursDto = {
  start: string;
  end: string;
};
export type EmailFrequency = 'immediate' | 'daily';
export type PreferencesDto = {
  emailNotifications: boolean;
  messageAlerts: boolean;
  projectUpdates: boolean;
  marketing: boolean;
  browser: boolean;
  sound: boolean;
  bidReceived: boolean;
  bidAccepted: boolean;
  bidRejected: boolean;
  projectCreated: boolean;
  message: boolean;
  payment: boolean;
  review: boolean;
  /** In the account's time zone. */
  quietHours: QuietHoursDto | null;
  emailFrequency?: EmailFrequency | undefined;
};
export type PushStateResponse = {
  /** To subscribe with; null when this server pushes nothing. */
  publicKey: string | null;
  /** Where this browser is reached; null when it is not. */
  endpoint: string | null;
  /** What was sent there last did not arrive. */
  isFailing: boolean;
};
export type PushSubscriptionBody = {
  /** Where the browser is reached; whoever knows it can write there, so it is shown to nobody else. */
  endpoint: string;
  /** The browser's public key (RFC 8291). */
  p256dh: string;
  /** The browser's secret (RFC 8291). */
  auth: string;
};
export type PaperKind = 'license' | 'insurance' | 'background_check' | 'w9';
export type VerificationState = 'missing' | 'submitted' | 'approved' | 'rejected' | 'expiring' | 'expired';
export type PaperQueueItem = {
  contractorId: string;
  contractorName: string;
  company: string | null;
  kind: PaperKind;
  state: VerificationState;
  /** Since when it is in this state. */
  since: string;
  expiresOn: string | null;
  /** It waits for staff for longer than 24 hours. */
  isLate: boolean;
};
export type PaperQueuePage = {
  items: PaperQueueItem[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** How many wait for staff. */
  waiting: number;
  /** How many of them for longer than 24 hours. */
  late: number;
};
export type LatePapers = 'yes';
export type HeldLicenseView = {
  state: string;
  /** other: a general license, for every trade. */
  trade:
    | 'electrical'
    | 'plumbing'
    | 'roofing'
    | 'flooring'
    | 'painting'
    | 'drywall'
    | 'windows'
    | 'doors'
    | 'hvac'
    | 'landscaping'
    | 'other';
  /** Its own last day. */
  expiresOn: string;
};
export type SubmissionState = 'waiting' | 'approved' | 'rejected' | 'replaced';
export type LicenseView = {
  state: string;
  /** other: a general license, for every trade. */
  trade:
    | 'electrical'
    | 'plumbing'
    | 'roofing'
    | 'flooring'
    | 'painting'
    | 'drywall'
    | 'windows'
    | 'doors'
    | 'hvac'
    | 'landscaping'
    | 'other';
  /** Its own last day. */
  expiresOn: string;
  number: string;
};
export type InsuranceView = {
  insuredName: string;
  insurer: string;
  policyNumber: string;
  eachOccurrenceCents: number;
  effectiveOn: string;
  expiresOn: string;
};
export type BackgroundCheckView = {
  provider: string;
  completedOn: string;
};
export type TaxClass = 'individual' | 'c_corporation' | 's_corporation' | 'partnership' | 'trust' | 'llc' | 'other';
export type TaxFormView = {
  name: string;
  businessName: string | null;
  taxClass: TaxClass;
  signedOn: string;
};
export type PaperDetails = {
  licenses: LicenseView[] | null;
  insurance: InsuranceView | null;
  backgroundCheck: BackgroundCheckView | null;
  w9: TaxFormView | null;
};
export type PaperFileView = {
  id: string;
  name: string;
  /** By its bytes, not by its name. */
  contentType: string;
  bytes: number;
  createdAt: string;
  url: DocumentAddress;
  /** Of images only. */
  thumbnailUrl: DocumentAddress | null;
};
export type PaperSubmissionView = {
  id: string;
  state: SubmissionState;
  submittedAt: string;
  decidedAt: string | null;
  /** For staff. */
  decidedByName: string | null;
  /** Staff’s words to the contractor. */
  notes: string | null;
  /** What counts of it: as staff approved it, else as it was typed. */
  details: PaperDetails;
  files: PaperFileView[];
};
export type OwnPaper = {
  kind: PaperKind;
  state: VerificationState;
  /** Whether what staff approved last holds today. */
  isInForce: boolean;
  /** The last day of what staff approved last, which holds while a newer one waits; of several licenses the last that ends. */
  expiresOn: string | null;
  /** Of a license paper: each license that staff approved last, those that have ended since too. */
  licenses: HeldLicenseView[];
  /** What was handed in last. */
  submission: PaperSubmissionView | null;
  /** Goes into If-Match. */
  version: number;
};
export type OwnPapers = {
  /** Each kind, those that are missing too. */
  items: OwnPaper[];
};
export type CertificateSuggestions = {
  outcome: ReadingOutcome;
  /** What staff would ask about. */
  warnings: ('not_a_certificate' | 'unreadable' | 'claims_made' | 'dates_swapped' | 'old')[];
  insuredName: string | null;
  insurer: string | null;
  policyNumber: string | null;
  eachOccurrenceCents: number | null;
  effectiveOn: string | null;
  expiresOn: string | null;
};
export type CertificateForm = {
  file: Blob;
};
export type SubmitPaperForm = {
  /** JSON, by the kind. license: licenses (state, trade, number, expiresOn). insurance: insuredName, insurer, policyNumber, eachOccurrenceCents, effectiveOn, expiresOn. background_check: provider, completedOn. w9: name, businessName, taxClass, signedOn; never a taxpayer’s number. */
  fields: string;
  /** The ids of files handed in before that go with it, separated by commas. */
  keep?: string | undefined;
  file?: Blob | undefined;
};
export type PaperCheckId =
  | 'name'
  | 'cover'
  | 'in_force'
  | 'lasts_for_jobs'
  | 'policy_number'
  | 'form'
  | 'basis'
  | 'issued'
  | 'as_read'
  | 'state_served'
  | 'keeps_licenses'
  | 'recent'
  | 'experience';
export type CheckResult = 'pass' | 'warn' | 'fail' | 'unknown';
export type PaperCheckView = {
  id: PaperCheckId;
  result: CheckResult;
  text: string | null;
  cents: number | null;
  day: string | null;
  years: number | null;
};
export type VerificationEvent = 'submit' | 'approve' | 'reject' | 'near_expiry' | 'expire';
export type PaperMoveView = {
  at: string;
  event: VerificationEvent;
  to: VerificationState;
  /** Null for the clock. */
  actorName: string | null;
};
export type CheckedPaper = {
  kind: PaperKind;
  state: VerificationState;
  /** Whether what staff approved last holds today. */
  isInForce: boolean;
  /** The last day of what staff approved last, which holds while a newer one waits; of several licenses the last that ends. */
  expiresOn: string | null;
  /** Of a license paper: each license that staff approved last, those that have ended since too. */
  licenses: HeldLicenseView[];
  /** What was handed in last. */
  submission: PaperSubmissionView | null;
  /** Goes into If-Match. */
  version: number;
  checks: PaperCheckView[];
  /** CON-01: for staff alone. */
  staffNotes: string | null;
  /** What staff approved before still holds while this one waits. */
  earlierHolds: boolean;
  /** Newest first. */
  history: PaperMoveView[];
};
export type ContractorPapers = {
  contractorId: string;
  name: string;
  company: string | null;
  /** In which mail goes out. */
  locale: 'en' | 'es';
  state: string;
  trades: (
    | 'electrical'
    | 'plumbing'
    | 'roofing'
    | 'flooring'
    | 'painting'
    | 'drywall'
    | 'windows'
    | 'doors'
    | 'hvac'
    | 'landscaping'
    | 'other'
  )[];
  experienceYears: number;
  /** What is missing to be verified. */
  gaps: ('license' | 'insurance' | 'background_check' | 'liability_cover' | 'experience')[];
  /** Each kind, those that are missing too. */
  papers: CheckedPaper[];
};
export type PaperDecision = 'approve' | 'reject';
export type DecidePaper = {
  decision: PaperDecision;
  /** The contractor reads it. Needed to reject. */
  notes?: string | undefined;
  /** CON-01: for staff alone. */
  staffNotes?: string | undefined;
  /** What staff approve where the contractor typed it wrong; all fields of the kind. */
  fields?:
    | {
        [key: string]: any;
      }
    | undefined;
  /** Rejecting a renewal, what was approved before it ends as well. */
  endsEarlier?: boolean | undefined;
};
export type JoinWaitlistInput = {
  firstName: string;
  lastName: string;
  email: string;
  role: SignUpRole;
  /** A field that no person sees; whoever fills it is marked for staff. */
  website?: string | undefined;
};
