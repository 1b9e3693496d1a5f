import { Body, Controller, HttpCode, HttpStatus, Post, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { CurrentSession } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { RecentlyAuthenticated } from '../../../common/auth/recent-authentication.js';
import { NoReplay } from '../../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { SessionStarter } from '../sessions/session-starter.js';
import { SecondFactorSettings } from './second-factor-settings.js';
import { ConfirmTotpDto, RecoveryCodesResponse, TotpSetupResponse } from './totp.dto.js';

// No answer here is kept for a replay: each would be a secret, readable in the database.
@ApiTags('auth')
@Controller('auth/totp')
export class TotpController {
  constructor(
    private readonly settings: SecondFactorSettings,
    private readonly starter: SessionStarter,
  ) {}

  @Post('setup')
  @HttpCode(HttpStatus.OK)
  @Requires('account.secure')
  @RecentlyAuthenticated()
  @NoReplay()
  @ApiOperation({
    summary: 'Begin a second factor',
    description: 'The secret protects nothing until its first code confirms it. Staff replace theirs this way.',
  })
  @Fails('auth.totp_already_on')
  @ApiOkResponse({ type: TotpSetupResponse })
  async setUpTotp(@CurrentSession() session: ActiveSession): Promise<TotpSetupResponse> {
    return this.settings.setUp(session);
  }

  @Post('confirm')
  @HttpCode(HttpStatus.OK)
  @Requires('account.secure')
  @NoReplay()
  @ApiOperation({
    summary: 'Turn the second factor on',
    description: 'Signs out everywhere else. The session counts as proven from here on and gets a new cookie.',
  })
  @Fails('auth.totp_not_begun')
  @ApiOkResponse({ type: RecoveryCodesResponse })
  async confirmTotp(
    @CurrentSession() session: ActiveSession,
    @Body() { code }: ConfirmTotpDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecoveryCodesResponse> {
    const { recoveryCodes, cookie } = await this.settings.confirm(session, code);
    this.starter.carryOn(response, session, cookie);
    return { recoveryCodes };
  }

  @Post('disable')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('account.secure')
  @RecentlyAuthenticated()
  @NoReplay()
  @ApiOperation({ summary: 'Turn the second factor off', description: 'Signs out everywhere else. Staff keep theirs.' })
  @Fails('auth.totp_mandatory', 'auth.totp_not_begun')
  @ApiNoContentResponse()
  async disableTotp(
    @CurrentSession() session: ActiveSession,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    this.starter.carryOn(response, session, await this.settings.disable(session));
  }

  @Post('recovery-codes')
  @HttpCode(HttpStatus.OK)
  @Requires('account.secure')
  @RecentlyAuthenticated()
  @NoReplay()
  @ApiOperation({ summary: 'Make new recovery codes', description: 'The old ones are worth nothing from here on.' })
  @Fails('auth.totp_not_begun')
  @ApiOkResponse({ type: RecoveryCodesResponse })
  async renewRecoveryCodes(@CurrentSession() session: ActiveSession): Promise<RecoveryCodesResponse> {
    return { recoveryCodes: await this.settings.renewRecoveryCodes(session) };
  }
}
