import { about, always, call } from '../rows.js';

/** VER-01: papers are their contractor's and staff's. */
export const VERIFICATION = [
  call(['listMyPapers', 'readCertificate'], 200, always({ allowed: ['contractors'], forbidden: ['hirers'] })),
  call(
    'submitPaper',
    201,
    about('license', { allowed: ['contractors'], forbidden: ['hirers'] }),
    about('unknown', { forbidden: ['hirers'], hidden: ['contractors'] }),
  ),

  call('listPapers', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call(
    'getContractorPapers',
    200,
    about('a contractor', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unverified', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('a client', { forbidden: ['allButStaff'], hidden: ['staff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  // Only the one whose papers are not approved has handed its insurance in.
  call(
    'decidePaper',
    200,
    about('unverified', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('a contractor', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('a client', { forbidden: ['allButStaff'], hidden: ['staff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),

  // Of the contractor whose papers are not approved.
  call(
    'getPaperFile',
    200,
    about('handed in', {
      allowed: ['unapproved', 'staff'],
      forbidden: ['unverifiedSeller', 'clients', 'idleBuyer'],
      hidden: ['approvedContractors', 'staffWithoutFactor'],
    }),
    about('unknown', { forbidden: ['unverifiedSeller', 'clients', 'idleBuyer'], hidden: ['contractors', 'anyStaff'] }),
  ),
].flat();
