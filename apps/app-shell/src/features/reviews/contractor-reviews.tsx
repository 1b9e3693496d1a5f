import { useListContractorReviewsQuery } from '@cw/api-client';
import { Box, Panel, Typography, type PagePlace } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListPage, ListPages } from '../../lists/list-page.js';
import { said } from '../../lists/said.js';
import { ReviewItem } from './review-item.js';

interface PageProps {
  readonly contractorId: string;
  readonly place: PagePlace;
}

function ReviewsPage({ contractorId, place }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const read = useListContractorReviewsQuery(said({ id: contractorId, cursor: place.cursor }));
  return (
    <ListPage
      place={place}
      read={read}
      words={{
        failed: formatMessage({ id: 'reviews.list.failed' }),
        more: formatMessage({ id: 'reviews.list.more' }),
        loadingMore: formatMessage({ id: 'reviews.list.more_sending' }),
        loading: formatMessage({ id: 'reviews.list.loading' }),
      }}
      empty={
        <Box sx={{ px: { xs: 2, md: 3 }, py: 2 }}>
          <Typography variant="body2">
            <FormattedMessage id="reviews.list.none" />
          </Typography>
        </Box>
      }
    >
      {(reviews) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li:first-of-type': { borderTop: 0 } }}>
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </Box>
      )}
    </ListPage>
  );
}

export interface ContractorReviewsProps {
  readonly contractorId: string;
  readonly count: number;
}

/** CON-04: what clients said of finished jobs, newest first. */
export function ContractorReviews({ contractorId, count }: ContractorReviewsProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel
      flush
      title={formatMessage({ id: 'reviews.list.title' })}
      subtitle={formatMessage({ id: 'reviews.list.count' }, { count })}
    >
      <ListPages>{(place) => <ReviewsPage contractorId={contractorId} place={place} />}</ListPages>
    </Panel>
  );
}
