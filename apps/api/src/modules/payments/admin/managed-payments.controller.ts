import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { IdParam } from '../../../common/http/id.param.js';
import {
  IdempotencyKey,
  IdempotencyKeyRequired,
  ProviderCall,
} from '../../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { SubmitEvidenceUseCase } from '../charge-backs/submit-evidence.js';
import { RecallTransfer } from '../debts/recall-transfer.js';
import { SeeAttentionUseCase } from '../milestones/see-attention.js';
import { ListMilestonesQuery, ReverseTransfer, SeeAttention, SubmitEvidence } from './dto/managed-payment.input.js';
import { ManagedPaymentDetail, ManagedPaymentPage } from './dto/managed-payment.response.js';
import { ManagedPayments } from './managed-payments.js';

const MilestoneId = (): ParameterDecorator => IdParam('id', 'payment.not_found');

/** The money of all projects, for staff. */
@ApiTags('admin')
@Controller('admin/payments')
export class ManagedPaymentsController {
  constructor(
    private readonly payments: ManagedPayments,
    private readonly evidence: SubmitEvidenceUseCase,
    private readonly recall: RecallTransfer,
    private readonly seeing: SeeAttentionUseCase,
  ) {}

  @Get()
  @Requires('payment.manage')
  @ApiOperation({
    summary: 'List the money of projects',
    description: 'One row for each accepted bid, newest first. `attention` finds what waits for staff.',
  })
  @ApiOkResponse({ type: ManagedPaymentPage })
  listMilestones(@Query() query: ListMilestonesQuery): Promise<ManagedPaymentPage> {
    return this.payments.list(query);
  }

  @Get(':id')
  @Requires('payment.manage')
  @ApiOperation({
    summary: 'Read the money of a project',
    description:
      'Sums, tries to pay, what the provider was asked to do, charge-backs, every line of the ledger, history.',
  })
  @ApiOkResponse({ type: ManagedPaymentDetail })
  getMilestone(@CurrentActor() actor: Actor, @MilestoneId() id: string): Promise<ManagedPaymentDetail> {
    return this.payments.read(actor, id);
  }

  @Post(':id/dispute-evidence')
  @HttpCode(HttpStatus.OK)
  @Requires('payment.manage')
  @ProviderCall()
  @ApiOperation({
    summary: 'Answer a charge-back',
    description:
      'Sends the words of staff to the bank, with the accepted bid and the record of the approval. Once for each.',
  })
  @Fails('state.conflict', 'server.unavailable')
  @ApiOkResponse({ type: ManagedPaymentDetail })
  async submitChargeBackEvidence(
    @CurrentActor() actor: Actor,
    @MilestoneId() id: string,
    @Body() input: SubmitEvidence,
  ): Promise<ManagedPaymentDetail> {
    await this.evidence.execute(actor, id, input);
    return this.payments.read(actor, id);
  }

  // Twice the same sum may be meant, so only the key tells a second click from a second order.
  @Post(':id/reverse')
  @HttpCode(HttpStatus.OK)
  @Requires('payment.manage')
  @ProviderCall()
  @IdempotencyKeyRequired()
  @ApiOperation({
    summary: 'Ask a contractor’s money back',
    description:
      'After a lost charge-back it makes good what the bank took; what the contractor’s account does not cover becomes a debt that is taken from later releases. Otherwise it goes back to the client, and no more is asked for than the account has.',
  })
  @Fails('state.conflict', 'payment.not_covered', 'access.denied', 'server.unavailable')
  @ApiOkResponse({ type: ManagedPaymentDetail })
  async reverseTransfer(
    @CurrentActor() actor: Actor,
    @MilestoneId() id: string,
    @IdempotencyKey() key: string,
    @Body() input: ReverseTransfer,
  ): Promise<ManagedPaymentDetail> {
    await this.recall.execute(actor, id, { ...input, key });
    return this.payments.read(actor, id);
  }

  @Post(':id/seen')
  @HttpCode(HttpStatus.OK)
  @Requires('payment.manage')
  @ApiOperation({
    summary: 'Say that staff have looked into a payment',
    description:
      'Ends that staff are called where nothing else does: an amount that differed, a lost charge-back with nothing to ask back. Refused while something stands that ends by itself.',
  })
  @Fails('state.conflict')
  @ApiOkResponse({ type: ManagedPaymentDetail })
  async seeMilestone(
    @CurrentActor() actor: Actor,
    @MilestoneId() id: string,
    @Body() { reason }: SeeAttention,
  ): Promise<ManagedPaymentDetail> {
    await this.seeing.execute(actor, id, reason);
    return this.payments.read(actor, id);
  }
}
