import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { CurrentSession } from '../../../common/auth/actor.decorators.js';
import { RecentlyAuthenticated } from '../../../common/auth/recent-authentication.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { IdParam } from '../../../common/http/id.param.js';
import { NoReplay } from '../../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { OpenSessions } from './open-sessions.js';
import { Reauthentication } from './reauthentication.js';
import { SecurityOverview } from './security-overview.js';
import { SessionCookies } from './session-cookies.js';
import { ReauthenticateDto, SecurityResponse, SessionPage } from './session.dto.js';
import { SessionStarter } from './session-starter.js';

@ApiTags('auth')
@Controller('auth')
export class SessionsController {
  constructor(
    private readonly reauthentication: Reauthentication,
    private readonly overview: SecurityOverview,
    private readonly sessions: OpenSessions,
    private readonly starter: SessionStarter,
    private readonly cookies: SessionCookies,
  ) {}

  @Post('reauthenticate')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('account.secure')
  @NoReplay()
  @ApiOperation({
    summary: 'Prove again who I am',
    description:
      'What endangers the account works for some minutes after it. The session gets a new cookie. 401 of type totp-required until the code comes with it.',
  })
  @Fails('auth.current_password', 'auth.totp_required', 'request.busy')
  @ApiNoContentResponse()
  async reauthenticate(
    @CurrentSession() session: ActiveSession,
    @Body() { password, totp }: ReauthenticateDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    this.starter.carryOn(response, session, await this.reauthentication.prove(session, password, totp));
  }

  @Get('security')
  @Requires('account.secure')
  @ApiOperation({ summary: 'How my account is protected' })
  @ApiOkResponse({ type: SecurityResponse })
  getSecurity(@CurrentSession() session: ActiveSession): Promise<SecurityResponse> {
    return this.overview.of(session);
  }

  @Get('sessions')
  @Requires('account.secure')
  @ApiOperation({ summary: 'Where I am signed in' })
  @ApiOkResponse({ type: SessionPage })
  listSessions(@CurrentSession() session: ActiveSession): Promise<SessionPage> {
    return this.sessions.list(session);
  }

  @Delete('sessions/:id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('account.secure')
  @RecentlyAuthenticated()
  @ApiOperation({ summary: 'Sign out one of my sessions', description: 'Its screens notice within two seconds.' })
  @ApiNoContentResponse()
  async endSession(
    @CurrentSession() session: ActiveSession,
    @IdParam('id', 'auth.session_not_found') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.sessions.end(session, id);
    if (id === session.id) this.cookies.clear(response);
  }

  @Delete('sessions')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('account.secure')
  @RecentlyAuthenticated()
  @ApiOperation({ summary: 'Sign out everywhere else' })
  @ApiNoContentResponse()
  async endOtherSessions(@CurrentSession() session: ActiveSession): Promise<void> {
    await this.sessions.endOthers(session);
  }
}
