import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { isContractor, type Presence } from '@cw/domain';
import { Broadcast } from '../../../common/broadcast/broadcast.js';
import { textsIn } from '../../../common/broadcast/payload.js';
import { ConversationAccess } from '../../../common/realtime/conversation-access.js';
import { LiveSockets } from '../../../common/realtime/live-sockets.js';
import { projectRoom, type RealtimeSocket } from '../../../common/realtime/realtime-server.js';
import { mergedPresence } from './merged-presence.js';
import { OwnPresence, PRESENCE_NEWS } from './own-presence.js';
import { PresenceLeases, type PresenceState } from './presence-leases.js';
import { PresencePicture } from './presence-picture.js';

// Should a word between the processes be lost, nobody is shown wrongly for longer.
const COMPARE_EVERY_MS = 60_000;

/**
 * RT-04: whether somebody is there, as those see it who share a project's room or a thread with the person. Bids are
 * sealed: one contractor learns nothing of another.
 */
@Injectable()
export class Presences implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Presences.name);
  /** What the screens here were told; whoever comes later is told the same, without asking the database. */
  private readonly picture = new PresencePicture();
  private isComplete = false;
  /** Sits there already, and is about to be shown everybody: what is told before that it would hear twice. */
  private readonly arriving = new Set<string>();
  private told: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly own: OwnPresence,
    private readonly leases: PresenceLeases,
    private readonly screens: LiveSockets,
    private readonly conversations: ConversationAccess,
    private readonly broadcast: Broadcast,
  ) {}

  onModuleInit(): void {
    this.broadcast.listen(PRESENCE_NEWS, (payload) => void this.inTurn(() => this.tell(textsIn(payload, 'userIds'))));
    this.broadcast.onReconnect(() => void this.inTurn(() => this.tellAll()));
    this.timer = setInterval(() => void this.inTurn(() => this.tellAll()), COMPARE_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** A new screen hears of those with whom its person shares a thread. */
  connected(socket: RealtimeSocket): void {
    const { id } = socket.data.session.user;
    this.own.came(id);
    void this.inTurn(async () => this.show(socket, await this.conversations.peersOf(id)));
  }

  says(socket: RealtimeSocket, status: Presence): void {
    socket.data.status = status;
    this.own.came(socket.data.session.user.id);
  }

  /** Who sits down in a project's room hears who is there. */
  joined(socket: RealtimeSocket, projectId: string): void {
    this.own.came(socket.data.session.user.id);
    const seat = seatOf(socket, projectId);
    this.arriving.add(seat);
    void this.inTurn(async () => {
      this.arriving.delete(seat);
      this.show(socket, this.picture.inProject(projectId));
    });
  }

  /** May be back in a moment. */
  went(socket: RealtimeSocket): void {
    this.own.went(socket.data.session.user.id);
  }

  /** Those whose right to a room has ended are not there, whatever they come back to. */
  evicted(userId: string): void {
    this.own.gone(userId);
  }

  /** Settled when everything heard before has been told. */
  inTurn(tell: () => Promise<void>): Promise<void> {
    this.told = this.told.then(() => this.next(tell)).catch((error: unknown) => this.logger.error(error));
    return this.told;
  }

  private async next(tell: () => Promise<void>): Promise<void> {
    if (!this.isComplete) await this.complete().catch((error: unknown) => this.logger.error(error));
    await tell();
  }

  private show(socket: RealtimeSocket, userIds: Iterable<string>): void {
    for (const userId of userIds) {
      const state = this.picture.of(userId);
      if (state && state.status !== 'offline' && mayKnow(socket, state))
        socket.emit('user_status_update', { userId, status: state.status });
    }
  }

  /** Before the first screen is told anything, so nobody need hear of what it finds. */
  private async complete(): Promise<void> {
    for (const state of mergedPresence(await this.leases.everybody()).values()) this.picture.put(state);
    this.isComplete = true;
  }

  private async tellAll(): Promise<void> {
    const now = mergedPresence(await this.leases.everybody());
    for (const userId of new Set([...this.picture.people(), ...now.keys()])) await this.learn(userId, now.get(userId));
  }

  private async tell(userIds: readonly string[]): Promise<void> {
    const now = mergedPresence(await this.leases.ofPeople(userIds));
    for (const userId of userIds) await this.learn(userId, now.get(userId));
  }

  private async learn(userId: string, after: PresenceState | undefined): Promise<void> {
    const before = this.picture.of(userId);
    const known = after ?? before;
    if (!known) return;
    if (after) this.picture.put(after);
    else this.picture.forget(userId);
    const isChanged = statusOf(after) !== statusOf(before);
    const { saw, sees } = await this.seersOf(userId, [before, after], isChanged);
    for (const socket of new Set([...saw, ...sees])) {
      const isNews = isChanged || saw.has(socket) !== sees.has(socket);
      if (!isNews || !mayKnow(socket, known)) continue;
      socket.emit('user_status_update', { userId, status: sees.has(socket) ? statusOf(after) : 'offline' });
    }
  }

  /** Which screens here saw the person before, and which do now. */
  private async seersOf(
    userId: string,
    [before, after]: readonly [PresenceState | undefined, PresenceState | undefined],
    isChanged: boolean,
  ): Promise<Record<'saw' | 'sees', ReadonlySet<RealtimeSocket>>> {
    const [saw, sees] = [this.lookingAt(before), this.lookingAt(after)];
    const isOutOfSight = [...saw].some((socket) => !sees.has(socket));
    if (!isChanged && !isOutOfSight) return { saw, sees };
    // A thread shows what a room shows, and is there all the time.
    const peers = await this.peersHere(userId);
    return { saw: new Set([...saw, ...peers]), sees: new Set([...sees, ...peers]) };
  }

  /** The screens here of those who share a thread with the person. */
  private async peersHere(userId: string): Promise<RealtimeSocket[]> {
    const peers = await this.conversations.peersOf(userId);
    return peers.flatMap((peer) => this.screens.of(peer));
  }

  /** The screens here that sit in one of the person's rooms. */
  private lookingAt(state: PresenceState | undefined): Set<RealtimeSocket> {
    return new Set((state?.projectIds ?? []).flatMap((id) => this.sittingIn(id)));
  }

  private sittingIn(projectId: string): RealtimeSocket[] {
    const sockets = this.screens.inRoom(projectRoom(projectId));
    return sockets.filter((socket) => !this.arriving.has(seatOf(socket, projectId)));
  }
}

const seatOf = ({ id }: RealtimeSocket, projectId: string): string => `${id} ${projectId}`;

const statusOf = (state: PresenceState | undefined): Presence => state?.status ?? 'offline';

function mayKnow({ data: { session } }: RealtimeSocket, { userId, isContractor: isHidden }: PresenceState): boolean {
  return session.user.id !== userId && !(isHidden && isContractor(session.user.role));
}
