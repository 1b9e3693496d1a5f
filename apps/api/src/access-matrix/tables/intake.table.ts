import { about, always, call, openly, openlyAbout } from '../rows.js';

/** INT-07, INT-08: anybody sends a request; whoever holds its link, or has it in the account, follows it and answers. */
export const INTAKE = [
  call('submitIntake', 201, openly({ allowed: ['everybody'] })),
  call('extractAppraisal', 200, openly({ allowed: ['everybody'] })),
  call('renewIntakeLink', 204, openly({ allowed: ['everybody'] })),

  // By the private link, whoever holds it.
  call('getLinkedIntake', 200, openlyAbout(['asked', 'offered'], { allowed: ['everybody'] })),
  call(
    'answerLinkedIntake',
    200,
    openlyAbout('asked', { allowed: ['everybody'] }),
    openlyAbout('offered', { conflict: ['everybody'] }),
  ),
  call(
    ['approveLinkedIntake', 'refuseLinkedIntake'],
    200,
    openlyAbout('offered', { allowed: ['everybody'] }),
    openlyAbout('asked', { conflict: ['everybody'] }),
  ),
  call(
    ['getLinkedIntake:wrong', 'answerLinkedIntake:wrong', 'approveLinkedIntake:wrong', 'refuseLinkedIntake:wrong'],
    200,
    openly({ invalid: ['everybody'] }),
  ),
  call(
    'getLinkedIntakeFile',
    200,
    openlyAbout('paper', { allowed: ['everybody'] }),
    openlyAbout('unknown', { hidden: ['everybody'] }),
  ),
  call('getLinkedIntakeFile:of-another', 200, openlyAbout('paper', { hidden: ['everybody'] })),
  call('getLinkedIntakeFile:wrong', 200, openlyAbout('paper', { invalid: ['everybody'] })),
  call(
    'getLinkedIntakeStatement',
    200,
    openlyAbout('settling', { allowed: ['everybody'] }),
    openlyAbout(['asked', 'offered'], { hidden: ['everybody'] }),
  ),
  call('getLinkedIntakeStatement:wrong', 200, openly({ invalid: ['everybody'] })),

  // In the account that it stands in: the seller's.
  call('listMyIntakes', 200, always({ allowed: ['signedIn'] })),
  call(
    'getMyIntake',
    200,
    about(['asked', 'offered'], {
      allowed: ['seller'],
      hidden: ['bystanders', 'buyer', 'agent', 'contractors', 'staff'],
    }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
  call(
    'getMyIntakeFile',
    200,
    about('asked', { allowed: ['seller'], hidden: ['bystanders', 'buyer', 'agent', 'contractors', 'staff'] }),
    about(['offered', 'unknown'], { hidden: ['signedIn'] }),
  ),
  call(
    'getMyIntakeStatement',
    200,
    about('settling', { allowed: ['seller'], hidden: ['bystanders', 'buyer', 'agent', 'contractors', 'staff'] }),
    about(['asked', 'offered', 'unknown'], { hidden: ['signedIn'] }),
  ),
  call(
    'answerMyIntake',
    200,
    about('asked', { allowed: ['seller'], hidden: ['bystanders', 'buyer', 'agent', 'contractors', 'staff'] }),
    about('offered', { conflict: ['seller'], hidden: ['bystanders', 'buyer', 'agent', 'contractors', 'staff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
  call(
    ['approveMyIntake', 'refuseMyIntake'],
    200,
    about('offered', { allowed: ['seller'], hidden: ['bystanders', 'buyer', 'agent', 'contractors', 'staff'] }),
    about('asked', { conflict: ['seller'], hidden: ['bystanders', 'buyer', 'agent', 'contractors', 'staff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
].flat();
