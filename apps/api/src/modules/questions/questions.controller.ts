import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { PageQuery } from '../../common/http/page.query.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { ReportContent } from '../reports/index.js';
import { AnswerQuestionUseCase } from './answer-question.js';
import { AskQuestionUseCase } from './ask-question.js';
import { AnswerQuestion, AskQuestion } from './dto/question.input.js';
import { QuestionPage, QuestionView } from './dto/question.response.js';
import { ModerateQuestion } from './moderate-question.js';
import { QuestionLists } from './question-lists.js';

const ProjectId = (): ParameterDecorator => IdParam('id', 'project.not_found');
const QuestionId = (): ParameterDecorator => IdParam('id', 'question.not_found');

@ApiTags('questions')
@Controller()
export class QuestionsController {
  constructor(
    private readonly lists: QuestionLists,
    private readonly asking: AskQuestionUseCase,
    private readonly answering: AnswerQuestionUseCase,
    private readonly moderating: ModerateQuestion,
  ) {}

  @Get('projects/:id/questions')
  @Requires('project.read')
  @ApiOperation({
    summary: 'List the questions on a project',
    description: 'Whoever may read the project, newest first. Bidders are not told who else asked.',
  })
  @ApiOkResponse({ type: QuestionPage })
  listQuestions(
    @CurrentActor() actor: Actor,
    @ProjectId() id: string,
    @Query() query: PageQuery,
  ): Promise<QuestionPage> {
    return this.lists.ofProject(actor, id, query);
  }

  @Post('projects/:id/questions')
  @Requires('question.ask')
  @ApiOperation({
    summary: 'Ask a question on a project',
    description:
      'A verified contractor that is licensed in the project’s state, while the project is open and neither has blocked the other. Every bidder reads it; the client is told.',
  })
  @Fails(
    'question.closed',
    'question.blocked',
    'question.contractor_unverified',
    'bid.not_licensed_in_state',
    'question.too_many',
  )
  @ApiCreatedResponse({ type: QuestionView })
  askQuestion(
    @CurrentActor() actor: Actor,
    @ProjectId() id: string,
    @Body() input: AskQuestion,
  ): Promise<QuestionView> {
    return this.asking.execute(actor, id, input);
  }

  @Put('questions/:id/answer')
  @Requires('question.answer')
  @ApiOperation({
    summary: 'Answer a question',
    description:
      'The client, while the project is open; the answer may be said better later. Bidders and askers are told.',
  })
  @Fails('question.closed', 'access.denied')
  @ApiOkResponse({ type: QuestionView })
  answerQuestion(
    @CurrentActor() actor: Actor,
    @QuestionId() id: string,
    @Body() input: AnswerQuestion,
  ): Promise<QuestionView> {
    return this.answering.execute(actor, id, input);
  }

  @Delete('questions/:id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('question.remove')
  @ApiOperation({
    summary: 'Remove a question',
    description: 'Whoever asked it, while it has no answer; staff, with its answer.',
  })
  @Fails('question.answered', 'access.denied')
  @ApiNoContentResponse()
  removeQuestion(@CurrentActor() actor: Actor, @QuestionId() id: string): Promise<void> {
    return this.moderating.remove(actor, id);
  }

  @Post('questions/:id/report')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('question.report')
  @ApiOperation({
    summary: 'Report a question to staff',
    description: 'Any reader but whoever asked it. Staff are told; a second report of the same reader changes nothing.',
  })
  @Fails('access.denied')
  @ApiNoContentResponse()
  reportQuestion(@CurrentActor() actor: Actor, @QuestionId() id: string, @Body() input: ReportContent): Promise<void> {
    return this.moderating.report(actor, id, input);
  }
}
