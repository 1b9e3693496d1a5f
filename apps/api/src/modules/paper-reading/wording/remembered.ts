const MOST = 4000;

/** The same sentence is asked again and again while a paper is read: what was found of it is kept for a while. */
export function remembered<T>(ask: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST) known.clear();
    const found = ask(text);
    known.set(text, found);
    return found;
  };
}
