import { Body, Controller, Get, HttpCode, HttpStatus, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { userOf } from '../../common/auth/caller.js';
import { csrfTokenOf } from '../../common/auth/csrf.js';
import { Public } from '../../common/auth/policy.decorators.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { localeOfRequest } from '../../common/http/request-locale.js';
import { NoReplay, StartsSession } from '../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { toUserResponse, UserResponse, UsersService } from '../users/index.js';
import { LoginDto } from './login/login.dto.js';
import { AdminLoginGuard, LoginGuard } from './login/login.guard.js';
import { SignIn } from './login/sign-in.js';
import { RegisterDto } from './registration/register.dto.js';
import { RegistrationGuard } from './registration/registration.guard.js';
import { RegistrationService } from './registration/registration.service.js';
import { CsrfTokenResponse } from './sessions/csrf-token.response.js';
import { SessionStarter } from './sessions/session-starter.js';
import { TermsBook } from './terms/terms-book.js';
import { SessionUserResponse } from './terms/terms.dto.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly users: UsersService,
    private readonly starter: SessionStarter,
    private readonly signIn: SignIn,
    private readonly terms: TermsBook,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Post('register')
  @Public()
  @StartsSession()
  @UseGuards(RegistrationGuard)
  @ApiOperation({ summary: 'Open an account and sign in' })
  @Fails('user.email_taken', 'user.username_taken', 'request.busy')
  @ApiCreatedResponse({ type: UserResponse })
  async register(@Body() form: RegisterDto, @Req() request: Request): Promise<UserResponse> {
    return toUserResponse(await this.registration.register(form, localeOfRequest(request)));
  }

  @Post('login')
  @HttpCode(HttpStatus.OK)
  @Public()
  @NoReplay()
  @UseGuards(LoginGuard)
  @ApiOperation({
    summary: 'Sign in',
    description: 'An account with a second factor answers 401 of type totp-required until the code comes with it.',
  })
  @ApiBody({ type: LoginDto })
  @Fails('auth.invalid_credentials', 'auth.suspended', 'auth.suspended_because', 'auth.totp_required', 'request.busy')
  @ApiOkResponse({ type: UserResponse })
  async login(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<UserResponse> {
    return this.welcome(request, response);
  }

  @Post('admin/login')
  @HttpCode(HttpStatus.OK)
  @Public()
  @NoReplay()
  @UseGuards(AdminLoginGuard)
  @ApiOperation({ summary: 'Sign in as staff', description: 'Everybody else gets the answer of a wrong password.' })
  @ApiBody({ type: LoginDto })
  @Fails('auth.invalid_credentials', 'auth.suspended', 'auth.suspended_because', 'auth.totp_required', 'request.busy')
  @ApiOkResponse({ type: UserResponse })
  async adminLogin(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<UserResponse> {
    return this.welcome(request, response);
  }

  @Post('logout')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Public()
  @NoReplay()
  @ApiOperation({ summary: 'Sign out', description: 'Without a session it answers the same.' })
  @ApiNoContentResponse()
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.starter.end(request, response);
    // Not "storage": the person's language and unsent drafts live there.
    response.setHeader('Clear-Site-Data', '"cache"');
  }

  @Get('me')
  @Public()
  @ApiOperation({ summary: 'Who is signed in', description: 'Or whose token asks; 401 when it is nobody.' })
  @ApiOkResponse({ type: SessionUserResponse })
  async getMe(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<SessionUserResponse> {
    const user = userOf(request);
    this.starter.keepHint(request, response, user !== undefined);
    if (!user) throw new DomainError('auth.required');
    return this.userOf(user.id);
  }

  @Get('csrf')
  @Public()
  @ApiOperation({ summary: "This session's token for mutating calls" })
  @ApiOkResponse({ type: CsrfTokenResponse })
  getCsrfToken(@Req() request: Request): CsrfTokenResponse {
    return { token: request.session ? csrfTokenOf(request.session.idHash, this.config.sessionSecret) : null };
  }

  private async welcome(request: Request, response: Response): Promise<UserResponse> {
    if (!request.authenticated) throw new DomainError('auth.invalid_credentials');
    const { user, mfa } = request.authenticated;
    await this.signIn.again({ request, response }, user, mfa);
    return toUserResponse(user);
  }

  private async userOf(id: string): Promise<SessionUserResponse> {
    const user = await this.users.findById(id);
    if (!user) throw new DomainError('auth.required');
    const news = this.terms.newsFor(user);
    return {
      ...toUserResponse(user),
      ...(news && { termsNews: { kind: news.kind, version: news.terms.version, effectiveOn: news.terms.effectiveOn } }),
      ...(user.emailVerifiedAt === null && { emailUnconfirmed: true as const }),
    };
  }
}
