import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditSubject } from '@cw/domain';
import { Clock } from '../clock.js';
import { newId } from '../ids.js';
import { UnitOfWork } from '../persistence/unit-of-work.js';
import { auditDigest } from './audit-digest.js';
import { AuditEntryEntity, type AuditFacts } from './audit-entry.entity.js';
import { tellEntry } from './told-entries.js';

export interface AuditRecord {
  readonly action: AuditAction;
  /** Who did it; null when nobody was signed in: a link from an e-mail, a command on the server, the clock. */
  readonly actorId: string | null;
  readonly subjectType: AuditSubject;
  readonly subjectId: string | null;
  /** Why, in the words of staff. It stays when the person's data is erased, so it is never what the person typed. */
  readonly reason?: string | null;
  readonly before?: AuditFacts | null;
  readonly after?: AuditFacts | null;
}

/**
 * Who did what, when and why; for ever. Call it inside the unit of work of the act itself:
 *
 *     await this.audit.record({ action: 'auth.password_changed', actorId: user.id, subjectType: 'user', subjectId: user.id });
 *
 * The rows cannot be changed or deleted, and at the commit the database chains each to the one before (see the
 * migration `create-audit-log`), so it may be called anywhere in the transaction without holding others up.
 * `before` and `after` hold states, ids, switches and counts, never a name, an address or anything typed: what
 * stands here outlives the account. `dist/cli/audit-check.js` finds whatever was changed behind the API's back.
 */
@Injectable()
export class AuditLog {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws outside a unit of work: an act without its entry, or an entry without its act, must not exist. */
  async record(record: AuditRecord): Promise<void> {
    if (!this.unitOfWork.isOpen) throw new Error(`${record.action} was recorded outside a unit of work`);
    const content = {
      id: newId(),
      at: this.clock.now(),
      action: record.action,
      actorId: record.actorId,
      subjectType: record.subjectType,
      subjectId: record.subjectId,
      // Half a character cannot be stored as it is, and would be taken for a change later.
      reason: record.reason?.toWellFormed() ?? null,
      before: record.before ?? null,
      after: record.after ?? null,
    };
    await this.unitOfWork.repository(AuditEntryEntity).insert({ ...content, digest: auditDigest(content) });
    tellEntry(record.actorId);
  }
}
