import { cents, parseDollars, type Cents } from '@cw/domain';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { MoneyField, type MoneyFieldProps } from '../field/special-fields.js';
import { SplitBar, type SplitBarProps } from './split-bar.js';

export interface SplitFieldProps extends MoneyFieldProps {
  /** As the form holds it now. */
  readonly typed: string;
  readonly split: Omit<SplitBarProps, 'contractorCents'>;
}

/** The contractor's part as it is typed, when it is an amount that the whole covers. */
function partOf(typed: string, wholeCents: Cents): Cents | undefined {
  const part = parseDollars(typed);
  return part === undefined || part > wholeCents ? undefined : cents(part);
}

/** Asks for the contractor's part in dollars and says with every key what each side gets by it. */
export function SplitField({ typed, split, ...field }: SplitFieldProps): ReactElement {
  const { formatMessage } = useIntl();
  const part = partOf(typed, split.wholeCents);
  return (
    <Stack spacing={2}>
      <MoneyField {...field} />
      <div aria-live="polite">
        {part === undefined ? (
          <Typography variant="body2">{formatMessage({ id: 'ui.split_bar.nothing_typed' })}</Typography>
        ) : (
          <SplitBar {...split} contractorCents={part} />
        )}
      </div>
    </Stack>
  );
}
