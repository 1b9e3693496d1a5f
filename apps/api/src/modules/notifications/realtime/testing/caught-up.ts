import { setTimeout as delay } from 'node:timers/promises';
import type { CountNews, NotificationNews } from '@cw/domain';
import type { SignedInHeaders, TestApp } from '../../../../testing/index.js';
import { type Client, clientAt, next, type Transport } from './live-clients.js';

/** Where a client comes in: at a process, or at what stands in front of several. */
export type Entrance = Pick<TestApp, 'url' | 'http'>;
const OK = 200;
// A person's client waits longer; what it misses meanwhile is what is looked at.
const AGAIN_MS = 100;

interface Read {
  readonly sequence: number;
  readonly id: string;
}

/** Everything after a sequence, oldest first, as a client reads it by REST. */
export async function readSince(
  process: Entrance,
  { userId, headers }: { readonly userId: string; readonly headers: SignedInHeaders },
  since: number,
): Promise<(Read & { readonly isRead: boolean })[]> {
  const items: (Read & { readonly isRead: boolean })[] = [];
  let cursor: string | undefined;
  do {
    const query = { sinceSequence: since, limit: 10, ...(cursor !== undefined && { cursor }) };
    const { status, body } = await process.http.get(`/api/users/${userId}/notifications`).query(query).set(headers);
    if (status !== OK) throw new Error(`The list was answered ${status}`);
    items.push(...body.items);
    cursor = body.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items.reverse();
}

/**
 * A client as RT-06 has it: it takes what follows the last that it has, and asks by REST for whatever lies between. What
 * it has is kept over its connections.
 */
export class CaughtUpClient {
  readonly taken: number[] = [];
  /** What came over the socket within one connection although it had come already, or before what it follows. */
  readonly faults: string[] = [];
  count: CountNews | undefined;
  /** How often a connection was lost, or not had. */
  losses = 0;
  private socket: Client | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly person: { readonly userId: string; readonly headers: SignedInHeaders },
    private last: number,
  ) {}

  async connect(process: Entrance): Promise<void> {
    await next(this.listen(process, 'websocket'), 'unread-notifications');
  }

  /** Connects again whenever the connection is lost. */
  async stay(process: Entrance, transport: Transport): Promise<void> {
    const socket = this.listen(process, transport);
    const again = (): void => {
      if (this.socket !== socket) return;
      this.losses += 1;
      setTimeout(() => this.socket === socket && socket.connect(), AGAIN_MS);
    };
    socket.on('disconnect', again).on('connect_error', again);
    await next(socket, 'unread-notifications');
  }

  disconnect(): void {
    const socket = this.socket;
    this.socket = undefined;
    socket?.disconnect();
  }

  /** When all that it asked for has come. */
  async idle(): Promise<void> {
    await this.socket?.emitWithAck('leave_project', '');
    await this.work;
  }

  private listen(process: Entrance, transport: Transport): Client {
    this.disconnect();
    const socket = clientAt(process, { Cookie: this.person.headers.Cookie }, transport);
    this.socket = socket;
    let newest = 0;
    socket.on('connect', () => {
      newest = 0;
      this.catchUp(process);
    });
    socket.on('new-notification', (news) => {
      if (news.sequence <= newest) this.faults.push(`${news.sequence} after ${newest}`);
      newest = news.sequence;
      this.hear(process, news);
    });
    socket.on('unread-notifications', (count) => {
      if (count.revision >= (this.count?.revision ?? 0)) this.count = count;
    });
    return socket;
  }

  private hear(process: Entrance, news: NotificationNews): void {
    this.work = this.work.then(async () => {
      if (news.sequence === this.last + 1) this.take(news.sequence);
      else if (news.sequence > this.last) await this.readOn(process);
    });
  }

  private catchUp(process: Entrance): void {
    this.work = this.work.then(() => this.readOn(process));
  }

  /** As often as it takes: what answers may have ended a moment ago. */
  private async readOn(process: Entrance): Promise<void> {
    while (this.socket) {
      try {
        for (const { sequence } of await readSince(process, this.person, this.last)) this.take(sequence);
        return;
      } catch {
        await delay(AGAIN_MS);
      }
    }
  }

  private take(sequence: number): void {
    this.taken.push(sequence);
    this.last = sequence;
  }
}
