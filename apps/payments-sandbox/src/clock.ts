export const SECONDS_PER_DAY = 86_400;

/** Sandbox time: the wall clock, moved by `aheadSeconds` once, plus an offset that only ever grows. */
export class Clock {
  readonly #aheadSeconds: number;
  #offsetSeconds = 0;

  /** @param aheadSeconds how far its day is from the machine's; negative when it lies in the past */
  constructor(aheadSeconds = 0) {
    this.#aheadSeconds = aheadSeconds;
  }

  get offsetSeconds(): number {
    return this.#offsetSeconds;
  }

  /** Unix seconds, as Stripe counts. */
  now(): number {
    return Math.floor(Date.now() / 1000) + this.#aheadSeconds + this.#offsetSeconds;
  }

  setOffset(seconds: number): void {
    this.#offsetSeconds = seconds;
  }
}
