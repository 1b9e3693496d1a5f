import { Injectable } from '@nestjs/common';
import { DEFAULT_PREFERENCES, hasAdminRights, type Actor, type Preferences, type PreferenceSwitch } from '@cw/domain';
import { In, Not } from 'typeorm';
import { AuditLog } from '../../common/audit/audit-log.js';
import { DomainError, type FieldFault } from '../../common/errors/domain-error.js';
import { assertFresh } from '../../common/http/etag.js';
import { EventBus } from '../../common/events/event-bus.js';
import { Clock } from '../../common/clock.js';
import { violatedUnique } from '../../common/persistence/postgres-error.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { UserPreferenceEntity } from './user-preference.entity.js';
import { UserEntity } from './user.entity.js';

export type ProfileChange = Partial<
  Pick<
    UserEntity,
    'firstName' | 'lastName' | 'username' | 'phone' | 'company' | 'location' | 'bio' | 'locale' | 'timeZone'
  >
>;

const fault = (path: string): { faults: FieldFault[] } => ({ faults: [{ path, code: 'taken' }] });

/** Two people raced for one name or address: the loser learns which field it was. */
async function namingTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint = violatedUnique(error);
    if (constraint === 'app_user_email_key') throw new DomainError('user.email_taken', fault('email'));
    if (constraint === 'app_user_username_key') throw new DomainError('user.username_taken', fault('username'));
    throw error;
  }
}

/** Accounts: who somebody is, how to reach them, what they want to be told. */
@Injectable()
export class UsersService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly events: EventBus,
  ) {}

  /** An account that somebody else may not know of answers as one that does not exist. */
  async readable(actor: Actor, id: string): Promise<UserEntity> {
    const own = actor.userId === id || hasAdminRights(actor);
    const user = own ? await this.findById(id) : null;
    if (!user) throw new DomainError('request.not_found');
    return user;
  }

  async findById(id: string): Promise<UserEntity | null> {
    return this.unitOfWork.repository(UserEntity).findOneBy({ id });
  }

  /** AUTH-08: whoever has not confirmed its address neither invites anybody nor is paid out. */
  async mustBeConfirmed({ userId }: Actor): Promise<void> {
    const user = await this.findById(userId);
    if (!user?.emailVerifiedAt) throw new DomainError('user.email_unverified');
  }

  async isActive(id: string): Promise<boolean> {
    return this.unitOfWork.repository(UserEntity).existsBy({ id, status: 'active' });
  }

  /** Whom staff's work is told to. */
  async activeAdminIds(): Promise<string[]> {
    const where = { role: 'admin' as const, status: 'active' as const };
    const admins = await this.unitOfWork.repository(UserEntity).find({ where, select: { id: true } });
    return admins.map(({ id }) => id);
  }

  async findByIds(ids: readonly string[]): Promise<UserEntity[]> {
    return ids.length === 0 ? [] : this.unitOfWork.repository(UserEntity).findBy({ id: In([...ids]) });
  }

  /** Case does not matter. */
  async findByEmail(email: string): Promise<UserEntity | null> {
    return this.unitOfWork.repository(UserEntity).findOneBy({ email });
  }

  /** A taken email or username is a 409 that names its field. */
  async create(user: UserEntity): Promise<UserEntity> {
    return namingTaken(() => this.unitOfWork.repository(UserEntity).save(user));
  }

  /**
   * Runs `work` in a transaction in which the person stays active: a suspension that comes at the same moment waits,
   * and one that came before refuses. Call it before anything else is locked.
   */
  async whileActive<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async () => {
      const active = await this.unitOfWork
        .repository(UserEntity)
        .findOne({ where: { id: userId, status: 'active' }, select: { id: true }, lock: { mode: 'pessimistic_read' } });
      if (!active) throw new DomainError('auth.required');
      return work();
    });
  }

  async update(
    actor: Actor,
    id: string,
    change: { readonly profile: ProfileChange; readonly ifMatch: string | undefined },
  ): Promise<UserEntity> {
    return this.unitOfWork.run(async () => {
      const user = await this.lockWritable(actor, id);
      assertFresh(change.ifMatch, user);
      const profile = withoutUndefined(change.profile);
      Object.assign(user, profile);
      await this.noteStaffChange(actor, id, Object.keys(profile).sort());
      const saved = await namingTaken(() => this.unitOfWork.repository(UserEntity).save(user));
      // Quiet hours and the daily e-mail go by the clocks of the place.
      if ('timeZone' in profile) await this.events.emit('account.preferences_changed', { userId: id });
      return saved;
    });
  }

  async preferences(userId: string): Promise<Preferences> {
    const row = await this.unitOfWork.repository(UserPreferenceEntity).findOneBy({ userId });
    return { ...DEFAULT_PREFERENCES, ...row?.settings };
  }

  async savePreferences(actor: Actor, userId: string, settings: Preferences): Promise<Preferences> {
    return this.unitOfWork.run(async () => {
      await this.lockWritable(actor, userId);
      await this.keepPreferences(userId, settings);
      await this.noteStaffChange(actor, userId, ['preferences']);
      return settings;
    });
  }

  /** One switch, by whoever proved to be the person; null for an account that is not there any more. */
  async savePreference(userId: string, name: PreferenceSwitch, isOn: boolean): Promise<UserEntity | null> {
    return this.unitOfWork.run(async () => {
      const user = await this.unitOfWork
        .repository(UserEntity)
        .findOne({ where: { id: userId, status: Not('terminated') }, lock: { mode: 'for_no_key_update' } });
      if (user) await this.keepPreferences(userId, { ...(await this.preferences(userId)), [name]: isOn });
      return user;
    });
  }

  /** Marks a second-factor step as used; false when it, or a later one, was used before. */
  async useTotpStep(userId: string, step: number): Promise<boolean> {
    const last = String(step);
    const result = await this.unitOfWork
      .repository(UserEntity)
      .createQueryBuilder()
      .update()
      .set({ totpLastStep: last })
      .where('id = :userId', { userId })
      .andWhere('(totp_last_step IS NULL OR totp_last_step < :last)', { last })
      .execute();
    return result.affected === 1;
  }

  private async keepPreferences(userId: string, settings: Preferences): Promise<void> {
    const row = { userId, settings, updatedAt: this.clock.now() };
    await this.unitOfWork.repository(UserPreferenceEntity).upsert(row, ['userId']);
    await this.events.emit('account.preferences_changed', { userId });
  }

  /** Nobody writes anything into an account that has ended: its data is erased, or will be. */
  private async lockWritable(actor: Actor, id: string): Promise<UserEntity> {
    await this.readable(actor, id);
    const user = await this.unitOfWork
      .repository(UserEntity)
      .findOneOrFail({ where: { id }, lock: { mode: 'for_no_key_update' } });
    if (user.status === 'terminated') throw new DomainError('state.conflict', { extra: { state: user.status } });
    return user;
  }

  /** Which fields and not what stood in them: the log outlives the account. One's own changes are not staff's. */
  private async noteStaffChange(actor: Actor, subjectId: string, fields: readonly string[]): Promise<void> {
    if (actor.userId === subjectId) return;
    const action = 'user.changed_by_staff';
    await this.audit.record({ action, actorId: actor.userId, subjectType: 'user', subjectId, after: { fields } });
  }
}

const withoutUndefined = (change: ProfileChange): ProfileChange =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
