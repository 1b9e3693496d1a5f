/** How far back a comparison with the provider looks: every ten minutes, and once a night. */
export const RECONCILIATION_REACHES = ['recent', 'full'] as const;
export type ReconciliationReach = (typeof RECONCILIATION_REACHES)[number];
export const RECONCILIATION_DAYS: Readonly<Record<ReconciliationReach, number>> = { recent: 3, full: 35 };

/**
 * What the provider and the books disagree on: we had not heard of it, they name other amounts, the object was not made
 * by us, or the provider has no such object.
 */
export const DIFFERENCE_KINDS = ['missing', 'amount_differs', 'unknown_object', 'missing_there'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Booking: one admin says what it is, and another has to confirm it. */
export const DIFFERENCE_STATES = ['applied', 'open', 'accepted', 'booking', 'booked'] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];
/** Until then it stands among those that wait for staff. */
export const waitsForStaff = (state: DifferenceState): boolean => state === 'open' || state === 'booking';

/** What a line of our balance is that hangs on no object: money between our own bank and the provider, or its fee. */
export const LINE_BOOKINGS = ['own_money', 'provider_fee'] as const;
export type LineBooking = (typeof LINE_BOOKINGS)[number];
/** A fee takes money. */
export const canBookAs = (booking: LineBooking, netCents: number): boolean => booking === 'own_money' || netCents < 0;

/** A balance transaction is a line of our balance there that hangs on none of the others: a fee, a payout, a top-up. */
export const PROVIDER_OBJECTS = ['intent', 'transfer', 'reversal', 'refund', 'dispute', 'balance_transaction'] as const;
export type ProviderObjectKind = (typeof PROVIDER_OBJECTS)[number];
