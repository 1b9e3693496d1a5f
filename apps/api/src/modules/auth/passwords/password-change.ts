import { Injectable } from '@nestjs/common';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { AccessGrants } from '../../users/index.js';
import { AccountNews } from '../mail/account-news.js';
import { SessionStore } from '../sessions/session.store.js';
import { OwnPassword, wrongPassword } from './own-password.js';
import type { ChangePasswordDto } from './password.dto.js';
import { PasswordHasher } from './password-hasher.js';
import { assertNotGuessable } from './password-policy.js';
import { PasswordWriter } from './password-writer.js';

/** AUTH-08: a new password by the present one. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly ownPassword: OwnPassword,
    private readonly hasher: PasswordHasher,
    private readonly writer: PasswordWriter,
    private readonly sessions: SessionStore,
    private readonly grants: AccessGrants,
    private readonly news: AccountNews,
  ) {}

  /** The session's new cookie value. */
  async change(session: ActiveSession, form: ChangePasswordDto): Promise<string> {
    const proven = await this.ownPassword.prove(session.user.id, form.currentPassword, 'currentPassword');
    assertNotGuessable(form.password, proven);
    const passwordHash = await this.hasher.hash(form.password);
    return this.writer.run(async () => {
      const user = await this.writer.lock(proven.id);
      // Somebody else was faster: what was proven above is no longer the password.
      if (user.passwordHash !== proven.passwordHash) throw wrongPassword('currentPassword');
      await this.writer.write(user, passwordHash);
      if (form.endOtherSessions !== false) await this.grants.endAll(user.id, { sessionId: session.id });
      await this.news.happened(user, {
        action: 'auth.password_changed',
        actorId: user.id,
        mail: 'password_changed',
      });
      return this.sessions.rotate(session, session.mfa);
    });
  }
}
