import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../common/jobs/jobs.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ProjectAudience } from '../../common/realtime/project-audience.js';
import { matchNotices } from './posting-notices.js';
import { NotificationsRepository } from './notifications.repository.js';
import { Notifier } from './notifier.js';

export const TELL_WATCHERS = 'notifications.tell-watchers';

/** So many are told in one transaction: each of them holds a lock on its own numbers until the commit. */
const BATCH = 100;

/** Whom to tell of a new project; its title is read when it is told, so that the queue keeps nobody's words. */
export interface WatcherOrder {
  readonly projectId: string;
  readonly after: string | null;
}

/** PROJ-07: posting waits for nobody's saved filters; who watches is told behind it, each person once. */
@Injectable()
export class WatcherAlerts implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly audience: ProjectAudience,
    private readonly notifier: Notifier,
    private readonly repository: NotificationsRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.define<WatcherOrder>(TELL_WATCHERS, (order) => this.tell(order));
  }

  /** Part of the transaction that posts it: the order exists exactly when the project does. */
  async toBeTold(projectId: string): Promise<void> {
    await this.jobs.enqueue(TELL_WATCHERS, { projectId, after: null } satisfies WatcherOrder);
  }

  async tell(order: WatcherOrder): Promise<void> {
    await this.unitOfWork.run(async () => {
      // The order leaves with what it does: a crash leaves both or neither, and a second run finds nothing to do.
      if ((await this.jobs.forget(TELL_WATCHERS, order)) === 0) return;
      const { projectId, after } = order;
      const found = await this.audience.watchersOf(projectId, { after, limit: BATCH });
      if (found === null) return;
      const { userIds: watcherIds, ...project } = found;
      const toldIds = await this.repository.toldOf(
        { type: 'project_posted', actionUrl: `/projects/${projectId}` },
        watcherIds,
      );
      await this.notifier.tell(
        matchNotices({ ...project, projectId, actorId: project.ownerId }, { watcherIds, toldIds }),
      );
      const last = watcherIds.at(-1);
      if (last !== undefined && watcherIds.length === BATCH) {
        await this.jobs.enqueue(TELL_WATCHERS, { projectId, after: last } satisfies WatcherOrder);
      }
    });
  }
}
