import { INVOICE_STATES, type InvoiceState } from '@cw/domain';

/** Besides a state: those whose wire or check waits for an administrator. */
export const INVOICE_CHOICES = ['waiting', ...INVOICE_STATES] as const;
export type InvoiceChoice = 'waiting' | InvoiceState;

/** Reads the address; undefined shows all. */
export const choiceOf = (search: URLSearchParams): InvoiceChoice | undefined =>
  INVOICE_CHOICES.find((choice) => choice === search.get('state'));

/** Writes the address. */
export const searchOf = (choice: InvoiceChoice | undefined): URLSearchParams =>
  new URLSearchParams(choice === undefined ? {} : { state: choice });

export const queryOf = (choice: InvoiceChoice | undefined, cursor?: string) => ({
  ...(choice === 'waiting' && { waiting: 'any' as const }),
  ...(choice !== undefined && choice !== 'waiting' && { state: choice }),
  ...(cursor !== undefined && { cursor }),
});
