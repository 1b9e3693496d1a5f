import type { Principal } from './principals.js';

/** The fields of one answer, and who is told each of them. */
export interface Shape {
  readonly name: string;
  readonly object: string;
  /** "conditions.title" → who reads it. */
  readonly keys: ReadonlyMap<string, ReadonlySet<Principal>>;
}

/** Where the keys stand (`itself` is the answer), and the keys: words with a blank between, on as many lines as they need. */
type Keys = Readonly<Record<string, string | readonly string[]>>;

interface Told {
  readonly readers: readonly Principal[];
  readonly keys: Keys;
}

/** These keys are read by these principals alone. */
export const told = (readers: readonly Principal[], keys: Keys): Told => ({ readers, keys });

/** What the answer of a call about an object holds; '' where the call names none. */
export function shape(name: string, object: string, parts: readonly Told[]): Shape {
  const keys = parts.flatMap(({ readers, keys: places }) =>
    Object.entries(places).flatMap(([place, lines]) =>
      [lines]
        .flat()
        .flatMap((line) =>
          line.split(' ').map((key) => [place === 'itself' ? key : `${place}.${key}`, new Set(readers)] as const),
        ),
    ),
  );
  return { name, object, keys: new Map(keys) };
}
