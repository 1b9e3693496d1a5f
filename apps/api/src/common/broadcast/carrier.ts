/** What carries a word from one process to all of them, this one too. */
export interface Carrier {
  /** Connects, and keeps connecting: never rejects because the other end is away. */
  start(hearing: Hearing): Promise<void>;
  stop(): Promise<void>;
  /** Heard when the open transaction has committed, and not at all when it rolls back. */
  say(text: string): Promise<void>;
}

export interface Hearing {
  readonly heard: (text: string) => void;
  /** It hears again, and may have missed something. */
  readonly isBack: () => void;
  readonly isAway: (error: unknown) => void;
}

/** The channel, by which both carriers call it. */
export const CHANNEL = 'closewright';
export const FIRST_DELAY_MS = 250;
export const MAX_DELAY_MS = 5_000;
// A connection on which nothing is ever said would be cut by whatever stands between, unnoticed.
export const KEEP_ALIVE_MS = 20_000;
