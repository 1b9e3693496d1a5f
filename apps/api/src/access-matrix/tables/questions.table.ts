import { about, call } from '../rows.js';

/**
 * MSG-02: questions on a project. The bidder asked on each open project of ours, another contractor on those of "others".
 * Those who may read a project read them; only who may bid asks, only the client answers.
 */
export const QUESTIONS = [
  call(
    'listQuestions',
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
    'askQuestion',
    201,
    about('open', { allowed: ['approvedContractors'], forbidden: ['hirers', 'unapproved'] }),
    about('cancelled', { conflict: ['bidder'], forbidden: ['hirers'], hidden: ['uninvolved', 'awarded'] }),
    about('job', { conflict: ['bidder', 'awarded'], forbidden: ['hirers'], hidden: ['uninvolved'] }),
    about('submitted', { conflict: ['awarded'], forbidden: ['hirers'], hidden: ['notAwarded'] }),
    about('others', { allowed: ['approvedContractors'], forbidden: ['hirers', 'unapproved'] }),
    about('others job', { forbidden: ['hirers'], hidden: ['contractors'] }),
    about('unknown', { forbidden: ['hirers'], hidden: ['contractors'] }),
  ),

  call(
    'answerQuestion',
    200,
    about('open', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('others', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call(
    'removeQuestion',
    204,
    about('open', { allowed: ['bidder'], forbidden: ['owners', 'uninvolved', 'awarded'], hidden: ['idleBuyer'] }),
    about('others', { allowed: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  call(
    'reportQuestion',
    204,
    about('open', { allowed: ['owners', 'uninvolved', 'awarded'], forbidden: ['bidder'], hidden: ['idleBuyer'] }),
    about('others', { allowed: ['contractors'], forbidden: ['staff'], hidden: ['hirersButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
].flat();
