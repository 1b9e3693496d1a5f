import { about, always, call } from '../rows.js';

/**
 * MSG-01, MSG-02: threads. The bidder talks with the owner of each open project of ours, the awarded contractor with that
 * of each job, of each disputed one and of those on which it did not come; on those of "others" another contractor. Staff
 * read what the two sides of a dispute or of a contested no-show wrote.
 */
export const MESSAGES = [
  call(['listConversations', 'countUnreadMessages'], 200, always({ allowed: ['signedIn'] })),

  call(
    ['getConversation', 'listMessages', 'getConversationPaper', 'getConversationRecord'],
    200,
    about('open', { allowed: ['owners', 'bidder'], hidden: ['idleBuyer', 'uninvolved', 'awarded'] }),
    about('job', { allowed: ['owners', 'awarded'], hidden: ['idleBuyer', 'notAwarded'] }),
    about('disputed', { allowed: ['clients', 'awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('no show contested', {
      allowed: ['seller', 'awarded', 'staff'],
      hidden: ['bystanders', 'buyer', 'agent', 'notAwarded'],
    }),
    // Before the contractor has contested it, and once it is decided, there is nothing for staff to find out.
    about(['no show', 'no show decided'], {
      allowed: ['seller', 'awarded'],
      hidden: ['staff', 'bystanders', 'buyer', 'agent', 'notAwarded'],
    }),
    about(['others', 'unknown'], { hidden: ['signedIn'] }),
  ),

  call(
    ['readConversation', 'muteConversation'],
    204,
    about('open', { allowed: ['owners', 'bidder'], hidden: ['idleBuyer', 'uninvolved', 'awarded'] }),
    about('disputed', { allowed: ['clients', 'awarded'], forbidden: ['staff'], hidden: ['bystanders', 'notAwarded'] }),
    about(['others', 'unknown'], { hidden: ['signedIn'] }),
  ),

  call(
    ['sendMessage', 'uploadMessageFile'],
    201,
    about('open', { allowed: ['owners', 'bidder'], hidden: ['idleBuyer', 'uninvolved', 'awarded'] }),
    about('job', { allowed: ['owners', 'awarded'], hidden: ['idleBuyer', 'notAwarded'] }),
    about('disputed', { allowed: ['clients', 'awarded'], forbidden: ['staff'], hidden: ['bystanders', 'notAwarded'] }),
    about(['others', 'unknown'], { hidden: ['signedIn'] }),
  ),

  call(
    'getMessageFile',
    200,
    about('open', { allowed: ['owners', 'bidder'], hidden: ['idleBuyer', 'uninvolved', 'awarded'] }),
    about(['others', 'unknown'], { hidden: ['signedIn'] }),
  ),

  // The bidder wrote it.
  call(
    'reportMessage',
    204,
    about('open', { allowed: ['owners'], forbidden: ['bidder'], hidden: ['idleBuyer', 'uninvolved', 'awarded'] }),
    about(['others', 'unknown'], { hidden: ['signedIn'] }),
  ),

  // There is one already.
  call(
    'openConversation',
    200,
    about('open', { allowed: ['owners', 'bidder'], conflict: ['uninvolved', 'awarded'], hidden: ['idleBuyer'] }),
    about('others', { conflict: ['contractors'], forbidden: ['staff'], hidden: ['hirersButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'openConversation:new',
    201,
    about('submitted', { allowed: ['clients', 'awarded'], forbidden: ['staff'], hidden: ['bystanders', 'notAwarded'] }),
  ),

  // Who is not met in a thread is not known.
  call(
    ['blockPerson', 'reportPerson'],
    204,
    about('the other side', { allowed: ['owners', 'bidder', 'awarded'], hidden: ['idleBuyer', 'uninvolved'] }),
    about(['own', 'a contractor'], { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
  call('unblockPerson', 204, about(['the other side', 'unknown'], { allowed: ['signedIn'] })),
].flat();
