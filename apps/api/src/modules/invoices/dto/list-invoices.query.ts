import { INVOICE_STATES, type InvoiceState } from '@cw/domain';
import { PageQuery } from '../../../common/http/page.query.js';
import { Choice } from '../../../common/validation/rules.js';

export class ListInvoicesQuery extends PageQuery {
  @Choice('InvoiceState', INVOICE_STATES, { optional: true, description: 'Only those that are in this state.' })
  state?: InvoiceState;
}
