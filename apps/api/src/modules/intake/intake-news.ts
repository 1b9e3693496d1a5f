import { Injectable } from '@nestjs/common';
import type { IntakeEventName } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { UsersService } from '../users/index.js';
import type { IntakeEntity } from './intake.entity.js';

/** Tells staff what a submitter did, or what became of the work, inside the unit of work that did it. */
@Injectable()
export class IntakeNews {
  constructor(
    private readonly events: EventBus,
    private readonly users: UsersService,
  ) {}

  /** The account that reads a request's letters; null where they go to an address without one. */
  async letterReader({ userId, email }: IntakeEntity): Promise<string | null> {
    return userId ?? (await this.users.findByEmail(email))?.id ?? null;
  }

  async tellStaff(name: IntakeEventName, { id, reference }: IntakeEntity, actorId: string | null): Promise<void> {
    const adminIds = await this.users.activeAdminIds();
    await this.events.emit(name, { intakeId: id, reference, actorId, adminIds });
  }
}
