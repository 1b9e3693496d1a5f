import { Injectable } from '@nestjs/common';
import type { Actor, AuditAction, Cents } from '@cw/domain';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Clock } from '../../common/clock.js';
import { newId } from '../../common/ids.js';
import { UsersService } from '../users/index.js';
import { byActor, DisputeAnnouncer } from './dispute-announcer.js';
import type { LockedDispute } from './dispute-gate.js';
import { DisputeRulingEntity } from './dispute.entity.js';
import { DisputeRepository } from './dispute.repository.js';

interface Words {
  readonly contractorCents: Cents;
  readonly reason: string;
}

/** Rulings as rows, each in the audit log for ever: who divided whose money how, and why. */
@Injectable()
export class Rulings {
  constructor(
    private readonly disputes: DisputeRepository,
    private readonly users: UsersService,
    private readonly announcer: DisputeAnnouncer,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** It waits for another admin; they are told. */
  async propose(locked: LockedDispute, words: Words): Promise<void> {
    const ruling = this.rowOf(locked, words);
    await this.disputes.saveRuling(ruling);
    await this.note(locked, 'dispute.ruling_proposed', ruling, words.reason);
    const adminIds = (await this.users.activeAdminIds()).filter((id) => id !== locked.actor.userId);
    await this.announcer.rulingProposed(byActor(locked), adminIds);
  }

  async make(locked: LockedDispute, words: Words): Promise<void> {
    const ruling = this.rowOf(locked, words);
    await this.decide(ruling, locked.actor, { state: 'made' });
    await this.note(locked, 'dispute.ruled', ruling, words.reason);
  }

  async confirm(locked: LockedDispute, ruling: DisputeRulingEntity): Promise<void> {
    await this.decide(ruling, locked.actor, { state: 'made' });
    await this.note(locked, 'dispute.ruled', ruling, ruling.reason);
  }

  async refuse(locked: LockedDispute, ruling: DisputeRulingEntity, reason: string): Promise<void> {
    await this.decide(ruling, locked.actor, { state: 'refused', refusalReason: reason });
    await this.note(locked, 'dispute.ruling_refused', ruling, reason);
    await this.announcer.rulingRefused(byActor(locked), { proposerId: ruling.proposedById, reason });
  }

  private rowOf({ actor, dispute }: LockedDispute, words: Words): DisputeRulingEntity {
    return Object.assign(new DisputeRulingEntity(), {
      ...{ id: newId(), disputeId: dispute.id, contractorCents: words.contractorCents, reason: words.reason },
      ...{ state: 'proposed' as const, proposedById: actor.userId, proposedAt: this.clock.now() },
      ...{ decidedById: null, decidedAt: null, refusalReason: null },
    });
  }

  private async decide(
    ruling: DisputeRulingEntity,
    { userId: decidedById }: Actor,
    change: Pick<DisputeRulingEntity, 'state'> & { readonly refusalReason?: string },
  ): Promise<void> {
    await this.disputes.saveRuling(Object.assign(ruling, { ...change, decidedById, decidedAt: this.clock.now() }));
  }

  private async note(
    { actor, project, dispute }: LockedDispute,
    action: Extract<AuditAction, `dispute.${string}`>,
    { id: ruling, contractorCents }: DisputeRulingEntity,
    reason: string,
  ): Promise<void> {
    const after = { dispute: dispute.id, ruling, project: project.id, contractorCents };
    const subject = { subjectType: 'user', subjectId: project.ownerId } as const;
    await this.audit.record({ action, actorId: actor.userId, ...subject, reason, after });
  }
}
