import type { MessageId } from '@cw/i18n';
import {
  createContext,
  Fragment,
  useContext,
  useEffect,
  useMemo,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from './announcer.js';

type SayCount = (count: number, hasMore: boolean) => void;

const FilteredListContext = createContext<SayCount | undefined>(undefined);

export interface FilteredListProps {
  /** What is listed, filters and all: another name begins the list anew. */
  readonly name: string;
  /** How many there are: takes `count`, and `more` ("true" where a further page follows). */
  readonly words: MessageId;
  /** One of its parts calls `useListCount`. */
  readonly children: ReactNode;
}

/** Says once of each list by its name how many came, but not of the one that the page opened with. */
function useSayCount(name: string, words: MessageId): SayCount {
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  // Of the list that the page opened with the heading tells enough.
  const saidOf = useRef(name);
  return useMemo<SayCount>(
    () => (count, hasMore) => {
      if (saidOf.current === name) return;
      saidOf.current = name;
      announce(formatMessage({ id: words }, { count, more: String(hasMore) }), 'list');
    },
    [announce, formatMessage, name, words],
  );
}

/** A list that the reader narrows: it begins anew with other filters, and says how many are left once they came. */
export function FilteredList({ name, words, children }: FilteredListProps): ReactElement {
  const say = useSayCount(name, words);
  return (
    <FilteredListContext value={say}>
      <Fragment key={name}>{children}</Fragment>
    </FilteredListContext>
  );
}

/** What the query of a list's first page knows. */
export interface CountedRead {
  readonly data?: { readonly items: readonly unknown[]; readonly nextCursor: string | null } | undefined;
  readonly isFetching: boolean;
}

/** Has the filtered list around it say what came; of a further page, or outside of one, it says nothing. */
export function useListCount(read: CountedRead, isFirstPage = true): void {
  useCountSaid(useContext(FilteredListContext), read, isFirstPage);
}

/** The same for a list that keeps its place while others come: `name` is what it is narrowed to. */
export function useNarrowedCount({ name, words }: Omit<FilteredListProps, 'children'>, read: CountedRead): void {
  useCountSaid(useSayCount(name, words), read, true);
}

function useCountSaid(say: SayCount | undefined, { data, isFetching }: CountedRead, isFirstPage: boolean): void {
  const count = isFirstPage && !isFetching ? data?.items.length : undefined;
  const hasMore = typeof data?.nextCursor === 'string';
  useEffect(() => {
    if (count !== undefined) say?.(count, hasMore);
  }, [count, hasMore, say]);
}
