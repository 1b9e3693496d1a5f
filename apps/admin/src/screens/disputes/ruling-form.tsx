import {
  cents,
  DISPUTE_LIMITS,
  houseZone,
  isAnswerAwaited,
  parseDollars,
  PAYMENT_LIMITS,
  SECOND_ADMIN_CENTS,
} from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import {
  Banner,
  Button,
  Panel,
  SplitBar,
  SplitField,
  Stack,
  styled,
  TextField,
  useFaultFocus,
  useMissingGate,
} from '@cw/ui';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { ActDialog } from '../records/act-dialog.js';
import { adoptTexts, useKept } from '../records/use-kept.js';
import type { CaseProps } from './case-props.js';
import { splitOf } from './split-of.js';

const { reasonMin, reasonMax } = DISPUTE_LIMITS;
const BLANK = { typed: '', reason: '' };

/** What is paid at closing is nothing, or a sum that can be paid; what is held is divided to the cent. */
function partOf(typed: string, { stakeCents, isHeld }: CaseProps['dispute']): number | undefined {
  const part = parseDollars(typed);
  if (part === undefined || part > stakeCents) return undefined;
  return isHeld || part === 0 || part >= PAYMENT_LIMITS.minCents ? part : undefined;
}

/** Where the reader is led who rules too early. */
const AWAITED_PLACE = 'ruling-awaited';

const Place = styled('div')({ '&:focus': { outline: 'none' } });

interface AwaitedProps extends CaseProps {
  /** Until when an answer is awaited, in words. */
  readonly until: string | undefined;
}

/** What keeps staff from ruling, and until when. */
function Awaited({ dispute, until }: AwaitedProps): ReactElement | null {
  if (until === undefined) return null;
  return (
    <Place id={AWAITED_PLACE} tabIndex={-1}>
      <Banner kind="date" title={until}>
        <FormattedMessage id="admin.dispute.awaited_text" values={{ opener: dispute.openedBy }} />
      </Banner>
    </Place>
  );
}

/** Until when an answer is awaited, in words, and what says so to whoever rules before. */
function useAwaited(dispute: CaseProps['dispute']) {
  const { formatMessage } = useIntl();
  const { useNow } = useKit();
  const formats = useFormats();
  const until = isAnswerAwaited(dispute, useNow())
    ? formatMessage(
        { id: 'admin.dispute.awaited' },
        { date: formats.deadline(dispute.answerDueAt, houseZone(dispute.usState)) },
      )
    : undefined;
  return { until, gate: useMissingGate(until === undefined ? undefined : { field: AWAITED_PLACE, text: until }) };
}

/** Who gets what, and why; over a large sum it is proposed to another administrator. */
export function RulingForm({ dispute }: CaseProps): ReactElement {
  const { formatMessage } = useIntl();
  const { api } = useKit();
  const [rule] = api.useRuleDisputeMutation();
  const { until, gate } = useAwaited(dispute);
  const disabled = until !== undefined;
  // A ruling that was refused is written anew.
  const subject = `ruling.${dispute.id}.${dispute.rulings.length}`;
  const [written, write, forget] = useKept({ subject, blank: BLANK, adopt: (stored) => adoptTexts(BLANK, stored) });
  const { typed, reason } = written;
  const [tried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const faults = useFaultFocus(form);
  const part = partOf(typed, dispute);
  const isShort = reason.trim().length < reasonMin;
  const split = splitOf(dispute);
  const amount = formatMoney(split.wholeCents);
  const isProposal = dispute.needsSecondAdmin;
  const act = isProposal ? 'propose' : 'rule';
  const consequence = isProposal ? 'admin.dispute.propose.text' : (`admin.dispute.rule.text_${split.of}` as const);
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    if (!gate.pass()) return;
    setTried(true);
    faults.lead();
    setAsking(part !== undefined && !isShort);
  };
  return (
    <Panel
      title={formatMessage({ id: 'admin.dispute.ruling' })}
      subtitle={<FormattedMessage id="admin.dispute.ruling_text" />}
    >
      <form ref={form} onSubmit={ask} noValidate>
        {faults.note}
        <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
          <Awaited dispute={dispute} until={until} />
          <SplitField
            name="contractorCents"
            label={formatMessage({ id: 'admin.dispute.contractor_gets' }, { name: dispute.contractorName })}
            hint={formatMessage({ id: `admin.dispute.contractor_hint_${split.of}` }, { amount })}
            typed={typed}
            split={split}
            value={typed}
            disabled={disabled}
            onChange={({ target }) => write({ ...written, typed: target.value })}
            error={
              tried && part === undefined
                ? formatMessage({ id: `admin.dispute.amount_wrong_${split.of}` }, { amount })
                : undefined
            }
          />
          <TextField
            name="reason"
            label={formatMessage({ id: 'admin.dispute.why' })}
            hint={formatMessage({ id: 'admin.dispute.why_hint' })}
            rows={5}
            maxLength={reasonMax}
            value={reason}
            disabled={disabled}
            onChange={({ target }) => write({ ...written, reason: target.value })}
            error={tried && isShort ? formatMessage({ id: 'admin.act.reason_short' }, { min: reasonMin }) : undefined}
          />
          {isProposal ? (
            <p>
              <FormattedMessage
                id="admin.dispute.second_text"
                values={{ limit: formatMoney(cents(SECOND_ADMIN_CENTS)) }}
              />
            </p>
          ) : null}
          {gate.note}
          <div>
            <Button type="submit" variant="primary" aria-describedby={gate.describedBy}>
              <FormattedMessage id={`admin.dispute.${act}.action`} />
            </Button>
          </div>
        </Stack>
      </form>
      {isAsking && part !== undefined ? (
        <ActDialog
          title={formatMessage({ id: `admin.dispute.${act}.title` })}
          text={formatMessage({ id: consequence })}
          confirmLabel={formatMessage({ id: `admin.dispute.${act}.action` })}
          done={formatMessage({ id: `admin.dispute.${act}.done` })}
          carryOut={async () => {
            await rule({ id: dispute.id, makeRuling: { contractorCents: part, reason: reason.trim() } }).unwrap();
            forget();
          }}
          onClose={() => setAsking(false)}
        >
          <SplitBar {...split} contractorCents={cents(part)} />
        </ActDialog>
      ) : null}
    </Panel>
  );
}
