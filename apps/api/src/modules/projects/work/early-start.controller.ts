import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { IdParam } from '../../../common/http/id.param.js';
import { VersionEtag } from '../../../common/http/version-etag.interceptor.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { ProjectDetail } from '../dto/project-detail.response.js';
import { RequestEarlyStart } from '../dto/project-event.input.js';
import { EarlyStart } from './early-start.js';

const ProjectId = (): ParameterDecorator => IdParam('id', 'project.not_found');

@ApiTags('projects')
@Controller('projects')
@UseInterceptors(VersionEtag)
export class EarlyStartController {
  constructor(private readonly earlyStart: EarlyStart) {}

  @Post(':id/early-start')
  @HttpCode(200)
  @Requires('project.review')
  @ApiOperation({
    summary: 'Allow an early start',
    description:
      'The owner, before the agreed start date, asked or unasked: the contractor may begin as soon as the money is held.',
  })
  @Fails('project.start_not_ahead', 'state.conflict', 'access.denied')
  @ApiOkResponse({ type: ProjectDetail })
  allowEarlyStart(@CurrentActor() actor: Actor, @ProjectId() id: string): Promise<ProjectDetail> {
    return this.earlyStart.allow(actor, id);
  }

  @Post(':id/early-start/request')
  @HttpCode(200)
  @Requires('work.start')
  @ApiOperation({
    summary: 'Ask for an early start',
    description: 'The accepted contractor, before the agreed start date, with a reason; one request at a time.',
  })
  @Fails('project.start_not_ahead', 'project.early_start_asked', 'state.conflict', 'access.denied')
  @ApiOkResponse({ type: ProjectDetail })
  requestEarlyStart(
    @CurrentActor() actor: Actor,
    @ProjectId() id: string,
    @Body() input: RequestEarlyStart,
  ): Promise<ProjectDetail> {
    return this.earlyStart.request(actor, id, input);
  }

  @Post(':id/early-start/refuse')
  @HttpCode(200)
  @Requires('project.review')
  @ApiOperation({
    summary: 'Refuse an early start',
    description: 'The owner, when the contractor asked for one: the agreed start date holds.',
  })
  @Fails('project.early_start_unasked', 'state.conflict', 'access.denied')
  @ApiOkResponse({ type: ProjectDetail })
  refuseEarlyStart(@CurrentActor() actor: Actor, @ProjectId() id: string): Promise<ProjectDetail> {
    return this.earlyStart.refuse(actor, id);
  }
}
