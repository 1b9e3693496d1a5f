import { LoadingState, SkeletonRows, useListCount } from '@cw/ui';
import type { ReactNode } from 'react';
import { useKit } from '../kit-context.js';
import type { PageQuery } from './page-foot.js';

export interface FirstPageProps {
  readonly query: PageQuery;
  readonly failed: string;
  readonly loading: string;
  /** In place of a list without anything in it. */
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** A list that is on its way, did not come, has nothing in it, or is there. */
export function FirstPage({ query, failed, loading, empty, children }: FirstPageProps): ReactNode {
  const { LoadError } = useKit();
  const { data, error, isFetching, refetch } = query;
  useListCount(query);
  if (data !== undefined) return data.items.length === 0 ? empty : children;
  if (error !== undefined && !isFetching) {
    return <LoadError title={failed} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <LoadingState text={loading}>
      <SkeletonRows count={4} />
    </LoadingState>
  );
}
