import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { Mail } from '../../../common/mail/mail.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { AccessGrants, isAwaited, isProvenAddress, UsersService, type UserEntity } from '../../users/index.js';
import { PendingEmails } from '../email/pending-emails.js';
import { linkMail } from '../mail/link-mails.js';
import { emailTakenMail } from '../mail/security-mails.js';
import { AccountTokens } from './account-tokens.js';
import type { InvitedRequest, LinkOrder } from './link-letters.js';

type OrderFor<P extends LinkOrder['purpose']> = Extract<LinkOrder, { purpose: P }>;

/** Makes the link that was ordered and the e-mail around it; nothing when there is no longer a reason for it. */
@Injectable()
export class LinkWriter {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: AccountTokens,
    private readonly pending: PendingEmails,
    private readonly grants: AccessGrants,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async write(order: LinkOrder): Promise<Mail | undefined> {
    return this.unitOfWork.run(() => {
      switch (order.purpose) {
        case 'verify_email':
          return this.verification(order);
        case 'change_email':
          return this.emailChange(order);
        case 'reset_password':
          return this.passwordReset(order);
        case 'activation':
          return this.activation(order);
      }
    });
  }

  private async verification({ userId, isWelcome }: OrderFor<'verify_email'>): Promise<Mail | undefined> {
    const user = await this.users.findById(userId);
    if (user?.status !== 'active' || isProvenAddress(user)) return undefined;
    if (isAwaited(user)) return this.invite(user);
    const token = await this.tokens.create('verify_email', user.id, user.email);
    return linkMail(user, {
      name: isWelcome ? 'welcome' : 'verify_email',
      page: 'verify-email',
      to: user.email,
      token,
    });
  }

  private async emailChange({ userId, email }: OrderFor<'change_email'>): Promise<Mail | undefined> {
    // Whoever recovers the account takes this link back, and so is waited for.
    await this.grants.lock(userId);
    const user = await this.users.findById(userId);
    // Another wish, or a new password, has come in between.
    if (!user || (await this.pending.of(userId)) !== email) return undefined;
    const owner = await this.users.findByEmail(email);
    if (owner) return emailTakenMail(owner);
    const token = await this.tokens.create('change_email', user.id, email);
    return linkMail(user, { name: 'change_email', page: 'verify-email', to: email, token });
  }

  private async passwordReset({ email }: OrderFor<'reset_password'>): Promise<Mail | undefined> {
    const user = await this.users.findByEmail(email);
    if (user?.status !== 'active') return undefined;
    // A new password alone would pass by the terms: who was invited is invited again.
    if (isAwaited(user)) return this.invite(user);
    // Staff who have not come yet have their invitation, which was handed to them.
    if (user.role === 'admin' && !isProvenAddress(user)) return undefined;
    const token = await this.tokens.create('reset_password', user.id, user.email);
    await this.audit.record({
      action: 'auth.password_reset_requested',
      actorId: null,
      subjectType: 'user',
      subjectId: user.id,
    });
    // An address that was never proven: whoever reads its mail begins afresh, whatever was set up before.
    const page = isProvenAddress(user) ? 'reset-password' : 'activate';
    return linkMail(user, { name: 'reset_password', page, to: user.email, token });
  }

  private async activation({ userId, request }: OrderFor<'activation'>): Promise<Mail | undefined> {
    const user = await this.users.findById(userId);
    return user && isAwaited(user) ? this.invite(user, request) : undefined;
  }

  /** An earlier link stops working. */
  private async invite(user: UserEntity, request?: InvitedRequest): Promise<Mail> {
    await this.tokens.withdraw(user.id, 'activation');
    const token = await this.tokens.create('activation', user.id, user.email);
    return linkMail(user, { name: 'activation', page: 'activate', to: user.email, token, request });
  }
}
