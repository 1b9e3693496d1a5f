import { Body, Controller, HttpCode, HttpStatus, Post, Req, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import type { Request } from 'express';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { CurrentActor, CurrentSession } from '../../../common/auth/actor.decorators.js';
import { Public, Requires } from '../../../common/auth/policy.decorators.js';
import { RecentlyAuthenticated } from '../../../common/auth/recent-authentication.js';
import { NoReplay } from '../../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { LinkAddressGuard } from '../links/link-address.guard.js';
import { ChangeEmailDto, EmailLinkResponse, VerifyEmailDto } from './email.dto.js';
import { DisownedAddress } from './disowned-address.js';
import { EmailRequests } from './email-requests.js';
import { EmailVerification } from './email-verification.js';

@ApiTags('auth')
@Controller('auth')
export class EmailController {
  constructor(
    private readonly verification: EmailVerification,
    private readonly requests: EmailRequests,
    private readonly disowned: DisownedAddress,
  ) {}

  @Post('verify-email')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Public()
  @NoReplay()
  @UseGuards(LinkAddressGuard)
  @ApiOperation({
    summary: 'Confirm an e-mail address',
    description:
      'By the link of an e-mail, in a session of the account itself, for a new account and for a changed address alike. The session goes on with what was made in it; whatever else was set up before ends. Without that session an account that was never proven is taken over by POST /auth/activation/accept.',
  })
  @Fails('auth.link_invalid', 'auth.link_needs_session')
  @ApiNoContentResponse()
  async verifyEmail(@Body() { token }: VerifyEmailDto, @Req() { session }: Request): Promise<void> {
    await this.verification.verify(token, session);
  }

  // A POST, because a link's secret stands in no address of a call.
  @Post('verify-email/read')
  @HttpCode(HttpStatus.OK)
  @Public()
  @NoReplay()
  @UseGuards(LinkAddressGuard)
  @ApiOperation({ summary: 'Read which address a link confirms', description: 'The link stays good.' })
  @Fails('auth.link_invalid')
  @ApiOkResponse({ type: EmailLinkResponse })
  readEmailLink(@Body() { token }: VerifyEmailDto, @Req() { session }: Request): Promise<EmailLinkResponse> {
    return this.verification.read(token, session);
  }

  @Post('disown-address')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Public()
  @NoReplay()
  @UseGuards(LinkAddressGuard)
  @ApiOperation({
    summary: 'Say that an account with my address is not mine',
    description:
      'By the link of an e-mail. The address is taken off an account that was never proven, which is suspended; a change to this address is taken back. Staff are told.',
  })
  @Fails('auth.link_invalid')
  @ApiNoContentResponse()
  async disownAddress(@Body() { token }: VerifyEmailDto): Promise<void> {
    await this.disowned.disown(token);
  }

  @Post('resend-verification')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('account.secure')
  @NoReplay()
  @ApiOperation({
    summary: 'Send the link to confirm my e-mail again',
    description: 'Nothing is sent when it is confirmed.',
  })
  @ApiNoContentResponse()
  async resendVerification(@CurrentActor() { userId }: Actor): Promise<void> {
    await this.requests.resendVerification(userId);
  }

  @Post('change-email')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('account.secure')
  @RecentlyAuthenticated()
  @NoReplay()
  @ApiOperation({
    summary: 'Ask for another e-mail address',
    description:
      'A link goes to the new address and word to the old one; nothing changes until the link is opened. The answer does not tell whether the address is taken.',
  })
  @ApiNoContentResponse()
  async changeEmail(@CurrentSession() session: ActiveSession, @Body() { email }: ChangeEmailDto): Promise<void> {
    await this.requests.changeEmail(session, email);
  }
}
