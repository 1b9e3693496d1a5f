import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { EventBus } from '../../../common/events/event-bus.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { AccountMoves, isProvenAddress, isSameAddress, type UserEntity } from '../../users/index.js';
import { type AccountLink, AccountTokens } from '../links/account-tokens.js';
import { PendingEmails } from './pending-emails.js';

const PURPOSES = ['verify_email', 'change_email'] as const;

/** Stands in place of an address that its owner took back. It leads nowhere (RFC 2606). */
const placeholderOf = (userId: string): string => `disowned-${userId}@disowned.invalid`;

/** The owner of a mailbox says that the account which uses its address is not theirs. */
@Injectable()
export class DisownedAddress {
  constructor(
    private readonly tokens: AccountTokens,
    private readonly pending: PendingEmails,
    private readonly moves: AccountMoves,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly events: EventBus,
  ) {}

  /** One press: the address is free again, an account that was never proven is frozen, and staff are told. */
  async disown(token: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const known = await this.tokens.find(token, ...PURPOSES);
      if (!known) throw new DomainError('auth.link_invalid');
      // The account before the link, as everything that ends links has it.
      const user = await this.moves.lock(known.userId);
      const link = await this.tokens.redeem(token, ...PURPOSES);
      if (!link) throw new DomainError('auth.link_invalid');
      if (link.purpose === 'change_email') await this.takeBack(user, link);
      else await this.takeAway(user, link);
      const { locale } = user;
      await this.events.emit('account.address_disowned', { userId: user.id, email: link.email, locale });
      const action = 'auth.address_disowned';
      await this.audit.record({ action, actorId: null, subjectType: 'user', subjectId: user.id });
    });
  }

  /** A later wish is another address's. */
  private async takeBack({ id }: UserEntity, { email }: AccountLink): Promise<void> {
    if ((await this.pending.of(id)) === email) await this.pending.clear(id);
  }

  private async takeAway(user: UserEntity, { email }: AccountLink): Promise<void> {
    if (!isSameAddress(user.email, email) || isProvenAddress(user) || user.status !== 'active')
      throw new DomainError('auth.link_invalid');
    await this.tokens.withdraw(user.id, 'verify_email');
    user.email = placeholderOf(user.id);
    await this.moves.freeze(user);
  }
}
