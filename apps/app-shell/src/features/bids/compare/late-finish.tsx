import { daysBetween, slackDays, type PlainDate } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { CheckboxField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

export interface Lateness {
  readonly days: number;
  /** After the closing itself, or only after the last day that is safe for it. */
  readonly after: 'closing' | 'safe_finish';
  readonly closing: PlainDate;
}

/** By how much the work of a bid ends too late for the closing; null when it does not, or nobody knows. */
export function lateness(finish: PlainDate | null, closing: PlainDate | null): Lateness | null {
  if (finish === null || closing === null) return null;
  const past = daysBetween(closing, finish);
  if (past > 0) return { days: past, after: 'closing', closing };
  const slack = slackDays(finish, closing);
  return slack < 0 ? { days: -slack, after: 'safe_finish', closing } : null;
}

export interface LateFinishProps {
  readonly late: Lateness;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Who accepts a bid that ends too late says so, as with what it leaves out. */
export function LateFinish({ late, checked, onChange }: LateFinishProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <CheckboxField
      name="late"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      label={formatMessage(
        { id: `bids.accept.late.${late.after}` },
        { days: late.days, date: formats.plainDate(late.closing) },
      )}
    />
  );
}
