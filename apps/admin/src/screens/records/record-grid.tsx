import { DataGrid, useNarrowedCount, type DataGridProps, type GridTotal } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { fieldFaultsOf } from './field-faults.js';

/** A page of a list that is read in both directions, as it was asked for. */
export interface GridQuery<Item> {
  readonly data?:
    | {
        readonly items: readonly Item[];
        readonly nextCursor: string | null;
        readonly previousCursor: string | null;
        readonly total: GridTotal;
      }
    | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface RecordGridProps<Item extends { readonly id: string }> extends Pick<
  DataGridProps<Item>,
  'name' | 'label' | 'columns' | 'sort' | 'onSort' | 'selectedId' | 'lines' | 'loading' | 'empty'
> {
  readonly query: GridQuery<Item>;
  /** What it is narrowed to: how many another choice leaves is said to who does not see it. */
  readonly narrowedTo: string;
  /** What failed, when it did. */
  readonly failed: string;
  /** An empty one is the first page. */
  readonly onPage: (cursor: string) => void;
  readonly actions?: ReactNode;
}

/** A list of staff's: what was shown stays until what was asked for next is there. */
export function RecordGrid<Item extends { readonly id: string }>(props: RecordGridProps<Item>): ReactElement {
  const { query, narrowedTo, failed, onPage, ...grid } = props;
  const { formatMessage } = useIntl();
  const { LoadError } = useKit();
  const { data, error, isFetching, refetch } = query;
  useNarrowedCount({ name: narrowedTo, words: 'admin.list.counted' }, query);
  const hasFailed = error !== undefined && !isFetching;
  // A page that there is not, as an old address may name it, is not there the next time either.
  const isLost = fieldFaultsOf(error).has('cursor');
  const retryText = isLost ? formatMessage({ id: 'admin.list.first_page' }) : undefined;
  const retry = (): void => (isLost ? onPage('') : void refetch());
  const pageAt = (cursor: string | null | undefined): (() => void) | undefined =>
    typeof cursor === 'string' && !hasFailed ? () => onPage(cursor) : undefined;
  return (
    <DataGrid<Item>
      {...grid}
      rows={data?.items}
      total={hasFailed ? undefined : data?.total}
      isBusy={isFetching}
      failure={hasFailed ? <LoadError title={failed} error={error} onRetry={retry} retryText={retryText} /> : null}
      onPrevious={pageAt(data?.previousCursor)}
      onNext={pageAt(data?.nextCursor)}
    />
  );
}
