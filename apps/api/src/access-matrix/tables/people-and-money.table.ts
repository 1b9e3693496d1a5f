import { about, always, call, openly, openlyAbout } from '../rows.js';

/** The doors, and what says nothing about anybody. Sign-in itself is for whoever is not signed in. */
export const DOORS = [
  call('register', 201, openly({ allowed: ['everybody'] })),
  // Everybody by their own password: whoever is suspended is not known.
  call(
    'login',
    200,
    openly({ allowed: ['visitor', 'signedIn', 'signedOutSeller'], unauthenticated: ['suspendedSeller'] }),
  ),
  call(
    'adminLogin',
    200,
    openly({
      allowed: ['anyStaff'],
      unauthenticated: ['notSignedIn', 'unverifiedSeller', 'clients', 'idleBuyer', 'contractors'],
    }),
  ),
  call('logout', 204, openly({ allowed: ['everybody'] })),
  call('getMe', 200, always({ allowed: ['signedIn'] })),
  call('getCsrfToken', 200, openly({ allowed: ['everybody'] })),
  call('listDemoLogins', 200, openly({ allowed: ['everybody'] })),
  call('live', 200, openly({ allowed: ['everybody'] })),
  call('ready', 200, openly({ allowed: ['everybody'] })),
  call('getDashboard', 200, always({ allowed: ['signedIn'] })),
].flat();

/** An account is one's own; staff read and change those of others, and nobody learns which ids exist. */
export const USERS = [
  call(
    'getUser',
    200,
    about('own', { allowed: ['signedIn'] }),
    about('a client', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('a contractor', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('an admin', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('suspended', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('closed', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'updateUser',
    200,
    about('own', { allowed: ['signedIn'] }),
    about('a client', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('a contractor', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('an admin', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('suspended', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('closed', { conflict: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'getPreferences',
    200,
    about('own', { allowed: ['signedIn'] }),
    about('a client', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('a contractor', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('an admin', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('suspended', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'savePreferences',
    200,
    about('own', { allowed: ['signedIn'] }),
    about('a client', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('a contractor', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('an admin', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('suspended', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
].flat();

/** What somebody was told is nobody else's, staff included. */
export const NOTIFICATIONS = [
  call(
    'listNotifications',
    200,
    about('own', { allowed: ['signedIn'] }),
    about('a client', { hidden: ['signedIn'] }),
    about('a contractor', { hidden: ['signedIn'] }),
    about('suspended', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'unreadCount',
    200,
    about('own', { allowed: ['signedIn'] }),
    about('a client', { hidden: ['signedIn'] }),
    about('a contractor', { hidden: ['signedIn'] }),
    about('suspended', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'markAllRead',
    204,
    about('own', { allowed: ['signedIn'] }),
    about('a client', { hidden: ['signedIn'] }),
    about('a contractor', { hidden: ['signedIn'] }),
    about('suspended', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  // The idle buyer and the unapproved contractor were told nothing, so they ask for the seller's.
  call(
    'markRead',
    200,
    about('own', { allowed: ['owners', 'approvedContractors'], hidden: ['idleBuyer', 'unapproved'] }),
    about('others', { hidden: ['signedIn'] }),
    about('deleted', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'deleteNotification',
    204,
    about('own', { allowed: ['owners', 'approvedContractors'], hidden: ['idleBuyer', 'unapproved'] }),
    about('others', { hidden: ['signedIn'] }),
    about('deleted', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  // Somebody else's among them change nothing, and nobody is told so.
  call(
    ['markNotificationsRead', 'markNotificationsUnread', 'deleteNotifications'],
    204,
    about('own', { allowed: ['signedIn'] }),
    about('a client', { hidden: ['signedIn'] }),
    about('a contractor', { hidden: ['signedIn'] }),
    about('suspended', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'restoreNotifications',
    204,
    about('own', { allowed: ['owners', 'approvedContractors'], conflict: ['idleBuyer', 'unapproved'] }),
    about('a client', { hidden: ['signedIn'] }),
    about('a contractor', { hidden: ['signedIn'] }),
    about('suspended', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  // By the link of an e-mail, whoever reads it.
  call('unsubscribe', 200, openly({ allowed: ['everybody'] })),
  call('unsubscribe:wrong', 200, openly({ invalid: ['everybody'] })),
  call(
    'unsubscribeOneClick',
    204,
    openlyAbout('own', { allowed: ['everybody'] }),
    openlyAbout('unknown', { invalid: ['everybody'] }),
  ),
].flat();

/** CON-03, ROLE-03: contractors are for those who hire; signed out there is the first page, without surnames. */
export const CONTRACTORS = [
  call('listContractors', 200, openly({ allowed: ['notSignedIn', 'hirers'], forbidden: ['contractors'] })),
  call('getMyContractorProfile', 200, always({ allowed: ['contractors'], forbidden: ['hirers'] })),
  call('updateMyContractorProfile', 200, always({ allowed: ['contractors'], forbidden: ['hirers'] })),

  call(
    'getContractor',
    200,
    about('a contractor', { allowed: ['hirers'], forbidden: ['contractors'] }),
    about('unverified', { allowed: ['hirers', 'unapproved'], forbidden: ['approvedContractors'] }),
    about('own', { allowed: ['contractors'], hidden: ['hirers'] }),
    about('a client', { forbidden: ['contractors'], hidden: ['hirers'] }),
    about('closed', { forbidden: ['contractors'], hidden: ['hirers'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),
].flat();

/** A payment is its payer's and staff's; a payout its contractor's. */
export const MONEY = [
  call('paymentConfig', 200, openly({ allowed: ['everybody'] })),
  // Signed by nobody.
  call('paymentWebhook', 400, openly({ allowed: ['everybody'] })),
  call('listPayments', 200, always({ allowed: ['signedIn'] })),
  call(
    'listPayments:of-project',
    200,
    about('unpaid', { allowed: ['signedIn'] }),
    about('others', { allowed: ['signedIn'] }),
    about('unknown', { allowed: ['signedIn'] }),
  ),

  call(
    'getPayment',
    200,
    about('own', { allowed: ['clients', 'staff'], hidden: ['bystanders', 'contractors'] }),
    about('others', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  // Nothing of it is held yet.
  call(
    'getReceipt',
    200,
    about('own', { conflict: ['clients', 'staff'], hidden: ['bystanders', 'contractors'] }),
    about('others', { conflict: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'createPaymentIntent',
    201,
    about('unpaid', { allowed: ['clients'], forbidden: ['contractors'], hidden: ['bystanders', 'staff'] }),
    about('open', { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('job', { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('cancelled', { conflict: ['clients', 'staff'], forbidden: ['contractors'], hidden: ['bystanders'] }),
    about('submitted', { conflict: ['clients'], forbidden: ['contractors'], hidden: ['bystanders', 'staff'] }),
    about('others', { conflict: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('others job', { forbidden: ['contractors'], hidden: ['hirers'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  // Of what oneself paid, which may be nothing.
  call('getPaymentStatement', 200, always({ allowed: ['signedIn'] })),
  call(
    ['listPayouts', 'listBankPayouts', 'getPayoutStatement'],
    200,
    always({ allowed: ['contractors'], forbidden: ['hirers'] }),
  ),
  // No account of theirs is set up yet.
  call('openPayoutDashboard', 201, always({ conflict: ['contractors'], forbidden: ['hirers'] })),
  call('startOnboarding', 201, always({ allowed: ['contractors'], forbidden: ['hirers'] })),
].flat();
