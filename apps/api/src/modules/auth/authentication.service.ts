import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/errors/domain-error.js';
import { type UserEntity, UsersService } from '../users/index.js';
import { LoginThrottle } from './login-throttle.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { Totp } from './totp.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly totp: string | undefined;
  readonly address: string;
}

export interface Authenticated {
  readonly user: UserEntity;
  /** Whether a second factor was proven. */
  readonly mfa: boolean;
}

/** Proves who somebody is. Every no is the same no, whatever was wrong, and takes as long. */
@Injectable()
export class AuthenticationService {
  constructor(
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly throttle: LoginThrottle,
    private readonly totp: Totp,
  ) {}

  async anybody(credentials: Credentials): Promise<Authenticated> {
    return this.authenticate(credentials, () => true);
  }

  /** AUTH-07: a non-admin learns nothing more here than somebody with a wrong password. */
  async adminOnly(credentials: Credentials): Promise<Authenticated> {
    return this.authenticate(credentials, (user) => user.role === 'admin');
  }

  private async authenticate(credentials: Credentials, admits: (user: UserEntity) => boolean): Promise<Authenticated> {
    const { email, password, address } = credentials;
    await this.throttle.beforeLogin(email, address);
    const user = await this.users.findByEmail(email);
    const matches = await this.hasher.verify(user?.passwordHash, password);
    if (!user || !matches || user.status !== 'active' || !admits(user)) throw new DomainError('auth.invalid_credentials');
    const mfa = await this.secondFactor(user, credentials.totp);
    await this.throttle.afterSuccess(email, address);
    return { user, mfa };
  }

  private async secondFactor(user: UserEntity, code: string | undefined): Promise<boolean> {
    if (user.totpSecret === null) return false;
    if (code === undefined || code === '') throw new DomainError('auth.totp_required');
    const step = this.totp.stepOf(user.totpSecret, code);
    const fresh = step !== undefined && (await this.users.useTotpStep(user.id, step));
    if (!fresh) throw new DomainError('auth.totp_required', { faults: [{ path: 'totp', code: 'totp' }] });
    return true;
  }
}
