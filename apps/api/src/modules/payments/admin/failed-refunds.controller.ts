import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { IdParam } from '../../../common/http/id.param.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { RetryRefund } from '../refunds/retry-refund.js';
import { SettleRefundByHandUseCase } from '../refunds/settle-refund-by-hand.js';
import { RefuseRefundByHand, SettleRefundByHand } from './dto/managed-payment.input.js';
import { ManagedPaymentDetail } from './dto/managed-payment.response.js';
import { ManagedPayments } from './managed-payments.js';

const MilestoneId = (): ParameterDecorator => IdParam('id', 'payment.not_found');
const CommandId = (): ParameterDecorator => IdParam('commandId', 'payment.not_found');

/** Refunds that did not arrive. */
@ApiTags('admin')
@Controller('admin/payments/:id/refunds/:commandId')
export class FailedRefundsController {
  constructor(
    private readonly payments: ManagedPayments,
    private readonly retry: RetryRefund,
    private readonly byHand: SettleRefundByHandUseCase,
  ) {}

  @Post('retry')
  @HttpCode(HttpStatus.OK)
  @Requires('payment.manage')
  @ApiOperation({
    summary: 'Try a failed order again',
    description: 'A refund as a new one of the same charge; also a transfer, or one asked back, that was refused.',
  })
  @Fails('state.conflict', 'payment.refund_in_hand')
  @ApiOkResponse({ type: ManagedPaymentDetail })
  async retryRefund(
    @CurrentActor() actor: Actor,
    @MilestoneId() milestoneId: string,
    @CommandId() commandId: string,
  ): Promise<ManagedPaymentDetail> {
    await this.retry.execute(actor, milestoneId, commandId);
    return this.payments.read(actor, milestoneId);
  }

  @Post('by-hand')
  @HttpCode(HttpStatus.OK)
  @Requires('payment.manage')
  @ApiOperation({
    summary: 'Say that a failed refund was paid by hand',
    description: 'By check or bank transfer. From $5,000.00 on it counts once a second admin has confirmed it.',
  })
  @Fails('state.conflict', 'payment.refund_in_hand', 'access.denied')
  @ApiOkResponse({ type: ManagedPaymentDetail })
  async settleRefundByHand(
    @CurrentActor() actor: Actor,
    @MilestoneId() milestoneId: string,
    @CommandId() commandId: string,
    @Body() input: SettleRefundByHand,
  ): Promise<ManagedPaymentDetail> {
    await this.byHand.propose(actor, { milestoneId, commandId }, input);
    return this.payments.read(actor, milestoneId);
  }

  @Post('by-hand/confirm')
  @HttpCode(HttpStatus.OK)
  @Requires('payment.manage')
  @ApiOperation({
    summary: 'Confirm a refund paid by hand',
    description: 'By another admin than the one who entered it.',
  })
  @Fails('state.conflict', 'payment.second_admin', 'access.denied')
  @ApiOkResponse({ type: ManagedPaymentDetail })
  async confirmRefundByHand(
    @CurrentActor() actor: Actor,
    @MilestoneId() milestoneId: string,
    @CommandId() commandId: string,
  ): Promise<ManagedPaymentDetail> {
    await this.byHand.confirm(actor, { milestoneId, commandId });
    return this.payments.read(actor, milestoneId);
  }

  @Post('by-hand/refuse')
  @HttpCode(HttpStatus.OK)
  @Requires('payment.manage')
  @ApiOperation({
    summary: 'Refuse a refund paid by hand',
    description: 'It was not paid after all; the refund waits for staff again. Whoever entered it may, too.',
  })
  @Fails('state.conflict')
  @ApiOkResponse({ type: ManagedPaymentDetail })
  async refuseRefundByHand(
    @CurrentActor() actor: Actor,
    @MilestoneId() milestoneId: string,
    @CommandId() commandId: string,
    @Body() { reason }: RefuseRefundByHand,
  ): Promise<ManagedPaymentDetail> {
    await this.byHand.refuse(actor, { milestoneId, commandId }, reason);
    return this.payments.read(actor, milestoneId);
  }
}
