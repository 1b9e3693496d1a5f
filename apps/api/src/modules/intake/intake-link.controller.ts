import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  HttpStatus,
  Post,
  type StreamableFile,
  UseGuards,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { NoReplay } from '../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import {
  AnswerIntakeQuestion,
  ApproveIntakeOffer,
  RefuseIntakeOffer,
  RenewIntakeLink,
} from './dto/intake-answer.input.js';
import { IntakeView } from './dto/intake-view.response.js';
import { IntakeSubmitter } from './intake-submitter.js';
import { IntakeLinkGuard, IntakeRenewGuard } from './intake-throttle.guards.js';
import { LinkToken } from './link-token.decorator.js';
import { OwnIntakes } from './own-intakes.js';
import { RenewLink } from './renew-intake-link.js';

/** INT-08: for whoever holds the private link. The secret comes in a header: an address ends up in logs. */
@ApiTags('intake')
@Controller('intake/request')
@Public()
export class IntakeLinkController {
  constructor(
    private readonly submitter: IntakeSubmitter,
    private readonly own: OwnIntakes,
    private readonly renew: RenewLink,
  ) {}

  @Get()
  @UseGuards(IntakeLinkGuard)
  @LinkToken()
  @ApiOperation({ summary: 'Follow a repair request by its link', description: 'No account is needed.' })
  @Fails('intake.link_invalid', 'request.too_many')
  @ApiOkResponse({ type: IntakeView })
  async getLinkedIntake(@Headers('x-link-token') token: string | undefined): Promise<IntakeView> {
    return this.own.read(await this.submitter.byLink(token));
  }

  @Post('answer')
  @HttpCode(HttpStatus.OK)
  @UseGuards(IntakeLinkGuard)
  @LinkToken()
  @ApiOperation({ summary: 'Answer the question about a repair request by its link' })
  @Fails('intake.link_invalid', 'state.conflict', 'request.too_many')
  @ApiOkResponse({ type: IntakeView })
  async answerLinkedIntake(
    @Headers('x-link-token') token: string | undefined,
    @Body() { answer }: AnswerIntakeQuestion,
  ): Promise<IntakeView> {
    return this.own.answer(await this.submitter.byLink(token), answer);
  }

  @Post('approve')
  @HttpCode(HttpStatus.OK)
  @UseGuards(IntakeLinkGuard)
  @LinkToken()
  @ApiOperation({ summary: 'Approve the offer for a repair request by its link' })
  @Fails('intake.link_invalid', 'intake.offer_replaced', 'state.conflict', 'request.too_many')
  @ApiOkResponse({ type: IntakeView })
  async approveLinkedIntake(
    @Headers('x-link-token') token: string | undefined,
    @Body() { revision }: ApproveIntakeOffer,
  ): Promise<IntakeView> {
    return this.own.approve(await this.submitter.byLink(token), revision);
  }

  @Post('refuse')
  @HttpCode(HttpStatus.OK)
  @UseGuards(IntakeLinkGuard)
  @LinkToken()
  @ApiOperation({ summary: 'Refuse the offer for a repair request by its link' })
  @Fails('intake.link_invalid', 'intake.offer_replaced', 'state.conflict', 'request.too_many')
  @ApiOkResponse({ type: IntakeView })
  async refuseLinkedIntake(
    @Headers('x-link-token') token: string | undefined,
    @Body() refusal: RefuseIntakeOffer,
  ): Promise<IntakeView> {
    return this.own.refuse(await this.submitter.byLink(token), refusal);
  }

  @Get('files/:id')
  @UseGuards(IntakeLinkGuard)
  @LinkToken()
  @ApiOperation({ summary: 'Download a paper of a repair request by its link', description: 'As an attachment.' })
  @ApiProduces('application/octet-stream')
  @Fails('intake.link_invalid', 'request.too_many')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getLinkedIntakeFile(
    @Headers('x-link-token') token: string | undefined,
    @IdParam('id', 'file.not_found') id: string,
  ): Promise<StreamableFile> {
    return this.own.download(await this.submitter.byLink(token), id);
  }

  @Post('link')
  @HttpCode(HttpStatus.NO_CONTENT)
  @NoReplay()
  @UseGuards(IntakeRenewGuard)
  @ApiOperation({
    summary: 'Have a new link sent',
    description:
      'To the address of the request, which ends the link before. The answer is the same where there is none.',
  })
  @Fails('request.too_many')
  @ApiNoContentResponse()
  renewIntakeLink(@Body() input: RenewIntakeLink): Promise<void> {
    return this.renew.execute(input);
  }
}
