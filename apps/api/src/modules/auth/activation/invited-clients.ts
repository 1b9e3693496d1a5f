import { Injectable } from '@nestjs/common';
import type { Actor, Locale, SubmitterRole } from '@cw/domain';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Clock } from '../../../common/clock.js';
import { newId } from '../../../common/ids.js';
import { unusablePasswordHash, UserEntity, UsersService } from '../../users/index.js';
import { type InvitedRequest, LinkLetters } from '../links/link-letters.js';

export interface InvitedClient {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly role: SubmitterRole;
  readonly locale: Locale;
  readonly request: InvitedRequest;
}

const TIME_ZONE = 'America/New_York';

/** Makes accounts for people who have not come yet. They have accepted nothing, and nobody can sign in. */
@Injectable()
export class InvitedClients {
  constructor(
    private readonly users: UsersService,
    private readonly letters: LinkLetters,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Inside a unit of work. The invitation is e-mailed, so that who accepts it reads the mail of that address. */
  async invite(actor: Actor, person: InvitedClient): Promise<UserEntity> {
    const user = await this.users.create(this.accountOf(person));
    await this.audit.record({ action: 'user.invited', actorId: actor.userId, subjectType: 'user', subjectId: user.id });
    await this.letters.activation(user.id, person.request);
    return user;
  }

  /** The letter once more, with a link of its own. */
  async remind(userId: string, request: InvitedRequest): Promise<void> {
    await this.letters.activation(userId, request);
  }

  private accountOf({ email, firstName, lastName, phone, role, locale }: InvitedClient): UserEntity {
    return Object.assign(new UserEntity(), {
      id: newId(),
      role,
      status: 'active',
      firstName,
      lastName,
      username: null,
      email,
      emailVerifiedAt: null,
      phone,
      company: null,
      location: null,
      bio: null,
      locale,
      timeZone: TIME_ZONE,
      passwordHash: unusablePasswordHash(),
      passwordChangedAt: this.clock.now(),
      terminatedAt: null,
      erasedAt: null,
      termsAcceptedAt: null,
      termsVersion: null,
      adultConfirmedAt: null,
      totpSecret: null,
      totpLastStep: null,
    } satisfies Omit<UserEntity, 'createdAt' | 'updatedAt' | 'version'>);
  }
}
