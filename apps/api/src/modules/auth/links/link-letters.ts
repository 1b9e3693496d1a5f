import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../common/jobs/jobs.js';
import { MAIL_QUEUES } from '../../../common/mail/mail-queues.js';

export type LinkOrder =
  | { readonly purpose: 'verify_email'; readonly userId: string; readonly isWelcome: boolean }
  | { readonly purpose: 'change_email'; readonly userId: string; readonly email: string }
  | { readonly purpose: 'reset_password'; readonly email: string }
  | { readonly purpose: 'activation'; readonly userId: string; readonly request?: InvitedRequest };

/** For which repair request an account was made. */
export interface InvitedRequest {
  readonly street: string;
  readonly reference: string;
}

export const SEND_LINK = MAIL_QUEUES.account_link;

/**
 * Orders e-mails with one-time links. A job makes the link at the moment of sending it (LinkWriter), so its secret
 * stands readable nowhere, and who orders is answered alike and as fast whether or not there is such an account.
 */
@Injectable()
export class LinkLetters {
  constructor(private readonly jobs: Jobs) {}

  /** `isWelcome`: the account is new, and the e-mail says that too. */
  async verification(userId: string, isWelcome = false): Promise<void> {
    await this.order({ purpose: 'verify_email', userId, isWelcome });
  }

  async passwordReset(email: string): Promise<void> {
    await this.order({ purpose: 'reset_password', email });
  }

  async emailChange(userId: string, email: string): Promise<void> {
    await this.order({ purpose: 'change_email', userId, email });
  }

  /** To somebody whose account was made for them, and who has not come yet. */
  async activation(userId: string, request: InvitedRequest): Promise<void> {
    await this.order({ purpose: 'activation', userId, request });
  }

  private async order(order: LinkOrder): Promise<void> {
    await this.jobs.enqueue(SEND_LINK, order);
  }
}
