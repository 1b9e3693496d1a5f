export const FAULT_KINDS = [
  'drop_before',
  'drop_after',
  'hang_before',
  'hang_after',
  'server_error',
  'server_error_stored',
  'rate_limit',
  'delay',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Only requests with this method. */
  readonly method?: string;
  /** Only paths that begin so. */
  readonly path?: string;
  /** How many times it strikes; without it, until cleared. */
  readonly count?: number;
  /** 0 to 1; 1 when absent. */
  readonly probability?: number;
  readonly delay_milliseconds?: number;
}

/** Faults that wait for a request to strike. They are gone after a restart. */
export class FaultInjector {
  #faults: { fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#faults.push({ fault, left: fault.count ?? Infinity });
  }

  clear(): void {
    this.#faults = [];
  }

  list(): (Fault & { left: number | null })[] {
    return this.#faults.map(({ fault, left }) => ({ ...fault, left: Number.isFinite(left) ? left : null }));
  }

  /** The first fault that strikes this request, counted as used. */
  take(method: string, path: string): Fault | undefined {
    const entry = this.#faults.find(
      ({ fault }) =>
        (fault.method === undefined || fault.method === method) &&
        (fault.path === undefined || path.startsWith(fault.path)) &&
        Math.random() < (fault.probability ?? 1),
    );
    if (!entry) return undefined;
    entry.left -= 1;
    if (entry.left <= 0) this.#faults = this.#faults.filter((other) => other !== entry);
    return entry.fault;
  }
}
