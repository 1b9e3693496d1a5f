import { useListContractorReviewsQuery } from '@cw/api-client';
import { Box, LoadingState, Panel, SkeletonRows, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadError } from '../../lists/load-error.js';
import { MoreButton } from '../../lists/more-button.js';
import { said } from '../../lists/said.js';
import { useCursors } from '../../lists/use-cursors.js';
import { ReviewItem } from './review-item.js';

interface PageProps {
  readonly contractorId: string;
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

function ReviewsPage({ contractorId, cursor, isLast, onMore }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useListContractorReviewsQuery(said({ id: contractorId, cursor }));
  if (data === undefined) {
    if (error !== undefined && !isFetching) {
      return (
        <LoadError title={formatMessage({ id: 'reviews.list.failed' })} error={error} onRetry={() => void refetch()} />
      );
    }
    return (
      <LoadingState text={formatMessage({ id: 'reviews.list.loading' })}>
        <SkeletonRows count={2} />
      </LoadingState>
    );
  }
  if (data.items.length === 0 && cursor === undefined) {
    return (
      <Box sx={{ px: { xs: 2, md: 3 }, py: 2 }}>
        <Typography variant="body2">
          <FormattedMessage id="reviews.list.none" />
        </Typography>
      </Box>
    );
  }
  const { nextCursor } = data;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li:first-of-type': { borderTop: 0 } }}>
        {data.items.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </Box>
      {isLast && nextCursor !== null ? (
        <MoreButton
          sending={isFetching}
          sendingText={formatMessage({ id: 'reviews.list.more_sending' })}
          onMore={() => onMore(nextCursor)}
        >
          <FormattedMessage id="reviews.list.more" />
        </MoreButton>
      ) : null}
    </>
  );
}

export interface ContractorReviewsProps {
  readonly contractorId: string;
  readonly count: number;
}

/** CON-04: what clients said of finished jobs, newest first. */
export function ContractorReviews({ contractorId, count }: ContractorReviewsProps): ReactElement {
  const { formatMessage } = useIntl();
  const { cursors, more } = useCursors();
  return (
    <Panel
      flush
      title={formatMessage({ id: 'reviews.list.title' })}
      subtitle={formatMessage({ id: 'reviews.list.count' }, { count })}
    >
      {cursors.map((cursor, index) => (
        <ReviewsPage
          key={cursor ?? ''}
          contractorId={contractorId}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          onMore={more}
        />
      ))}
    </Panel>
  );
}
