import { Injectable, Logger } from '@nestjs/common';
import { Broadcast } from '../broadcast/broadcast.js';
import { textIn, textsIn } from '../broadcast/payload.js';
import { LiveSockets } from './live-sockets.js';

/** What is said of one thing to some people: only ids, so that nobody's words travel between the processes. */
export interface News {
  /** What it is about, as its topic names things. */
  readonly ref: string;
  readonly userIds: readonly string[];
}
export type NewsTeller = (news: News) => Promise<void>;

// What one NOTIFY carries, with room to spare.
const PEOPLE_PER_MESSAGE = 100;

function newsOf(payload: unknown): News | undefined {
  const ref = textIn(payload, 'ref');
  return ref === undefined ? undefined : { ref, userIds: textsIn(payload, 'userIds') };
}

/**
 * News for open screens in every API process. Said within the transaction and heard when it has committed; each process
 * then loads what the news is about for those who have a screen there, one news after the other, in the order of commits.
 */
@Injectable()
export class LiveNews {
  private readonly logger = new Logger(LiveNews.name);
  private told: Promise<void> = Promise.resolve();

  constructor(
    private readonly broadcast: Broadcast,
    private readonly sockets: LiveSockets,
  ) {}

  /** How a topic's news reach the screens of this process; `userIds` are those who have one. */
  onNews(topic: string, tell: NewsTeller): void {
    this.broadcast.listen(topic, (payload) => {
      const news = newsOf(payload);
      const here = this.sockets.connected(news?.userIds ?? []);
      if (news && here.length > 0) void this.inTurn(() => tell({ ref: news.ref, userIds: here }));
    });
  }

  /** What this process says to everybody here when it may have missed news: what was said meanwhile is not said again. */
  afterGap(tell: (userIds: readonly string[]) => Promise<void>): void {
    this.broadcast.onReconnect(() => void this.inTurn(() => tell(this.sockets.people())));
  }

  /** Part of the open transaction, when there is one. */
  async announce(topic: string, { ref, userIds }: News): Promise<void> {
    const people = [...new Set(userIds)];
    for (let from = 0; from < people.length; from += PEOPLE_PER_MESSAGE) {
      await this.broadcast.send(topic, { ref, userIds: people.slice(from, from + PEOPLE_PER_MESSAGE) });
    }
  }

  /** After everything that was heard before; settled when it is done. */
  inTurn(tell: () => Promise<void>): Promise<void> {
    // A screen that misses one catches up by its sequence; the next news are told all the same.
    this.told = this.told.then(tell).catch((error: unknown) => this.logger.error(error));
    return this.told;
  }
}
