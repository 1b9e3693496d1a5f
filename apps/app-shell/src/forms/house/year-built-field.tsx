import { LAST_LEAD_PAINT_YEAR } from '@cw/domain';
import { TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { FieldProps } from '../use-field-props.js';

export interface YearBuiltFieldProps {
  readonly field: FieldProps<string>;
  readonly typed: string;
}

/** The house’s age says whether paint may be disturbed by anybody; the note comes with a year that it is about. */
export function YearBuiltField({ field, typed }: YearBuiltFieldProps): ReactElement {
  const { formatMessage } = useIntl();
  const year = typed.trim();
  const mayHaveLead = /^\d{4}$/u.test(year) && Number(year) <= LAST_LEAD_PAINT_YEAR;
  return (
    <TextField
      {...field}
      label={formatMessage({ id: 'projects.field.year_built' })}
      hint={mayHaveLead ? formatMessage({ id: 'projects.field.year_built_hint' }) : undefined}
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
      optional
    />
  );
}
