import { DomainError } from '../errors/domain-error.js';

export interface GateBounds {
  /** How many of one key are let in at once. */
  readonly atOnce: number;
  /** How many more of it wait for their turn; one more is refused. */
  readonly waiting: number;
}

interface Queue {
  inside: number;
  readonly waiting: (() => void)[];
}

const RETRY_AFTER_SECONDS = 1;

/** Lets so many of each key in at once, the others in the order in which they came. Throws 429 for what is too many. */
export class Gate {
  private readonly queues = new Map<string, Queue>();

  constructor(private readonly bounds: GateBounds) {}

  /** Tells the work whether it had to wait: what was true when it came may be so no more. */
  async run<T>(key: string, work: (waited: boolean) => Promise<T>): Promise<T> {
    const waits = this.queueOf(key).inside >= this.bounds.atOnce;
    const leave = await this.enter(key);
    try {
      return await work(waits);
    } finally {
      leave();
    }
  }

  /** Resolves with what is to be called once, when the work is done. */
  async enter(key: string): Promise<() => void> {
    const queue = this.queueOf(key);
    if (queue.inside < this.bounds.atOnce) queue.inside += 1;
    else if (queue.waiting.length >= this.bounds.waiting)
      throw new DomainError('request.too_many', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    return () => this.leave(key, queue);
  }

  private queueOf(key: string): Queue {
    const known = this.queues.get(key);
    if (known) return known;
    const fresh: Queue = { inside: 0, waiting: [] };
    this.queues.set(key, fresh);
    return fresh;
  }

  private leave(key: string, queue: Queue): void {
    const next = queue.waiting.shift();
    // After what others have sent meanwhile: work that takes the processor would else follow itself without a gap.
    if (next) setImmediate(next);
    else if (--queue.inside === 0) this.queues.delete(key);
  }
}
