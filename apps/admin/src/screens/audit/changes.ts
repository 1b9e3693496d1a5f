/** What an audit entry keeps of a state: short facts by name. */
export type Facts = Readonly<Record<string, unknown>> | null;

export interface Change {
  readonly name: string;
  /** Undefined where the fact was not kept, or stayed as it is. */
  readonly before: unknown;
  readonly after: unknown;
}

/** A child's id, and how a file was sorted, tell a reader nothing: they stand in the log as a file. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const IN_THE_FILE_ONLY: ReadonlySet<string> = new Set(['sort']);

const isId = (value: unknown): boolean => typeof value === 'string' && ID.test(value);
const isSilent = (value: unknown): boolean => value === undefined || value === null || isId(value);
const isSame = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after);

/** Of several children, how many there are. */
const counted = (value: unknown): unknown =>
  Array.isArray(value) && value.length > 0 && value.every(isId) ? value.length : value;

/** Every fact that either side names and that says something, in the order in which they come. */
export function changesOf(before: Facts, after: Facts): readonly Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({ name, before: counted(before?.[name]), after: counted(after?.[name]) }))
    .filter((change) => !IN_THE_FILE_ONLY.has(change.name) && !(isSilent(change.before) && isSilent(change.after)))
    .map((change) => (isSame(change.before, change.after) ? { ...change, before: undefined } : change));
}
