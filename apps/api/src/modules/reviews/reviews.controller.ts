import { Body, Controller, Get, HttpCode, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { PageQuery } from '../../common/http/page.query.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { ReportContent } from '../reports/index.js';
import { AnswerReviewUseCase } from './answer-review.js';
import { AnswerReview, WriteReview } from './dto/review.input.js';
import { FinishedWorkList } from './dto/finished-work.response.js';
import { ProjectReviews, ReviewPage, ReviewView } from './dto/review.response.js';
import { FinishedWorkReader } from './finished-work.js';
import { ReportReviewUseCase } from './report-review.js';
import { ReviewLists } from './review-lists.js';
import { WriteReviewUseCase } from './write-review.js';

const ProjectId = (): ParameterDecorator => IdParam('id', 'project.not_found');
const ReviewId = (): ParameterDecorator => IdParam('id', 'review.not_found');

@ApiTags('reviews')
@Controller()
export class ReviewsController {
  constructor(
    private readonly lists: ReviewLists,
    private readonly work: FinishedWorkReader,
    private readonly writing: WriteReviewUseCase,
    private readonly answering: AnswerReviewUseCase,
    private readonly reporting: ReportReviewUseCase,
  ) {}

  @Get('projects/:id/reviews')
  @Requires('review.read')
  @ApiOperation({
    summary: 'List the reviews of a project',
    description: 'The owner, the accepted contractor and staff. The other side’s is sealed until both have written.',
  })
  @Fails('access.denied')
  @ApiOkResponse({ type: ProjectReviews })
  listProjectReviews(@CurrentActor() actor: Actor, @ProjectId() id: string): Promise<ProjectReviews> {
    return this.lists.ofProject(actor, id);
  }

  @Post('projects/:id/reviews')
  @Requires('review.write')
  @ApiOperation({
    summary: 'Write a review',
    description: 'After completion, one a side. Published when both have written, or 14 days after completion.',
  })
  @Fails('review.not_completed', 'review.already_written', 'access.denied')
  @ApiCreatedResponse({ type: ProjectReviews })
  writeReview(
    @CurrentActor() actor: Actor,
    @ProjectId() id: string,
    @Body() input: WriteReview,
  ): Promise<ProjectReviews> {
    return this.writing.execute(actor, id, input);
  }

  @Get('contractors/:id/reviews')
  @Requires('review.read')
  @ApiOperation({
    summary: 'List the reviews of a contractor',
    description: 'Published ones of its clients, newest first. Clients, staff and the contractor itself.',
  })
  @Fails('access.contractors_for_clients')
  @ApiOkResponse({ type: ReviewPage })
  listContractorReviews(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'contractor.not_found') id: string,
    @Query() query: PageQuery,
  ): Promise<ReviewPage> {
    return this.lists.ofContractor(actor, id, query);
  }

  @Get('contractors/:id/work')
  @Requires('review.read')
  @ApiOperation({
    summary: 'Show finished work of a contractor',
    description: 'Photos before and after of its latest completed jobs, without owner or address.',
  })
  @Fails('access.contractors_for_clients')
  @ApiOkResponse({ type: FinishedWorkList })
  listContractorWork(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'contractor.not_found') id: string,
  ): Promise<FinishedWorkList> {
    return this.work.of(actor, id);
  }

  @Put('reviews/:id/answer')
  @Requires('review.write')
  @ApiOperation({ summary: 'Answer a review', description: 'Whom it is about, once.' })
  @Fails('review.already_answered', 'access.denied')
  @ApiOkResponse({ type: ReviewView })
  answerReview(@CurrentActor() actor: Actor, @ReviewId() id: string, @Body() input: AnswerReview): Promise<ReviewView> {
    return this.answering.execute(actor, id, input);
  }

  @Post('reviews/:id/report')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('review.write')
  @ApiOperation({
    summary: 'Report a review to staff',
    description: 'Any reader but its author. Staff are told; a second report of the same reader changes nothing.',
  })
  @Fails('access.denied')
  @ApiNoContentResponse()
  reportReview(@CurrentActor() actor: Actor, @ReviewId() id: string, @Body() input: ReportContent): Promise<void> {
    return this.reporting.execute(actor, id, input);
  }
}
