import { Body, Controller, Get, Post, Query, Req, type StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import type { Request } from 'express';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Public, Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { localeOfRequest } from '../../common/http/request-locale.js';
import { IdempotencyKeyRequired, ProviderCall } from '../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { CreatePaymentIntent } from './dto/create-payment-intent.input.js';
import { ListPaymentsQuery } from './dto/list-payments.query.js';
import { PaymentConfigView } from './dto/payment-config.response.js';
import { PaymentIntentView } from './dto/payment-intent.response.js';
import { PaymentPage, PaymentView } from './dto/payment.response.js';
import { StatementQuery } from './dto/statement.query.js';
import { OpenIntent } from './intents/open-intent.js';
import { PaymentConfig } from './payment-config.js';
import { PaymentReader } from './payment-reader.js';
import { Receipts } from './receipts/receipts.js';
import { Statements } from './statements/statements.js';

@ApiTags('payments')
@Controller('payments')
export class PaymentsController {
  constructor(
    private readonly opening: OpenIntent,
    private readonly reader: PaymentReader,
    private readonly configuration: PaymentConfig,
    private readonly receipts: Receipts,
    private readonly statements: Statements,
  ) {}

  @Post('intents')
  @Requires('payment.pay')
  @IdempotencyKeyRequired()
  @ProviderCall()
  @ApiOperation({
    summary: 'Begin a payment',
    description:
      'The project’s owner or whom it lets decide, once a bid is accepted. The page confirms it with the provider; what is paid is held until the owner approves the work. Asking again for the same amount answers the payment that is open.',
  })
  @Fails(
    'project.not_found',
    'payment.invalid_amount',
    'payment.unavailable',
    'payment.intent_failed',
    'payment.not_due',
    'state.conflict',
    'access.denied',
  )
  @ApiCreatedResponse({ type: PaymentIntentView })
  createPaymentIntent(@CurrentActor() actor: Actor, @Body() input: CreatePaymentIntent): Promise<PaymentIntentView> {
    return this.opening.execute(actor, input);
  }

  @Get('config')
  @Public()
  @ApiOperation({ summary: 'Read how payments work here', description: 'Whether they are on, and which form to show.' })
  @ApiOkResponse({ type: PaymentConfigView })
  paymentConfig(): PaymentConfigView {
    return this.configuration.view();
  }

  @Get()
  @Requires('payment.read')
  @ApiOperation({ summary: 'List my payments', description: 'Every try of the signed-in client, the latest first.' })
  @ApiOkResponse({ type: PaymentPage })
  listPayments(@CurrentActor() actor: Actor, @Query() query: ListPaymentsQuery): Promise<PaymentPage> {
    return this.reader.list(actor, query);
  }

  @Get('statement')
  @Requires('payment.read')
  @ApiOperation({
    summary: 'Download the statement of my payments',
    description:
      'What the signed-in client paid and what came back in a year or from one day to another, with the sums: for a spreadsheet or as a PDF, in the reader’s language.',
  })
  @ApiProduces('text/csv', 'application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  getPaymentStatement(
    @CurrentActor() actor: Actor,
    @Query() query: StatementQuery,
    @Req() request: Request,
  ): Promise<StreamableFile> {
    return this.statements.file('payments', actor, query, localeOfRequest(request));
  }

  @Get(':id')
  @Requires('payment.read')
  @ApiOperation({
    summary: 'Read a payment',
    description: 'Whoever paid, and staff. While it is open the provider is asked first.',
  })
  @ApiOkResponse({ type: PaymentView })
  getPayment(@CurrentActor() actor: Actor, @IdParam('id', 'payment.not_found') id: string): Promise<PaymentView> {
    return this.reader.read(actor, id);
  }

  @Get(':id/receipt')
  @Requires('payment.read')
  @ApiOperation({
    summary: 'Download the receipt of a payment',
    description:
      'A PDF in the reader’s language, for whoever paid and staff, once it is held: what was paid, what went back since, and the rules that it was paid under.',
  })
  @ApiProduces('application/pdf')
  @Fails('payment.no_receipt')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  getReceipt(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'payment.not_found') id: string,
    @Req() request: Request,
  ): Promise<StreamableFile> {
    return this.receipts.pdf(actor, id, localeOfRequest(request));
  }
}
