import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { UsersModule } from '../users/index.js';
import { ActivationController } from './activation/activation.controller.js';
import { AccountLinks } from './activation/account-links.js';
import { Activations } from './activation/activations.js';
import { InvitedClients } from './activation/invited-clients.js';
import { AuthController } from './auth.controller.js';
import { AuthJobs } from './auth-jobs.js';
import { KnownDevices } from './devices/known-devices.js';
import { DisownedAddress } from './email/disowned-address.js';
import { EmailConfirmation } from './email/email-confirmation.js';
import { EmailController } from './email/email.controller.js';
import { EmailRequests } from './email/email-requests.js';
import { EmailSwitch } from './email/email-switch.js';
import { EmailVerification } from './email/email-verification.js';
import { FirstProof } from './email/first-proof.js';
import { PendingEmails } from './email/pending-emails.js';
import { InvitationAcceptance } from './invitations/invitation-acceptance.js';
import { InvitationController } from './invitations/invitation.controller.js';
import { Invitations } from './invitations/invitations.js';
import { AccountTokens } from './links/account-tokens.js';
import { LinkGrants } from './links/link-grants.js';
import { LinkLetters } from './links/link-letters.js';
import { LinkPostman } from './links/link-postman.js';
import { LinkWriter } from './links/link-writer.js';
import { AuthenticationService } from './login/authentication.service.js';
import { AdminLocalStrategy, LocalStrategy } from './login/local.strategy.js';
import { SignIn } from './login/sign-in.js';
import { Admission } from './login/admission.js';
import { Suspension } from './login/suspension.js';
import { AccountNews } from './mail/account-news.js';
import { OwnPassword } from './passwords/own-password.js';
import { PasswordChange } from './passwords/password-change.js';
import { PasswordController } from './passwords/password.controller.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordRehash } from './passwords/password-rehash.js';
import { PasswordReminder } from './passwords/password-reminder.js';
import { PasswordReset } from './passwords/password-reset.js';
import { PasswordWriter } from './passwords/password-writer.js';
import { RegistrationService } from './registration/registration.service.js';
import { RecoveryCodes } from './second-factor/recovery-codes.js';
import { SecondFactor } from './second-factor/second-factor.js';
import { SecondFactorSettings } from './second-factor/second-factor-settings.js';
import { Totp } from './second-factor/totp.js';
import { TotpAccount } from './second-factor/totp-account.js';
import { TotpController } from './second-factor/totp.controller.js';
import { TotpSetups } from './second-factor/totp-setups.js';
import { EndsSessionInterceptor } from './sessions/ends-session.interceptor.js';
import { OpenSessions } from './sessions/open-sessions.js';
import { Reauthentication } from './sessions/reauthentication.js';
import { SecurityOverview } from './sessions/security-overview.js';
import { SecurityData } from './security-data.js';
import { SessionEffects } from './sessions/session-effects.js';
import { SessionCookies } from './sessions/session-cookies.js';
import { SessionMiddleware } from './sessions/session.middleware.js';
import { SessionStarter } from './sessions/session-starter.js';
import { SessionStore } from './sessions/session.store.js';
import { SessionTouchInterceptor } from './sessions/session-touch.interceptor.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { StartsSessionInterceptor } from './sessions/starts-session.interceptor.js';
import { TermsAcceptance } from './terms/terms-acceptance.js';
import { TermsBook } from './terms/terms-book.js';
import { TermsController } from './terms/terms.controller.js';
import { TermsData } from './terms/terms-data.js';
import { TermsNotices } from './terms/terms-notices.js';
import { LoginThrottle } from './throttle/login-throttle.js';

const LOGIN = [
  AuthenticationService,
  Admission,
  Suspension,
  LocalStrategy,
  AdminLocalStrategy,
  SignIn,
  LoginThrottle,
  KnownDevices,
];
const SESSIONS = [
  SessionCookies,
  SessionStore,
  SessionStarter,
  SessionEffects,
  OpenSessions,
  Reauthentication,
  SecurityOverview,
];
const PASSWORDS = [
  PasswordHasher,
  PasswordRehash,
  OwnPassword,
  PasswordChange,
  PasswordReminder,
  PasswordReset,
  PasswordWriter,
];
const LINKS = [AccountTokens, LinkGrants, LinkLetters, LinkPostman, LinkWriter];
const EMAIL = [
  DisownedAddress,
  EmailConfirmation,
  EmailRequests,
  EmailSwitch,
  EmailVerification,
  FirstProof,
  PendingEmails,
];
const SECOND_FACTOR = [Totp, TotpAccount, TotpSetups, RecoveryCodes, SecondFactor, SecondFactorSettings];
const TERMS = [TermsBook, TermsNotices, TermsAcceptance, TermsData];
const INVITATIONS = [Invitations, InvitationAcceptance, AccountLinks, Activations, InvitedClients];

/** Listed before the idempotency module: signing in stands outside the replay of an answer. */
@Module({
  imports: [UsersModule, PassportModule],
  controllers: [
    AuthController,
    SessionsController,
    PasswordController,
    EmailController,
    TotpController,
    InvitationController,
    ActivationController,
    TermsController,
  ],
  providers: [
    AuthJobs,
    AccountNews,
    SecurityData,
    RegistrationService,
    ...TERMS,
    ...LOGIN,
    ...SESSIONS,
    ...PASSWORDS,
    ...LINKS,
    ...EMAIL,
    ...SECOND_FACTOR,
    ...INVITATIONS,
    { provide: APP_INTERCEPTOR, useClass: SessionTouchInterceptor },
    { provide: APP_INTERCEPTOR, useClass: StartsSessionInterceptor },
    { provide: APP_INTERCEPTOR, useClass: EndsSessionInterceptor },
  ],
  exports: [SessionStore, PasswordHasher, Totp, LinkLetters, Invitations, InvitedClients],
})
export class AuthModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(SessionMiddleware).forRoutes('{*path}');
  }
}
