import { INVOICE_STATES, type InvoiceState } from '@cw/domain';

/** Reads the address; undefined shows all. */
export const stateOf = (search: URLSearchParams): InvoiceState | undefined =>
  INVOICE_STATES.find((state) => state === search.get('state'));

/** Writes the address. */
export const searchOf = (state: InvoiceState | undefined): URLSearchParams =>
  new URLSearchParams(state === undefined ? {} : { state });
