import { INTAKE_DESK_LIMITS, REINSPECTION_RESULTS } from '@cw/domain';
import { Banner, RadioGroup, TextField } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActDialog } from '../records/act-dialog.js';
import { adoptTexts, useKept } from '../records/use-kept.js';
import type { IntakeProps } from './intake-props.js';
import { hasSettlementAgent } from './intake-standing.js';
import { useIntakeActs } from './use-intake-acts.js';

export interface ResultDialogProps extends IntakeProps {
  readonly onClose: () => void;
}

/** The statement that follows needs somebody to go to. */
function AgentNotice({ intake }: IntakeProps): ReactElement | null {
  if (hasSettlementAgent(intake)) return null;
  return (
    <Banner kind="sent_back" role="status">
      <FormattedMessage id="triage.result.no_agent" />
    </Banner>
  );
}

const BLANK = { result: '', notes: '' };

const textOf = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** What was found decides how the request goes on; nothing is chosen before the reader says it. */
export function ResultDialog({ intake, onClose }: ResultDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const acts = useIntakeActs(intake.id);
  const [{ result: chosen, notes }, write, forget] = useKept({
    subject: `result.${intake.id}.${intake.reinspections.length}`,
    blank: BLANK,
    adopt: (stored) => adoptTexts(BLANK, stored),
  });
  const result = REINSPECTION_RESULTS.find((one) => one === chosen);
  const [tried, setTried] = useState(false);
  const isSaid = result !== 'failed' || textOf(notes) !== null;
  const missing = formatMessage({ id: 'admin.act.reason_short' }, { min: 1 });
  return (
    <ActDialog
      title={formatMessage({ id: 'triage.result.title' })}
      text={formatMessage({ id: 'triage.result.text' })}
      confirmLabel={formatMessage({ id: 'triage.act.result' })}
      done={formatMessage({ id: 'triage.result.done' })}
      isComplete={result !== undefined && isSaid}
      onTried={() => setTried(true)}
      carryOut={async () => {
        if (result === undefined) return;
        await acts.record({ result, notes: textOf(notes) });
        forget();
      }}
      onClose={onClose}
    >
      <RadioGroup
        name="result"
        label={formatMessage({ id: 'triage.result.label' })}
        choices={REINSPECTION_RESULTS.map((value) => ({
          value,
          label: formatMessage({ id: `triage.reinspection.${value}` }),
          note: formatMessage({ id: `triage.result.${value}_note` }),
        }))}
        selected={result === undefined ? [] : [result]}
        error={tried && result === undefined ? formatMessage({ id: 'triage.result.missing' }) : undefined}
        onChange={({ target }) => write({ result: target.value, notes })}
      />
      {result === 'passed' ? <AgentNotice intake={intake} /> : null}
      <TextField
        name="notes"
        rows={4}
        {...(result !== 'failed' && { optional: true })}
        label={formatMessage({ id: 'triage.result.notes' })}
        hint={formatMessage({ id: 'triage.result.notes_hint' })}
        maxLength={INTAKE_DESK_LIMITS.inspectionNotesMax}
        value={notes}
        error={tried && !isSaid ? missing : undefined}
        onChange={({ target }) => write({ result: chosen, notes: target.value })}
      />
    </ActDialog>
  );
}
