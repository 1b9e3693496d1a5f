import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DomainError } from '../../../common/errors/domain-error.js';
import { networkOf } from '../../../common/http/caller-address.js';
import { isAwaited, type UserEntity, UsersService } from '../../users/index.js';
import { KnownDevices } from '../devices/known-devices.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { SecondFactor } from '../second-factor/second-factor.js';
import { Admission } from './admission.js';
import { LoginThrottle, type LoginTry } from '../throttle/login-throttle.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly totp: string | undefined;
  readonly request: Request;
}

export interface Authenticated {
  readonly user: UserEntity;
  /** Whether a second factor was proven. */
  readonly mfa: boolean;
}

/**
 * Proves who somebody is. Every no is the same no, whatever was wrong, and takes as long. Only who has proven to be the
 * person of a suspended account is told that it is, and why.
 */
@Injectable()
export class AuthenticationService {
  constructor(
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly throttle: LoginThrottle,
    private readonly devices: KnownDevices,
    private readonly secondFactor: SecondFactor,
    private readonly admission: Admission,
  ) {}

  async anybody(credentials: Credentials): Promise<Authenticated> {
    return this.authenticate(credentials, () => true);
  }

  /** AUTH-07: a non-admin learns nothing more here than somebody with a wrong password. */
  async adminOnly(credentials: Credentials): Promise<Authenticated> {
    return this.authenticate(credentials, (user) => user.role === 'admin');
  }

  private async authenticate(credentials: Credentials, admits: (user: UserEntity) => boolean): Promise<Authenticated> {
    const { email, password, totp } = credentials;
    const attempt = await this.attemptOf(credentials);
    await this.throttle.before(attempt);
    const user = await this.users.findByEmail(email);
    const matches = await this.isRight(attempt, user, password);
    if (!user || !matches || user.status === 'terminated' || isAwaited(user) || !admits(user))
      throw new DomainError('auth.invalid_credentials');
    await this.throttle.wasNoGuess(attempt);
    const mfa = await this.secondFactor.prove(user, totp, attempt.device);
    await this.admission.afterProof(user, password);
    return { user, mfa };
  }

  private async isRight(attempt: LoginTry, user: UserEntity | null, password: string): Promise<boolean> {
    try {
      return await this.hasher.verify(user?.passwordHash, password);
    } catch (error) {
      // Too busy to look at it: who is sent away for that comes back with as many tries as before.
      await this.throttle.wasNoGuess(attempt);
      throw error;
    }
  }

  private async attemptOf({ email, request }: Credentials): Promise<LoginTry> {
    return { email, address: networkOf(request), device: await this.devices.nameFor(email, request) };
  }
}
