import {
  detailOf,
  isApiError,
  useAcceptBidMutation,
  type BidView,
  type ConditionView,
  type ProjectDetail,
} from '@cw/api-client';
import {
  acknowledgementsOf,
  canInvoiceAtClosing,
  cents,
  lenderAsksFor,
  missingAcknowledgements,
  type BidAcknowledgement,
  type PaymentTiming,
} from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import {
  Banner,
  CheckboxGroup,
  ConfirmDialog,
  fieldId,
  RadioGroup,
  Stack,
  Typography,
  useToast,
  type Missing,
} from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { AcceptSummary } from './accept-summary.js';
import { AtClosing } from './at-closing.js';
import { resolverOf } from '../../../forms/form-faults.js';
import { agentBody, checkAgentOrNothing, isBlank, type AgentAnswers } from '../../../forms/settlement-agent.js';
import { LateFinish } from './late-finish.js';

export interface AcceptDialogProps {
  readonly project: ProjectDetail;
  readonly bid: BidView;
  /** How many other pending bids are rejected with it. */
  readonly others: number;
  /** The contractor changed it since the client asked to accept it. */
  readonly changed: boolean;
  readonly onAccepted: () => void;
  /** The bid stands otherwise than was shown. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

interface GapsProps {
  readonly gaps: readonly ConditionView[];
  readonly ticked: readonly string[];
  readonly onChange: (ticked: readonly string[]) => void;
}

function Gaps({ gaps, ticked, onChange }: GapsProps): ReactElement {
  const { formatMessage } = useIntl();
  const required = gaps.some(({ source }) => lenderAsksFor(source));
  return (
    <div>
      <CheckboxGroup
        name="gaps"
        label={formatMessage({ id: required ? 'bids.accept.gaps_required' : 'bids.accept.gaps_text' })}
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

/** The name of the field that asks for it, in this dialog. */
const ASKED_BY = { gap: 'gaps', late_finish: 'late' } as const;

/** What is still to be ticked, by name, with the way to the first of it. */
function useMissing(
  project: ProjectDetail,
  timing: PaymentTiming,
): (missing: readonly BidAcknowledgement[]) => Missing | undefined {
  const { formatMessage, formatList } = useIntl();
  const formats = useFormats();
  const nameOf = (one: BidAcknowledgement): string => {
    if (one.kind === 'late_finish')
      return formatMessage({ id: 'bids.accept.missing.late' }, { date: formats.plainDate(one.late.finish) });
    const condition = project.conditions.find(({ id }) => id === one.conditionId);
    return formatMessage({ id: 'bids.accept.gap' }, { number: condition?.number ?? '', title: condition?.title ?? '' });
  };
  return (missing) => {
    if (timing === 'at_closing' && !canInvoiceAtClosing(project)) {
      return { field: fieldId('paymentTiming'), text: formatMessage({ id: 'bids.accept.needs_address' }) };
    }
    const [first] = missing;
    if (first === undefined) return undefined;
    const things = formatList(missing.map(nameOf));
    return { field: fieldId(ASKED_BY[first.kind]), text: formatMessage({ id: 'bids.accept.missing' }, { things }) };
  };
}

/** A bid that was taken back a moment ago is told by name; the API knows only its state. */
const wasWithdrawn = (error: unknown): boolean =>
  isApiError(error) && error.problem?.code === 'state.conflict' && error.problem.state === 'withdrawn';

/** BID-03: the consequence in the title, each gap said yes to by name, one effect however often it is pressed. */
export function AcceptDialog(props: AcceptDialogProps): ReactElement {
  const { project, bid, others, changed, onAccepted, onRefused, onClose } = props;
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [accept] = useAcceptBidMutation();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [timing, setTiming] = useState<PaymentTiming>('upfront');
  const [knowsLate, setKnowsLate] = useState(false);
  const agent = useForm<AgentAnswers>({
    defaultValues: { name: project.settlementAgent ?? '', company: '', email: '', fileNumber: '' },
    resolver: resolverOf(checkAgentOrNothing),
  });
  const [error, setError] = useState<string>();
  const missingOf = useMissing(project, timing);
  const needed = acknowledgementsOf(bid, project);
  const late = needed.find((one) => one.kind === 'late_finish')?.late;
  const acknowledged = { gaps: ticked, finishDate: knowsLate ? bid.finishDate : null };
  const name = bid.contractor.company ?? bid.contractor.name;
  const amount = formatMoney(cents(bid.amountCents));
  const gaps = project.conditions.filter((condition) => bid.gaps.includes(condition.id));

  const confirm = async (): Promise<void> => {
    setError(undefined);
    const isAtClosing = timing === 'at_closing';
    if (isAtClosing && !(await agent.trigger(undefined, { shouldFocus: true }))) return;
    const named = isAtClosing && !isBlank(agent.getValues()) ? agentBody(agent.getValues()) : null;
    try {
      await accept({
        id: bid.id,
        acceptBidInput: {
          paymentTiming: timing,
          acknowledgedGaps: [...ticked],
          acknowledgedFinishDate: acknowledged.finishDate,
          settlementAgent: named,
        },
      }).unwrap();
    } catch (caught) {
      const detail = wasWithdrawn(caught) ? formatMessage({ id: 'bids.gone.withdrawn' }, { name }) : detailOf(caught);
      const title = formatMessage({ id: 'bids.accept.failed' });
      setError(detail ?? title);
      toast({ kind: 'broken', title, ...(detail !== undefined && { text: detail }) });
      onRefused();
      return;
    }
    toast({
      kind: 'done',
      title: formatMessage({ id: 'bids.accept.done' }),
      text: formatMessage({ id: isAtClosing ? 'bids.accept.done_text_closing' : 'bids.accept.done_text' }, { amount }),
    });
    onAccepted();
  };

  return (
    <ConfirmDialog
      open
      title={formatMessage({ id: 'bids.accept.title' }, { name, amount })}
      confirmLabel={formatMessage({ id: 'bids.accept.confirm' }, { amount })}
      missing={missingOf(missingAcknowledgements(needed, acknowledged))}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack spacing={2.5}>
        {changed ? (
          <Banner kind="date" role="status" title={formatMessage({ id: 'bids.accept.changed' }, { name })}>
            {formatMessage({ id: 'bids.accept.changed_text' })}
          </Banner>
        ) : null}
        <Typography>{formatMessage({ id: 'bids.accept.text' }, { others, name })}</Typography>
        <AcceptSummary project={project} bid={bid} />
        {gaps.length === 0 ? null : <Gaps gaps={gaps} ticked={ticked} onChange={setTicked} />}
        {late === undefined ? null : <LateFinish late={late} checked={knowsLate} onChange={setKnowsLate} />}
        {bid.acceptsAtClosing ? <Timing name={name} timing={timing} onChange={setTiming} /> : null}
        {timing === 'at_closing' ? <AtClosing project={project} agent={agent} /> : null}
      </Stack>
    </ConfirmDialog>
  );
}
