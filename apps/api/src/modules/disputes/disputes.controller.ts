import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { AnswerDispute } from './answer-dispute.js';
import { DisputeReader } from './dispute-reader.js';
import { AddStatement, MakeOffer } from './dto/dispute.input.js';
import { DisputeList, DisputeView } from './dto/dispute.response.js';
import { SettleDispute } from './settle-dispute.js';
import { WithdrawDispute } from './withdraw-dispute.js';

const DisputeId = (): ParameterDecorator => IdParam('id', 'dispute.not_found');

@ApiTags('disputes')
@Controller()
export class DisputesController {
  constructor(
    private readonly reader: DisputeReader,
    private readonly answering: AnswerDispute,
    private readonly settling: SettleDispute,
    private readonly withdrawing: WithdrawDispute,
  ) {}

  @Get('projects/:id/disputes')
  @Requires('dispute.read')
  @ApiOperation({
    summary: 'List the disputes of a project',
    description: 'Its two sides, whom the owner invited, and staff; newest first.',
  })
  @Fails('access.denied')
  @ApiOkResponse({ type: DisputeList })
  listProjectDisputes(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'project.not_found') id: string,
  ): Promise<DisputeList> {
    return this.reader.ofProject(actor, id);
  }

  @Get('disputes/:id')
  @Requires('dispute.read')
  @ApiOperation({ summary: 'Read a dispute', description: 'What both sides said and offered, and how it ended.' })
  @ApiOkResponse({ type: DisputeView })
  getDispute(@CurrentActor() actor: Actor, @DisputeId() id: string): Promise<DisputeView> {
    return this.reader.one(actor, id);
  }

  @Post('disputes/:id/statements')
  @Requires('dispute.answer')
  @ApiOperation({ summary: 'Add a statement', description: 'Either side, while it is open. It cannot be changed.' })
  @Fails('dispute.too_many_statements', 'state.conflict', 'access.denied')
  @ApiCreatedResponse({ type: DisputeView })
  async addDisputeStatement(
    @CurrentActor() actor: Actor,
    @DisputeId() id: string,
    @Body() input: AddStatement,
  ): Promise<DisputeView> {
    await this.answering.speak(actor, id, input);
    return this.reader.one(actor, id);
  }

  @Post('disputes/:id/offers')
  @Requires('dispute.answer')
  @ApiOperation({
    summary: 'Offer a settlement',
    description: 'What the contractor would get of what is at stake. It takes the place of the side’s open offer.',
  })
  @Fails(
    'dispute.amount_out_of_bounds',
    'dispute.too_many_offers',
    'change_order.rest_unpayable',
    'state.conflict',
    'access.denied',
  )
  @ApiCreatedResponse({ type: DisputeView })
  async makeDisputeOffer(
    @CurrentActor() actor: Actor,
    @DisputeId() id: string,
    @Body() input: MakeOffer,
  ): Promise<DisputeView> {
    await this.answering.offer(actor, id, input);
    return this.reader.one(actor, id);
  }

  @Post('dispute-offers/:id/accept')
  @HttpCode(200)
  @Requires('dispute.settle')
  @ApiOperation({
    summary: 'Accept an offer',
    description: 'The other side: what is held is divided at once, and the project ends.',
  })
  @Fails(
    'dispute.offer_gone',
    'dispute.own_offer',
    'dispute.amount_out_of_bounds',
    'dispute.frozen',
    'change_order.rest_unpayable',
    'state.conflict',
    'access.denied',
  )
  @ApiOkResponse({ type: DisputeView })
  async acceptDisputeOffer(@CurrentActor() actor: Actor, @DisputeId() id: string): Promise<DisputeView> {
    return this.reader.one(actor, await this.settling.accept(actor, id));
  }

  @Post('disputes/:id/withdraw')
  @HttpCode(200)
  @Requires('dispute.answer')
  @ApiOperation({
    summary: 'Withdraw a dispute',
    description:
      'The side that opened it; both, one after the other, where the clock did. The work goes on where it stood.',
  })
  @Fails('dispute.frozen', 'state.conflict', 'access.denied')
  @ApiOkResponse({ type: DisputeView })
  async withdrawDispute(@CurrentActor() actor: Actor, @DisputeId() id: string): Promise<DisputeView> {
    await this.withdrawing.execute(actor, id);
    return this.reader.one(actor, id);
  }
}
