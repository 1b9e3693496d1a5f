import { REASON, type Asked, type Recipe } from './recipe.js';

const user = { kind: 'user' } as const;
const milestone = { kind: 'milestone' } as const;
const failedRefund = { ...milestone, inner: ({ world }: Asked) => world.others.failedRefund };

const decision = { kind: 'report', json: () => ({ reason: REASON }) } as const;
const reason = { ...user, json: () => ({ reason: REASON }) };

/** Accounts, and what staff do. */
export const ACCOUNTS: Record<string, Recipe> = {
  exportUser: { ...user, keeps: true },
  deleteUser: user,
  listUsers: {},
  listAuditEntries: {},
  listWaitlist: {},
  sendSupportMessage: {
    json: () => ({ name: 'Ida Holm', email: 'ida@support.example.com', topic: 'other', message: 'Where do I begin?' }),
  },
  listSupportMessages: {},
  markSupportMessage: { kind: 'support message', json: () => ({ answered: true }) },
  listUnsentMails: {},
  sendMailAgain: { kind: 'mail' },
  exportWaitlist: { keeps: true },
  exportUsers: { keeps: true },
  listProjectRecords: {},
  exportProjects: { keeps: true },
  checkAuditLog: {},
  exportAuditEntries: { keeps: true },
  getAdminOverview: {},
  listReports: {},
  hideReported: decision,
  keepReported: decision,
  showReported: decision,
  listMilestones: {},
  getMilestone: milestone,
  submitChargeBackEvidence: { ...milestone, json: () => ({ text: 'The client approved the work on November 12.' }) },
  reverseTransfer: {
    ...milestone,
    json: () => ({ amountCents: 1_000, reason: REASON }),
    headers: () => ({ 'Idempotency-Key': crypto.randomUUID() }),
  },
  seeMilestone: { ...milestone, json: () => ({ reason: REASON }) },
  withdrawRecall: { ...failedRefund, json: () => ({ reason: REASON }) },
  retryRefund: failedRefund,
  settleRefundByHand: { ...failedRefund, json: () => ({ reference: 'Check 1042', reason: REASON }) },
  confirmRefundByHand: failedRefund,
  refuseRefundByHand: { ...failedRefund, json: () => ({ reason: REASON }) },
  listReconciliationRuns: {},
  reconcileNow: {},
  listOpenDifferences: {},
  acceptDifference: { kind: 'difference', json: () => ({ reason: REASON }) },
  bookDifference: { kind: 'difference', json: () => ({ as: 'own_money', reason: REASON }) },
  confirmBooking: { kind: 'difference' },
  refuseBooking: { kind: 'difference', json: () => ({ reason: REASON }) },
  getManagedUser: user,
  suspendUser: reason,
  restoreUser: reason,
  terminateUser: reason,
  endUserSessions: reason,
  resendUserVerification: user,
};
