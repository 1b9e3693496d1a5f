import { Injectable } from '@nestjs/common';
import { accountMachine, decide, type AccountEvent, type AccountMover, type Actor } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { HELD_PROJECTS_MAX } from '../../../common/errors/problem.response.js';
import { mustMove } from '../../../common/errors/must.js';
import { StateHistory } from '../../../common/persistence/state-history.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { AccountEffects, type AccountHold } from './account-effects.js';
import { UserEntity } from '../user.entity.js';

export interface AccountMove {
  readonly event: AccountEvent;
  readonly as: AccountMover;
  readonly reason: string | null;
}

/** Suspends, restores and ends accounts. Belongs inside a unit of work; who asks adds the audit entry and the e-mail. */
@Injectable()
export class AccountMoves {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly effects: AccountEffects,
    private readonly history: StateHistory,
    private readonly clock: Clock,
  ) {}

  /** The account, its row locked against every other move. An unknown id is a 404. */
  async lock(userId: string): Promise<UserEntity> {
    const repository = this.unitOfWork.repository(UserEntity);
    const known = await repository.findOneBy({ id: userId });
    if (known?.role === 'admin') await this.lockWorkingAdmins();
    // Weaker than FOR UPDATE: what merely refers to the account need not wait.
    const user = await repository.findOne({ where: { id: userId }, lock: { mode: 'for_no_key_update' } });
    if (!user) throw new DomainError('request.not_found');
    return user;
  }

  async move(actor: Actor, user: UserEntity, { event, as, reason }: AccountMove): Promise<void> {
    const from = user.status;
    if (event !== 'restore') await this.mustLeaveAnAdmin(user);
    user.status = await this.decide(user, event, as);
    user.terminatedAt = user.status === 'terminated' ? this.clock.now() : null;
    await this.unitOfWork.repository(UserEntity).save(user);
    await this.history.record({
      entity: accountMachine.name,
      entityId: user.id,
      from,
      to: user.status,
      event,
      actorId: as === 'address_owner' ? null : actor.userId,
      reason,
    });
    if (event === 'restore') return;
    await this.effects.stopped({ actor, userId: user.id, isFinal: event === 'terminate' });
    // Asked again: a bid may have been accepted while its project was waited for.
    if (event === 'terminate') mustNotHold(await this.effects.holds(user.id), from);
  }

  /** The owner of its address says that the account is not theirs. It is nobody's until staff have looked at it. */
  async freeze(user: UserEntity): Promise<void> {
    const itself = { userId: user.id, role: user.role, mfa: false };
    await this.move(itself, user, { event: 'suspend', as: 'address_owner', reason: null });
  }

  private async decide(user: UserEntity, event: AccountEvent, as: AccountMover): Promise<UserEntity['status']> {
    const holds = event === 'terminate' ? await this.effects.holds(user.id) : [];
    const guards = { nothing_held: holds.length === 0 };
    const decision = decide(accountMachine, { state: user.status, event, as: [as], guards });
    if (!decision.ok && decision.error.reason === 'guard') mustNotHold(holds, user.status);
    return mustMove(decision, user.status);
  }

  private async mustLeaveAnAdmin(user: UserEntity): Promise<void> {
    if (user.role !== 'admin') return;
    const working = await this.lockWorkingAdmins();
    if (working.length > 0 && working.every(({ id }) => id === user.id)) throw new DomainError('user.last_admin');
  }

  /** In one order, before any of them is touched: of two admins who suspend each other the second is refused. */
  private async lockWorkingAdmins(): Promise<UserEntity[]> {
    return this.unitOfWork
      .repository(UserEntity)
      .createQueryBuilder('admin')
      .where(`admin.role = 'admin' AND admin.status = 'active' AND admin.totp_secret IS NOT NULL`)
      .orderBy('admin.id')
      .setLock('for_no_key_update')
      .getMany();
  }
}

/** Refused for the first of them, with all of them named. */
function mustNotHold(holds: readonly AccountHold[], state: string): void {
  const [first] = holds;
  if (first === undefined) return;
  const projectIds = first.projectIds.slice(0, HELD_PROJECTS_MAX);
  throw new DomainError(first.code, {
    holds,
    extra: { state, guard: 'nothing_held', ...(projectIds.length > 0 && { projectIds }) },
  });
}
