import type { MessageView } from '@cw/domain';
import type { OutboxStorage, UnsentMessage } from './outbox-storage.js';

/** How a try ended: it arrived, nobody answered, the server asks for patience, or it was refused. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly message: MessageView }
  | { readonly kind: 'silence' }
  | { readonly kind: 'later'; readonly afterMs: number }
  | { readonly kind: 'refused'; readonly fault: string };

export interface OutboxState {
  readonly messages: readonly UnsentMessage[];
  /** The one on its way at this moment, in this tab. */
  readonly sendingId: string | null;
  /** The last try found nobody: what is here waits for the connection. */
  readonly isStalled: boolean;
}

export interface OutboxOptions {
  readonly userId: string;
  readonly storage: OutboxStorage;
  readonly send: (message: UnsentMessage) => Promise<SendOutcome>;
  readonly onRefused: (message: UnsentMessage) => void;
  /** One tab at a time works for all of them; without locks each tab is alone. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** Tells the other tabs that what is kept has changed. */
  readonly channel?: Pick<BroadcastChannel, 'postMessage'> | undefined;
  readonly retryMs?: number;
}

export interface Outbox {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => OutboxState;
  readonly onSent: (listener: (message: MessageView) => void) => () => void;
  /** Kept before the promise answers; sent when it is its turn. */
  readonly add: (message: Omit<UnsentMessage, 'userId' | 'fault' | 'writtenAt'>) => Promise<void>;
  readonly retry: (clientId: string) => Promise<void>;
  readonly discard: (clientId: string) => Promise<void>;
  /** Tries what waits, now: the connection is back. */
  readonly wake: () => void;
  /** Reads what is kept again: another tab has changed it. */
  readonly reload: () => Promise<void>;
  readonly close: () => void;
}

const RETRY_MS = 5_000;
const LOCK = 'closewright.outbox';

/** Holds who listens and what they see. */
function createState() {
  const listeners = new Set<() => void>();
  let state: OutboxState = { messages: [], sendingId: null, isStalled: false };
  return {
    get: () => state,
    set: (part: Partial<OutboxState>) => {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type State = ReturnType<typeof createState>;

interface Worker extends OutboxOptions {
  readonly state: State;
  readonly reload: () => Promise<void>;
  readonly tell: () => void;
  readonly hear: (message: MessageView) => void;
  readonly wait: (ms: number) => void;
}

/** Sends the first that waits; true when the next may follow. */
async function sendNext(worker: Worker): Promise<boolean> {
  const { storage, userId, state, send } = worker;
  // Read anew each time: another tab may have sent it meanwhile, or its writer taken it back.
  const next = (await storage.all(userId)).find(({ fault }) => fault === null);
  if (next === undefined) return false;
  state.set({ sendingId: next.clientId });
  const outcome = await send(next);
  state.set({ sendingId: null, isStalled: outcome.kind === 'silence' });
  if (outcome.kind === 'silence' || outcome.kind === 'later') {
    worker.wait(outcome.kind === 'later' ? outcome.afterMs : (worker.retryMs ?? RETRY_MS));
    return false;
  }
  if (outcome.kind === 'sent') {
    // The thread has it before it leaves here, so that it is never nowhere.
    worker.hear(outcome.message);
    await storage.remove(next.clientId);
  } else {
    await storage.put({ ...next, fault: outcome.fault });
    worker.onRefused(next);
  }
  await worker.reload();
  worker.tell();
  return true;
}

/** One run at a time in this tab; whoever asks meanwhile gets one more after it. */
function createRunner(worker: Worker): () => void {
  let isRunning = false;
  let isWanted = false;
  const work = async (): Promise<void> => {
    while (await sendNext(worker));
  };
  const run = async (): Promise<void> => {
    if (isRunning) {
      isWanted = true;
      return;
    }
    isRunning = true;
    isWanted = false;
    try {
      await (worker.locks === undefined ? work() : worker.locks.request(`${LOCK}.${worker.userId}`, work));
      await worker.reload();
    } finally {
      isRunning = false;
    }
    if (isWanted) await run();
  };
  return () => void run();
}

/** MSG-01: what is written goes out in order, once, however often the connection goes; a reload forgets nothing. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { userId, storage, channel } = options;
  const state = createState();
  const hearers = new Set<(message: MessageView) => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let lastWrittenAt = 0;
  const reload = async (): Promise<void> => state.set({ messages: await storage.all(userId) });
  const tell = (): void => channel?.postMessage(userId);
  const wait = (ms: number): void => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => run(), ms);
  };
  const hear = (message: MessageView): void => {
    for (const hearer of hearers) hearer(message);
  };
  const run = createRunner({ ...options, state, reload, tell, hear, wait });
  const changed = async (change: Promise<void>): Promise<void> => {
    await change;
    await reload();
    tell();
  };
  const find = (clientId: string): UnsentMessage | undefined =>
    state.get().messages.find((message) => message.clientId === clientId);

  return {
    subscribe: state.subscribe,
    snapshot: state.get,
    onSent: (listener) => {
      hearers.add(listener);
      return () => void hearers.delete(listener);
    },
    add: async (message) => {
      // Two of the same millisecond keep their order too.
      lastWrittenAt = Math.max(Date.now(), lastWrittenAt + 1);
      await changed(storage.put({ ...message, userId, fault: null, writtenAt: lastWrittenAt }));
      run();
    },
    retry: async (clientId) => {
      const message = find(clientId);
      if (message === undefined) return;
      await changed(storage.put({ ...message, fault: null }));
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
