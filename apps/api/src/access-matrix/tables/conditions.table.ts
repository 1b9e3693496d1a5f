import { about, call } from '../rows.js';

/** What a report requires: read by those who may read its project; the client edits and accepts, the contractor proves. */
export const CONDITIONS = [
  call(
    'listConditions',
    200,
    about('open', { allowed: ['owners', 'contractors'], hidden: ['idleBuyer'] }),
    about('cancelled', { allowed: ['clients', 'bidder', 'staff'], hidden: ['bystanders', 'uninvolved', 'awarded'] }),
    about('job', { allowed: ['owners', 'bidder', 'awarded'], hidden: ['idleBuyer', 'uninvolved'] }),
    about('submitted', { allowed: ['clients', 'awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('others', { allowed: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('others job', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'addCondition',
    201,
    about('open', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about(['cancelled', 'submitted'], {
      conflict: ['clients', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders'],
    }),
    about('job', { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('others', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('others job', { conflict: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call(
    'updateCondition',
    200,
    about('open', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about(['cancelled', 'submitted'], {
      conflict: ['clients', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders'],
    }),
    about('job', { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('others', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('others job', { conflict: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call(
    'removeCondition',
    204,
    about('open', { invalid: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about(['cancelled', 'submitted'], {
      conflict: ['clients', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders'],
    }),
    about('job', { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('others', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('others job', { conflict: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call(
    'proveCondition',
    200,
    about(['open', 'others'], { conflict: ['contractors'], forbidden: ['hirers'] }),
    about('cancelled', { conflict: ['bidder'], forbidden: ['hirers'], hidden: ['uninvolved', 'awarded'] }),
    about('job', { conflict: ['bidder', 'awarded'], forbidden: ['hirers'], hidden: ['uninvolved'] }),
    about('working', { allowed: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about(['proven', 'submitted'], { conflict: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about('accepted', { conflict: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about(['others job', 'unknown'], { forbidden: ['hirers'], hidden: ['contractors'] }),
  ),

  call(
    ['acceptCondition', 'returnCondition'],
    200,
    about(['open', 'job'], { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about(['cancelled', 'working'], {
      conflict: ['clients', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders'],
    }),
    about(['proven', 'submitted'], {
      allowed: ['clients'],
      forbidden: ['contractors', 'staff'],
      hidden: ['bystanders'],
    }),
    about('accepted', { conflict: ['clients', 'staff'], forbidden: ['contractors'], hidden: ['bystanders'] }),
    about(['others', 'others job'], { conflict: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call(
    'takeBackCondition',
    200,
    about(['open', 'job'], { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about(['cancelled', 'working', 'proven', 'submitted'], {
      conflict: ['clients', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders'],
    }),
    about('accepted', {
      allowed: ['clients'],
      forbidden: ['contractors', 'staff'],
      hidden: ['bystanders'],
    }),
    about(['others', 'others job'], { conflict: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call(
    'clearCondition',
    200,
    about(['open', 'job'], { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about(['cancelled', 'working', 'proven'], {
      conflict: ['clients', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders'],
    }),
    about('submitted', { conflict: ['clients', 'staff'], forbidden: ['contractors'], hidden: ['bystanders'] }),
    about('accepted', { allowed: ['clients', 'staff'], forbidden: ['contractors'], hidden: ['bystanders'] }),
    about(['others', 'others job'], { conflict: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),
].flat();
