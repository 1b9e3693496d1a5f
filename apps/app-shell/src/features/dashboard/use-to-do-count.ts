import { useGetDashboardQuery } from '@cw/api-client';

/** How many things wait for the reader: as many as the dashboard lists, by the same answer. */
export function useToDoCount(): number {
  const { count } = useGetDashboardQuery(undefined, {
    selectFromResult: ({ data }) => ({ count: data?.needsMe.length ?? 0 }),
  });
  return count;
}
