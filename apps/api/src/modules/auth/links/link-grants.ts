import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccessGrants } from '../../users/index.js';
import { PendingEmails } from '../email/pending-emails.js';
import { TotpSetups } from '../second-factor/totp-setups.js';
import { AccountTokens } from './account-tokens.js';

/** What was begun on an account and would give it away once it is finished: links on their way, an address, a second factor. */
@Injectable()
export class LinkGrants implements OnModuleInit {
  constructor(
    private readonly grants: AccessGrants,
    private readonly tokens: AccountTokens,
    private readonly pending: PendingEmails,
    private readonly setups: TotpSetups,
  ) {}

  onModuleInit(): void {
    this.grants.register({
      name: 'links',
      table: 'account_token',
      end: (userId) => this.tokens.withdraw(userId, 'reset_password', 'change_email'),
    });
    this.grants.register({ name: 'emailChange', table: 'email_change', end: (userId) => this.pending.clear(userId) });
    this.grants.register({
      name: 'secondFactorSetup',
      table: 'totp_setup',
      end: (userId) => this.setups.clear(userId),
    });
  }
}
