import type { BidView, EarlierFigures, ProjectDetail } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { Banner, CheckboxField, SendingButton, Stack, TextField, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useDraftSaid } from '../../../forms/use-draft-said.js';
import { useKeptDraft } from '../../../forms/kept-draft.js';
import { useFaultText } from '../../../forms/fault.js';
import { resolverOf } from '../../../forms/form-faults.js';
import { FormSummary } from '../../../forms/form-summary.js';
import {
  BID_FIELDS,
  checkBidAnswers,
  hasFaultyPrice,
  isPriced,
  startingAnswers,
  totalOf,
  type BidAnswers,
} from './bid-answers.js';
import { draftKeyOf, withDraft } from './bid-draft.js';
import { useNamedBidFault } from './bid-labels.js';
import { BidLines } from './bid-lines.js';
import { BidStart } from './bid-start.js';
import { BidTerms } from './bid-terms.js';
import { BidTotal, isOverCeiling } from './bid-total.js';
import { useSendBid } from './use-send-bid.js';

export interface BidFormProps {
  readonly project: ProjectDetail;
  /** Whose draft this device keeps. */
  readonly userId: string;
  /** The contractor's own pending bid; null to place the first. */
  readonly bid: BidView | null;
  /** What the contractor bid for the same work before it was posted again; a first bid begins with it. */
  readonly earlier?: EarlierFigures | null | undefined;
  readonly onSent?: () => void;
}

/** A sum is offered only once every included line has its price. */
function useSubmitText(answers: BidAnswers, bid: BidView | null): string {
  const { formatMessage } = useIntl();
  if (bid !== null) return formatMessage({ id: 'bids.form.save' });
  const total = totalOf(answers);
  const isWhole = total > 0 && !isOverCeiling(total) && answers.lines.every((line) => !line.included || isPriced(line));
  return isWhole
    ? formatMessage({ id: 'bids.form.submit' }, { amount: formatMoney(total) })
    : formatMessage({ id: 'bids.form.submit_empty' });
}

/** Where the figures come from that nobody has typed here. */
function EarlierNote({ earlier }: Pick<BidFormProps, 'earlier'>): ReactElement | null {
  const { formatMessage } = useIntl();
  if (!earlier) return null;
  return (
    <Banner kind="news" title={formatMessage({ id: 'bids.form.earlier' })}>
      {formatMessage({ id: 'bids.form.earlier_text' }, { amount: formatMoney(cents(earlier.amountCents)) })}
    </Banner>
  );
}

/** BID-02: a bid line by line, with what arrives at the contractor before it is sent. */
export function BidForm({ project, userId, bid, earlier, onSent }: BidFormProps): ReactElement {
  const { formatMessage } = useIntl();
  const text = useFaultText();
  const draftKey = draftKeyOf(userId, project.id, bid);
  const [blank] = useState(() => startingAnswers(project.conditions, bid ?? earlier));
  const [starting] = useState(() => withDraft(blank, draftKey));
  useDraftSaid(JSON.stringify(starting) !== JSON.stringify(blank));
  const form = useForm<BidAnswers>({
    defaultValues: starting,
    resolver: resolverOf(checkBidAnswers),
    shouldFocusError: false,
  });
  const forgetDraft = useKeptDraft(form, draftKey);
  const { send, sending, rest } = useSendBid({
    project,
    bid,
    form,
    onSent: () => {
      // What was sent is what the form changes from now on.
      form.reset(form.getValues());
      forgetDraft();
      onSent?.();
    },
  });
  const answers = form.watch();
  const total = totalOf(answers);
  const { errors, isDirty } = form.formState;
  const included = answers.lines.filter((line) => line.included);
  const named = useNamedBidFault(project.conditions);
  const submitText = useSubmitText(answers, bid);
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      aria-label={formatMessage({ id: 'bids.form.title' })}
    >
      {bid === null ? <EarlierNote earlier={earlier} /> : null}
      <FormSummary form={form} order={BID_FIELDS} rest={rest} named={named} />
      <Typography variant="subtitle1" component="h3">
        {formatMessage({ id: 'bids.form.lines' })}
      </Typography>
      <Typography variant="body2">{formatMessage({ id: 'bids.form.lines_hint' })}</Typography>
      <BidLines conditions={project.conditions} form={form} />
      <Stack spacing={2.5}>
        <TextField
          {...form.register('timeline')}
          label={formatMessage({ id: 'bids.form.timeline' })}
          hint={formatMessage({ id: 'bids.form.timeline_hint' })}
          error={text(errors.timeline?.message)}
        />
        <BidStart form={form} />
        <TextField
          {...form.register('durationDays')}
          label={formatMessage({ id: 'bids.form.duration' })}
          inputMode="numeric"
          optional
          error={text(errors.durationDays?.message)}
        />
        <TextField
          {...form.register('workDescription')}
          label={formatMessage({ id: 'bids.form.work' })}
          hint={formatMessage({ id: 'bids.form.work_hint' })}
          rows={4}
          error={text(errors.workDescription?.message)}
        />
        <TextField
          {...form.register('materials')}
          label={formatMessage({ id: 'bids.form.materials' })}
          rows={2}
          optional
          error={text(errors.materials?.message)}
        />
        <BidTerms form={form} />
        <CheckboxField
          {...form.register('acceptsAtClosing')}
          label={formatMessage({ id: 'bids.form.at_closing' })}
          hint={formatMessage({ id: 'bids.form.at_closing_note' })}
        />
        <BidTotal
          total={hasFaultyPrice(answers) ? null : total}
          included={included.length}
          conditions={project.conditions.length}
          startDate={answers.startDate}
          durationDays={answers.durationDays}
          closing={project.closingDate}
        />
        <SendingButton
          type="submit"
          variant="primary"
          sending={sending}
          sendingText={formatMessage({ id: 'bids.form.sending' })}
          fullWidth
        >
          {submitText}
        </SendingButton>
        {bid === null || isDirty ? (
          <Typography variant="body2">{formatMessage({ id: 'bids.form.draft_kept' })}</Typography>
        ) : null}
      </Stack>
    </form>
  );
}
