import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { CurrentSession } from '../../../common/auth/actor.decorators.js';
import { Public, Requires } from '../../../common/auth/policy.decorators.js';
import { networkOf } from '../../../common/http/caller-address.js';
import { NoReplay } from '../../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { KnownDevices } from '../devices/known-devices.js';
import { LinkAddressGuard } from '../links/link-address.guard.js';
import { SessionStarter } from '../sessions/session-starter.js';
import { ChangePasswordDto, ForgotPasswordDto, ResetPasswordDto } from './password.dto.js';
import { PasswordChange } from './password-change.js';
import { PasswordReminder } from './password-reminder.js';
import { PasswordReset } from './password-reset.js';

@ApiTags('auth')
@Controller('auth')
export class PasswordController {
  constructor(
    private readonly changes: PasswordChange,
    private readonly reminder: PasswordReminder,
    private readonly resets: PasswordReset,
    private readonly starter: SessionStarter,
    private readonly devices: KnownDevices,
  ) {}

  @Post('forgot-password')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Public()
  @NoReplay()
  @ApiOperation({
    summary: 'Ask for a link to set a new password',
    description: 'The answer is the same whether or not there is such an account.',
  })
  @ApiNoContentResponse()
  async forgotPassword(@Body() { email }: ForgotPasswordDto, @Req() request: Request): Promise<void> {
    await this.reminder.remind(email, networkOf(request));
  }

  @Post('reset-password')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Public()
  @NoReplay()
  @UseGuards(LinkAddressGuard)
  @ApiOperation({
    summary: 'Set a new password by the link of an e-mail',
    description: 'Signs out everywhere and signs nobody in; a second factor stays on.',
  })
  @Fails('auth.link_invalid', 'request.busy')
  @ApiNoContentResponse()
  async resetPassword(
    @Body() form: ResetPasswordDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const user = await this.resets.reset(form);
    // Whoever reads the account's mail may sign in from here even while strangers try to.
    await this.devices.remember(user.id, request, response);
  }

  @Post('change-password')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('account.secure')
  @NoReplay()
  @ApiOperation({
    summary: 'Change my password',
    description: 'Signs out everywhere else unless told otherwise. The session gets a new cookie.',
  })
  @Fails('auth.current_password', 'request.busy')
  @ApiNoContentResponse()
  async changePassword(
    @CurrentSession() session: ActiveSession,
    @Body() form: ChangePasswordDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    this.starter.carryOn(response, session, await this.changes.change(session, form));
  }
}
