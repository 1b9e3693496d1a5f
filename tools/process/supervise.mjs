import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Something that runs and was seen healthy.
 * @typedef {object} Running
 * @property {number} pid
 * @property {Promise<unknown>} exited resolves with how it ended
 * @property {() => Promise<unknown>} stop
 */

/**
 * @typedef {object} Notices
 * @property {(how: string, delayMs: number) => void} [crashed]
 * @property {(milliseconds: number) => void} [restarted]
 * @property {(error: Error) => void} [failed] a restart that did not work; the next follows
 * @property {(pid: number | null) => void} [pid] the process to end if we die
 */

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;
/** After this long without a crash the next one counts as the first. */
const CALM_MS = 60_000;

/** Keeps one service running: restarted after each crash, waiting twice as long each time it crashes soon again. */
export class Supervisor {
  #stopping = new AbortController();
  /** @type {Running | null} */
  #current = null;
  /** @type {Promise<void>} */
  #watch = Promise.resolve();
  #delay = FIRST_DELAY_MS;

  /** @type {Promise<unknown>} */
  #starting = Promise.resolve();

  /**
   * @param {(signal: AbortSignal) => Promise<Running>} start resolves once healthy; the signal calls it off
   * @param {Notices} [notices]
   */
  constructor(start, notices = {}) {
    this.start = start;
    this.notices = notices;
  }

  /** @returns {number | null} */
  get pid() {
    return this.#current?.pid ?? null;
  }

  /** The first start; a failure is the caller's to explain. */
  async begin() {
    await this.#launch();
    this.#watch = this.#keepRunning();
  }

  async stop() {
    this.#stopping.abort();
    await this.#starting;
    await this.#current?.stop();
    await this.#watch;
    this.#take(null);
  }

  async #launch() {
    const launched = this.start(this.#stopping.signal).then((running) => this.#take(running));
    this.#starting = launched.catch(() => {});
    await launched;
  }

  /** @param {Running | null} running */
  #take(running) {
    this.#current = running;
    this.notices.pid?.(running?.pid ?? null);
  }

  async #keepRunning() {
    const { signal } = this.#stopping;
    while (this.#current) {
      const since = Date.now();
      const how = String(await this.#current.exited);
      if (signal.aborted) return;
      if (Date.now() - since > CALM_MS) this.#delay = FIRST_DELAY_MS;
      this.notices.crashed?.(how, this.#delay);
      await this.#restart(signal);
    }
  }

  /** @param {AbortSignal} signal */
  async #restart(signal) {
    const since = Date.now();
    this.#take(null);
    while (!signal.aborted) {
      await sleep(this.#delay, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY_MS);
      try {
        await this.#launch();
        this.notices.restarted?.(Date.now() - since);
        return;
      } catch (error) {
        this.notices.failed?.(/** @type {Error} */ (error));
      }
    }
  }
}
