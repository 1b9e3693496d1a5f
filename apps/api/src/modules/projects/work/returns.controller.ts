import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { IdParam } from '../../../common/http/id.param.js';
import { VersionEtag } from '../../../common/http/version-etag.interceptor.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { ProjectDetail } from '../dto/project-detail.response.js';
import { RequestChanges } from '../dto/project-event.input.js';
import { ReturnConditions } from './return-conditions.js';

@ApiTags('projects')
@Controller('projects')
@UseInterceptors(VersionEtag)
export class ReturnsController {
  constructor(private readonly returning: ReturnConditions) {}

  @Post(':id/request-changes')
  @HttpCode(200)
  @Requires('project.review')
  @ApiOperation({
    summary: 'Return several conditions',
    description:
      'The owner, each with its reason: all of them or none. As when one is returned, the work is the contractor’s again at once.',
  })
  @Fails('condition.not_found', 'project.nothing_returned', 'project.review_over', 'state.conflict', 'access.denied')
  @ApiOkResponse({ type: ProjectDetail })
  requestChanges(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'project.not_found') id: string,
    @Body() input: RequestChanges,
  ): Promise<ProjectDetail> {
    return this.returning.many(actor, id, input);
  }
}
