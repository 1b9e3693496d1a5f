import { INVOICE_STATES, WAITING_CLOSING_PAYMENTS, type InvoiceState } from '@cw/domain';
import { PageQuery } from '../../../common/http/page.query.js';
import { Choice } from '../../../common/validation/rules.js';

const WAITING_FILTERS = ['any', ...WAITING_CLOSING_PAYMENTS] as const;
type WaitingFilter = (typeof WAITING_FILTERS)[number];

export class ListInvoicesQuery extends PageQuery {
  @Choice('InvoiceState', INVOICE_STATES, { optional: true, description: 'Only those that are in this state.' })
  state?: InvoiceState;

  @Choice('WaitingClosingPayment', WAITING_FILTERS, {
    optional: true,
    description:
      'Only those with a wire or a check that waits. recorded: for a second admin; confirmed: for the top-up; any: for either.',
  })
  waiting?: WaitingFilter;
}
