import { Body, Controller, HttpCode, HttpStatus, Post, Req, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import type { Request } from 'express';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Public, Requires } from '../../../common/auth/policy.decorators.js';
import { RecentlyAuthenticated } from '../../../common/auth/recent-authentication.js';
import { NoReplay } from '../../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { LinkAddressGuard } from '../links/link-address.guard.js';
import { ChangeEmailDto, VerifyEmailDto } from './email.dto.js';
import { EmailRequests } from './email-requests.js';
import { EmailVerification } from './email-verification.js';

@ApiTags('auth')
@Controller('auth')
export class EmailController {
  constructor(
    private readonly verification: EmailVerification,
    private readonly requests: EmailRequests,
  ) {}

  @Post('verify-email')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Public()
  @NoReplay()
  @UseGuards(LinkAddressGuard)
  @ApiOperation({
    summary: 'Confirm an e-mail address',
    description: 'By the link of an e-mail, for a new account and for a changed address alike. It signs nobody in.',
  })
  @Fails('auth.link_invalid')
  @ApiNoContentResponse()
  async verifyEmail(@Body() { token }: VerifyEmailDto, @Req() { session }: Request): Promise<void> {
    await this.verification.verify(token, session);
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
  async changeEmail(@CurrentActor() { userId }: Actor, @Body() { email }: ChangeEmailDto): Promise<void> {
    await this.requests.changeEmail(userId, email);
  }
}
