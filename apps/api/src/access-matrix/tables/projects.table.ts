import { about, always, call } from '../rows.js';
import { WITHOUT_SHOW } from '../world/stages.js';

/**
 * Projects. A principal who may not know of a project is told that it does not exist (ROLE-06); one whose role never does a
 * thing is told so before anything is looked up.
 *
 * Each stage is a principal's own project, or the seller's where it has none: the bidder bids on those that are open,
 * cancelled and a job, and the awarded contractor has the work. "others" are a client's and a contractor's to whom no
 * principal is related.
 */
export const PROJECTS = [
  call('listProjects', 200, always({ allowed: ['signedIn'] })),
  call('listProjects:available', 200, always({ allowed: ['contractors', 'staff'], forbidden: ['hirersButStaff'] })),
  call('listProjects:late-promises', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call('createProject', 201, always({ allowed: ['hirers'], forbidden: ['contractors'] })),
  call('createProject:without-conditions', 201, always({ allowed: ['hirers'], forbidden: ['contractors'] })),

  call(
    ['getProject', 'getProjectHistory'],
    200,
    about('open', { allowed: ['owners', 'contractors'], hidden: ['idleBuyer'] }),
    about('cancelled', { allowed: ['clients', 'bidder', 'staff'], hidden: ['bystanders', 'uninvolved', 'awarded'] }),
    about(['unpaid', 'working', 'proven'], {
      allowed: ['clients', 'awarded', 'staff'],
      hidden: ['bystanders', 'notAwarded'],
    }),
    about('job', { allowed: ['owners', 'bidder', 'awarded'], hidden: ['idleBuyer', 'uninvolved'] }),
    // With what was reported of the agreed day, answered and decided.
    about(WITHOUT_SHOW, {
      allowed: ['seller', 'awarded', 'staff'],
      hidden: ['bystanders', 'buyer', 'agent', 'notAwarded'],
    }),
    about(['submitted', 'accepted'], {
      allowed: ['clients', 'awarded', 'staff'],
      hidden: ['bystanders', 'notAwarded'],
    }),
    about('others', { allowed: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('others job', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'repostProject',
    201,
    about(['open', 'job'], { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('cancelled', { allowed: ['clients'], forbidden: ['contractors', 'staff'], hidden: ['bystanders'] }),
    about(['unpaid', 'working', 'proven'], {
      conflict: ['clients'],
      forbidden: ['contractors', 'staff'],
      hidden: ['bystanders'],
    }),
    about(['submitted', 'accepted'], {
      conflict: ['clients'],
      forbidden: ['contractors', 'staff'],
      hidden: ['bystanders'],
    }),
    about(['others', 'others job'], { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call(
    'repostProject:left-out',
    201,
    about(['open', 'job'], { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('others job', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  // Whoever has said so already is answered the project that it made; who presses too early is told so.
  call(
    'reportNoShow',
    201,
    about(['open', 'job'], { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about(['cancelled', 'working', 'proven', 'submitted', 'accepted'], {
      conflict: ['clients', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders'],
    }),
    about('unpaid', { conflict: ['clients'], forbidden: ['contractors', 'staff'], hidden: ['bystanders'] }),
    about(WITHOUT_SHOW, {
      allowed: ['seller'],
      conflict: ['staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders', 'buyer', 'agent'],
    }),
    about('others', { conflict: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('others job', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call(
    'answerNoShow',
    200,
    about('no show', { allowed: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about(['no show contested', 'no show admitted', 'no show decided'], {
      conflict: ['awarded'],
      forbidden: ['hirers'],
      hidden: ['notAwarded'],
    }),
    about(['open', 'others'], { forbidden: ['hirers'], hidden: ['contractors'] }),
    about(['unpaid', 'working', 'proven', 'cancelled', 'submitted', 'accepted', 'job', 'others job', 'unknown'], {
      forbidden: ['hirers'],
      hidden: ['contractors'],
    }),
  ),

  call(
    'updateProject',
    200,
    about('open', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about(['cancelled', 'unpaid', 'working'], {
      conflict: ['clients', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders'],
    }),
    about('job', { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about(['proven', 'submitted'], {
      conflict: ['clients', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders'],
    }),
    about('accepted', { conflict: ['clients', 'staff'], forbidden: ['contractors'], hidden: ['bystanders'] }),
    about('others', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('others job', { conflict: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call(
    'cancelProject',
    200,
    about('open', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('cancelled', { conflict: ['clients', 'bidder', 'staff'], hidden: ['bystanders', 'uninvolved', 'awarded'] }),
    about('unpaid', { allowed: ['clients', 'awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('job', { allowed: ['owners', 'awarded'], forbidden: ['bidder'], hidden: ['idleBuyer', 'uninvolved'] }),
    about(['working', 'proven', 'submitted'], {
      conflict: ['clients', 'awarded', 'staff'],
      hidden: ['bystanders', 'notAwarded'],
    }),
    about('accepted', { conflict: ['clients', 'awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('others', { allowed: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('others job', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
].flat();
