type Claims = Map<string, number>;

/** What a walk has met, and what the walks of others have pressed already where that is enough. */
export class Notes {
  private readonly own: Claims = new Map();
  private faults: string[] = [];
  presses = 0;

  constructor(private readonly common: Claims = new Map()) {}

  add(fault: string): void {
    this.faults.push(fault);
  }

  get found(): number {
    return this.faults.length;
  }

  /** What is wrong, told once. */
  takeFaults(): readonly string[] {
    return this.faults.splice(0);
  }

  /** Whether this is to be done still by this walk, of what is done so often. */
  claim(key: string, most = 1): boolean {
    return claim(this.own, key, most);
  }

  /** Whether this is to be done still by any walk. */
  claimForAll(key: string, most = 1): boolean {
    return claim(this.common, key, most);
  }
}

function claim(claims: Claims, key: string, most: number): boolean {
  const times = claims.get(key) ?? 0;
  if (times >= most) return false;
  claims.set(key, times + 1);
  return true;
}
