/** What an audit entry keeps of a state: short facts by name. */
export type Facts = Readonly<Record<string, unknown>> | null;

export interface Change {
  readonly name: string;
  /** Undefined where the fact was not kept. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Every fact that either side names, in the order in which they come. */
export function changesOf(before: Facts, after: Facts): readonly Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => ({ name, before: before?.[name], after: after?.[name] }));
}
