import { Injectable } from '@nestjs/common';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { OwnPassword } from '../passwords/own-password.js';
import { SecondFactor } from '../second-factor/second-factor.js';
import { SessionStore } from './session.store.js';

/** Makes an open session fresh again: password, and code where the account has a second factor. */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly ownPassword: OwnPassword,
    private readonly secondFactor: SecondFactor,
    private readonly sessions: SessionStore,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The session's new cookie value: whoever read the old one before is not proven with it. */
  async prove(session: ActiveSession, password: string, code: string | undefined): Promise<string> {
    const user = await this.ownPassword.prove(session.user.id, password, 'password');
    const mfa = await this.secondFactor.prove(user, code, session.id);
    return this.unitOfWork.run(async () => {
      await this.sessions.reauthenticated(session);
      return this.sessions.rotate(session, mfa || session.mfa);
    });
  }
}
