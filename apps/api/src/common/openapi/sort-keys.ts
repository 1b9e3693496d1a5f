// Their order carries meaning for readers: as declared.
const KEPT_ORDER = new Set(['properties', 'required', 'enum']);
// Examples: shown as they are written.
const KEPT_WHOLE = new Set(['example', 'value']);

function sorted(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => sorted(item, ''));
  if (typeof value !== 'object' || value === null) return value;
  if (KEPT_WHOLE.has(key)) return value;
  const entries = Object.entries(value);
  if (!KEPT_ORDER.has(key)) entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, item]: [string, unknown]) => [name, sorted(item, name)]));
}

/** A copy whose keys stand in one order, so that a document differs only where its meaning does. */
export const sortKeys = <T extends object>(document: T): T => sorted(document, '') as T;
