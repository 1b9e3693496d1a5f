import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { AnswerChange } from './answer-change.js';
import { ChangeOrderLists } from './change-order-lists.js';
import { AcceptChange, DeclineChange, ProposeChange } from './dto/change-order.input.js';
import { ChangeOrderList, ChangeOrderView } from './dto/change-order.response.js';
import { ProposeChangeUseCase } from './propose-change.js';

const ProjectId = (): ParameterDecorator => IdParam('id', 'project.not_found');
const ChangeId = (): ParameterDecorator => IdParam('id', 'change_order.not_found');

@ApiTags('change orders')
@Controller()
export class ChangeOrdersController {
  constructor(
    private readonly lists: ChangeOrderLists,
    private readonly proposing: ProposeChangeUseCase,
    private readonly answering: AnswerChange,
  ) {}

  @Get('projects/:id/change-orders')
  @Requires('change_order.read')
  @ApiOperation({
    summary: 'List the changes of the agreed work',
    description: 'The owner, the accepted contractor and staff; newest first.',
  })
  @Fails('access.denied')
  @ApiOkResponse({ type: ChangeOrderList })
  listChangeOrders(@CurrentActor() actor: Actor, @ProjectId() id: string): Promise<ChangeOrderList> {
    return this.lists.ofProject(actor, id);
  }

  @Post('projects/:id/change-orders')
  @Requires('change_order.propose')
  @ApiOperation({
    summary: 'Propose a change of the agreed work',
    description:
      'The owner or the accepted contractor, one at a time. Price and days by condition; the accepted bid is never edited.',
  })
  @Fails(
    'change_order.work_closed',
    'change_order.already_open',
    'change_order.too_many',
    'change_order.changes_nothing',
    'change_order.condition_unfit',
    'change_order.below_zero',
    'change_order.drops_everything',
    'change_order.total_out_of_bounds',
    'change_order.rest_unpayable',
    'change_order.late_unacknowledged',
    'access.denied',
  )
  @ApiCreatedResponse({ type: ChangeOrderView })
  proposeChange(
    @CurrentActor() actor: Actor,
    @ProjectId() id: string,
    @Body() input: ProposeChange,
  ): Promise<ChangeOrderView> {
    return this.proposing.execute(actor, id, input);
  }

  @Post('change-orders/:id/accept')
  @HttpCode(200)
  @Requires('change_order.accept')
  @ApiOperation({
    summary: 'Agree to a change',
    description:
      'The other side. More money falls due, less goes back to the client in part; of two answers at once exactly one wins.',
  })
  @Fails(
    'change_order.work_closed',
    'change_order.condition_unfit',
    'change_order.below_zero',
    'change_order.drops_everything',
    'change_order.total_out_of_bounds',
    'change_order.rest_unpayable',
    'change_order.late_unacknowledged',
    'change_order.answer_closed',
    'state.conflict',
    'access.denied',
  )
  @ApiOkResponse({ type: ChangeOrderView })
  acceptChange(
    @CurrentActor() actor: Actor,
    @ChangeId() id: string,
    @Body() input: AcceptChange,
  ): Promise<ChangeOrderView> {
    return this.answering.accept(actor, id, input);
  }

  @Post('change-orders/:id/decline')
  @HttpCode(200)
  @Requires('change_order.propose')
  @ApiOperation({ summary: 'Decline a change', description: 'The other side; what was agreed before holds.' })
  @Fails('change_order.answer_closed', 'state.conflict', 'access.denied')
  @ApiOkResponse({ type: ChangeOrderView })
  declineChange(
    @CurrentActor() actor: Actor,
    @ChangeId() id: string,
    @Body() input: DeclineChange,
  ): Promise<ChangeOrderView> {
    return this.answering.decline(actor, id, input);
  }

  @Post('change-orders/:id/withdraw')
  @HttpCode(200)
  @Requires('change_order.propose')
  @ApiOperation({ summary: 'Withdraw a change', description: 'The side that proposed it, while it has no answer.' })
  @Fails('change_order.answer_closed', 'state.conflict', 'access.denied')
  @ApiOkResponse({ type: ChangeOrderView })
  withdrawChange(@CurrentActor() actor: Actor, @ChangeId() id: string): Promise<ChangeOrderView> {
    return this.answering.withdraw(actor, id);
  }
}
