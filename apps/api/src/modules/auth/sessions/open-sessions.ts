import { Injectable } from '@nestjs/common';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { AccessGrants } from '../../users/index.js';
import { deviceName } from '../devices/device-name.js';
import type { SessionPage } from './session.dto.js';
import { SessionStore } from './session.store.js';

/** AUTH-08: where a person is signed in, and their way to end it. */
@Injectable()
export class OpenSessions {
  constructor(
    private readonly store: SessionStore,
    private readonly grants: AccessGrants,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  /** All of them at once: there are ten at most. */
  async list(current: ActiveSession): Promise<SessionPage> {
    const sessions = await this.store.list(current.user.id);
    const items = sessions.map(({ id, userAgent, address, createdAt, lastSeenAt, mfa }) => ({
      id,
      current: id === current.id,
      device: deviceName(userAgent),
      address: address ?? '',
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      mfa,
    }));
    return { items, nextCursor: null };
  }

  async end({ user }: ActiveSession, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (!(await this.store.end(user.id, id))) throw new DomainError('auth.session_not_found');
      await this.audit.record({
        action: 'auth.session_ended',
        actorId: user.id,
        subjectType: 'session',
        subjectId: id,
      });
    });
  }

  async endOthers(current: ActiveSession): Promise<void> {
    const userId = current.user.id;
    await this.unitOfWork.run(async () => {
      await this.grants.endAll(userId, { sessionId: current.id });
      await this.audit.record({
        action: 'auth.other_sessions_ended',
        actorId: userId,
        subjectType: 'user',
        subjectId: userId,
      });
    });
  }
}
