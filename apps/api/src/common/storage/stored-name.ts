import { isId } from '../ids.js';

const ID_LENGTH = 36;
const BATCH = 500;

/** Files are named by their id, their versions after it. Null for what is not named as ours are. */
export function fileIdOf(key: string): string | null {
  const id = key.slice(key.lastIndexOf('/') + 1).slice(0, ID_LENGTH);
  return isId(id) ? id : null;
}

/** The ids of these keys, each once. */
export const fileIdsOf = (keys: readonly string[]): string[] => [
  ...new Set(keys.map(fileIdOf).filter((id) => id !== null)),
];

/** As many keys at a time as the database is asked about at once. */
export async function* batchesOf(keys: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The first of them, as many as one question may be about. */
export async function firstOf(keys: AsyncIterable<string>): Promise<readonly string[]> {
  for await (const batch of batchesOf(keys)) return batch;
  return [];
}
