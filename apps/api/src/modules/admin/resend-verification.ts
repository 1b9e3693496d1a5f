import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { AuditLog } from '../../common/audit/audit-log.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { LinkLetters } from '../auth/index.js';
import { AccountMoves, isProvenAddress } from '../users/index.js';
import { aboutUser } from './staff-rules.js';

/** Staff send the link that confirms an address once more. */
@Injectable()
export class ResendVerification {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly moves: AccountMoves,
    private readonly letters: LinkLetters,
    private readonly audit: AuditLog,
  ) {}

  async resend(actor: Actor, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.moves.lock(id);
      if (isProvenAddress(user) || user.status !== 'active') return;
      await this.audit.record(aboutUser(actor, id, 'user.verification_resent'));
      await this.letters.verification(id);
    });
  }
}
