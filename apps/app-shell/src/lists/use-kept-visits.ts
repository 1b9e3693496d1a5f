import { useStore } from 'react-redux';

/** So many visits of lists are remembered; the earliest are forgotten first. */
const VISITS_MAX = 50;

/** Something of a list as it was left, by the entry of the history: going back finds it again. */
export class Visits<T> {
  private readonly visits = new Map<string, T>();

  of(visit: string): T | undefined {
    return this.visits.get(visit);
  }

  keep(visit: string, value: T): void {
    this.visits.delete(visit);
    this.visits.set(visit, value);
    const [earliest] = this.visits.keys();
    if (this.visits.size > VISITS_MAX && earliest !== undefined) this.visits.delete(earliest);
  }
}

class KeptVisits {
  /** Where the pages begin that were asked for. */
  readonly cursors = new Visits<readonly (string | undefined)[]>();
  /** In px. */
  readonly heights = new Visits<number>();
  /** What a list was narrowed to, by its path. */
  readonly searches = new Visits<string>();
}

/** They live as long as the data do that the lists show. */
const byStore = new WeakMap<object, KeptVisits>();

export function useKeptVisits(): KeptVisits {
  const store = useStore();
  const kept = byStore.get(store) ?? new KeptVisits();
  byStore.set(store, kept);
  return kept;
}
