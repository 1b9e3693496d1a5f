import { LoadingState, MoreButton } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';

/** A page of a list as it was asked for. */
export interface PageQuery<Item = unknown> {
  readonly data?: { readonly items: readonly Item[]; readonly nextCursor: string | null } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface PageFootProps {
  readonly query: PageQuery;
  readonly failed: string;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

/** Whether anything stands under a page of rows. */
export const hasFoot = ({ query, isLast }: Pick<PageFootProps, 'query' | 'isLast'>): boolean =>
  query.data === undefined || (isLast && query.data.nextCursor !== null);

/** Under a page of rows: it is on its way, it did not come, or there is more. */
export function PageFoot({ query, failed, onMore }: PageFootProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const { LoadError } = useKit();
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) {
    return error !== undefined && !isFetching ? (
      <LoadError title={failed} error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState />
    );
  }
  const { nextCursor } = data;
  if (nextCursor === null) return null;
  return (
    <MoreButton
      inRow
      sending={isFetching}
      sendingText={formatMessage({ id: 'admin.list.more_sending' })}
      onMore={() => onMore(nextCursor)}
    >
      <FormattedMessage id="admin.list.more" />
    </MoreButton>
  );
}
