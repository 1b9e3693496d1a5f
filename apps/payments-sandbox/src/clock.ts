export const SECONDS_PER_DAY = 86_400;

/** Sandbox time: the wall clock plus an offset that only ever grows. */
export class Clock {
  #offsetSeconds = 0;

  get offsetSeconds(): number {
    return this.#offsetSeconds;
  }

  /** Unix seconds, as Stripe counts. */
  now(): number {
    return Math.floor(Date.now() / 1000) + this.#offsetSeconds;
  }

  setOffset(seconds: number): void {
    this.#offsetSeconds = seconds;
  }
}
