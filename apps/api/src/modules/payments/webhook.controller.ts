import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CsrfExempt, Public } from '../../common/auth/policy.decorators.js';
import { NoReplay } from '../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { WebhookReceipt } from './dto/webhook.response.js';
import { WebhookInbox } from './inbox/webhook-inbox.js';

const SIGNATURE_MAX = 2048;

@ApiTags('payments')
@Controller('payments')
export class WebhookController {
  constructor(private readonly inbox: WebhookInbox) {}

  @Post('webhook')
  @HttpCode(200)
  @Public()
  @CsrfExempt()
  @NoReplay()
  @ApiOperation({
    summary: 'Hear the payment provider',
    description: 'Signed by the provider. An event is kept and worked on afterwards.',
  })
  @ApiHeader({ name: 'Stripe-Signature', required: true, schema: { type: 'string', maxLength: SIGNATURE_MAX } })
  @ApiBody({ schema: { type: 'object' } })
  @Fails('payment.signature')
  @ApiOkResponse({ type: WebhookReceipt })
  paymentWebhook(@Req() request: Request): Promise<WebhookReceipt> {
    return this.inbox.receive(request.rawBody, request.get('stripe-signature'));
  }
}
