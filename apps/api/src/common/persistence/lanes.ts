import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/**
 * What keeps connections of its own, and how many a process: `money` moves payments and hears the provider, `entry` signs
 * people in and says whether the process is well. Everything else shares the pool.
 */
export const LANES = { money: 8, entry: 2 } as const;
export type Lane = keyof typeof LANES;

const current = new AsyncLocalStorage<Lane>();

/** Runs `work`, and whatever it begins, on the connections of a lane. */
export const inLane = <T>(lane: Lane, work: () => T): T => current.run(lane, work);

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: unknown) => void) => void;

/**
 * A pool with further connections for the lanes, so that no flood of ordinary work takes those. Whoever asks for a
 * connection gets it from its lane's; the lanes open theirs only when they are used.
 */
export class LanedPool extends pg.Pool {
  private readonly lanes: ReadonlyMap<Lane, pg.Pool>;

  constructor(options: pg.PoolConfig = {}) {
    super(options);
    const open = (max: number): pg.Pool => {
      const pool = new pg.Pool({ ...options, max });
      pool.on('error', (error, client) => this.emit('error', error, client));
      return pool;
    };
    this.lanes = new Map([
      ['money', open(LANES.money)],
      ['entry', open(LANES.entry)],
    ]);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.PoolClient> | void {
    const lane = current.getStore();
    const pool = lane && this.lanes.get(lane);
    if (!done) return pool ? pool.connect() : super.connect();
    if (pool) pool.connect(done);
    else super.connect(done);
  }

  override end(): Promise<void>;
  override end(done: () => void): void;
  override end(done?: () => void): Promise<void> | void {
    const ended = Promise.all([...this.lanes.values()].map((pool) => pool.end())).then(() => super.end());
    if (!done) return ended;
    // TypeORM's callback takes the error, if any.
    ended.then(done, done);
  }
}
