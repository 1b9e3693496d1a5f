import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { IdParam } from '../../../common/http/id.param.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { NoShowDesk } from './no-show-desk.js';
import { ContestedNoShow, ContestedNoShowList, DecideNoShow } from './no-show.dto.js';

@ApiTags('admin')
@Controller('admin/no-shows')
export class NoShowDeskController {
  constructor(private readonly desk: NoShowDesk) {}

  @Get()
  @Requires('dispute.rule')
  @ApiOperation({ summary: 'List contested no-shows', description: 'What waits for staff, longest first.' })
  @ApiOkResponse({ type: ContestedNoShowList })
  listNoShows(@CurrentActor() actor: Actor): Promise<ContestedNoShowList> {
    return this.desk.list(actor);
  }

  @Post(':id/decision')
  @HttpCode(200)
  @Requires('dispute.rule')
  @ApiOperation({
    summary: 'Decide on a contested no-show',
    description: 'Whether it counts on the contractor’s record. It moves no money and touches no project.',
  })
  @Fails('state.conflict', 'access.denied')
  @ApiOkResponse({ type: ContestedNoShow })
  decideNoShow(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'no_show.not_found') id: string,
    @Body() input: DecideNoShow,
  ): Promise<ContestedNoShow> {
    return this.desk.decide(actor, id, input);
  }
}
