import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { isId } from '../../../common/ids.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import type { RealtimeSocket } from '../../../common/realtime/realtime-server.js';
import { Throttle, type ThrottleRule } from '../../../common/throttle/throttle.js';

/** A flood is one line an hour too many: each is a link of the chain. */
export const CLAIMS_NOTED: ThrottleRule = { name: 'socket_claim', points: 3, seconds: 3600 };

/** RT-02: that somebody said to be somebody else stands in the audit log, once for each connection. */
@Injectable()
export class ForeignClaims {
  private readonly noted = new WeakSet<RealtimeSocket>();

  constructor(
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly throttle: Throttle,
  ) {}

  async note(socket: RealtimeSocket, claimed: unknown): Promise<void> {
    if (this.noted.has(socket)) return;
    this.noted.add(socket);
    const { id } = socket.data.session.user;
    if (!(await this.throttle.allows(CLAIMS_NOTED, id))) return;
    await this.unitOfWork.run(() =>
      this.audit.record({
        action: 'auth.identity_claimed',
        actorId: id,
        subjectType: 'user',
        subjectId: typeof claimed === 'string' && isId(claimed) ? claimed : null,
      }),
    );
  }
}
