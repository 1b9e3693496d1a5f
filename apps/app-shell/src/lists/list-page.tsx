import {
  LoadingState,
  MoreButton,
  PageByPage,
  SkeletonRows,
  useListCount,
  type PageByPageProps,
  type PagePlace,
} from '@cw/ui';
import type { ReactElement } from 'react';
import { LoadError } from './load-error.js';
import { useCursors } from './use-cursors.js';

/** A list page after page. One with filters stands in a `FilteredList`, so that others start anew and are said. */
export function ListPages({ children }: Pick<PageByPageProps, 'children'>): ReactElement {
  return <PageByPage {...useCursors()}>{children}</PageByPage>;
}

export interface ListPageWords {
  /** What failed: "The projects did not load". */
  readonly failed: string;
  readonly more: string;
  readonly loadingMore: string;
  /** Without it the loading state has its own. */
  readonly loading?: string;
}

interface Read<T> {
  readonly data?: { readonly items: readonly T[]; readonly nextCursor: string | null } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface ListPageProps<T> {
  readonly place: PagePlace;
  /** What the query of this page says. */
  readonly read: Read<T>;
  readonly words: ListPageWords;
  /** In place of a list that has nothing at all. */
  readonly empty?: ReactElement;
  readonly skeletonRows?: number;
  readonly children: (items: readonly T[]) => ReactElement;
}

type NotReadProps = Pick<ListPageProps<unknown>, 'place' | 'read' | 'words' | 'skeletonRows'>;

function NotRead({ place, read, words, skeletonRows = 2 }: NotReadProps): ReactElement {
  const { error, isFetching, refetch } = read;
  if (error !== undefined && !isFetching) {
    return <LoadError title={words.failed} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <LoadingState apart={place.cursor !== undefined} {...(words.loading !== undefined && { text: words.loading })}>
      <SkeletonRows count={skeletonRows} />
    </LoadingState>
  );
}

/** One page of a list: on its way, failed, empty, or its rows with the way to the next page. */
export function ListPage<T>(props: ListPageProps<T>): ReactElement {
  const { place, read, words, empty, children } = props;
  useListCount(read, place.cursor === undefined);
  if (read.data === undefined) return <NotRead {...props} />;
  const { items, nextCursor } = read.data;
  if (items.length === 0 && place.cursor === undefined && empty !== undefined) return empty;
  return (
    <>
      {children(items)}
      {place.isLast && nextCursor !== null ? (
        <MoreButton sending={read.isFetching} sendingText={words.loadingMore} onMore={() => place.onMore(nextCursor)}>
          {words.more}
        </MoreButton>
      ) : null}
    </>
  );
}
