import { Injectable } from '@nestjs/common';
import { FALLBACK_LOCALE } from '@cw/domain';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { newId } from '../../common/ids.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { Invitations } from '../auth/index.js';
import { unusablePasswordHash, UserEntity, UsersService } from '../users/index.js';

export interface NewAdmin {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface AdminInvitation {
  /** The secret of the link; shown once, kept nowhere. */
  readonly token: string;
  /** The person was invited before and has not come; the earlier link stops working. */
  readonly isRepeated: boolean;
}

/** Staff accept the rules of their employment, not the terms that clients and contractors tick. */
const STAFF_TERMS = 'staff';
const TIME_ZONE = 'America/New_York';

/** Makes members of staff. There is no route to it: whoever may run commands on the server may do it. */
@Injectable()
export class AdminInvitations {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersService,
    private readonly invitations: Invitations,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** An address that somebody has already is refused, unless it is an invited admin's who never came. */
  async invite(person: NewAdmin): Promise<AdminInvitation> {
    return this.unitOfWork.run(async () => {
      const known = await this.users.findByEmail(person.email);
      if (known && !isAwaited(known)) throw new DomainError('user.email_taken');
      const admin = known ?? (await this.users.create(this.adminOf(person)));
      const token = await this.invitations.create(admin.id);
      await this.audit.record({ action: 'admin.invited', actorId: null, subjectType: 'user', subjectId: admin.id });
      return { token, isRepeated: known !== null };
    });
  }

  private adminOf({ email, firstName, lastName }: NewAdmin): UserEntity {
    const now = this.clock.now();
    return Object.assign(new UserEntity(), {
      id: newId(),
      role: 'admin',
      status: 'active',
      firstName,
      lastName,
      username: null,
      email,
      emailVerifiedAt: null,
      phone: null,
      company: null,
      location: null,
      bio: null,
      locale: FALLBACK_LOCALE,
      timeZone: TIME_ZONE,
      passwordHash: unusablePasswordHash(),
      passwordChangedAt: now,
      terminatedAt: null,
      erasedAt: null,
      termsAcceptedAt: now,
      termsVersion: STAFF_TERMS,
      adultConfirmedAt: now,
      totpSecret: null,
      totpLastStep: null,
    } satisfies Omit<UserEntity, 'createdAt' | 'updatedAt' | 'version'>);
  }
}

/** Accepting sets the second factor, which an admin cannot put off again. */
const isAwaited = (user: UserEntity): boolean =>
  user.role === 'admin' && user.status === 'active' && user.totpSecret === null;
