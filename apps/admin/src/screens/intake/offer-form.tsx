import type { IntakeRepairView } from '@cw/api-client';
import { INTAKE_DESK_LIMITS, RESPONSIBLE_PARTIES } from '@cw/domain';
import { formatMoney, type MessageId } from '@cw/i18n';
import { Button, ErrorSummary, MoneyField, Panel, SelectField, Stack, styled, SumList, TextField } from '@cw/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActDialog } from '../records/act-dialog.js';
import { firstWords } from './first-words.js';
import type { IntakeProps } from './intake-props.js';
import { useKept } from '../records/use-kept.js';
import {
  adoptOffer,
  beginOffer,
  fieldOf,
  lineOf,
  offerFaults,
  offerOf,
  openRepairs,
  totalOf,
  type OfferDraft,
  type OfferLineDraft,
} from './offer-draft.js';
import { RuledGroup } from '../records/ruled-group.js';
import { useRepairName } from './use-repair-name.js';
import { useIntakeActs } from './use-intake-acts.js';

const Line = styled(RuledGroup)(({ theme }) => ({
  '& .words': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& .fields': {
    display: 'grid',
    gap: theme.spacing(1.5, 2),
    alignItems: 'end',
    gridTemplateColumns: 'minmax(7rem, 1fr) minmax(8rem, 1fr) minmax(0, 2fr)',
    [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));

interface LineProps {
  readonly repair: IntakeRepairView;
  readonly draft: OfferLineDraft;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<OfferLineDraft>) => void;
}

function OfferLine({ repair, draft, errorOf, onChange }: LineProps): ReactElement {
  const { formatMessage } = useIntl();
  const nameOf = useRepairName();
  const { title, category, description } = repair;
  const field = (name: 'ceiling' | 'party' | 'note') => {
    const id = fieldOf(name, repair.id);
    return { name: id, error: errorOf(id) };
  };
  return (
    <Line>
      <legend>
        {nameOf(repair)}
        <span className="words">
          {[title === null ? null : formatMessage({ id: `intake.category.${category}` }), firstWords(description)]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </legend>
      <div className="fields">
        <MoneyField
          {...field('ceiling')}
          label={formatMessage({ id: 'triage.offer.ceiling' })}
          value={draft.ceiling}
          onChange={({ target }) => onChange({ ceiling: target.value })}
        />
        <SelectField
          {...field('party')}
          label={formatMessage({ id: 'triage.offer.party' })}
          emptyLabel={formatMessage({ id: 'projects.field.choose_state' })}
          options={RESPONSIBLE_PARTIES.map((party) => ({
            value: party,
            label: formatMessage({ id: `projects.party.${party}` }),
          }))}
          value={draft.party}
          onChange={({ target }) => onChange({ party: RESPONSIBLE_PARTIES.find((one) => one === target.value) ?? '' })}
        />
        <TextField
          {...field('note')}
          optional
          label={formatMessage({ id: 'triage.offer.note' })}
          maxLength={INTAKE_DESK_LIMITS.noteMax}
          value={draft.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
    </Line>
  );
}

export interface OfferFormProps extends IntakeProps {
  readonly onClose: () => void;
}

/** COND-02: a ceiling for each repair and who pays for it. What was typed stays when it is refused. */
export function OfferForm({ intake, onClose }: OfferFormProps): ReactElement {
  const { formatMessage } = useIntl();
  const acts = useIntakeActs(intake.id);
  const blank = beginOffer(intake);
  // An offer that was refused is followed by another, which begins with it.
  const subject = `offer.${intake.id}.${intake.offers.length}`;
  const [draft, setDraft, forget] = useKept<OfferDraft>({
    subject,
    blank,
    adopt: (stored) => adoptOffer(blank, stored),
  });
  const [attempt, setAttempt] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const repairs = openRepairs(intake);
  const form = useRef<HTMLFormElement>(null);
  // What opened it is gone, and the form begins below it.
  useEffect(() => form.current?.focus(), []);
  const faults: ReadonlyMap<string, MessageId> = attempt === 0 ? new Map() : offerFaults(draft, repairs);
  const textOf = (id: MessageId): string => formatMessage({ id });
  const errorOf = (field: string): string | undefined => {
    const fault = faults.get(field);
    return fault === undefined ? undefined : textOf(fault);
  };
  const total = totalOf(draft, repairs);
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    setAsking(offerFaults(draft, repairs).size === 0);
  };
  return (
    <Panel
      title={formatMessage({ id: 'triage.offer.title' })}
      subtitle={<FormattedMessage id="triage.offer.text" values={{ name: intake.fullName }} />}
    >
      <form ref={form} tabIndex={-1} onSubmit={ask} noValidate aria-label={formatMessage({ id: 'triage.offer.title' })}>
        <ErrorSummary
          faults={[...faults].map(([name, id]) => ({ name: name === 'total' ? null : name, message: textOf(id) }))}
          attempt={attempt}
        />
        <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
          {repairs.map((repair) => (
            <OfferLine
              key={repair.id}
              repair={repair}
              draft={lineOf(draft, repair.id)}
              errorOf={errorOf}
              onChange={(part) =>
                setDraft({
                  ...draft,
                  lines: { ...draft.lines, [repair.id]: { ...lineOf(draft, repair.id), ...part } },
                })
              }
            />
          ))}
          <SumList rows={[{ label: formatMessage({ id: 'triage.offer.total' }), cents: total, total: true }]} />
          <TextField
            name="message"
            optional
            rows={4}
            label={formatMessage({ id: 'triage.offer.message' })}
            hint={formatMessage({ id: 'triage.offer.message_hint' })}
            maxLength={INTAKE_DESK_LIMITS.messageMax}
            value={draft.message}
            onChange={({ target }) => setDraft({ ...draft, message: target.value })}
          />
          <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button type="submit" variant="primary">
              <FormattedMessage id="triage.act.send_offer" />
            </Button>
            <Button variant="secondary" onClick={onClose}>
              <FormattedMessage id="ui.confirm_dialog.cancel" />
            </Button>
          </Stack>
        </Stack>
      </form>
      {isAsking ? (
        <ActDialog
          title={formatMessage({ id: 'triage.offer.confirm' }, { amount: formatMoney(total), name: intake.fullName })}
          text={formatMessage({ id: 'triage.offer.confirm_text' }, { email: intake.email })}
          confirmLabel={formatMessage({ id: 'triage.act.send_offer' })}
          done={formatMessage({ id: 'triage.offer.done' })}
          carryOut={async () => {
            await acts.offer(offerOf(draft, repairs));
            forget();
            onClose();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Panel>
  );
}
