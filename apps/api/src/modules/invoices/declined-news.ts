import { Injectable } from '@nestjs/common';
import type { DomainEvents } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { UsersService } from '../users/index.js';

/** Who is told that the invoice has nobody to pay it. */
@Injectable()
export class DeclinedNews {
  constructor(
    private readonly events: EventBus,
    private readonly users: UsersService,
  ) {}

  /** Staff too once it can be paid: nobody else sees to money that is due. */
  async tell(about: DomainEvents['invoice.issued'], isDue: boolean): Promise<void> {
    await this.events.emit('invoice.declined', { ...about, adminIds: isDue ? await this.users.activeAdminIds() : [] });
  }
}
