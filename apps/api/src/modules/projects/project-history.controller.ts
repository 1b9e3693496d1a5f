import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { PageQuery } from '../../common/http/page.query.js';
import { HistoryPage } from './dto/project-history.response.js';
import { ProjectHistory } from './project-history.js';

@ApiTags('projects')
@Controller('projects')
export class ProjectHistoryController {
  constructor(private readonly history: ProjectHistory) {}

  @Get(':id/history')
  @Requires('project.read')
  @ApiOperation({
    summary: 'Read the history of a project',
    description:
      'Newest first. Its owner, the accepted contractor and staff read all; a contractor what concerns the post and its own bid.',
  })
  @ApiOkResponse({ type: HistoryPage })
  getProjectHistory(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'project.not_found') id: string,
    @Query() query: PageQuery,
  ): Promise<HistoryPage> {
    return this.history.page(actor, id, query);
  }
}
