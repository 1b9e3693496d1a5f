import { Body, Controller, HttpCode, HttpStatus, Post, Req, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../../common/auth/policy.decorators.js';
import { localeOfRequest } from '../../common/http/request-locale.js';
import { NoReplay, ProviderCall } from '../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { PaymentIntentView } from '../payments/index.js';
import { DeclineInvoice } from './decline-invoice.js';
import { InvoiceLink } from './dto/invoice.input.js';
import { OpenedInvoice } from './dto/opened-invoice.response.js';
import { InvoiceLinkGuard } from './invoice-link.guard.js';
import { InvoicePapers } from './invoice-papers.js';
import { OpenedInvoices } from './opened-invoices.js';

/** For whoever holds the private link. The secret comes in the body: an address ends up in logs. */
@ApiTags('invoices')
@Controller('invoices')
@Public()
@UseGuards(InvoiceLinkGuard)
export class InvoiceLinksController {
  constructor(
    private readonly opened: OpenedInvoices,
    private readonly papers: InvoicePapers,
    private readonly declining: DeclineInvoice,
  ) {}

  @Post('open')
  @HttpCode(HttpStatus.OK)
  @ProviderCall()
  @NoReplay()
  @ApiOperation({
    summary: 'Open an invoice by its link',
    description: 'No account is needed. While a payment is under way the provider is asked first.',
  })
  @Fails('invoice.link_invalid', 'request.too_many')
  @ApiOkResponse({ type: OpenedInvoice })
  openInvoice(@Body() { token }: InvoiceLink): Promise<OpenedInvoice> {
    return this.opened.open(token);
  }

  @Post('pay')
  @ProviderCall()
  @NoReplay()
  @ApiOperation({
    summary: 'Begin to pay an invoice by its link',
    description: 'All that is due, by card or bank. Asking again answers the payment that is open.',
  })
  @Fails(
    'invoice.link_invalid',
    'payment.not_due',
    'payment.unavailable',
    'payment.intent_failed',
    'state.conflict',
    'request.too_many',
  )
  @ApiCreatedResponse({ type: PaymentIntentView })
  payInvoice(@Body() { token }: InvoiceLink): Promise<PaymentIntentView> {
    return this.opened.pay(token);
  }

  @Post('decline')
  @HttpCode(HttpStatus.OK)
  @NoReplay()
  @ApiOperation({
    summary: 'Say that one does not settle this closing',
    description:
      'Of somebody who was named by mistake: every link closes, the invoice is owed on and the client is told.',
  })
  @Fails('invoice.link_invalid', 'state.conflict', 'request.too_many')
  @ApiOkResponse({ type: OpenedInvoice })
  async declineInvoice(@Body() { token }: InvoiceLink): Promise<OpenedInvoice> {
    await this.declining.execute(token);
    return this.opened.open(token);
  }

  @Post('pdf')
  @HttpCode(HttpStatus.OK)
  @NoReplay()
  @ApiOperation({ summary: 'Download an invoice by its link', description: 'As PDF, in the reader’s language.' })
  @ApiProduces('application/pdf')
  @Fails('invoice.link_invalid', 'request.too_many')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async downloadInvoice(@Body() { token }: InvoiceLink, @Req() request: Request): Promise<StreamableFile> {
    const invoice = await this.opened.drawn(token);
    return this.papers.of(invoice, localeOfRequest(request));
  }
}
