import { Body, Controller, HttpCode, HttpStatus, Param, Post, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CsrfExempt, Public } from '../../common/auth/policy.decorators.js';
import { AnyBody } from '../../common/http/media-type.guard.js';
import { NoReplay } from '../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { Unsubscribe, UnsubscribedView } from './dto/unsubscribe.dto.js';
import { UnsubscribeGuard } from './unsubscribe.guard.js';
import { UNSUBSCRIBE_TOKEN_LENGTH } from '../../common/mail/unsubscribe-tokens.js';
import { Unsubscribes } from './unsubscribes.js';

/** For whoever reads the e-mail, signed in or not. Reading an address changes nothing: mail scanners open every link. */
@ApiTags('notifications')
@Controller('unsubscribe')
@Public()
@UseGuards(UnsubscribeGuard)
export class UnsubscribeController {
  constructor(private readonly unsubscribes: Unsubscribes) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @NoReplay()
  @ApiOperation({
    summary: 'Turn off what an e-mail was sent for',
    description: 'By the link of the e-mail, without an account: one switch of one person, off or on again.',
  })
  @Fails('notification.link_invalid', 'request.too_many')
  @ApiOkResponse({ type: UnsubscribedView })
  unsubscribe(@Body() { token, undo }: Unsubscribe): Promise<UnsubscribedView> {
    return this.unsubscribes.turn(token, undo);
  }

  // No browser calls it and no cookie proves anything: the address itself is the proof, as the e-mail's header says.
  @Post(':token')
  @HttpCode(HttpStatus.NO_CONTENT)
  @CsrfExempt()
  @AnyBody()
  @NoReplay()
  @ApiOperation({
    summary: 'Turn off what an e-mail was sent for, in one click',
    description: 'For mail programs: the address of the List-Unsubscribe header (RFC 8058). The body is not read.',
  })
  @ApiParam({ name: 'token', schema: { type: 'string', maxLength: UNSUBSCRIBE_TOKEN_LENGTH } })
  @Fails('notification.link_invalid', 'request.too_many')
  @ApiNoContentResponse()
  async unsubscribeOneClick(@Param('token') token: string): Promise<void> {
    await this.unsubscribes.turn(token, false);
  }
}
