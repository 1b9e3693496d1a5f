import { AsyncLocalStorage } from 'node:async_hooks';

const told = new AsyncLocalStorage<Set<string | null>>();

/** Runs `work` and gathers in `actors` whose acts the audit log keeps meanwhile. */
export const hearingEntries = <T>(actors: Set<string | null>, work: () => T): T => told.run(actors, work);

/** Tells whoever hears whose act was kept. */
export const tellEntry = (actorId: string | null): void => void told.getStore()?.add(actorId);
