import { about, always, call, openly } from '../rows.js';

/** An invoice is the two sides' and staff's; the client's side says where it goes, and staff alone what the bank has. */
export const INVOICES = [
  call(
    'getProjectInvoice',
    200,
    about(['open', 'unpaid'], { hidden: ['signedIn'] }),
    about('job', { allowed: ['owners', 'awarded'], hidden: ['idleBuyer', 'notAwarded'] }),
    about('submitted', { allowed: ['clients', 'awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('completed', {
      allowed: ['seller', 'awarded', 'staff'],
      hidden: ['bystanders', 'buyer', 'agent', 'notAwarded'],
    }),
    about('others job', { allowed: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  // Nothing is paid yet: whom it is hidden from does not learn that either.
  call(
    'getInvoiceReceipt',
    200,
    about(['open', 'unpaid'], { hidden: ['signedIn'] }),
    about('job', { conflict: ['owners', 'awarded'], hidden: ['idleBuyer', 'notAwarded'] }),
    about('submitted', { conflict: ['clients', 'awarded', 'staff'], hidden: ['bystanders', 'notAwarded'] }),
    about('completed', {
      conflict: ['seller', 'awarded', 'staff'],
      hidden: ['bystanders', 'buyer', 'agent', 'notAwarded'],
    }),
    about('others job', { conflict: ['staff'], hidden: ['allButStaff'] }),
    about('unknown', { hidden: ['signedIn'] }),
  ),

  // Staff do not say with whom a client closes.
  call(
    'nameSettlementAgent',
    200,
    about('open', { forbidden: ['contractors'], hidden: ['hirers'] }),
    about('job', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('completed', {
      allowed: ['seller'],
      forbidden: ['contractors', 'staff'],
      hidden: ['bystanders', 'buyer', 'agent'],
    }),
    about('others job', { forbidden: ['contractors', 'staff'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  call(
    'issueInvoice',
    200,
    about('open', { forbidden: ['contractors'], hidden: ['hirers'] }),
    about('job', { allowed: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('completed', {
      conflict: ['seller', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders', 'buyer', 'agent'],
    }),
    about('others job', { allowed: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),
  call(
    ['sendInvoice', 'revokeInvoiceLink', 'reportClosingFellThrough'],
    200,
    about('open', { forbidden: ['contractors'], hidden: ['hirers'] }),
    about('job', { conflict: ['owners'], forbidden: ['contractors'], hidden: ['idleBuyer'] }),
    about('completed', {
      allowed: ['seller', 'staff'],
      forbidden: ['contractors'],
      hidden: ['bystanders', 'buyer', 'agent'],
    }),
    about('others job', { conflict: ['staff'], forbidden: ['contractors'], hidden: ['hirersButStaff'] }),
    about('unknown', { forbidden: ['contractors'], hidden: ['hirers'] }),
  ),

  // By the private link, whoever holds it.
  call(['openInvoice', 'declineInvoice', 'downloadInvoice'], 200, openly({ allowed: ['everybody'] })),
  call(['openInvoice:wrong', 'declineInvoice:wrong', 'downloadInvoice:wrong'], 200, openly({ invalid: ['everybody'] })),
  call('payInvoice', 201, openly({ allowed: ['everybody'] })),
  call('payInvoice:wrong', 201, openly({ invalid: ['everybody'] })),

  call('listInvoices', 200, always({ allowed: ['staff'], forbidden: ['allButStaff'] })),
  call(
    'getInvoice',
    200,
    about(['job', 'completed'], { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  call(
    'recordClosingPayment',
    201,
    about('job', { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('completed', { allowed: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
  call(
    ['confirmClosingPayment', 'refuseClosingPayment', 'clearClosingPayment'],
    200,
    about(['job', 'completed'], { conflict: ['staff'], forbidden: ['allButStaff'] }),
    about('unknown', { forbidden: ['allButStaff'], hidden: ['staff'] }),
  ),
].flat();
