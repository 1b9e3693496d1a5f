import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import type { Page } from '../../common/http/page.js';
import { PageQuery } from '../../common/http/page.query.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { AnswerIntakeQuestion, ApproveIntakeOffer, RefuseIntakeOffer } from './dto/intake-answer.input.js';
import { IntakeView, OwnIntakePage, type OwnIntakeRow } from './dto/intake-view.response.js';
import { IntakeSubmitter } from './intake-submitter.js';
import { IntakeViews } from './intake-views.js';
import { OwnIntakes } from './own-intakes.js';

const Id = (): ParameterDecorator => IdParam('id', 'intake.not_found');

/** Requests that stand in the reader's own account. */
@ApiTags('intake')
@Controller('intake/mine')
export class MyIntakesController {
  constructor(
    private readonly submitter: IntakeSubmitter,
    private readonly views: IntakeViews,
    private readonly own: OwnIntakes,
  ) {}

  @Get()
  @Requires('intake.read')
  @ApiOperation({
    summary: 'List one’s own repair requests',
    description: 'Those sent while signed in, or with the account’s verified address; the newest first.',
  })
  @ApiOkResponse({ type: OwnIntakePage })
  listMyIntakes(@CurrentActor() actor: Actor, @Query() query: PageQuery): Promise<Page<OwnIntakeRow>> {
    return this.views.mine(actor, query);
  }

  @Get(':id')
  @Requires('intake.read')
  @ApiOperation({ summary: 'Follow a repair request of one’s own' })
  @ApiOkResponse({ type: IntakeView })
  async getMyIntake(@CurrentActor() actor: Actor, @Id() id: string): Promise<IntakeView> {
    return this.own.read(await this.submitter.inAccount(actor, id));
  }

  @Post(':id/answer')
  @HttpCode(HttpStatus.OK)
  @Requires('intake.answer')
  @ApiOperation({ summary: 'Answer the question about a repair request of one’s own' })
  @Fails('state.conflict')
  @ApiOkResponse({ type: IntakeView })
  async answerMyIntake(
    @CurrentActor() actor: Actor,
    @Id() id: string,
    @Body() { answer }: AnswerIntakeQuestion,
  ): Promise<IntakeView> {
    return this.own.answer(await this.submitter.inAccount(actor, id), answer);
  }

  @Post(':id/approve')
  @HttpCode(HttpStatus.OK)
  @Requires('intake.answer')
  @ApiOperation({ summary: 'Approve the offer for a repair request of one’s own' })
  @Fails('intake.offer_replaced', 'state.conflict')
  @ApiOkResponse({ type: IntakeView })
  async approveMyIntake(
    @CurrentActor() actor: Actor,
    @Id() id: string,
    @Body() { revision }: ApproveIntakeOffer,
  ): Promise<IntakeView> {
    return this.own.approve(await this.submitter.inAccount(actor, id), revision);
  }

  @Post(':id/refuse')
  @HttpCode(HttpStatus.OK)
  @Requires('intake.answer')
  @ApiOperation({ summary: 'Refuse the offer for a repair request of one’s own' })
  @Fails('intake.offer_replaced', 'state.conflict')
  @ApiOkResponse({ type: IntakeView })
  async refuseMyIntake(
    @CurrentActor() actor: Actor,
    @Id() id: string,
    @Body() refusal: RefuseIntakeOffer,
  ): Promise<IntakeView> {
    return this.own.refuse(await this.submitter.inAccount(actor, id), refusal);
  }

  @Get(':id/files/:fileId')
  @Requires('intake.read')
  @ApiOperation({ summary: 'Download a paper of a repair request of one’s own', description: 'As an attachment.' })
  @ApiProduces('application/octet-stream')
  @Fails('intake.not_found', 'file.not_found')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getMyIntakeFile(
    @CurrentActor() actor: Actor,
    @Id() id: string,
    @IdParam('fileId', 'file.not_found') fileId: string,
  ): Promise<StreamableFile> {
    return this.own.download(await this.submitter.inAccount(actor, id), fileId);
  }
}
