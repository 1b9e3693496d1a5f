/** A repeatable source of choices: the same seed makes the same demo data everywhere (mulberry32). */
export class SeededRandom {
  constructor(private state: number) {}

  /** The next number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[this.between(0, list.length - 1)];
    if (chosen === undefined) throw new RangeError('Nothing to pick from');
    return chosen;
  }

  /** `count` different ones of the list, in the list's own order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const left = list.map((_, index) => index);
    const chosen = new Set<number>();
    while (chosen.size < Math.min(count, list.length)) {
      chosen.add(left.splice(this.between(0, left.length - 1), 1)[0] ?? 0);
    }
    return list.filter((_, index) => chosen.has(index));
  }
}
