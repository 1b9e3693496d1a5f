import { about, always, call } from '../rows.js';

/**
 * Disputes: of the two sides and staff. "disputed" is a case that the owner opened, with an offer of the awarded
 * contractor; "proposed" is the seller's, with a ruling that another administrator has to confirm.
 */
export const DISPUTES = [
  call(
    'listProjectDisputes',
    200,
    about('open', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('cancelled', {
      allowed: ['clients', 'staff'],
      forbidden: ['bidder'],
      hidden: ['bystanders', 'uninvolved', 'awarded'],
    }),
    about(['unpaid', 'working'], { allowed: ['clients', 'awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('disputed', { allowed: ['clients', 'awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('proposed', {
      allowed: ['seller', 'awarded', 'staff'],
      hidden: ['bystanders', 'buyer', 'agent', 'notAwarded'],
    }),
    about('others', { allowed: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('others job', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'getDispute',
    200,
    about('disputed', { allowed: ['clients', 'awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('proposed', {
      allowed: ['seller', 'awarded', 'staff'],
      hidden: ['bystanders', 'buyer', 'agent', 'notAwarded'],
    }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    ['addDisputeStatement', 'makeDisputeOffer'],
    201,
    about('disputed', { allowed: ['clients', 'awarded'], forbidden: ['staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('proposed', {
      conflict: ['seller', 'awarded', 'staff'],
      hidden: ['bystanders', 'buyer', 'agent', 'notAwarded'],
    }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'acceptDisputeOffer',
    200,
    about('disputed', { allowed: ['clients'], forbidden: ['awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('proposed', {
      conflict: ['seller', 'awarded', 'staff'],
      hidden: ['bystanders', 'buyer', 'agent', 'notAwarded'],
    }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'withdrawDispute',
    200,
    about('disputed', { allowed: ['clients'], forbidden: ['awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('proposed', {
      conflict: ['seller', 'awarded', 'staff'],
      hidden: ['bystanders', 'buyer', 'agent', 'notAwarded'],
    }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call('listDisputes', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),

  call('listLateClocks', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call('listNoShows', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  // Staff decide what its contractor contests, once; what waits for the answer, or was owned up to, is not theirs.
  call(
    'decideNoShow',
    200,
    about('no show contested', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about(['no show', 'no show admitted', 'no show decided'], { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),

  call(
    'ruleDispute',
    200,
    about('disputed', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('proposed', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),

  call(
    ['confirmRuling', 'refuseRuling'],
    200,
    about('disputed', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('proposed', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
].flat();
