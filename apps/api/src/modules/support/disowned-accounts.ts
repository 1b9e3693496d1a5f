import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SUPPORT_LIMITS } from '@cw/domain';
import { formatterFor } from '@cw/i18n';
import { EventBus } from '../../common/events/event-bus.js';
import { SupportInbox } from './support-inbox.js';

/** Tells staff of an account whose address is not its own: as a message of the address's owner, whom they can answer. */
@Injectable()
export class DisownedAccounts implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly inbox: SupportInbox,
  ) {}

  onModuleInit(): void {
    this.events.on('account.address_disowned', async ({ userId, email, locale }) => {
      const message = formatterFor(locale).text('emails.address_disowned.message', { email, id: userId });
      const name = email.slice(0, SUPPORT_LIMITS.nameMax);
      await this.inbox.take(null, { name, email, topic: 'account', message }, locale);
    });
  }
}
