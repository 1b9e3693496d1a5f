import { about, always, call } from '../rows.js';

/** Whom an owner invites: nobody but the client's side knows them, and the owner alone says what they may do. */
export const PARTIES = [
  call(
    'listParties',
    200,
    about('open', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('others', { allowed: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
  call(
    'inviteParty',
    201,
    about('open', {
      allowed: ['clients', 'anyStaff'],
      forbidden: ['unverifiedSeller', 'contractors'],
      hidden: ['idleBuyer'],
    }),
    about('others', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),
  call(
    'updateParty',
    200,
    about('own', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('others', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),
  call(
    'removeParty',
    204,
    about('own', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('others', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  // A link is for the verified account of its address, and never for contractors and staff.
  call('acceptParty', 200, always({ allowed: ['idleBuyer'], forbidden: ['owners', 'contractors'] })),
  call(
    'acceptParty:wrong',
    200,
    always({ invalid: ['unverifiedSeller', 'clients', 'idleBuyer'], forbidden: ['contractors', 'anyStaff'] }),
  ),
].flat();
