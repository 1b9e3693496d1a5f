import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { isContractor, type ServerToClientEvents } from '@cw/domain';
import { Broadcast } from '../../../common/broadcast/broadcast.js';
import { isSetIn, textIn, textsIn } from '../../../common/broadcast/payload.js';
import { LiveNews } from '../../../common/realtime/live-news.js';
import { type Audience, LiveSockets } from '../../../common/realtime/live-sockets.js';
import {
  CONTRACTORS_ROOM,
  projectRoom,
  type RealtimeSocket,
  userRoom,
} from '../../../common/realtime/realtime-server.js';

type Typed = Parameters<ServerToClientEvents['user_typing']>[0];
/** Where somebody types, and for whom: a thread's members; without any, whoever is in the project's room. */
export interface TypingPlace extends Omit<Typed, 'typing'> {
  readonly members: readonly string[] | undefined;
}

const TOPIC = 'typing';
// Whoever types says so again and again; the others need to hear it well before it would end.
const SAID_AGAIN_MS = 2_000;
const MEMBERS_MAX = 100;

const keyOf = ({ userId, projectId, messageType }: Omit<Typed, 'typing'>): string =>
  [userId, projectId, messageType].join(' ');

/**
 * RT-02, RT-03: who types where, in every process. It ends by itself in each of them, so that nobody types for ever
 * because a tab or a process died in the middle of a word.
 */
@Injectable()
export class Typing implements OnModuleInit, OnApplicationShutdown {
  /** How long a word of it holds. */
  endsAfterMs = 6_000;
  private readonly ends = new Map<string, NodeJS.Timeout>();
  private readonly said = new WeakMap<RealtimeSocket, Map<string, { place: TypingPlace; at: number }>>();

  constructor(
    private readonly broadcast: Broadcast,
    private readonly news: LiveNews,
    private readonly screens: LiveSockets,
  ) {}

  onModuleInit(): void {
    this.broadcast.listen(TOPIC, (payload) => {
      const typed = typedOf(payload);
      if (typed) void this.news.inTurn(async () => this.show(typed, audienceOf(payload, typed)));
    });
  }

  onApplicationShutdown(): void {
    for (const timer of this.ends.values()) clearTimeout(timer);
  }

  async start(socket: RealtimeSocket, place: TypingPlace): Promise<void> {
    const said = this.saidBy(socket);
    const now = performance.now();
    const before = said.get(keyOf(place));
    if (before && now - before.at < SAID_AGAIN_MS) return;
    said.set(keyOf(place), { place, at: now });
    await this.say(socket, place, true);
  }

  async stop(socket: RealtimeSocket, place: TypingPlace): Promise<void> {
    if (this.saidBy(socket).delete(keyOf(place))) await this.say(socket, place, false);
  }

  /** When it leaves a project, or for good. */
  async left(socket: RealtimeSocket, projectId?: string): Promise<void> {
    for (const { place } of [...this.saidBy(socket).values()])
      if (projectId === undefined || place.projectId === projectId) await this.stop(socket, place);
  }

  private saidBy(socket: RealtimeSocket): Map<string, { place: TypingPlace; at: number }> {
    const said = this.said.get(socket) ?? new Map<string, { place: TypingPlace; at: number }>();
    this.said.set(socket, said);
    return said;
  }

  private async say(socket: RealtimeSocket, { members, ...where }: TypingPlace, typing: boolean): Promise<void> {
    // Bids are sealed, so one contractor may not learn from another's words that there is one.
    const isHidden = isContractor(socket.data.session.user.role);
    await this.broadcast.send(TOPIC, { ...where, typing, isHidden, members: members?.slice(0, MEMBERS_MAX) });
  }

  private show(typed: Typed, audience: Audience): void {
    const key = keyOf(typed);
    // It has ended by itself already.
    if (!typed.typing && !this.ends.has(key)) return;
    clearTimeout(this.ends.get(key));
    this.ends.delete(key);
    this.screens.emitIn(audience, 'user_typing', typed);
    if (typed.typing) {
      const end = setTimeout(() => this.show({ ...typed, typing: false }, audience), this.endsAfterMs);
      this.ends.set(key, end.unref());
    }
  }
}

function typedOf(payload: unknown): Typed | undefined {
  const [projectId, userId] = [textIn(payload, 'projectId'), textIn(payload, 'userId')];
  const messageType = textIn(payload, 'messageType');
  if (projectId === undefined || userId === undefined || messageType === undefined) return undefined;
  return { projectId, userId, messageType, typing: isSetIn(payload, 'typing') };
}

function audienceOf(payload: unknown, { projectId, userId }: Typed): Audience {
  const own = userRoom(userId);
  const isThread = typeof payload === 'object' && payload !== null && Reflect.has(payload, 'members');
  if (isThread) return { rooms: textsIn(payload, 'members').map(userRoom), except: [own] };
  return { rooms: [projectRoom(projectId)], except: isSetIn(payload, 'isHidden') ? [own, CONTRACTORS_ROOM] : [own] };
}
