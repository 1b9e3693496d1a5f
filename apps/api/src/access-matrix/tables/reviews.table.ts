import { about, always, call } from '../rows.js';

/**
 * CON-04: the two sides and staff read the reviews of a project, and each side writes one once it is completed. Both have
 * written on those that are reviewed; "reviewed" is there the client's review of its contractor.
 */
export const REVIEWS = [
  call(
    'listProjectReviews',
    200,
    about('open', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('job', { allowed: ['owners', 'awarded'], forbidden: ['bidder'], hidden: ['idleBuyer', 'uninvolved'] }),
    about('submitted', { allowed: ['clients', 'awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('completed', {
      allowed: ['seller', 'awarded', 'staff'],
      hidden: ['bystanders', 'buyer', 'agent', 'notAwarded'],
    }),
    about('reviewed', {
      allowed: ['seller', 'awarded', 'staff'],
      hidden: ['bystanders', 'buyer', 'agent', 'notAwarded'],
    }),
    about('others', { allowed: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'writeReview',
    201,
    about('open', { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('job', { conflict: ['owners', 'awarded'], forbidden: ['bidder'], hidden: ['idleBuyer', 'uninvolved'] }),
    about('completed', {
      allowed: ['seller', 'awarded'],
      forbidden: ['staff'],
      hidden: ['bystanders', 'buyer', 'agent', 'notAwarded'],
    }),
    about('reviewed', {
      conflict: ['seller', 'awarded'],
      forbidden: ['staff'],
      hidden: ['bystanders', 'buyer', 'agent', 'notAwarded'],
    }),
    about('others', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  // Whoever hires may read it, and only whom it is about answers.
  call(
    'answerReview',
    200,
    about('reviewed', { allowed: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'reportReview',
    204,
    about('reviewed', {
      allowed: ['bystanders', 'buyer', 'agent', 'awarded', 'staff'],
      forbidden: ['seller'],
      hidden: ['notAwarded'],
    }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
].flat();

/** CON-03: whom a client keeps in mind, whom it asks for a bid, and what a contractor's finished work shows. */
export const HIRING = [
  call(
    'listContractorReviews',
    200,
    about('a contractor', { allowed: ['hirers'], forbidden: ['contractors'] }),
    about('own', { allowed: ['contractors'], hidden: ['hirers'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),
  call(
    'listContractorWork',
    200,
    about('a contractor', { allowed: ['hirers'], forbidden: ['contractors'] }),
    about('own', { allowed: ['contractors'], hidden: ['hirers'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call('listFavorites', 200, always({ allowed: ['hirers'], forbidden: ['contractors'] })),
  call(
    'addFavorite',
    204,
    about('a contractor', { allowed: ['hirers'], forbidden: ['contractors'] }),
    about('own', { forbidden: ['contractors'], hidden: ['hirers'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),
  call(
    'removeFavorite',
    204,
    about('a contractor', { allowed: ['hirers'], forbidden: ['contractors'] }),
    about('unknown', { allowed: ['hirers'], forbidden: ['contractors'] }),
  ),

  call(
    'listBidInvitations',
    200,
    about('open', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('job', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('others', { allowed: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),
  call(
    'inviteToBid',
    201,
    about('open', {
      allowed: ['clients', 'anyStaff'],
      forbidden: ['unverifiedSeller', 'contractors'],
      hidden: ['idleBuyer'],
    }),
    about('job', {
      conflict: ['clients', 'anyStaff'],
      forbidden: ['unverifiedSeller', 'contractors'],
      hidden: ['idleBuyer'],
    }),
    about('others', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),
  call('listMyBidInvitations', 200, always({ allowed: ['contractors'], forbidden: ['hirers'] })),
].flat();
