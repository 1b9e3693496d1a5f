/** One thing that changed on the page, in the reader's words. */
export interface Announcement {
  readonly id: number;
  readonly words: string;
}

/** So long a topic is quiet before its last words are said, in ms: a filter that is still being typed says nothing. */
export const SETTLED_MS = 500;
/** So long the words stand in the page afterwards, in ms: a reader who walks through it later does not meet them. */
export const SAID_MS = 10_000;

export interface Announcements {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => readonly Announcement[];
  /** Says it once nothing newer of the same topic came for a moment. */
  readonly announce: (words: string, topic?: string) => void;
}

/** What the page's one quiet region says, in order. */
export function createAnnouncements(): Announcements {
  let said: readonly Announcement[] = [];
  let lastId = 0;
  const due = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const change = (next: readonly Announcement[]): void => {
    said = next;
    for (const listener of listeners) listener();
  };
  const say = (words: string): void => {
    lastId += 1;
    const id = lastId;
    change([...said, { id, words }]);
    setTimeout(() => change(said.filter((one) => one.id !== id)), SAID_MS);
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => said,
    announce: (words, topic = words) => {
      clearTimeout(due.get(topic));
      const timer = setTimeout(() => {
        due.delete(topic);
        say(words);
      }, SETTLED_MS);
      due.set(topic, timer);
    },
  };
}
