import { Injectable, type OnModuleInit } from '@nestjs/common';
import { endOfDayIn, timeZoneOf } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { ProjectRepository } from '../projects/index.js';
import { BidRepository } from './bid.repository.js';

/** A bid's last day is a day where the house is: when its address is mended, so is the instant at which it ends. */
@Injectable()
export class BidLastDays implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly projects: ProjectRepository,
    private readonly bids: BidRepository,
  ) {}

  onModuleInit(): void {
    this.events.on('project.edited', ({ projectId }) => this.follow(projectId));
  }

  // Inside the transaction of the edit, which holds the project's row.
  private async follow(projectId: string): Promise<void> {
    const project = await this.projects.find(projectId);
    if (!project) return;
    const zone = timeZoneOf(project.state);
    for (const { id, status, validUntil, expiresAt } of await this.bids.lockOfProject(projectId)) {
      if (status !== 'pending' || validUntil === null) continue;
      const end = endOfDayIn(validUntil, zone);
      if (end.getTime() !== expiresAt?.getTime()) await this.bids.moveLastInstant(id, end);
    }
  }
}
