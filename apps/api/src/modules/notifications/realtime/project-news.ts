import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ServerToClientEvents } from '@cw/domain';
import { actorOf } from '../../../common/auth/active-session.js';
import { Broadcast } from '../../../common/broadcast/broadcast.js';
import { isSetIn, textIn, textsIn } from '../../../common/broadcast/payload.js';
import { LiveNews } from '../../../common/realtime/live-news.js';
import { LiveSockets } from '../../../common/realtime/live-sockets.js';
import { ProjectAccess } from '../../../common/realtime/project-access.js';
import { projectRoom, type RealtimeSocket, userRoom } from '../../../common/realtime/realtime-server.js';
import { Presences } from './presences.js';

type Update = Parameters<ServerToClientEvents['project_update']>[0];
type Bid = Parameters<ServerToClientEvents['new_bid']>[0];

const MOVED = 'project.moved';
const BID = 'bid.new';
// What one message carries, with room to spare.
const TOLD_PER_MESSAGE = 100;

/** What happened to a project, and who hears of it. */
export interface ProjectMove extends Update {
  /** The parties, wherever they are in the product. */
  readonly told: readonly string[];
  /** Of the two sides of a bid alone: whoever else looks at the project hears nothing. */
  readonly isSealed: boolean;
}

function moveOf(payload: unknown): ProjectMove | undefined {
  const [projectId, kind] = [textIn(payload, 'projectId'), textIn(payload, 'kind')];
  if (projectId === undefined || kind === undefined) return undefined;
  return { projectId, kind, told: textsIn(payload, 'told'), isSealed: isSetIn(payload, 'isSealed') };
}

/**
 * RT-03: what happens to a project reaches those who look at it, in every process and in the order of the commits. Each
 * process first sends away its own sockets whose right has ended: it may have ended with this very event.
 */
@Injectable()
export class ProjectNews implements OnModuleInit {
  constructor(
    private readonly broadcast: Broadcast,
    private readonly news: LiveNews,
    private readonly screens: LiveSockets,
    private readonly access: ProjectAccess,
    private readonly presences: Presences,
  ) {}

  onModuleInit(): void {
    this.broadcast.listen(MOVED, (payload) => {
      const move = moveOf(payload);
      if (move) void this.news.inTurn(() => this.tell(move));
    });
    this.broadcast.listen(BID, (payload) => {
      const [projectId, bidId] = [textIn(payload, 'projectId'), textIn(payload, 'bidId')];
      if (projectId === undefined || bidId === undefined) return;
      void this.news.inTurn(async () => this.screens.emit(textsIn(payload, 'told'), 'new_bid', { projectId, bidId }));
    });
  }

  /** Part of the open transaction. */
  async moved({ told, ...move }: ProjectMove): Promise<void> {
    const [first, ...more] = portions(told);
    await this.broadcast.send(MOVED, { ...move, told: first });
    // The room has heard of it with the first.
    for (const portion of more) await this.broadcast.send(MOVED, { ...move, told: portion, isSealed: true });
  }

  /** Part of the open transaction. */
  async newBid(told: readonly string[], bid: Bid): Promise<void> {
    for (const portion of portions(told)) await this.broadcast.send(BID, { ...bid, told: portion });
  }

  private async tell({ projectId, kind, told, isSealed }: ProjectMove): Promise<void> {
    await this.evict(projectId);
    const rooms = told.map(userRoom);
    if (!isSealed) rooms.push(projectRoom(projectId));
    this.screens.emitIn({ rooms }, 'project_update', { projectId, kind });
  }

  private async evict(projectId: string): Promise<void> {
    const room = projectRoom(projectId);
    const sitting = this.screens.inRoom(room);
    if (sitting.length === 0) return;
    const readers = await this.access.readersAmong(actorsOf(sitting), projectId);
    for (const socket of sitting) {
      const { id } = socket.data.session.user;
      if (readers.has(id)) continue;
      await socket.leave(room);
      this.presences.evicted(id);
    }
  }
}

function portions(userIds: readonly string[]): string[][] {
  const people = [...new Set(userIds)];
  const result = [people.slice(0, TOLD_PER_MESSAGE)];
  for (let from = TOLD_PER_MESSAGE; from < people.length; from += TOLD_PER_MESSAGE)
    result.push(people.slice(from, from + TOLD_PER_MESSAGE));
  return result;
}

function actorsOf(sockets: readonly RealtimeSocket[]): ReturnType<typeof actorOf>[] {
  return [...new Map(sockets.map(({ data }) => [data.session.user.id, actorOf(data.session)])).values()];
}
