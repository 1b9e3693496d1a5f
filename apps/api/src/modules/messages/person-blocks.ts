import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { ContentReports, type ReportContent } from '../reports/index.js';
import { EventBus } from '../../common/events/event-bus.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { UsersService } from '../users/index.js';
import { ConversationRepository, type Meeting } from './conversation.repository.js';

/** MSG-02: whom somebody does not want to hear of. Only people who meet in a thread know of each other here. */
@Injectable()
export class PersonBlocks {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly reports: ContentReports,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventBus,
  ) {}

  async block(actor: Actor, userId: string): Promise<void> {
    await this.mustMeet(actor, userId);
    await this.conversations.block(actor.userId, userId);
  }

  async unblock(actor: Actor, userId: string): Promise<void> {
    await this.conversations.unblock(actor.userId, userId);
  }

  /** Whether somebody and one of the others do not want to hear of each other, whoever of them said so. */
  async standBetween(userId: string, others: readonly string[]): Promise<boolean> {
    const blocked = await this.conversations.blockedBy(userId, others);
    return blocked.size > 0 || (await this.conversations.blockersOf(userId, others)).size > 0;
  }

  /** Reporting the same person again changes nothing. */
  async report(actor: Actor, userId: string, input: ReportContent): Promise<void> {
    const { projectId, projectTitle, ownerId } = await this.mustMeet(actor, userId);
    await this.unitOfWork.run(async () => {
      if (!(await this.reports.file(actor, { kind: 'person', contentId: userId }, input))) return;
      const about = { projectId, projectTitle, ownerId, actorId: actor.userId, subjectId: userId };
      await this.events.emit('person.reported', { ...about, adminIds: await this.users.activeAdminIds() });
    });
  }

  private async mustMeet(actor: Actor, userId: string): Promise<Meeting> {
    const meeting = await this.conversations.meeting(actor.userId, userId);
    if (!meeting) throw new DomainError('request.not_found');
    return meeting;
  }
}
