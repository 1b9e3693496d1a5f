import type { AuditAction } from '@cw/domain';

/** What staff did to a project, by the call that they made; the names are those of the API's description. */
const ACTS: Readonly<Record<string, AuditAction>> = {
  createProject: 'project.posted',
  updateProject: 'project.edited',
  repostProject: 'project.reposted',
  cancelProject: 'project.cancelled',
  addCondition: 'condition.added',
  updateCondition: 'condition.edited',
  removeCondition: 'condition.removed',
  clearCondition: 'condition.cleared',
  acceptBid: 'bid.accepted',
  rejectBid: 'bid.rejected',
  inviteToBid: 'bid.invited',
  proposeChange: 'change.proposed',
  uploadProjectFile: 'file.added',
  deleteFile: 'file.removed',
  answerQuestion: 'question.answered',
  inviteParty: 'party.invited',
  updateParty: 'party.changed',
  removeParty: 'party.removed',
  nameSettlementAgent: 'invoice.agent_named',
  issueInvoice: 'invoice.issued',
  sendInvoice: 'invoice.sent',
  revokeInvoiceLink: 'invoice.link_revoked',
  reportClosingFellThrough: 'invoice.closing_fell_through',
  createPaymentIntent: 'payment.begun',
  writeReview: 'review.written',
};

/** Undefined for a call that may leave the project as it is; what it does move is then said as a change. */
export const actOfCall = (call: string | undefined): AuditAction | undefined => ACTS[call ?? ''];
