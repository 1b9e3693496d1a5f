import { useListProjectReviewsQuery, useSession, type ProjectDetail, type ProjectReviews } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Banner, Box, Coming, Panel, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadError } from '../../lists/load-error.js';
import { ReviewForm } from './review-form.js';
import { ReviewItem } from './review-item.js';

interface PanelProps {
  readonly project: ProjectDetail;
}

interface ReviewsProps extends PanelProps {
  readonly reviews: ProjectReviews;
  readonly userId: string;
}

/** What waits for whom. */
function Sealed({ reviews, date }: { readonly reviews: ProjectReviews; readonly date: string }): ReactElement | null {
  if (reviews.otherIsSealed) {
    return (
      <Banner kind="news" role="status">
        <FormattedMessage id="reviews.panel.sealed_other" values={{ date }} />
      </Banner>
    );
  }
  if (!reviews.items.some(({ publishedAt }) => publishedAt === null)) return null;
  return (
    <Banner kind="news" role="status">
      <FormattedMessage id="reviews.panel.sealed_mine" values={{ date }} />
    </Banner>
  );
}

/** Whether a review is still to be written or to be published. */
const isUnderWay = ({ items, canWrite, otherIsSealed }: ProjectReviews): boolean =>
  items.length === 0 || canWrite || otherIsSealed || items.some(({ publishedAt }) => publishedAt === null);

/** What stands above the reviews; nothing does where both are out. */
const ABOVE = {
  ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, px: { xs: 2, md: 3 }, py: 2 },
  '&:empty': { display: 'none' },
} as const;

function Reviews({ project, reviews, userId }: ReviewsProps): ReactElement {
  const formats = useFormats();
  const date = reviews.opensAt === null ? '' : formats.date(reviews.opensAt, 'long');
  return (
    <>
      <Box sx={ABOVE}>
        {isUnderWay(reviews) ? (
          <Typography variant="body2">
            <FormattedMessage id="reviews.panel.about" values={{ date }} />
          </Typography>
        ) : null}
        <Sealed reviews={reviews} date={date} />
        {reviews.canWrite ? <ReviewForm project={project} userId={userId} /> : null}
        {reviews.items.length === 0 && !reviews.canWrite && !reviews.otherIsSealed ? (
          <Typography variant="body2">
            <FormattedMessage id="reviews.panel.none" />
          </Typography>
        ) : null}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {reviews.items.map((review) => (
          <ReviewItem key={review.id} review={review} showSide />
        ))}
      </Box>
    </>
  );
}

function LoadedReviews({ project }: PanelProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useListProjectReviewsQuery(project.id);
  const session = useSession();
  // The form asks for the draft of whoever reads this.
  if (session.status === 'loading' || (data === undefined && error === undefined)) return <Coming />;
  return (
    <Panel title={formatMessage({ id: 'reviews.panel.title' })} flush>
      {data === undefined ? (
        <LoadError
          title={formatMessage({ id: 'reviews.panel.load_failed' })}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Reviews project={project} reviews={data} userId={session.status === 'signed-in' ? session.user.id : ''} />
      )}
    </Panel>
  );
}

/** CON-04: on a completed project, for its two sides and staff. */
export function ProjectReviewsPanel({ project }: PanelProps): ReactElement | null {
  const isShown = project.status === 'completed' && project.parties.some((party) => party !== 'viewer');
  return isShown ? <LoadedReviews project={project} /> : null;
}
