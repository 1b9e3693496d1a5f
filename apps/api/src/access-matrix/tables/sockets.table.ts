import { about, always, call } from '../rows.js';

/**
 * Every way into the socket. Success is the acknowledgement `ok`; unauthenticated is a handshake that is refused, hidden an
 * id that does not exist for the caller, forbidden an identity that is not the caller's. Staff watch a project; nobody else
 * who is no party, bidder or possible bidder hears of it. Who typed or is present is said only in a room that was joined.
 */
export const SOCKETS = [
  call('handshake', 200, always({ allowed: ['signedIn'] })),

  call(
    'authenticate',
    200,
    about('own', { allowed: ['signedIn'] }),
    about('a client', { forbidden: ['signedIn'] }),
    about('a contractor', { forbidden: ['signedIn'] }),
    about('an admin', { forbidden: ['signedIn'] }),
    about('unknown', { forbidden: ['signedIn'] }),
  ),

  call(
    'join_project',
    200,
    about('open', { allowed: ['owners', 'contractors'], hidden: ['idleBuyer'] }),
    about('cancelled', { allowed: ['clients', 'bidder', 'staff'], hidden: ['bystanders', 'uninvolved', 'awarded'] }),
    about('unpaid', { allowed: ['clients', 'awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('job', { allowed: ['owners', 'bidder', 'awarded'], hidden: ['idleBuyer', 'uninvolved'] }),
    about('submitted', { allowed: ['clients', 'awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('others', { allowed: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('others job', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  // Leaving where one never was is no secret and no fault.
  call(
    'leave_project',
    200,
    about('open', { allowed: ['signedIn'] }),
    about('others job', { allowed: ['signedIn'] }),
    about('unknown', { allowed: ['signedIn'] }),
  ),

  call('user_status', 200, always({ allowed: ['signedIn'] })),

  call(
    'typing_start',
    200,
    about('open', { hidden: ['signedIn'] }),
    about('others job', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'typing_start:joined',
    200,
    about('open', { allowed: ['owners', 'contractors'], hidden: ['idleBuyer'] }),
    about('job', { allowed: ['owners', 'bidder', 'awarded'], hidden: ['idleBuyer', 'uninvolved'] }),
    about('others', { allowed: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('others job', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  // In a thread it is said to its members alone, who need not have joined.
  call(
    'typing_start:thread',
    200,
    about('open', { allowed: ['owners', 'bidder'], hidden: ['idleBuyer', 'uninvolved', 'awarded'] }),
    about('job', { allowed: ['owners', 'awarded'], hidden: ['idleBuyer', 'notAwarded'] }),
    about('others', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'typing_stop',
    200,
    about('open', { hidden: ['signedIn'] }),
    about('others job', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'typing_stop:joined',
    200,
    about('open', { allowed: ['owners', 'contractors'], hidden: ['idleBuyer'] }),
    about('job', { allowed: ['owners', 'bidder', 'awarded'], hidden: ['idleBuyer', 'uninvolved'] }),
    about('others', { allowed: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('others job', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
].flat();
