import { Injectable } from '@nestjs/common';
import { SUBMITTER_ROLES, type Actor } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import { InvitedClients } from '../../auth/index.js';
import { isAwaited, isProvenAddress, UsersService, type UserEntity } from '../../users/index.js';
import type { IntakeEntity } from '../intake.entity.js';
import type { IntakeAccountStanding } from './dto/intake-detail.response.js';

/** A role whose people have projects of their own. */
const OWNING: readonly string[] = SUBMITTER_ROLES;
const PHONE_PATTERN = /^\+\d{7,15}$/;

export interface IntakeAccount {
  readonly standing: IntakeAccountStanding;
  readonly user: UserEntity | null;
}

/** Whose projects a request becomes: an account's whose address was proven, or one that is made and invited. */
@Injectable()
export class IntakeOwner {
  constructor(
    private readonly users: UsersService,
    private readonly clients: InvitedClients,
  ) {}

  async account({ userId, email }: Pick<IntakeEntity, 'userId' | 'email'>): Promise<IntakeAccount> {
    const user = userId === null ? await this.users.findByEmail(email) : await this.users.findById(userId);
    return { standing: standingOf(user, userId !== null), user };
  }

  /** Inside the conversion. Nobody gets a project whose address they did not prove to read, unless by an invitation. */
  async forConversion(actor: Actor, intake: IntakeEntity): Promise<UserEntity> {
    const { standing, user } = await this.account(intake);
    if (standing === 'unverified') throw new DomainError('intake.account_unverified');
    if (standing === 'unfit') throw new DomainError('intake.account_unfit');
    if (user === null) return this.invite(actor, intake);
    if (standing === 'invited') await this.clients.remind(user.id, requestOf(intake));
    return user;
  }

  private invite(actor: Actor, intake: IntakeEntity): Promise<UserEntity> {
    const { email, firstName, lastName, phone, submitterRole, locale } = intake;
    return this.clients.invite(actor, {
      email,
      firstName,
      lastName,
      phone: PHONE_PATTERN.test(phone) ? phone : null,
      role: submitterRole ?? 'buyer',
      locale,
      request: requestOf(intake),
    });
  }
}

const requestOf = ({ address: street, reference }: IntakeEntity) => ({ street, reference });

function standingOf(user: UserEntity | null, isLinked: boolean): IntakeAccountStanding {
  if (user === null) return 'none';
  // Anybody may have opened it, in whatever role: it says nothing of the person who sent the request.
  if (user.status === 'active' && !isLinked && !isAwaited(user) && !isProvenAddress(user)) return 'unverified';
  if (!OWNING.includes(user.role) || user.status !== 'active') return 'unfit';
  if (isAwaited(user)) return 'invited';
  return isLinked ? 'linked' : 'verified';
}
