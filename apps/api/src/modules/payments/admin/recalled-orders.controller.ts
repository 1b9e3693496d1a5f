import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { IdParam } from '../../../common/http/id.param.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { WithdrawRecallUseCase } from '../debts/withdraw-recall.js';
import { WithdrawRecall } from './dto/managed-payment.input.js';
import { ManagedPaymentDetail } from './dto/managed-payment.response.js';
import { ManagedPayments } from './managed-payments.js';

/** What was asked back from a contractor and did not come. */
@ApiTags('admin')
@Controller('admin/payments/:id/orders/:commandId')
export class RecalledOrdersController {
  constructor(
    private readonly payments: ManagedPayments,
    private readonly withdraw: WithdrawRecallUseCase,
  ) {}

  @Post('withdraw')
  @HttpCode(HttpStatus.OK)
  @Requires('payment.manage')
  @ApiOperation({
    summary: 'Give up money asked back from a contractor',
    description: 'Of an order that the provider refused. Nothing is owed; it can be asked back again.',
  })
  @Fails('state.conflict', 'access.denied')
  @ApiOkResponse({ type: ManagedPaymentDetail })
  async withdrawRecall(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'payment.not_found') milestoneId: string,
    @IdParam('commandId', 'payment.not_found') commandId: string,
    @Body() { reason }: WithdrawRecall,
  ): Promise<ManagedPaymentDetail> {
    await this.withdraw.execute(actor, { milestoneId, commandId }, reason);
    return this.payments.read(actor, milestoneId);
  }
}
