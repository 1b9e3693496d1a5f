import { detailOf, useAcceptBidMutation, type BidView, type ConditionView, type ProjectDetail } from '@cw/api-client';
import { cents, gapsAcknowledged, type PaymentTiming } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { CheckboxGroup, ConfirmDialog, RadioGroup, Stack, Typography, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { AcceptSummary } from './accept-summary.js';

export interface AcceptDialogProps {
  readonly project: ProjectDetail;
  readonly bid: BidView;
  /** How many other pending bids are rejected with it. */
  readonly others: number;
  readonly onAccepted: () => void;
  readonly onClose: () => void;
}

interface GapsProps {
  readonly gaps: readonly ConditionView[];
  readonly ticked: readonly string[];
  readonly onChange: (ticked: readonly string[]) => void;
}

function Gaps({ gaps, ticked, onChange }: GapsProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <div>
      <CheckboxGroup
        name="gaps"
        label={formatMessage({ id: 'bids.accept.gaps_text' })}
        choices={gaps.map(({ id, number, title }) => ({
          value: id,
          label: formatMessage({ id: 'bids.accept.gap' }, { number, title }),
        }))}
        selected={ticked}
        onChange={({ target }) =>
          onChange(target.checked ? [...ticked, target.value] : ticked.filter((id) => id !== target.value))
        }
      />
      <Typography variant="body2">{formatMessage({ id: 'bids.accept.gaps_after' })}</Typography>
    </div>
  );
}

interface TimingProps {
  readonly name: string;
  readonly timing: PaymentTiming;
  readonly onChange: (timing: PaymentTiming) => void;
}

function Timing({ name, timing, onChange }: TimingProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <RadioGroup
      name="paymentTiming"
      label={formatMessage({ id: 'bids.accept.timing' })}
      choices={[
        {
          value: 'upfront',
          label: formatMessage({ id: 'bids.accept.upfront' }),
          note: formatMessage({ id: 'bids.accept.upfront_note' }),
        },
        {
          value: 'at_closing',
          label: formatMessage({ id: 'bids.accept.at_closing' }),
          note: formatMessage({ id: 'bids.accept.at_closing_note' }, { name }),
        },
      ]}
      selected={[timing]}
      onChange={({ target }) => onChange(target.value === 'at_closing' ? 'at_closing' : 'upfront')}
    />
  );
}

/** BID-03: the consequence in the title, each gap said yes to by name, one effect however often it is pressed. */
export function AcceptDialog({ project, bid, others, onAccepted, onClose }: AcceptDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [accept] = useAcceptBidMutation();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [timing, setTiming] = useState<PaymentTiming>('upfront');
  const [error, setError] = useState<string>();
  const name = bid.contractor.company ?? bid.contractor.name;
  const amount = formatMoney(cents(bid.amountCents));
  const gaps = project.conditions.filter((condition) => bid.gaps.includes(condition.id));

  const confirm = async (): Promise<void> => {
    setError(undefined);
    try {
      await accept({ id: bid.id, acceptBidInput: { paymentTiming: timing, acknowledgedGaps: [...ticked] } }).unwrap();
    } catch (caught) {
      const detail = detailOf(caught);
      const title = formatMessage({ id: 'bids.accept.failed' });
      setError(detail ?? title);
      toast({ kind: 'broken', title, ...(detail !== undefined && { text: detail }) });
      return;
    }
    toast({
      kind: 'done',
      title: formatMessage({ id: 'bids.accept.done' }),
      text: formatMessage({ id: 'bids.accept.done_text' }),
    });
    onAccepted();
  };

  return (
    <ConfirmDialog
      open
      title={formatMessage({ id: 'bids.accept.title' }, { name, amount })}
      confirmLabel={formatMessage({ id: 'bids.accept.confirm' }, { amount })}
      ready={gapsAcknowledged(bid.gaps, ticked)}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack spacing={2.5}>
        <Typography>{formatMessage({ id: 'bids.accept.text' }, { others, name })}</Typography>
        <AcceptSummary project={project} bid={bid} />
        {gaps.length === 0 ? null : <Gaps gaps={gaps} ticked={ticked} onChange={setTicked} />}
        {bid.acceptsAtClosing ? <Timing name={name} timing={timing} onChange={setTiming} /> : null}
      </Stack>
    </ConfirmDialog>
  );
}
