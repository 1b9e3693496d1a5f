import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@cw/domain';
import type { MessageValues } from '@cw/i18n';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Clock } from '../../../common/clock.js';
import { Mailer } from '../../../common/mail/mailer.js';
import type { UserEntity } from '../../users/index.js';
import { emailChangedMail, securityMail, type SecurityNews } from './security-mails.js';

interface News {
  /** What the audit log keeps; nothing for what it does not. */
  readonly action?: AuditAction;
  /** Who did it; null when a link did. */
  readonly actorId: string | null;
  /** What the owner is told by e-mail; nothing when they saw it themselves. */
  readonly mail?: SecurityNews;
  readonly values?: MessageValues;
}

/** Writes down what touched an account's security and tells its owner, in the unit of work of the act itself. */
@Injectable()
export class AccountNews {
  constructor(
    private readonly audit: AuditLog,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  async happened(user: UserEntity, { action, actorId, mail, values }: News): Promise<void> {
    if (action) await this.audit.record({ action, actorId, subjectType: 'user', subjectId: user.id });
    if (mail) await this.mailer.enqueue(securityMail(user, mail, { at: this.clock.now(), values }));
  }

  async emailChanged(user: UserEntity, oldEmail: string): Promise<void> {
    await this.happened(user, { action: 'auth.email_changed', actorId: user.id });
    await this.mailer.enqueue(emailChangedMail(user, oldEmail));
  }
}
