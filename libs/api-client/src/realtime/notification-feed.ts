import type { NotificationNews, NotificationView, ScreenAlert } from '@cw/domain';

/** A notification as it is told to the screen; REST does not say what it may do there. */
export interface FeedItem extends Omit<NotificationView, 'actionUrl' | 'about'> {
  readonly about?: string | undefined;
  readonly actionUrl?: string | undefined;
  readonly alert?: ScreenAlert;
}

export interface FeedOptions {
  /** All that came after a sequence, in any order. */
  readonly since: (sequence: number) => Promise<readonly FeedItem[]>;
  /** What has come, oldest first; each notification once. */
  readonly onNews: (items: readonly FeedItem[]) => void;
}

export interface NotificationFeed {
  /** The socket has told one. */
  readonly hear: (news: NotificationNews) => void;
  /** There may have been some that nobody told: after every connection. */
  readonly catchUp: () => void;
  /** The newest in the list has this sequence, 0 when it has none; what the first list has is no news. */
  readonly notice: (sequence: number) => void;
}

const bySequence = (a: FeedItem, b: FeedItem): number => a.sequence - b.sequence;

/** What has been told so far, and what was heard out of turn. */
function createLedger(onNews: FeedOptions['onNews']) {
  const waiting = new Map<number, NotificationNews>();
  let last: number | undefined;
  const tell = (items: readonly FeedItem[]): void => {
    const newest = items.at(-1)?.sequence;
    if (newest === undefined) return;
    last = newest;
    onNews(items);
  };
  /** Tells what was heard as long as none lies between. */
  const tellInTurn = (): void => {
    const next: NotificationNews[] = [];
    let news = waiting.get((last ?? 0) + 1);
    for (; news !== undefined; news = waiting.get(news.sequence + 1)) {
      next.push(news);
      waiting.delete(news.sequence);
    }
    tell(next);
  };
  return {
    last: () => last,
    isWaiting: () => waiting.size > 0,
    waitingSequences: () => [...waiting.keys()],
    /** Nothing up to here is news. */
    begin: (sequence: number) => {
      last ??= sequence;
    },
    keep: (news: NotificationNews) => {
      if (news.sequence > (last ?? 0)) waiting.set(news.sequence, news);
    },
    tellInTurn,
    /** Puts an answer and what was heard before it was asked for together: nothing else lies between these. */
    merge: (answer: readonly FeedItem[], askedFor: readonly number[]) => {
      const told = last ?? 0;
      const heard = askedFor.flatMap((sequence) => waiting.get(sequence) ?? []);
      const bySequences = new Map<number, FeedItem>([...answer, ...heard].map((item) => [item.sequence, item]));
      const fresh = [...bySequences.values()].filter(({ sequence }) => sequence > told).sort(bySequence);
      for (const { sequence } of [...heard, ...fresh]) waiting.delete(sequence);
      tell(fresh);
      tellInTurn();
    },
  };
}

/**
 * RT-06: every notification once and in order, whether the socket told it or it had to be asked for. The sequence of a
 * person grows by one, so that a gap is seen.
 */
export function createNotificationFeed({ since, onNews }: FeedOptions): NotificationFeed {
  const ledger = createLedger(onNews);
  let isAsking = false;
  let isMissing = false;

  const ask = async (): Promise<void> => {
    isAsking = true;
    try {
      do {
        isMissing = false;
        const askedFor = ledger.waitingSequences();
        ledger.merge(await since(ledger.last() ?? 0), askedFor);
      } while (isMissing || ledger.isWaiting());
    } catch {
      // Without an answer it stays unsaid until the next poll or connection asks again.
    } finally {
      isAsking = false;
    }
  };
  const catchUp = (): void => {
    // Before the first list nothing can have been missed.
    if (ledger.last() === undefined) return;
    isMissing = true;
    if (!isAsking) void ask();
  };

  return {
    hear: (news) => {
      ledger.begin(news.sequence - 1);
      ledger.keep(news);
      if (!isAsking) ledger.tellInTurn();
      if (ledger.isWaiting()) catchUp();
    },
    catchUp,
    notice: (sequence) => {
      ledger.begin(sequence);
      if (sequence > (ledger.last() ?? 0)) catchUp();
    },
  };
}
