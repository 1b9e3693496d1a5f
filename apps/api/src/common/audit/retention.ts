import { Injectable } from '@nestjs/common';
import { DAY_MS, type AuditAction, type AuditSubject } from '@cw/domain';
import { Clock } from '../clock.js';
import { UnitOfWork } from '../persistence/unit-of-work.js';
import type { AuditFacts } from './audit-entry.entity.js';
import { AuditLog } from './audit-log.js';

export interface Erased {
  readonly id: string;
  /** What the audit log keeps of it. */
  readonly before?: AuditFacts;
}

/** A kind of thing that is kept for its time and then erased. */
export interface KeptForDays {
  readonly days: number;
  readonly action: AuditAction;
  readonly subjectType: AuditSubject;
  /** Erases the oldest of what is due at that instant, but nothing that another sweep holds; undefined once none is left. */
  readonly eraseOldest: (before: Date) => Promise<Erased | undefined>;
}

/** AUTH-08: erases what has been kept long enough, with an entry in the audit log for each. */
@Injectable()
export class Retention {
  constructor(
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  /** Each in a transaction of its own, so that a night that ends early has done what it did. */
  async sweep(kept: KeptForDays): Promise<void> {
    const before = new Date(this.clock.now().getTime() - kept.days * DAY_MS);
    while (await this.unitOfWork.run(() => this.eraseOne(kept, before)));
  }

  private async eraseOne({ action, subjectType, eraseOldest }: KeptForDays, before: Date): Promise<boolean> {
    const erased = await eraseOldest(before);
    if (!erased) return false;
    await this.audit.record({
      action,
      actorId: null,
      subjectType,
      subjectId: erased.id,
      before: erased.before ?? null,
    });
    return true;
  }
}
