import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { DisputeReader } from './dispute-reader.js';
import { ListDisputesQuery, MakeRuling, RefuseRuling } from './dto/dispute.input.js';
import { DisputePage, DisputeView } from './dto/dispute.response.js';
import { RuleDispute } from './rule-dispute.js';

const DisputeId = (): ParameterDecorator => IdParam('id', 'dispute.not_found');

/** Cases on the desk of staff. */
@ApiTags('admin')
@Controller('admin/disputes')
export class RulingsController {
  constructor(
    private readonly reader: DisputeReader,
    private readonly ruling: RuleDispute,
  ) {}

  @Get()
  @Requires('dispute.rule')
  @ApiOperation({
    summary: 'List disputes',
    description: 'What stands, oldest first; what is over, latest first.',
  })
  @ApiOkResponse({ type: DisputePage })
  listDisputes(@Query() query: ListDisputesQuery): Promise<DisputePage> {
    return this.reader.page(query);
  }

  @Post(':id/ruling')
  @HttpCode(200)
  @Requires('dispute.rule')
  @ApiOperation({
    summary: 'Rule on a dispute',
    description:
      'Divides what is at stake and ends the project, once everybody who was asked has spoken or the time to answer is over. Over a large sum it only proposes, and another administrator confirms.',
  })
  @Fails(
    'dispute.amount_out_of_bounds',
    'dispute.answer_awaited',
    'dispute.frozen',
    'dispute.too_many_rulings',
    'change_order.rest_unpayable',
    'state.conflict',
    'access.denied',
  )
  @ApiOkResponse({ type: DisputeView })
  async ruleDispute(
    @CurrentActor() actor: Actor,
    @DisputeId() id: string,
    @Body() input: MakeRuling,
  ): Promise<DisputeView> {
    await this.ruling.rule(actor, id, input);
    return this.reader.one(actor, id);
  }

  @Post(':id/ruling/confirm')
  @HttpCode(200)
  @Requires('dispute.rule')
  @ApiOperation({ summary: 'Confirm a proposed ruling', description: 'Another administrator than who proposed it.' })
  @Fails(
    'dispute.second_admin_needed',
    'dispute.amount_out_of_bounds',
    'dispute.answer_awaited',
    'dispute.frozen',
    'change_order.rest_unpayable',
    'state.conflict',
    'access.denied',
  )
  @ApiOkResponse({ type: DisputeView })
  async confirmRuling(@CurrentActor() actor: Actor, @DisputeId() id: string): Promise<DisputeView> {
    await this.ruling.confirm(actor, id);
    return this.reader.one(actor, id);
  }

  @Post(':id/ruling/refuse')
  @HttpCode(200)
  @Requires('dispute.rule')
  @ApiOperation({
    summary: 'Refuse a proposed ruling',
    description: 'Any administrator; whoever proposed it takes it back. The case is open again.',
  })
  @Fails('state.conflict', 'access.denied')
  @ApiOkResponse({ type: DisputeView })
  async refuseRuling(
    @CurrentActor() actor: Actor,
    @DisputeId() id: string,
    @Body() input: RefuseRuling,
  ): Promise<DisputeView> {
    await this.ruling.refuse(actor, id, input);
    return this.reader.one(actor, id);
  }
}
