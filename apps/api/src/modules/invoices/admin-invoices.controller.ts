import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { AdminInvoice, AdminInvoicePage } from './dto/admin-invoice.response.js';
import { RecordClosingPayment, RefuseClosingPayment } from './dto/invoice.input.js';
import { ListInvoicesQuery } from './dto/list-invoices.query.js';
import { InvoiceDesk } from './invoice-desk.js';
import { InvoiceList } from './invoice-list.js';

const InvoiceId = (): ParameterDecorator => IdParam('id', 'invoice.not_found');

@ApiTags('invoices')
@Controller('admin/invoices')
@Requires('invoice.settle')
export class AdminInvoicesController {
  constructor(
    private readonly list: InvoiceList,
    private readonly desk: InvoiceDesk,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List invoices', description: 'Newest first.' })
  @ApiOkResponse({ type: AdminInvoicePage })
  listInvoices(@Query() query: ListInvoicesQuery): Promise<AdminInvoicePage> {
    return this.list.page(query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Read an invoice as staff' })
  @ApiOkResponse({ type: AdminInvoice })
  getInvoice(@InvoiceId() id: string): Promise<AdminInvoice> {
    return this.list.one(id);
  }

  @Post(':id/record-payment')
  @ApiOperation({
    summary: 'Record a wire or a check',
    description: 'All that is due, as it came to our bank. Nothing is held before another admin confirms it.',
  })
  @Fails('state.conflict', 'payment.not_due')
  @ApiCreatedResponse({ type: AdminInvoice })
  recordClosingPayment(
    @CurrentActor() actor: Actor,
    @InvoiceId() id: string,
    @Body() input: RecordClosingPayment,
  ): Promise<AdminInvoice> {
    return this.desk.record(actor, id, input);
  }

  @Post(':id/confirm')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Confirm a wire or a check',
    description:
      'By an admin who did not record it. The work is paid from then on, and the contractor’s share released.',
  })
  @Fails('state.conflict', 'payment.not_due', 'invoice.second_admin')
  @ApiOkResponse({ type: AdminInvoice })
  confirmClosingPayment(@CurrentActor() actor: Actor, @InvoiceId() id: string): Promise<AdminInvoice> {
    return this.desk.confirm(actor, id);
  }

  @Post(':id/refuse')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Refuse what was recorded', description: 'It stays in the audit log with the reason.' })
  @Fails('state.conflict')
  @ApiOkResponse({ type: AdminInvoice })
  refuseClosingPayment(
    @CurrentActor() actor: Actor,
    @InvoiceId() id: string,
    @Body() { reason }: RefuseClosingPayment,
  ): Promise<AdminInvoice> {
    return this.desk.refuse(actor, id, reason);
  }

  @Post(':id/cleared')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Say that the money stands at the payment provider',
    description: 'After the top-up from our bank; the contractor’s transfer waits for it.',
  })
  @Fails('state.conflict')
  @ApiOkResponse({ type: AdminInvoice })
  clearClosingPayment(@CurrentActor() actor: Actor, @InvoiceId() id: string): Promise<AdminInvoice> {
    return this.desk.clear(actor, id);
  }
}
