import { INTAKE_DESK_LIMITS, isPlainDate } from '@cw/domain';
import { DateField, TextField } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ActDialog } from '../records/act-dialog.js';
import { adoptTexts, useKept } from '../records/use-kept.js';
import type { IntakeProps } from './intake-props.js';
import { useIntakeActs } from './use-intake-acts.js';

export interface OrderDialogProps extends IntakeProps {
  readonly onClose: () => void;
}

/** INT-08: who looks at the finished work, and when. One that is ordered already gets another day or person. */
export function OrderDialog({ intake, onClose }: OrderDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const acts = useIntakeActs(intake.id);
  const ordered = intake.reinspections.find(({ result }) => result === null);
  const blank = {
    day: ordered?.scheduledOn ?? '',
    name: ordered?.inspectorName ?? '',
    company: ordered?.inspectorCompany ?? '',
  };
  const [typed, setTyped, forget] = useKept({
    subject: `order.${intake.id}.${intake.reinspections.length}`,
    blank,
    adopt: (stored) => adoptTexts(blank, stored),
  });
  const [tried, setTried] = useState(false);
  const isDay = isPlainDate(typed.day);
  const isNamed = typed.name.trim() !== '';
  const missing = (is: boolean): string | undefined =>
    tried && !is ? formatMessage({ id: 'admin.act.reason_short' }, { min: 1 }) : undefined;
  const change = (part: Partial<typeof typed>): void => setTyped({ ...typed, ...part });
  return (
    <ActDialog
      title={formatMessage({ id: ordered === undefined ? 'triage.order.title' : 'triage.order.again_title' })}
      text={formatMessage({ id: 'triage.order.text' })}
      confirmLabel={formatMessage({ id: ordered === undefined ? 'triage.act.order' : 'triage.act.reorder' })}
      done={formatMessage({ id: 'triage.order.done' })}
      isComplete={isDay && isNamed}
      onTried={() => setTried(true)}
      carryOut={async () => {
        await acts.order({
          scheduledOn: typed.day,
          inspectorName: typed.name.trim(),
          inspectorCompany: typed.company.trim() === '' ? null : typed.company.trim(),
        });
        forget();
      }}
      onClose={onClose}
    >
      <DateField
        name="scheduledOn"
        label={formatMessage({ id: 'triage.order.day' })}
        value={typed.day}
        error={missing(isDay)}
        onChange={({ target }) => change({ day: target.value })}
      />
      <TextField
        name="inspectorName"
        label={formatMessage({ id: 'triage.order.inspector' })}
        maxLength={INTAKE_DESK_LIMITS.inspectorMax}
        autoComplete="off"
        value={typed.name}
        error={missing(isNamed)}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        name="inspectorCompany"
        optional
        label={formatMessage({ id: 'triage.order.company' })}
        maxLength={INTAKE_DESK_LIMITS.inspectorMax}
        autoComplete="off"
        value={typed.company}
        onChange={({ target }) => change({ company: target.value })}
      />
    </ActDialog>
  );
}
