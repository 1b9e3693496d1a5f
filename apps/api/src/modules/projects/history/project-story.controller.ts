import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { IdParam } from '../../../common/http/id.param.js';
import { PageQuery } from '../../../common/http/page.query.js';
import { ProjectDetail } from '../dto/project-detail.response.js';
import { HistoryPage } from '../dto/project-history.response.js';
import { RepostProject } from '../dto/repost.input.js';
import { ProjectHistory } from './project-history.js';
import { RepostProjectUseCase } from '../posting/repost-project.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';

@ApiTags('projects')
@Controller('projects')
export class ProjectStoryController {
  constructor(
    private readonly history: ProjectHistory,
    private readonly reposting: RepostProjectUseCase,
  ) {}

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

  @Post(':id/repost')
  @Requires('project.create', 'access.project_create')
  @ApiOperation({
    summary: 'Post a project again',
    description:
      'Its owner: a cancelled project as a new one, or what the accepted bid left out. Asked again, it answers the project that it made.',
  })
  @Fails('project.nothing_left_out', 'state.conflict', 'access.denied')
  @ApiCreatedResponse({ type: ProjectDetail })
  repostProject(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'project.not_found') id: string,
    @Body() input: RepostProject,
  ): Promise<ProjectDetail> {
    return this.reposting.execute(actor, id, input.leftOut ?? false);
  }
}
