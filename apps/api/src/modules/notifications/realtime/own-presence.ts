import { setImmediate } from 'node:timers/promises';
import { isContractor } from '@cw/domain';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Broadcast } from '../../../common/broadcast/broadcast.js';
import { LiveSockets } from '../../../common/realtime/live-sockets.js';
import { projectsOf } from '../../../common/realtime/realtime-server.js';
import { mergedStatus } from './merged-presence.js';
import { PresenceLeases, type PresenceState } from './presence-leases.js';

/** The topic: of whom something may have changed. */
export const PRESENCE_NEWS = 'presence';

// A page that is loaded anew is back within this, and nobody saw it leave.
const GRACE_MS = 5_000;
const RENEW_EVERY_MS = 20_000;
const PEOPLE_AT_ONCE = 100;

/**
 * What this process says of those who have a screen here, to all processes. What comes is said at once, what goes only
 * after a while; many at once go out together.
 */
@Injectable()
export class OwnPresence implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OwnPresence.name);
  private readonly said = new Map<string, PresenceState>();
  private readonly grace = new Map<string, NodeJS.Timeout>();
  /** Whose state is to be written, and whether what has gone is gone. */
  private readonly due = new Map<string, boolean>();
  private writing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly leases: PresenceLeases,
    private readonly screens: LiveSockets,
    private readonly broadcast: Broadcast,
  ) {}

  onApplicationBootstrap(): void {
    const renew = (): void => void this.renew().catch((error: unknown) => this.logger.warn(error));
    this.timer = setInterval(renew, RENEW_EVERY_MS).unref();
    this.broadcast.onReconnect(renew);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    for (const timer of this.grace.values()) clearTimeout(timer);
    await this.writing;
    // The database may be what has gone.
    await this.leases.retire().catch(() => undefined);
  }

  /** Somebody came, sat down in a room, or said something else. */
  came(userId: string): void {
    this.mark(userId, false);
  }

  /** Somebody left a room or closed a screen, and may be back in a moment. */
  went(userId: string): void {
    clearTimeout(this.grace.get(userId));
    this.grace.set(userId, setTimeout(() => this.gone(userId), GRACE_MS).unref());
  }

  /** Whoever has not come back is gone. */
  gone(userId: string): void {
    clearTimeout(this.grace.get(userId));
    this.grace.delete(userId);
    this.mark(userId, true);
  }

  /** Everything that this process says stands for another while; what others no longer say is over. */
  async renew(): Promise<void> {
    const standing = await this.leases.renew();
    for (const [userId, state] of this.said) {
      if (standing.delete(userId)) continue;
      // The database has lost it.
      await this.store([state]);
    }
    await this.drop([...standing].filter((userId) => !this.said.has(userId)));
    await this.announce(await this.leases.forget());
  }

  /** When all of it has been said. */
  async settled(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private mark(userId: string, isGone: boolean): void {
    if (this.isStopped) return;
    this.due.set(userId, isGone || this.due.get(userId) === true);
    this.writing ??= this.write()
      .catch((error: unknown) => this.logger.warn(error))
      .finally(() => (this.writing = undefined));
  }

  private async write(): Promise<void> {
    // After whatever else is marked in this turn.
    await setImmediate();
    while (this.due.size > 0) {
      const batch = [...this.due].slice(0, PEOPLE_AT_ONCE);
      for (const [userId] of batch) this.due.delete(userId);
      const leaving = batch.filter(([userId, isGone]) => isGone && this.isGone(userId)).map(([userId]) => userId);
      await this.store(batch.flatMap(([userId, isGone]) => this.newsOf(userId, isGone)));
      await this.drop(leaving);
    }
  }

  private isGone(userId: string): boolean {
    return this.said.has(userId) && this.screens.of(userId).length === 0;
  }

  /** Nothing when it is as it was said, or when nobody is there to say it of. */
  private newsOf(userId: string, isGone: boolean): PresenceState[] {
    const sockets = this.screens.of(userId);
    const before = this.said.get(userId);
    const [first] = sockets;
    if (!first) return [];
    const kept = isGone ? [] : (before?.projectIds ?? []);
    const status = mergedStatus(sockets.map(({ data }) => data.status));
    const projectIds = [...new Set([...kept, ...sockets.flatMap(projectsOf)])].sort();
    if (before?.status === status && before.projectIds.join() === projectIds.join()) return [];
    return [{ userId, status, projectIds, isContractor: isContractor(first.data.session.user.role) }];
  }

  // Should the database not take it, the next renewal brings both into line.
  private async store(states: readonly PresenceState[]): Promise<void> {
    for (const state of states) this.said.set(state.userId, state);
    await this.leases.put(states);
    await this.announce(states.map(({ userId }) => userId));
  }

  private async drop(userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) this.said.delete(userId);
    await this.leases.drop(userIds);
    await this.announce(userIds);
  }

  private async announce(userIds: readonly string[]): Promise<void> {
    for (let from = 0; from < userIds.length; from += PEOPLE_AT_ONCE)
      await this.broadcast.send(PRESENCE_NEWS, { userIds: userIds.slice(from, from + PEOPLE_AT_ONCE) });
  }
}
