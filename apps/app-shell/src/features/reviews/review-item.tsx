import { useAnswerReviewMutation, useReportReviewMutation, type ReviewView } from '@cw/api-client';
import { REPORT_LIMITS, REVIEW_LIMITS } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Banner, Button, PersonsWords, styled, Typography, useNamedAction } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReasonDialog } from '../../forms/reason-dialog.js';
import { useEvent } from '../../forms/use-event.js';
import { TradeChip } from '../../words/trade-chip.js';
import { Stars } from './stars.js';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.75, 1.5) },
  '& .note': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .words': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' },
  '& .answer': {
    ...theme.typography.body2,
    paddingLeft: theme.spacing(2),
    borderLeft: `3px solid ${theme.vars.palette.divider}`,
  },
  '& .answer b': { marginRight: '0.4em' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2) },
}));

interface ReviewProps {
  readonly review: ReviewView;
}

/** Who wrote it when: one person may have written several. */
function useWritten({ authorName, writtenAt }: ReviewView): string {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return formatMessage({ id: 'reviews.item.written' }, { name: authorName, date: formats.date(writtenAt, 'long') });
}

function AnswerButton({ review }: ReviewProps): ReactElement {
  const { formatMessage } = useIntl();
  const named = useNamedAction();
  const written = useWritten(review);
  const [open, setOpen] = useState(false);
  const [answer] = useAnswerReviewMutation();
  const event = useEvent();
  const send = async (body: string): Promise<boolean> => {
    const work = () => answer({ id: review.id, answerReview: { body } }).unwrap();
    const isSent = await event.run(work, formatMessage({ id: 'reviews.answer.sent' }));
    if (isSent) setOpen(false);
    return isSent;
  };
  return (
    <>
      <Button
        size="small"
        aria-label={named(formatMessage({ id: 'reviews.answer.open' }), written)}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="reviews.answer.open" />
      </Button>
      <ReasonDialog
        open={open}
        title={formatMessage({ id: 'reviews.answer.title' })}
        text={formatMessage({ id: 'reviews.answer.text' })}
        label={formatMessage({ id: 'reviews.answer.label' })}
        confirmLabel={formatMessage({ id: 'reviews.answer.send' })}
        limits={{ min: 1, max: REVIEW_LIMITS.bodyMax }}
        error={event.error}
        draftKey={`answer.${review.id}`}
        onConfirm={send}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function ReportButton({ review }: ReviewProps): ReactElement {
  const { formatMessage } = useIntl();
  const named = useNamedAction();
  const written = useWritten(review);
  const [open, setOpen] = useState(false);
  const [report] = useReportReviewMutation();
  const event = useEvent();
  const send = async (reason: string): Promise<boolean> => {
    const work = () => report({ id: review.id, reportContent: { reason } }).unwrap();
    const isSent = await event.run(work, formatMessage({ id: 'reviews.report.sent' }));
    if (isSent) setOpen(false);
    return isSent;
  };
  return (
    <>
      <Button
        size="small"
        aria-label={named(formatMessage({ id: 'reviews.report.open' }), written)}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="reviews.report.open" />
      </Button>
      <ReasonDialog
        open={open}
        title={formatMessage({ id: 'reviews.report.title' })}
        label={formatMessage({ id: 'reviews.report.label' })}
        confirmLabel={formatMessage({ id: 'reviews.report.send' })}
        limits={{ min: REPORT_LIMITS.reasonMin, max: REPORT_LIMITS.reasonMax }}
        error={event.error}
        draftKey={`report.review.${review.id}`}
        onConfirm={send}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function Answer({ review }: ReviewProps): ReactElement | null {
  const formats = useFormats();
  if (review.answeredAt === null) return null;
  return (
    <div className="answer">
      <b>
        <FormattedMessage id="reviews.item.answer" />
      </b>
      <span className="note">{formats.date(review.answeredAt, 'long')}</span>
      <p className="words">
        {review.answer === null ? (
          <FormattedMessage id="reviews.item.answer_gone" />
        ) : (
          <PersonsWords>{review.answer}</PersonsWords>
        )}
      </p>
    </div>
  );
}

/** Only its author and staff are given a hidden one. */
function Hidden({ review }: ReviewProps): ReactElement | null {
  if (!review.isHidden) return null;
  return (
    <Banner kind="sent_back">
      <FormattedMessage id="reviews.item.hidden" />
    </Banner>
  );
}

/** One review: stars, who wrote it when, what it says, what was answered. */
export function ReviewItem({ review, showSide = false }: ReviewProps & { readonly showSide?: boolean }): ReactElement {
  const written = useWritten(review);
  return (
    <Item>
      <div className="head">
        <Stars rating={review.rating} />
        <span className="note">{written}</span>
        {showSide ? (
          <span className="note">
            <FormattedMessage id={`reviews.item.by_${review.side}`} />
          </span>
        ) : (
          <TradeChip category={review.category} />
        )}
      </div>
      {review.body === null ? (
        <Typography className="note">
          <FormattedMessage id="reviews.item.no_words" />
        </Typography>
      ) : (
        <Typography className="words">
          <PersonsWords>{review.body}</PersonsWords>
        </Typography>
      )}
      <Answer review={review} />
      <Hidden review={review} />
      {review.canAnswer || review.canReport ? (
        <div className="acts">
          {review.canAnswer ? <AnswerButton review={review} /> : null}
          {review.canReport ? <ReportButton review={review} /> : null}
        </div>
      ) : null}
    </Item>
  );
}
