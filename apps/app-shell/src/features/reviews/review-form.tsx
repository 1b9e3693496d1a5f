import { useWriteReviewMutation, type ProjectDetail } from '@cw/api-client';
import { REVIEW_LIMITS } from '@cw/domain';
import { PickOneField, SendingButton, Stack, TextField, Typography, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { collectFaults, placeApiFaults, resolverOf } from '../../forms/form-faults.js';
import { FormSummary } from '../../forms/form-summary.js';
import { asAnswers, readKept, useKeptDraft } from '../../forms/kept-draft.js';
import { checkText } from '../../forms/rules.js';
import { useDraftSaid } from '../../forms/use-draft-said.js';
import { useFieldProps } from '../../forms/use-field-props.js';
import { useOnce } from '../../forms/use-once.js';
import { useRefusalText } from '../../forms/refusal-text.js';

interface ReviewAnswers {
  /** As the field has it; empty until one is chosen. */
  readonly rating: string;
  readonly body: string;
}

const ORDER = ['rating', 'body'] as const;
const { ratingMin, ratingMax, bodyMin, bodyMax } = REVIEW_LIMITS;
const RATINGS = Array.from({ length: ratingMax - ratingMin + 1 }, (_, index) => ratingMin + index);

const check = ({ rating, body }: ReviewAnswers) =>
  collectFaults([
    ['rating', rating === '' ? { id: 'reviews.fault.rating' } : undefined],
    ['body', checkText(body, { min: bodyMin, max: bodyMax })],
  ]);

const BLANK: ReviewAnswers = { rating: '', body: '' };

/** The words and stars that were left on this device. */
function keptReview(draftKey: string): ReviewAnswers {
  const kept = readKept(draftKey, asAnswers);
  const body = kept?.['body'];
  const rating = kept?.['rating'];
  return {
    rating: RATINGS.map(String).find((one) => one === rating) ?? '',
    body: typeof body === 'string' ? body : '',
  };
}

export interface ReviewFormProps {
  readonly project: ProjectDetail;
  /** Whose draft this device keeps. */
  readonly userId: string;
}

/** CON-04: one side's word about the other. */
export function ReviewForm({ project, userId }: ReviewFormProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [write] = useWriteReviewMutation();
  const [rest, setRest] = useState<readonly string[]>([]);
  const draftKey = `review.${userId}.${project.id}`;
  const [kept] = useState(() => keptReview(draftKey));
  useDraftSaid(kept.rating !== '' || kept.body !== '');
  const form = useForm<ReviewAnswers>({
    defaultValues: kept,
    resolver: resolverOf(check),
    shouldFocusError: false,
  });
  const field = useFieldProps(form);
  const forgetDraft = useKeptDraft(form, draftKey);
  const refusalText = useRefusalText();
  const isContractor = project.parties.includes('awarded_contractor');
  const name = (isContractor ? project.ownerName : project.contractorName) ?? '';
  const send = useOnce(async ({ rating, body }: ReviewAnswers) => {
    try {
      await write({ id: project.id, writeReview: { rating: Number(rating), body: body.trim() } }).unwrap();
      toast({ kind: 'done', title: formatMessage({ id: 'reviews.form.sent' }) });
      form.reset(BLANK);
      forgetDraft();
    } catch (error) {
      const placed = placeApiFaults(error, form.setError, (path) => ORDER.some((known) => known === path));
      setRest(placed.placed > 0 ? placed.rest : [refusalText(error, 'errors.server.unexpected')]);
    }
  });
  const submit = form.handleSubmit(send);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSummary form={form} order={ORDER} rest={rest} />
      <Stack spacing={2}>
        <Typography variant="rowTitle" component="h3">
          {formatMessage(
            { id: isContractor ? 'reviews.form.title_contractor' : 'reviews.form.title_client' },
            { name },
          )}
        </Typography>
        <PickOneField
          {...field('rating')}
          label={formatMessage({ id: 'reviews.form.rating' })}
          choices={RATINGS.map((rating) => ({
            value: String(rating),
            label: formatMessage({ id: 'reviews.form.stars' }, { count: rating }),
          }))}
        />
        <TextField
          {...field('body')}
          label={formatMessage({ id: 'reviews.form.body' })}
          hint={formatMessage({ id: 'reviews.form.body_hint' })}
          rows={4}
          maxLength={bodyMax}
        />
        <div>
          <SendingButton
            type="submit"
            variant="primary"
            sending={form.formState.isSubmitting}
            sendingText={formatMessage({ id: 'reviews.form.sending' })}
          >
            <FormattedMessage id="reviews.form.send" />
          </SendingButton>
        </div>
        <Typography variant="body2">
          <FormattedMessage id="reviews.form.sealed_note" />
        </Typography>
      </Stack>
    </form>
  );
}
