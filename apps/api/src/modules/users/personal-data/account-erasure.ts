import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ACCOUNT_SECURITY, DAY_MS } from '@cw/domain';
import { IsNull, LessThanOrEqual } from 'typeorm';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Clock } from '../../../common/clock.js';
import { Jobs } from '../../../common/jobs/jobs.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { AccountMoves } from '../account/account-moves.js';
import { UserEntity } from '../user.entity.js';
import { PersonalData } from './personal-data.js';
import { pseudonymOf } from './pseudonym.js';

/** Takes a person out of an account that has ended, and leaves a pseudonym for what refers to it. */
@Injectable()
export class AccountErasure implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly moves: AccountMoves,
    private readonly personalData: PersonalData,
    private readonly audit: AuditLog,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.define('account.erase', () => this.eraseDue(), { cron: '23 4 * * *' });
  }

  /** Belongs inside the unit of work that locked the account. */
  async erase(user: UserEntity): Promise<void> {
    await this.personalData.erase(user.id);
    Object.assign(user, pseudonymOf(user.id), { erasedAt: this.clock.now() });
    await this.unitOfWork.repository(UserEntity).save(user);
  }

  /** The accounts that staff terminated, once their time to object is over; each on its own. */
  async eraseDue(): Promise<void> {
    const until = new Date(this.clock.now().getTime() - ACCOUNT_SECURITY.erasureDays * DAY_MS);
    const due = await this.unitOfWork
      .repository(UserEntity)
      .find({ where: { terminatedAt: LessThanOrEqual(until), erasedAt: IsNull() }, select: { id: true } });
    for (const { id } of due) await this.unitOfWork.run(() => this.eraseTerminated(id));
  }

  private async eraseTerminated(userId: string): Promise<void> {
    const user = await this.moves.lock(userId);
    if (user.erasedAt !== null) return;
    await this.erase(user);
    await this.audit.record({ action: 'user.erased', actorId: null, subjectType: 'user', subjectId: userId });
  }
}
