import { Body, Controller, Delete, HttpCode, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { ReportContent } from '../reports/index.js';
import { PersonBlocks } from './person-blocks.js';

@ApiTags('messages')
@Controller('users')
export class PeopleController {
  constructor(private readonly blocks: PersonBlocks) {}

  @Put(':id/block')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('person.block')
  @ApiOperation({
    summary: 'Block somebody',
    description:
      'Somebody on the other side of a conversation. Before the award neither writes to the other any more; after it the blocker is only told of nothing.',
  })
  @ApiNoContentResponse()
  blockPerson(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.blocks.block(actor, id);
  }

  @Delete(':id/block')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('person.block')
  @ApiOperation({ summary: 'Block somebody no longer' })
  @ApiNoContentResponse()
  unblockPerson(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.blocks.unblock(actor, id);
  }

  @Post(':id/report')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('message.report')
  @ApiOperation({
    summary: 'Report somebody to staff',
    description: 'Somebody on the other side of a conversation; a second report changes nothing.',
  })
  @ApiNoContentResponse()
  reportPerson(@CurrentActor() actor: Actor, @IdParam() id: string, @Body() input: ReportContent): Promise<void> {
    return this.blocks.report(actor, id, input);
  }
}
