function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

/** JSON whose objects have their keys in order, so that two spellings of one value are one text. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value));
