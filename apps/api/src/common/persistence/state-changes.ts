import { AsyncLocalStorage } from 'node:async_hooks';

export interface StateChange {
  readonly entity: string;
  readonly entityId: string;
  readonly from: string | null;
  readonly to: string;
  readonly event: string;
  /** Null when the clock or the payment provider acted. */
  readonly actorId: string | null;
  readonly reason?: string | null;
}

const heard = new AsyncLocalStorage<StateChange[]>();

/** Runs `work` and gathers in `changes` what moves meanwhile. */
export const hearingChanges = <T>(changes: StateChange[], work: () => T): T => heard.run(changes, work);

/** Tells whoever hears that something moved. */
export const tellChange = (change: StateChange): void => void heard.getStore()?.push(change);
