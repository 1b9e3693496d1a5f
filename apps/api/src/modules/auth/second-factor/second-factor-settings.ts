import { Injectable } from '@nestjs/common';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { AccessGrants, type UserEntity } from '../../users/index.js';
import { AccountNews } from '../mail/account-news.js';
import { SessionStore } from '../sessions/session.store.js';
import { Totp, type TotpSecret } from './totp.js';
import { TotpAccount } from './totp-account.js';
import { TotpSetups } from './totp-setups.js';

export interface Enabled {
  readonly recoveryCodes: string[];
  /** The session's new cookie value. */
  readonly cookie: string;
}

/** Staff cannot do without, so a new authenticator takes the place of the old one. */
const mayReplace = (user: UserEntity): boolean => user.role === 'admin';

/** AUTH-08: a person's own second factor. */
@Injectable()
export class SecondFactorSettings {
  constructor(
    private readonly account: TotpAccount,
    private readonly setups: TotpSetups,
    private readonly totp: Totp,
    private readonly sessions: SessionStore,
    private readonly grants: AccessGrants,
    private readonly news: AccountNews,
  ) {}

  async setUp(session: ActiveSession): Promise<TotpSecret> {
    return this.grants.make(session, async () => {
      const user = await this.account.of(session);
      assertMaySetUp(user);
      const sealed = this.totp.create();
      await this.setups.begin(user.id, sealed);
      return this.totp.describe(sealed, user.email);
    });
  }

  /** From the first right code on the account is protected; this session has proven it, every other one ends. */
  async confirm(session: ActiveSession, code: string): Promise<Enabled> {
    const sealed = await this.setups.of(session.user.id);
    if (sealed === undefined) throw new DomainError('auth.totp_not_begun');
    const step = await this.account.stepOf(session.user.id, sealed, code);
    return this.grants.make(session, async () => {
      const user = await this.account.of(session);
      assertMaySetUp(user);
      // Begun anew in another tab: that one's secret is the one on the telephone.
      if ((await this.setups.of(user.id)) !== sealed) throw new DomainError('auth.totp_not_begun');
      const recoveryCodes = await this.account.turnOn(user, sealed, step);
      await this.sessions.endAll(user.id, session.id);
      await this.news.happened(user, { action: 'auth.totp_enabled', actorId: user.id, mail: 'totp_enabled' });
      return { recoveryCodes, cookie: await this.sessions.rotate(session, true) };
    });
  }

  /** The session's new cookie value. */
  async disable(session: ActiveSession): Promise<string> {
    return this.grants.make(session, async () => {
      const user = await this.account.of(session);
      if (user.role === 'admin') throw new DomainError('auth.totp_mandatory');
      if (user.totpSecret === null) throw new DomainError('auth.totp_not_begun');
      await this.account.turnOff(user);
      await this.sessions.endAll(user.id, session.id);
      await this.news.happened(user, { action: 'auth.totp_disabled', actorId: user.id, mail: 'totp_disabled' });
      return this.sessions.rotate(session, false);
    });
  }

  async renewRecoveryCodes(session: ActiveSession): Promise<string[]> {
    return this.grants.make(session, async () => {
      const user = await this.account.of(session);
      if (user.totpSecret === null) throw new DomainError('auth.totp_not_begun');
      await this.news.happened(user, {
        action: 'auth.recovery_codes_renewed',
        actorId: user.id,
        mail: 'recovery_codes_renewed',
      });
      return this.account.renewRecoveryCodes(user.id);
    });
  }
}

function assertMaySetUp(user: UserEntity): void {
  if (user.totpSecret !== null && !mayReplace(user)) throw new DomainError('auth.totp_already_on');
}
