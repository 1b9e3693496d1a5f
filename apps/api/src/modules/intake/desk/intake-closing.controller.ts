import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { IdParam } from '../../../common/http/id.param.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { IntakeDetail } from './dto/intake-detail.response.js';
import { OrderReinspection, RecordReinspection } from './dto/triage.input.js';
import { IntakeReader } from './intake-reader.js';
import { ReinspectIntake } from './reinspect-intake.js';
import { SettleIntake } from './settle-intake.js';

/** INT-08: from the finished work to the closing. Every act is in the audit log. */
@ApiTags('admin')
@Controller('admin/intake')
@Requires('intake.manage')
export class IntakeClosingController {
  constructor(
    private readonly reinspection: ReinspectIntake,
    private readonly settling: SettleIntake,
    private readonly reader: IntakeReader,
  ) {}

  @Post(':id/reinspection')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Order a re-inspection',
    description: 'Again for another date or inspector. After one that failed it says that what it found is mended.',
  })
  @Fails('state.conflict', 'intake.work_unfinished')
  @ApiOkResponse({ type: IntakeDetail })
  orderReinspection(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: OrderReinspection,
  ): Promise<IntakeDetail> {
    return this.answer(id, this.reinspection.order(actor, id, input));
  }

  @Post(':id/reinspection/result')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Record what a re-inspection found',
    description:
      'Passed: the itemised statement goes to the settlement agent. Failed: both sides are told what must be mended.',
  })
  @Fails('state.conflict', 'intake.reinspection_open', 'intake.no_settlement_agent')
  @ApiOkResponse({ type: IntakeDetail })
  recordReinspection(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: RecordReinspection,
  ): Promise<IntakeDetail> {
    return this.answer(id, this.reinspection.record(actor, id, input));
  }

  @Post(':id/settle')
  @HttpCode(200)
  @ApiOperation({ summary: 'Close a repair request', description: 'Once nothing of it is due.' })
  @Fails('state.conflict', 'intake.still_due')
  @ApiOkResponse({ type: IntakeDetail })
  settleIntake(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<IntakeDetail> {
    return this.answer(id, this.settling.settle(actor, id));
  }

  @Post(':id/resend-link')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send the private link again', description: 'A new one; the one before stops working.' })
  @ApiOkResponse({ type: IntakeDetail })
  resendIntakeLink(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<IntakeDetail> {
    return this.answer(id, this.settling.resendLink(actor, id));
  }

  private async answer(id: string, act: Promise<void>): Promise<IntakeDetail> {
    await act;
    return this.reader.one(id);
  }
}
