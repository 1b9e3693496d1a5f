import { about, call } from '../rows.js';

/** From an award on: the start, changes of the agreed work, the hand-in, and what the client says of it. */
export const WORK = [
  call(
    'startProject',
    200,
    about(['open', 'others'], { conflict: ['contractors'], forbidden: ['hirers'] }),
    about('cancelled', { conflict: ['bidder'], forbidden: ['hirers'], hidden: ['uninvolved', 'awarded'] }),
    about(['unpaid', 'working', 'proven'], { conflict: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about('job', { allowed: ['awarded'], forbidden: ['hirers', 'bidder'], hidden: ['uninvolved'] }),
    about(['submitted', 'accepted'], { conflict: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about(['others job', 'unknown'], { forbidden: ['hirers'], hidden: ['contractors'] }),
  ),

  call(
    'allowEarlyStart',
    200,
    about(['open', 'job'], { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about(['cancelled', 'working', 'proven'], {
      conflict: ['clients', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders'],
    }),
    about('unpaid', { conflict: ['clients'], forbidden: ['contractors', 'staff'], hidden: ['bystanders'] }),
    about(['submitted', 'accepted'], {
      conflict: ['clients', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders'],
    }),
    about('others', { conflict: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('others job', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call(
    'requestEarlyStart',
    200,
    about(['open', 'others'], { conflict: ['contractors'], forbidden: ['hirers'] }),
    about('cancelled', { conflict: ['bidder'], forbidden: ['hirers'], hidden: ['uninvolved', 'awarded'] }),
    about(['unpaid', 'working', 'proven'], { conflict: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about('job', { conflict: ['awarded'], forbidden: ['hirers', 'bidder'], hidden: ['uninvolved'] }),
    about(['submitted', 'accepted'], { conflict: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about(['others job', 'unknown'], { forbidden: ['hirers'], hidden: ['contractors'] }),
  ),

  call(
    'refuseEarlyStart',
    200,
    about(['open', 'job'], { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about(['cancelled', 'working', 'proven'], {
      conflict: ['clients', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders'],
    }),
    about('unpaid', { conflict: ['clients'], forbidden: ['contractors', 'staff'], hidden: ['bystanders'] }),
    about(['submitted', 'accepted'], {
      conflict: ['clients', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders'],
    }),
    about('others', { conflict: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('others job', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call(
    'contestStart',
    200,
    about(['open', 'job'], { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about(['cancelled', 'unpaid'], {
      conflict: ['clients', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders'],
    }),
    about(['working', 'proven'], { allowed: ['clients'], forbidden: ['contractors', 'staff'], hidden: ['bystanders'] }),
    about(['submitted', 'accepted'], {
      conflict: ['clients', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders'],
    }),
    about(['others', 'others job'], { conflict: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call(
    'listChangeOrders',
    200,
    about('open', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('cancelled', {
      allowed: ['clients', 'staff'],
      forbidden: ['bidder'],
      hidden: ['bystanders', 'uninvolved', 'awarded'],
    }),
    about(['unpaid', 'working', 'proven'], {
      allowed: ['clients', 'awarded', 'staff'],
      hidden: ['bystanders', 'notAwarded'],
    }),
    about('job', { allowed: ['owners', 'awarded'], forbidden: ['bidder'], hidden: ['idleBuyer', 'uninvolved'] }),
    about(['submitted', 'accepted'], {
      allowed: ['clients', 'awarded', 'staff'],
      hidden: ['bystanders', 'notAwarded'],
    }),
    about('others', { allowed: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('others job', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'proposeChange',
    201,
    about('open', { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('cancelled', {
      conflict: ['clients'],
      forbidden: ['bidder', 'staff'],
      hidden: ['bystanders', 'uninvolved', 'awarded'],
    }),
    about(['unpaid', 'proven', 'submitted'], {
      allowed: ['clients', 'awarded'],
      forbidden: ['staff'],
      hidden: ['bystanders', 'notAwarded'],
    }),
    about('job', { allowed: ['owners', 'awarded'], forbidden: ['bidder'], hidden: ['idleBuyer', 'uninvolved'] }),
    about('working', { conflict: ['clients', 'awarded'], forbidden: ['staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('accepted', { allowed: ['clients', 'awarded'], forbidden: ['staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('others', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('others job', { forbidden: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    ['acceptChange', 'declineChange'],
    200,
    about('proposed', { allowed: ['clients'], forbidden: ['awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'withdrawChange',
    200,
    about('proposed', { allowed: ['awarded'], forbidden: ['clients', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'submitProject',
    200,
    about(['open', 'others'], { conflict: ['contractors'], forbidden: ['hirers'] }),
    about('cancelled', { conflict: ['bidder'], forbidden: ['hirers'], hidden: ['uninvolved', 'awarded'] }),
    about(['unpaid', 'working', 'submitted'], { conflict: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about('job', { conflict: ['bidder', 'awarded'], forbidden: ['hirers'], hidden: ['uninvolved'] }),
    about('proven', { allowed: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about('accepted', { conflict: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about(['others job', 'unknown'], { forbidden: ['hirers'], hidden: ['contractors'] }),
  ),

  call(
    'requestChanges',
    200,
    about(['open', 'job'], { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about(['cancelled', 'unpaid', 'working'], {
      conflict: ['clients', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders'],
    }),
    about('proven', { conflict: ['clients', 'staff'], forbidden: ['contractors'], hidden: ['bystanders'] }),
    about('submitted', { allowed: ['clients'], forbidden: ['contractors', 'staff'], hidden: ['bystanders'] }),
    about('accepted', { conflict: ['clients'], forbidden: ['contractors', 'staff'], hidden: ['bystanders'] }),
    about(['others', 'others job'], { conflict: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call(
    'approveProject',
    200,
    about(['open', 'job'], { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about(['cancelled', 'unpaid', 'working'], {
      conflict: ['clients', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders'],
    }),
    about('proven', { conflict: ['clients', 'staff'], forbidden: ['contractors'], hidden: ['bystanders'] }),
    about(['submitted', 'accepted'], {
      allowed: ['clients'],
      forbidden: ['contractors', 'staff'],
      hidden: ['bystanders'],
    }),
    about(['others', 'others job'], { conflict: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call(
    'disputeProject',
    200,
    about('open', { conflict: ['owners', 'contractors'], hidden: ['idleBuyer'] }),
    about('cancelled', { conflict: ['clients', 'bidder', 'staff'], hidden: ['bystanders', 'uninvolved', 'awarded'] }),
    about('unpaid', { conflict: ['clients', 'awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('job', { conflict: ['owners', 'bidder', 'awarded'], hidden: ['idleBuyer', 'uninvolved'] }),
    about(['working', 'proven', 'submitted'], {
      allowed: ['clients', 'awarded'],
      forbidden: ['staff'],
      hidden: ['bystanders', 'notAwarded'],
    }),
    about('accepted', { allowed: ['clients', 'awarded'], forbidden: ['staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('others', { conflict: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('others job', { conflict: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
].flat();
