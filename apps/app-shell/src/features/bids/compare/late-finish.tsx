import type { Lateness } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { CheckboxField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

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
