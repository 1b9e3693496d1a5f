/** How an order is parked that the provider is never asked for. */
export const NO_CHARGE = 'no_charge';

/** What came by wire or check has no charge at the provider that could be refunded: staff pay it back. */
export class NoChargeError extends Error {
  override readonly name = NO_CHARGE;
}
