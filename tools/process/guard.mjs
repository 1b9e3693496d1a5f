import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./guard-main.mjs', import.meta.url));

/**
 * A process beside us that ends what we started if we are killed. It hears of our end by the closing of the channel.
 */
export class Guard {
  /** @type {Map<string, number>} */
  #pids = new Map();

  constructor() {
    this.child = fork(MAIN, { detached: true, stdio: 'ignore' });
    this.child.unref();
    this.child.channel?.unref();
    // Its loss costs the safety net, not the service.
    this.child.on('error', () => {});
  }

  /**
   * @param {string} name
   * @param {number | null} pid
   */
  watch(name, pid) {
    if (pid === null) this.#pids.delete(name);
    else this.#pids.set(name, pid);
    if (this.child.connected) this.child.send(Object.fromEntries(this.#pids), () => {});
  }

  dismiss() {
    this.#pids.clear();
    if (this.child.connected) this.child.send({}, () => this.child.connected && this.child.disconnect());
  }
}
