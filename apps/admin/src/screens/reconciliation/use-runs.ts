import { useEffect, useEffectEvent, useRef } from 'react';
import { useKit } from '../kit-context.js';
import { useFreshEvery } from '../records/fresh.js';

/** How often, in ms, a comparison that is running is asked for. */
const RUNNING_POLL_MS = 2_000;

export const runsQuery = (cursor?: string) => (cursor === undefined ? {} : { cursor });

/** Whether one is running, so far as this screen knows; the newest stand on the first page. */
function useIsRunning(): boolean {
  const { data } = useKit().api.endpoints.listReconciliationRuns.useQueryState(runsQuery());
  return data?.items.some(({ finishedAt }) => finishedAt === null) ?? false;
}

/** The newest comparisons, asked for again while one of them runs. */
export function useLatestRuns() {
  const fresh = useFreshEvery(useIsRunning() ? RUNNING_POLL_MS : 0);
  return useKit().api.useListReconciliationRunsQuery(runsQuery(), fresh);
}

/** The newest that has ended; undefined before it is known. */
function useLastEnded(): string | undefined {
  const { data } = useKit().api.endpoints.listReconciliationRuns.useQueryState(runsQuery());
  return data && (data.items.find(({ finishedAt }) => finishedAt !== null)?.id ?? 'none');
}

/** What a comparison found waits for staff from its end on, and no event tells them of it. */
export function useRefetchAfterRun(refetch: () => unknown): void {
  const lastEnded = useLastEnded();
  const seen = useRef(lastEnded);
  const readAgain = useEffectEvent(refetch);
  useEffect(() => {
    const before = seen.current;
    seen.current = lastEnded;
    if (before !== undefined && before !== lastEnded) readAgain();
  }, [lastEnded]);
}
