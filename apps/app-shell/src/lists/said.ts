/** `T` without the keys that say nothing: those are absent, not undefined. */
export type Said<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Leaves out what is undefined, as a query of the API expects. */
export function said<T extends object>(query: T): Said<T> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Said<T>;
}
