import { Injectable } from '@nestjs/common';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { isRecent } from '../../../common/auth/recent-authentication.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { UsersService } from '../../users/index.js';
import { PendingEmails } from '../email/pending-emails.js';
import { RecoveryCodes } from '../second-factor/recovery-codes.js';
import type { SecurityResponse } from './session.dto.js';

/** What the security screen shows about an account. */
@Injectable()
export class SecurityOverview {
  constructor(
    private readonly users: UsersService,
    private readonly pending: PendingEmails,
    private readonly recovery: RecoveryCodes,
    private readonly clock: Clock,
  ) {}

  async of(session: ActiveSession): Promise<SecurityResponse> {
    const user = await this.users.findById(session.user.id);
    if (!user) throw new DomainError('auth.required');
    return {
      emailVerified: user.emailVerifiedAt !== null,
      pendingEmail: await this.pending.of(user.id),
      totpEnabled: user.totpSecret !== null,
      totpRequired: user.role === 'admin',
      recoveryCodesLeft: await this.recovery.left(user.id),
      passwordChangedAt: user.passwordChangedAt.toISOString(),
      mfa: session.mfa,
      fresh: isRecent(session, this.clock.now()),
    };
  }
}
