import type { OutboxStorage, UnsentEntry } from './outbox-storage.js';

/** How a try ended: it arrived, nobody answered, the server asks for patience, or it was refused and is kept so. */
export type SendOutcome<Entry, Arrived> =
  | { readonly kind: 'sent'; readonly arrived: Arrived }
  | { readonly kind: 'silence' }
  | { readonly kind: 'later'; readonly afterMs: number }
  | { readonly kind: 'refused'; readonly kept: Entry };

/** Sends one; what is long tells how much of it has left, 0 to 100. */
export type Send<Entry, Arrived> = (
  entry: Entry,
  onProgress: (percent: number) => void,
) => Promise<SendOutcome<Entry, Arrived>>;

export interface OutboxState<Entry> {
  readonly entries: readonly Entry[];
  /** The one on its way at this moment, in this tab. */
  readonly sendingId: string | null;
  /** How much of it has left, 0 to 100; null where it does not say. */
  readonly percent: number | null;
  /** The last try found nobody: what is here waits for the connection. */
  readonly isStalled: boolean;
  /** Which of them the device does not keep: they are gone with the page. */
  readonly unkept: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

export interface OutboxOptions<Entry extends UnsentEntry, Arrived> {
  /** Tells it from the others, in locks and channels. */
  readonly name: string;
  readonly userId: string;
  readonly storage: OutboxStorage<Entry>;
  readonly send: Send<Entry, Arrived>;
  readonly onRefused: (entry: Entry) => void;
  /** One tab at a time works for all of them; without locks each tab is alone. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** Tells the other tabs that what is kept has changed. */
  readonly channel?: Pick<BroadcastChannel, 'postMessage'> | undefined;
  readonly retryMs?: number;
}

/** What its writer gives; whose it is, when it came and how it stands is the outbox's to say. */
export type NewEntry<Entry extends UnsentEntry> = Omit<Entry, 'userId' | 'fault' | 'writtenAt'>;

export interface Outbox<Entry extends UnsentEntry, Arrived> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => OutboxState<Entry>;
  readonly onSent: (listener: (arrived: Arrived) => void) => () => void;
  /** Kept before the promise answers; sent when it is its turn. */
  readonly add: (entry: NewEntry<Entry>) => Promise<void>;
  /** Sends it again, with what has changed about it meanwhile. */
  readonly retry: (clientId: string, change?: Partial<NewEntry<Entry>>) => Promise<void>;
  readonly discard: (clientId: string) => Promise<void>;
  /** Tries what waits, now: the connection is back. */
  readonly wake: () => void;
  /** Reads what is kept again: another tab has changed it. */
  readonly reload: () => Promise<void>;
  readonly close: () => void;
}

const RETRY_MS = 5_000;

/** Holds who listens and what they see. */
function createState<Entry>() {
  const listeners = new Set<() => void>();
  let state: OutboxState<Entry> = { entries: [], sendingId: null, percent: null, isStalled: false, unkept: NOTHING };
  return {
    get: () => state,
    set: (part: Partial<OutboxState<Entry>>) => {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type State<Entry> = ReturnType<typeof createState<Entry>>;

interface Worker<Entry extends UnsentEntry, Arrived> extends OutboxOptions<Entry, Arrived> {
  readonly state: State<Entry>;
  readonly reload: () => Promise<void>;
  readonly tell: () => void;
  readonly hear: (arrived: Arrived) => void;
  readonly wait: (ms: number) => void;
  /** Whoever wrote it has gone: the next would go out in another's session. */
  readonly isClosed: () => boolean;
}

/** Sends the first that waits; true when the next may follow. */
async function sendNext<Entry extends UnsentEntry, Arrived>(worker: Worker<Entry, Arrived>): Promise<boolean> {
  const { storage, userId, state, send } = worker;
  // Read anew each time: another tab may have sent it meanwhile, or its writer taken it back.
  const next = (await storage.all(userId)).find(({ fault }) => fault === null);
  if (next === undefined) return false;
  state.set({ sendingId: next.clientId, percent: null });
  const outcome = await send(next, (percent) => state.set({ percent }));
  state.set({ sendingId: null, percent: null, isStalled: outcome.kind === 'silence' });
  if (outcome.kind === 'silence' || outcome.kind === 'later') {
    worker.wait(outcome.kind === 'later' ? outcome.afterMs : (worker.retryMs ?? RETRY_MS));
    return false;
  }
  if (outcome.kind === 'sent') {
    // Its place has it before it leaves here, so that it is never nowhere.
    worker.hear(outcome.arrived);
    await storage.remove(next.clientId);
  } else if ((await storage.all(userId)).some(({ clientId }) => clientId === next.clientId)) {
    // Unless its writer took it back meanwhile.
    await storage.put(outcome.kept);
    worker.onRefused(outcome.kept);
  }
  await worker.reload();
  worker.tell();
  return true;
}

/** One run at a time in this tab; whoever asks meanwhile gets one more after it. */
function createRunner<Entry extends UnsentEntry, Arrived>(worker: Worker<Entry, Arrived>): () => void {
  let isRunning = false;
  let isWanted = false;
  const work = async (): Promise<void> => {
    while (!worker.isClosed() && (await sendNext(worker)));
  };
  const run = async (): Promise<void> => {
    if (isRunning) {
      isWanted = true;
      return;
    }
    isRunning = true;
    isWanted = false;
    try {
      await (worker.locks === undefined ? work() : worker.locks.request(`${worker.name}.${worker.userId}`, work));
      await worker.reload();
    } finally {
      isRunning = false;
    }
    if (isWanted) await run();
  };
  return () => void run();
}

/** What is given goes out in order, once, however often the connection goes; a reload forgets nothing (MSG-01, COND-04). */
export function createOutbox<Entry extends UnsentEntry, Arrived>(
  options: OutboxOptions<Entry, Arrived>,
): Outbox<Entry, Arrived> {
  const { userId, storage, channel } = options;
  const state = createState<Entry>();
  const hearers = new Set<(arrived: Arrived) => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let lastWrittenAt = 0;
  const reload = async (): Promise<void> => {
    const entries = await storage.all(userId);
    state.set({ entries, unkept: storage.unkept() });
  };
  const tell = (): void => {
    if (!isClosed) channel?.postMessage(userId);
  };
  const wait = (ms: number): void => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => run(), ms);
  };
  const hear = (arrived: Arrived): void => {
    for (const hearer of hearers) hearer(arrived);
  };
  const run = createRunner({ ...options, state, reload, tell, hear, wait, isClosed: () => isClosed });
  const changed = async (change: Promise<void>): Promise<void> => {
    await change;
    await reload();
    tell();
  };

  return {
    subscribe: state.subscribe,
    snapshot: state.get,
    onSent: (listener) => {
      hearers.add(listener);
      return () => void hearers.delete(listener);
    },
    add: async (given) => {
      // Two of the same millisecond keep their order too.
      lastWrittenAt = Math.max(Date.now(), lastWrittenAt + 1);
      // What was left out of it is what is added here.
      const entry = { ...given, userId, fault: null, writtenAt: lastWrittenAt } as Entry;
      await changed(storage.put(entry));
      run();
    },
    retry: async (clientId, change) => {
      const entry = state.get().entries.find((one) => one.clientId === clientId);
      if (entry === undefined) return;
      await changed(storage.put({ ...entry, ...change, fault: null }));
      run();
    },
    discard: (clientId) => changed(storage.remove(clientId)),
    wake: run,
    reload,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
