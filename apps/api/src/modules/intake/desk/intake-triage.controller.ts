import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { IdParam } from '../../../common/http/id.param.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { ConvertIntakeUseCase } from './convert-intake.js';
import { ConvertIntake } from './dto/convert-intake.input.js';
import { IntakeDetail } from './dto/intake-detail.response.js';
import { AskSubmitter, DeclineIntake, SendOffer } from './dto/triage.input.js';
import { IntakeReader } from './intake-reader.js';
import { TriageIntake } from './triage-intake.js';

/** INT-08: from a request to its projects. Every act is in the audit log. */
@ApiTags('admin')
@Controller('admin/intake')
@Requires('intake.manage')
export class IntakeTriageController {
  constructor(
    private readonly triage: TriageIntake,
    private readonly conversion: ConvertIntakeUseCase,
    private readonly reader: IntakeReader,
  ) {}

  @Post(':id/begin-review')
  @HttpCode(200)
  @ApiOperation({ summary: 'Begin to review a repair request', description: 'Keeps the promise of 24 hours.' })
  @Fails('state.conflict')
  @ApiOkResponse({ type: IntakeDetail })
  beginIntakeReview(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<IntakeDetail> {
    return this.answer(id, this.triage.begin(actor, id));
  }

  @Post(':id/ask')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask the submitter', description: 'By e-mail; the answer comes through the private link.' })
  @Fails('state.conflict')
  @ApiOkResponse({ type: IntakeDetail })
  askSubmitter(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { question }: AskSubmitter,
  ): Promise<IntakeDetail> {
    return this.answer(id, this.triage.ask(actor, id, question));
  }

  @Post(':id/decline')
  @HttpCode(200)
  @ApiOperation({ summary: 'Decline a repair request', description: 'For good; the reason is e-mailed.' })
  @Fails('state.conflict')
  @ApiOkResponse({ type: IntakeDetail })
  declineIntake(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { reason }: DeclineIntake,
  ): Promise<IntakeDetail> {
    return this.answer(id, this.triage.decline(actor, id, reason));
  }

  @Post(':id/offer')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send an offer',
    description: 'A ceiling and who pays, for each repair that is not done. The submitter approves or refuses it.',
  })
  @Fails('state.conflict')
  @ApiOkResponse({ type: IntakeDetail })
  sendIntakeOffer(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() offer: SendOffer,
  ): Promise<IntakeDetail> {
    return this.answer(id, this.triage.offer(actor, id, offer));
  }

  @Post(':id/convert')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Convert an approved request to projects',
    description:
      'They are the submitter’s and open for bids; each repair becomes a condition with every detail. Without an account one is made and invited by e-mail.',
  })
  @Fails('state.conflict', 'intake.account_unverified', 'intake.account_unfit')
  @ApiOkResponse({ type: IntakeDetail })
  convertIntake(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: ConvertIntake,
  ): Promise<IntakeDetail> {
    return this.answer(id, this.conversion.execute(actor, id, input));
  }

  private async answer(id: string, act: Promise<void>): Promise<IntakeDetail> {
    await act;
    return this.reader.one(id);
  }
}
