import { type MiddlewareConsumer, Module, type NestModule, type OnModuleInit } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { Jobs } from '../../common/jobs/jobs.js';
import { UsersModule } from '../users/index.js';
import { AuthController } from './auth.controller.js';
import { AuthenticationService } from './authentication.service.js';
import { AdminLocalStrategy, LocalStrategy } from './local.strategy.js';
import { LoginThrottle } from './login-throttle.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { RegistrationService } from './registration.service.js';
import { SessionMiddleware } from './sessions/session.middleware.js';
import { SessionStarter } from './sessions/session-starter.js';
import { SessionStore } from './sessions/session.store.js';
import { SessionTouchInterceptor } from './sessions/session-touch.interceptor.js';
import { StartsSessionInterceptor } from './sessions/starts-session.interceptor.js';
import { Totp } from './totp.js';

/** Listed before the idempotency module: signing in stands outside the replay of an answer. */
@Module({
  imports: [UsersModule, PassportModule],
  controllers: [AuthController],
  providers: [
    AuthenticationService,
    RegistrationService,
    PasswordHasher,
    LoginThrottle,
    LocalStrategy,
    AdminLocalStrategy,
    SessionStore,
    SessionStarter,
    Totp,
    { provide: APP_INTERCEPTOR, useClass: SessionTouchInterceptor },
    { provide: APP_INTERCEPTOR, useClass: StartsSessionInterceptor },
  ],
  exports: [SessionStore, PasswordHasher, Totp],
})
export class AuthModule implements NestModule, OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sessions: SessionStore,
    private readonly throttle: LoginThrottle,
  ) {}

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(SessionMiddleware).forRoutes('{*path}');
  }

  onModuleInit(): void {
    this.jobs.define('session.purge', () => this.sessions.purge(), { cron: '43 * * * *' });
    this.jobs.define('rate-limit.purge', () => this.throttle.purge(), { cron: '51 * * * *' });
  }
}
