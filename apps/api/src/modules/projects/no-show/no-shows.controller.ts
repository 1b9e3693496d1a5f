import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { IdParam } from '../../../common/http/id.param.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { ProjectDetail } from '../dto/project-detail.response.js';
import { AnswerNoShowUseCase } from './answer-no-show.js';
import { AnswerNoShow } from './no-show.dto.js';
import { ReportNoShow } from './report-no-show.js';

const ProjectId = (): ParameterDecorator => IdParam('id', 'project.not_found');

@ApiTags('projects')
@Controller('projects')
export class NoShowsController {
  constructor(
    private readonly reporting: ReportNoShow,
    private readonly answering: AnswerNoShowUseCase,
  ) {}

  @Post(':id/no-show')
  // No token cancels a job and gives its money back.
  @Requires('project.review')
  @ApiOperation({
    summary: 'Say that the contractor did not come',
    description:
      'The owner, from noon of the agreed start day where the house is, while the work has not begun: the project is cancelled, the whole held amount is refunded, and the same work is posted again. Answers the new project; asked again, the same one.',
  })
  @Fails('project.no_show_too_early', 'state.conflict', 'access.denied')
  @ApiCreatedResponse({ type: ProjectDetail })
  reportNoShow(@CurrentActor() actor: Actor, @ProjectId() id: string): Promise<ProjectDetail> {
    return this.reporting.execute(actor, id);
  }

  @Post(':id/no-show/answer')
  @HttpCode(200)
  @Requires('work.start')
  @ApiOperation({
    summary: 'Answer a reported no-show',
    description:
      'Its contractor, once. It decides what stands on the record; money and the new project stay as they are.',
  })
  @Fails('no_show.not_found', 'no_show.answer_closed', 'state.conflict', 'access.denied')
  @ApiOkResponse({ type: ProjectDetail })
  answerNoShow(
    @CurrentActor() actor: Actor,
    @ProjectId() id: string,
    @Body() input: AnswerNoShow,
  ): Promise<ProjectDetail> {
    return this.answering.execute(actor, id, input);
  }
}
