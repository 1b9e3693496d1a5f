import { about, always, call } from '../rows.js';

/** ROLE-05, ADM-01, AUTH-08: taking one's data and leaving is one's own; the accounts of others are for staff alone. */
export const ACCOUNTS = [
  call(
    'exportUser',
    200,
    about('own', { allowed: ['signedIn'] }),
    about('a client', { hidden: ['signedIn'] }),
    about('a contractor', { hidden: ['signedIn'] }),
    about('an admin', { hidden: ['signedIn'] }),
    about('suspended', { hidden: ['signedIn'] }),
    about('closed', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  // Whose work is under way stays until it is done.
  call(
    'deleteUser',
    204,
    about('own', { allowed: ['idleBuyer', 'notAwarded'], conflict: ['owners', 'awarded'] }),
    about('a client', { hidden: ['signedIn'] }),
    about('a contractor', { hidden: ['signedIn'] }),
    about('an admin', { hidden: ['signedIn'] }),
    about('suspended', { hidden: ['signedIn'] }),
    about('closed', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
].flat();

export const STAFF = [
  call('listUsers', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call('listAuditEntries', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call(['listWaitlist', 'listSupportMessages'], 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call(
    'markSupportMessage',
    204,
    about('written', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  call('listUnsentMails', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call(
    'sendMailAgain',
    204,
    about('failed', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  call('exportWaitlist', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call('exportUsers', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call('listProjectRecords', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call('exportProjects', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call('checkAuditLog', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call('exportAuditEntries', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call('getAdminOverview', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),

  call('listReports', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  // The contractor has reported the client's review of it.
  call(
    'hideReported',
    200,
    about('reviewed', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  call(
    'keepReported',
    200,
    about('reviewed', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  call(
    'showReported',
    200,
    about('reviewed', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),

  call('listReconciliationRuns', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call('reconcileNow', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call('listOpenDifferences', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call(
    'acceptDifference',
    200,
    about('open', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  // A line of our own balance; another admin has recorded what the second one is.
  call(
    'bookDifference',
    200,
    about('line', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about(['open', 'recorded'], { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  call(
    'confirmBooking',
    200,
    about('recorded', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  call(
    'refuseBooking',
    200,
    about('recorded', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),

  call('listMilestones', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call(
    'getMilestone',
    200,
    about(['unpaid', 'job'], { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  // Nothing was taken back by a bank, nothing paid out, and nothing differs.
  call(
    ['submitChargeBackEvidence', 'seeMilestone'],
    200,
    about(['unpaid', 'job'], { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  // The job is of this admin's own project.
  call(
    'reverseTransfer',
    200,
    about('unpaid', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('job', { forbidden: ['signedIn'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  // A part of the unpaid project's payment should have gone back.
  call(
    ['retryRefund', 'settleRefundByHand'],
    200,
    about('unpaid', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('job', { forbidden: ['allButStaff'], hidden: ['staff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  // What waits is a refund, and nothing was asked back.
  call(
    'withdrawRecall',
    200,
    about(['unpaid', 'job'], { forbidden: ['allButStaff'], hidden: ['staff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  call(
    ['confirmRefundByHand', 'refuseRefundByHand'],
    200,
    about('unpaid', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('job', { forbidden: ['allButStaff'], hidden: ['staff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),

  call(
    'getManagedUser',
    200,
    about('own', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('a client', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('a contractor', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('an admin', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('suspended', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('closed', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),

  call(
    'suspendUser',
    200,
    about('own', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('a client', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('a contractor', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('an admin', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('suspended', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('closed', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),

  call(
    'restoreUser',
    200,
    about('own', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('a client', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('a contractor', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('an admin', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('suspended', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('closed', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),

  // The client's, the contractor's and the suspended seller's work is under way.
  call(
    'terminateUser',
    200,
    about('own', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('a client', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('a contractor', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('unverified', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('suspended', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('closed', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),

  call(
    'endUserSessions',
    204,
    about('own', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('a client', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('a contractor', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('an admin', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('suspended', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('closed', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),

  call(
    'resendUserVerification',
    204,
    about('unproven', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('own', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('a client', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('a contractor', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('an admin', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('suspended', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('closed', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
].flat();
