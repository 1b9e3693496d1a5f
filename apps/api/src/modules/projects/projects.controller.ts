import { Body, Controller, Get, Headers, HttpCode, Patch, Post, Query, UseInterceptors } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { VersionEtag } from '../../common/http/version-etag.interceptor.js';
import { CreateProjectUseCase } from './posting/create-project.js';
import { ListProjectsQuery, MapProjectsQuery } from './dto/list-projects.query.js';
import { ProjectDetail } from './dto/project-detail.response.js';
import { ApproveProject, CancelProject, DisputeProject } from './dto/project-event.input.js';
import { CreateProject, ProjectEdit } from './dto/project.input.js';
import { ProjectMap } from './dto/project-map.response.js';
import { ProjectPage } from './dto/project.response.js';
import { EditProjectUseCase } from './posting/edit-project.js';
import { LatePromises } from './work/late-promises.js';
import { ProjectLists } from './lists/project-lists.js';
import { ProjectReader } from './project-reader.js';
import { ProjectWork } from './work/project-work.js';
import { ApiIfMatch } from '../../common/http/etag.js';
import { Fails } from '../../common/openapi/fails.decorator.js';

const ProjectId = (): ParameterDecorator => IdParam('id', 'project.not_found');

@ApiTags('projects')
@Controller('projects')
@UseInterceptors(VersionEtag)
export class ProjectsController {
  constructor(
    private readonly lists: ProjectLists,
    private readonly reader: ProjectReader,
    private readonly creating: CreateProjectUseCase,
    private readonly editing: EditProjectUseCase,
    private readonly work: ProjectWork,
    private readonly promises: LatePromises,
  ) {}

  @Get()
  @Requires('project.list')
  @ApiOperation({
    summary: 'List projects',
    description:
      'mine: one’s own, or a contractor’s jobs and bids. available: open for bids, for contractors and staff.',
  })
  @Fails('access.denied')
  @ApiOkResponse({ type: ProjectPage })
  listProjects(@CurrentActor() actor: Actor, @Query() query: ListProjectsQuery): Promise<ProjectPage> {
    return query.promise === 'late' ? this.promises.page(actor, query) : this.lists.list(actor, query);
  }

  @Get('map')
  @Requires('project.list')
  @ApiOperation({
    summary: 'Map projects',
    description:
      'Available Projects as dots, for contractors and staff: the first 500 of the list with the same filters.',
  })
  @Fails('access.denied')
  @ApiOkResponse({ type: ProjectMap })
  mapProjects(@CurrentActor() actor: Actor, @Query() query: MapProjectsQuery): Promise<ProjectMap> {
    return this.lists.map(actor, query);
  }

  @Post()
  @Requires('project.create', 'access.project_create')
  @ApiOperation({ summary: 'Post a project', description: 'Without conditions it gets one made from the post itself.' })
  @ApiCreatedResponse({ type: ProjectDetail })
  createProject(@CurrentActor() actor: Actor, @Body() input: CreateProject): Promise<ProjectDetail> {
    return this.creating.execute(actor, input);
  }

  @Get(':id')
  @Requires('project.read')
  @ApiOperation({
    summary: 'Read a project',
    description:
      'Its owner and staff; a contractor while it is open, after a bid on it, or as its job. For others it does not exist.',
  })
  @ApiOkResponse({ type: ProjectDetail })
  getProject(@CurrentActor() actor: Actor, @ProjectId() id: string): Promise<ProjectDetail> {
    return this.reader.detail(actor, id);
  }

  @Patch(':id')
  @Requires('project.edit')
  @ApiOperation({
    summary: 'Change a project',
    description: 'Its owner, while it is open. What is not sent stays. With If-Match a stale version is refused.',
  })
  @ApiIfMatch()
  @Fails('state.conflict', 'access.denied')
  @ApiOkResponse({ type: ProjectDetail })
  updateProject(
    @CurrentActor() actor: Actor,
    @ProjectId() id: string,
    @Body() edit: ProjectEdit,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<ProjectDetail> {
    return this.editing.execute(actor, id, { edit, ifMatch });
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Requires('project.cancel')
  @ApiOperation({
    summary: 'Cancel a project',
    description:
      'Free before work starts: the whole held amount is refunded. The accepted contractor and staff give a reason.',
  })
  @Fails('state.conflict', 'access.denied')
  @ApiOkResponse({ type: ProjectDetail })
  cancelProject(
    @CurrentActor() actor: Actor,
    @ProjectId() id: string,
    @Body() input: CancelProject,
  ): Promise<ProjectDetail> {
    return this.work.cancel(actor, id, input);
  }

  @Post(':id/start')
  @HttpCode(200)
  @Requires('work.start')
  @ApiOperation({
    summary: 'Start the work',
    description: 'The accepted contractor, once the money is held in full or payment at closing is agreed.',
  })
  @Fails('project.not_funded', 'project.before_start_date', 'state.conflict', 'access.denied')
  @ApiOkResponse({ type: ProjectDetail })
  startProject(@CurrentActor() actor: Actor, @ProjectId() id: string): Promise<ProjectDetail> {
    return this.work.start(actor, id);
  }

  @Post(':id/contest-start')
  @HttpCode(200)
  @Requires('project.review')
  @ApiOperation({
    summary: 'Contest the start',
    description:
      'The owner, within 24 hours of the start: the work did not begin. The money is frozen until staff rule.',
  })
  @Fails('project.start_settled', 'state.conflict', 'access.denied')
  @ApiOkResponse({ type: ProjectDetail })
  contestStart(
    @CurrentActor() actor: Actor,
    @ProjectId() id: string,
    @Body() input: DisputeProject,
  ): Promise<ProjectDetail> {
    return this.work.contestStart(actor, id, input);
  }

  @Post(':id/submit')
  @HttpCode(200)
  @Requires('work.submit')
  @ApiOperation({
    summary: 'Submit the work',
    description:
      'The accepted contractor, once every awarded condition is evidenced and no change waits for an answer. The client’s review begins.',
  })
  @Fails('project.change_open', 'project.evidence_missing', 'project.not_funded', 'state.conflict', 'access.denied')
  @ApiOkResponse({ type: ProjectDetail })
  submitProject(@CurrentActor() actor: Actor, @ProjectId() id: string): Promise<ProjectDetail> {
    return this.work.submit(actor, id);
  }

  @Post(':id/approve')
  @HttpCode(200)
  @Requires('project.review')
  @ApiOperation({
    summary: 'Approve the work',
    description:
      'The owner, once every awarded condition is accepted and no change waits for an answer. The held money is released to the contractor, less the service fee.',
  })
  @Fails(
    'project.change_open',
    'project.conditions_unaccepted',
    'project.not_funded',
    'state.conflict',
    'access.denied',
  )
  @ApiOkResponse({ type: ProjectDetail })
  approveProject(
    @CurrentActor() actor: Actor,
    @ProjectId() id: string,
    @Body() input: ApproveProject,
  ): Promise<ProjectDetail> {
    return this.work.approve(actor, id, input);
  }

  @Post(':id/dispute')
  @HttpCode(200)
  @Requires('project.dispute')
  @ApiOperation({
    summary: 'Open a dispute',
    description: 'The owner or the accepted contractor, after the start. The money is frozen until staff rule.',
  })
  @Fails('state.conflict', 'access.denied')
  @ApiOkResponse({ type: ProjectDetail })
  disputeProject(
    @CurrentActor() actor: Actor,
    @ProjectId() id: string,
    @Body() input: DisputeProject,
  ): Promise<ProjectDetail> {
    return this.work.dispute(actor, id, input);
  }
}
