import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DomainEvents, PaperEventName, ProjectEventName, VerificationEventName } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { ProjectAudience } from '../../common/realtime/project-audience.js';
import { UsersService } from '../users/index.js';
import { INTAKE_EVENT_TYPES, intakeNotices, submissionNotice } from './intake-notices.js';
import { HEARD_EVENTS, noticesOf } from './notices-of.js';
import { Notifier } from './notifier.js';
import { PAPER_EVENTS, paperNotice, VERIFICATION_EVENT_NAMES, VERIFICATION_NOTICES } from './paper-notice.js';
import { latePromiseNotices, postedNotices } from './posting-notices.js';
import { threadOf } from './project-notice.js';
import { ProjectNews } from './realtime/project-news.js';
import { stoppedSweepNotices } from './storage-notices.js';
import { WatcherAlerts } from './watcher-alerts.js';

/** Bids are sealed: that one was made, changed or refused is told to its own two sides only. */
const SEALED = new Set<ProjectEventName>([
  'bid.submitted',
  'bid.edited',
  'bid.withdrawn',
  'bid.lapsed',
  'bid.rejected',
  'bid.invited',
]);

/** What moves nothing on the project's page: threads have news of their own, and a report is staff's to know. */
const ASIDE = new Set<ProjectEventName>(['message.sent', 'message.reported', 'person.reported']);

/** The two sides, and whoever the event itself invites or sends away. */
const partiesOf = (event: { readonly ownerId: string }): string[] => {
  const others: unknown[] = [Reflect.get(event, 'contractorId'), Reflect.get(event, 'partyUserId')];
  return [event.ownerId, ...others.filter((id) => typeof id === 'string')];
};

/** Hears every domain event: tells people and moves open screens within its transaction; they hear when it has committed. */
@Injectable()
export class EventListeners implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly notifier: Notifier,
    private readonly screens: ProjectNews,
    private readonly audience: ProjectAudience,
    private readonly watchers: WatcherAlerts,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    for (const name of HEARD_EVENTS) this.hear(name);
    for (const name of PAPER_EVENTS) this.hearOfPapers(name);
    for (const name of VERIFICATION_EVENT_NAMES) this.hearOfVerification(name);
    for (const [name, type] of INTAKE_EVENT_TYPES) {
      this.events.on(name, (event) => this.notifier.tell(intakeNotices(type, event)));
    }
    this.events.on('project.posted', async (event) => {
      const contractorIds = await this.audience.contractorsFor(event.projectId);
      await this.notifier.tell(postedNotices(event, contractorIds));
      await this.watchers.toBeTold(event.projectId);
    });
    this.events.on('promise.missed', async (event) => {
      await this.notifier.tell(latePromiseNotices(event, await this.users.activeAdminIds()));
    });
    this.events.on('storage.sweep_stopped', async () => {
      await this.notifier.tell(stoppedSweepNotices(await this.users.activeAdminIds()));
    });
    this.events.on('conversation.read', ({ userId, conversationId }) =>
      this.notifier.seen(userId, { type: 'message_received', actionUrl: threadOf(conversationId) }),
    );
    this.events.on('submission.moved', (event) => this.notifier.tell([submissionNotice(event)]));
    this.events.on('bid.submitted', async ({ ownerId, projectId, bidId }) => {
      const invited = await this.audience.invitedTo(projectId);
      await this.screens.newBid([ownerId, ...invited.map(({ userId }) => userId)], { projectId, bidId });
    });
  }

  private hear<N extends ProjectEventName>(name: N): void {
    this.events.on(name, async (event: DomainEvents[N]) => {
      const invited = await this.audience.invitedTo(event.projectId);
      await this.notifier.tell(noticesOf(name, event, invited));
      if (ASIDE.has(name)) return;
      const told = [...partiesOf(event), ...invited.map(({ userId }) => userId)];
      await this.screens.moved({ projectId: event.projectId, kind: name, told, isSealed: SEALED.has(name) });
    });
  }

  private hearOfPapers(name: PaperEventName): void {
    this.events.on(name, (event) => this.notifier.tell([paperNotice(name, event)]));
  }

  private hearOfVerification<N extends VerificationEventName>(name: N): void {
    this.events.on(name, (event) => this.notifier.tell(VERIFICATION_NOTICES[name](event)));
  }
}
