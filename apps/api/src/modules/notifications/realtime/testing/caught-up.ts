import type { CountNews, NotificationNews } from '@cw/domain';
import type { SignedInHeaders, TestApp } from '../../../../testing/index.js';
import { type Client, clientAt, next } from './live-clients.js';

interface Read {
  readonly sequence: number;
  readonly id: string;
}

/** Everything after a sequence, oldest first, as a client reads it by REST. */
export async function readSince(
  process: TestApp,
  { userId, headers }: { readonly userId: string; readonly headers: SignedInHeaders },
  since: number,
): Promise<(Read & { readonly isRead: boolean })[]> {
  const items: (Read & { readonly isRead: boolean })[] = [];
  let cursor: string | undefined;
  do {
    const query = { sinceSequence: since, limit: 10, ...(cursor !== undefined && { cursor }) };
    const { body } = await process.http.get(`/api/users/${userId}/notifications`).query(query).set(headers);
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
  private socket: Client | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly person: { readonly userId: string; readonly headers: SignedInHeaders },
    private last: number,
  ) {}

  async connect(process: TestApp): Promise<void> {
    this.disconnect();
    const socket = clientAt(process, { Cookie: this.person.headers.Cookie });
    this.socket = socket;
    let newest = 0;
    socket.on('connect', () => this.catchUp(process));
    socket.on('new-notification', (news) => {
      if (news.sequence <= newest) this.faults.push(`${news.sequence} after ${newest}`);
      newest = news.sequence;
      this.hear(process, news);
    });
    socket.on('unread-notifications', (count) => {
      if (count.revision >= (this.count?.revision ?? 0)) this.count = count;
    });
    await next(socket, 'unread-notifications');
  }

  disconnect(): void {
    this.socket?.disconnect();
    this.socket = undefined;
  }

  /** When all that it asked for has come. */
  async idle(): Promise<void> {
    await this.socket?.emitWithAck('leave_project', '');
    await this.work;
  }

  private hear(process: TestApp, news: NotificationNews): void {
    this.work = this.work.then(async () => {
      if (news.sequence === this.last + 1) this.take(news.sequence);
      else if (news.sequence > this.last) await this.readOn(process);
    });
  }

  private catchUp(process: TestApp): void {
    this.work = this.work.then(() => this.readOn(process));
  }

  private async readOn(process: TestApp): Promise<void> {
    for (const { sequence } of await readSince(process, this.person, this.last)) this.take(sequence);
  }

  private take(sequence: number): void {
    this.taken.push(sequence);
    this.last = sequence;
  }
}
