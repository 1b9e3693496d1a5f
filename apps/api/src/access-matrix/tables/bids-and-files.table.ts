import { about, always, call } from '../rows.js';

/** Bids are sealed: the client and staff read all of a project, a contractor its own and no other's. */
export const BIDS = [
  call('listMyBids', 200, always({ allowed: ['contractors'], forbidden: ['hirers'] })),

  call(
    'listProjectBids',
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

  call(
    'getEarlierFigures',
    200,
    about(['open', 'others'], { allowed: ['contractors'], forbidden: ['hirers'] }),
    about('cancelled', { allowed: ['bidder'], forbidden: ['hirers'], hidden: ['uninvolved', 'awarded'] }),
    about(['unpaid', 'submitted'], { allowed: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about('job', { allowed: ['bidder', 'awarded'], forbidden: ['hirers'], hidden: ['uninvolved'] }),
    about(['others job', 'unknown'], { forbidden: ['hirers'], hidden: ['contractors'] }),
  ),

  call(
    'placeBid',
    201,
    about('open', {
      allowed: ['idleContractor', 'awarded'],
      conflict: ['bidder'],
      forbidden: ['hirers', 'unapproved'],
    }),
    about('cancelled', { conflict: ['bidder'], forbidden: ['hirers'], hidden: ['uninvolved', 'awarded'] }),
    about('unpaid', { conflict: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about('job', { conflict: ['bidder', 'awarded'], forbidden: ['hirers'], hidden: ['uninvolved'] }),
    about('submitted', { conflict: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about('others', { allowed: ['approvedContractors'], forbidden: ['hirers', 'unapproved'] }),
    about('others job', { forbidden: ['hirers'], hidden: ['contractors'] }),
    about('unknown', { forbidden: ['hirers'], hidden: ['contractors'] }),
  ),

  // Their lines name another project's condition.
  call(
    'placeBid:foreign-condition',
    201,
    about('open', {
      conflict: ['bidder'],
      invalid: ['idleContractor', 'awarded'],
      forbidden: ['hirers', 'unapproved'],
    }),
    about('others', { invalid: ['approvedContractors'], forbidden: ['hirers', 'unapproved'] }),
  ),

  call(
    'updateBid',
    200,
    about('pending', { allowed: ['bidder'], forbidden: ['hirers'], hidden: ['uninvolved', 'awarded'] }),
    about('withdrawn', { conflict: ['bidder'], forbidden: ['hirers'], hidden: ['uninvolved', 'awarded'] }),
    about('won', { conflict: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about('lost', { conflict: ['bidder'], forbidden: ['hirers'], hidden: ['uninvolved', 'awarded'] }),
    about('others', { forbidden: ['hirers'], hidden: ['contractors'] }),
    about('unknown', { forbidden: ['hirers'], hidden: ['contractors'] }),
  ),

  call(
    'acceptBid',
    200,
    about('pending', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('withdrawn', { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('won', { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('lost', { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('others', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call(
    'rejectBid',
    200,
    about('pending', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('withdrawn', { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('won', { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('lost', { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('others', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call(
    'withdrawBid',
    200,
    about('pending', { allowed: ['bidder'], forbidden: ['hirers'], hidden: ['uninvolved', 'awarded'] }),
    about('withdrawn', { conflict: ['bidder'], forbidden: ['hirers'], hidden: ['uninvolved', 'awarded'] }),
    about('won', { conflict: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about('lost', { conflict: ['bidder'], forbidden: ['hirers'], hidden: ['uninvolved', 'awarded'] }),
    about('others', { forbidden: ['hirers'], hidden: ['contractors'] }),
    about('unknown', { forbidden: ['hirers'], hidden: ['contractors'] }),
  ),
].flat();

/** Photos are for everybody who may bid; papers and evidence for the parties and staff. */
export const FILES = [
  call(
    'listProjectFiles',
    200,
    about('open', { allowed: ['owners', 'contractors'], hidden: ['idleBuyer'] }),
    about('cancelled', { allowed: ['clients', 'bidder', 'staff'], hidden: ['bystanders', 'uninvolved', 'awarded'] }),
    about('job', { allowed: ['owners', 'bidder', 'awarded'], hidden: ['idleBuyer', 'uninvolved'] }),
    about('working', { allowed: ['clients', 'awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('submitted', { allowed: ['clients', 'awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('others', { allowed: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('others job', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'uploadProjectFile',
    201,
    about('open', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('cancelled', {
      conflict: ['clients'],
      forbidden: ['bidder', 'staff'],
      hidden: ['bystanders', 'uninvolved', 'awarded'],
    }),
    about('job', { allowed: ['owners'], forbidden: ['bidder', 'awarded'], hidden: ['idleBuyer', 'uninvolved'] }),
    about('submitted', { allowed: ['clients'], forbidden: ['awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('others', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('others job', { forbidden: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'uploadProjectFile:evidence',
    201,
    about('open', { forbidden: ['owners', 'contractors'], hidden: ['idleBuyer'] }),
    about('job', { allowed: ['awarded'], forbidden: ['owners', 'bidder'], hidden: ['idleBuyer', 'uninvolved'] }),
    about('working', { allowed: ['awarded'], forbidden: ['clients', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('submitted', { allowed: ['awarded'], forbidden: ['clients', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('accepted', { conflict: ['awarded'], forbidden: ['clients', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('others', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('others job', { forbidden: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'uploadProjectFile:exhibit',
    201,
    about('open', { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('job', { conflict: ['owners', 'awarded'], forbidden: ['bidder'], hidden: ['idleBuyer', 'uninvolved'] }),
    about('working', { conflict: ['clients', 'awarded'], forbidden: ['staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('disputed', { allowed: ['clients', 'awarded'], forbidden: ['staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('others', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('others job', { forbidden: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'getFile',
    200,
    about('photo', { allowed: ['owners', 'contractors'], hidden: ['idleBuyer'] }),
    about('paper', { allowed: ['owners'], hidden: ['idleBuyer', 'contractors'] }),
    about('evidence', { allowed: ['clients', 'awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('exhibit', { allowed: ['clients', 'awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('others photo', { allowed: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('others paper', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('deleted', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'deleteFile',
    204,
    about('photo', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('paper', { allowed: ['owners'], hidden: ['idleBuyer', 'contractors'] }),
    about('evidence', { allowed: ['awarded'], forbidden: ['clients', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('others photo', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('others paper', { forbidden: ['staff'], hidden: ['allButStaff'] }),
    about('deleted', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
].flat();
