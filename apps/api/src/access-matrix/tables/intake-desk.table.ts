import { about, always, call } from '../rows.js';

/** INT-08: repair requests are for staff with a second factor; the submitter has the private link. */
export const INTAKE_DESK = [
  call(['listIntakes', 'countIntakes'], 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call(
    ['getIntake', 'getIntakeStatement'],
    200,
    about(['new', 'reviewing'], { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  call(
    'getIntakeFile',
    200,
    about('new', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  call(
    'correctIntake',
    200,
    about('new', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('closed', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  call(
    'beginIntakeReview',
    200,
    about('new', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('reviewing', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  call(
    ['askSubmitter', 'declineIntake', 'sendIntakeOffer'],
    200,
    about('reviewing', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('new', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  call(
    'convertIntake',
    200,
    about('approved', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('reviewing', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  call(
    ['orderReinspection', 'recordReinspection'],
    200,
    about('done', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('new', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  call(
    'settleIntake',
    200,
    about('invoiced', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('done', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  call(
    'resendIntakeLink',
    200,
    about(['new', 'closed'], { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
].flat();
