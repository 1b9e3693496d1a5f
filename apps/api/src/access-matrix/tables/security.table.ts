import { about, always, call, openly } from '../rows.js';

/** AUTH-08: how one's account is protected is one's own affair, staff's included. */
export const SECURITY = [
  call('getSecurity', 200, always({ allowed: ['signedIn'] })),
  call('listSessions', 200, always({ allowed: ['signedIn'] })),
  call('endOtherSessions', 204, always({ allowed: ['signedIn'] })),
  call(
    'endSession',
    204,
    about('own', { allowed: ['signedIn'] }),
    about('others', { hidden: ['signedIn'] }),
    about('ended', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
  // NOTE-06: one's own browser, in one's own session.
  call(
    'getPushSubscription',
    200,
    about('own', { allowed: ['signedIn'] }),
    about('a client', { hidden: ['signedIn'] }),
    about('a contractor', { hidden: ['signedIn'] }),
    about('suspended', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
  call(
    'savePushSubscription',
    204,
    about('own', { allowed: ['signedIn'] }),
    about('a client', { hidden: ['signedIn'] }),
    about('a contractor', { hidden: ['signedIn'] }),
    about('suspended', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
  call(
    'deletePushSubscription',
    204,
    about('own', { allowed: ['signedIn'] }),
    about('a client', { hidden: ['signedIn'] }),
    about('a contractor', { hidden: ['signedIn'] }),
    about('suspended', { hidden: ['signedIn'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),
  call('reauthenticate', 204, always({ allowed: ['signedIn'] })),
  // LEGAL-01: again, or with nothing to accept, it does nothing.
  call('acceptTerms', 204, always({ allowed: ['signedIn'] })),
  call('resendVerification', 204, always({ allowed: ['signedIn'] })),
  call('changeEmail', 204, always({ allowed: ['signedIn'] })),
  call('changePassword', 204, always({ allowed: ['signedIn'] })),

  // The agent and staff have a second factor, and staff may replace theirs; everybody else has begun to set one up.
  call(
    'setUpTotp',
    200,
    always({ allowed: ['bystanders', 'buyer', 'seller', 'contractors', 'staff'], conflict: ['agent'] }),
  ),
  call(
    'confirmTotp',
    200,
    always({ allowed: ['bystanders', 'buyer', 'seller', 'contractors', 'staff'], conflict: ['agent'] }),
  ),
  call(
    'disableTotp',
    204,
    always({ allowed: ['agent'], conflict: ['bystanders', 'buyer', 'seller', 'contractors', 'staff'] }),
  ),
  call(
    'renewRecoveryCodes',
    200,
    always({ allowed: ['agent', 'staff'], conflict: ['bystanders', 'buyer', 'seller', 'contractors'] }),
  ),
].flat();

/** What proves itself by a link of an e-mail is for whoever holds it, signed in or not. */
export const LINKS = [
  call('forgotPassword', 204, openly({ allowed: ['everybody'] })),
  call(['joinWaitlist', 'sendSupportMessage'], 204, openly({ allowed: ['everybody'] })),
  // The link is the unverified seller's: it proves something in their own session alone.
  call(
    'verifyEmail',
    204,
    openly({
      allowed: ['unverifiedSeller'],
      forbidden: ['notSignedIn', 'clients', 'idleBuyer', 'contractors', 'anyStaff'],
    }),
  ),
  call('readEmailLink', 200, openly({ allowed: ['everybody'] })),
  call('readEmailLink:wrong', 200, openly({ invalid: ['everybody'] })),
  call('disownAddress', 204, openly({ allowed: ['everybody'] })),
  call('disownAddress:wrong', 204, openly({ invalid: ['everybody'] })),
  call('verifyEmail:wrong', 204, openly({ invalid: ['everybody'] })),
  call('verifyEmail:of-another-purpose', 204, openly({ invalid: ['everybody'] })),
  call('resetPassword', 204, openly({ allowed: ['everybody'] })),
  call('resetPassword:wrong', 204, openly({ invalid: ['everybody'] })),
  call('resetPassword:of-another-purpose', 204, openly({ invalid: ['everybody'] })),
  call('readInvitation', 200, openly({ allowed: ['everybody'] })),
  call('readInvitation:wrong', 200, openly({ invalid: ['everybody'] })),
  call('acceptInvitation', 200, openly({ allowed: ['everybody'] })),
  call('acceptInvitation:wrong', 200, openly({ invalid: ['everybody'] })),
  call('readActivation', 200, openly({ allowed: ['everybody'] })),
  call('readActivation:wrong', 200, openly({ invalid: ['everybody'] })),
  call('activateAccount', 204, openly({ allowed: ['everybody'] })),
  call('activateAccount:wrong', 204, openly({ invalid: ['everybody'] })),
].flat();
