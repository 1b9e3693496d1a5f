import type { Meta } from '@storybook/react-vite';
import { ErrorSummary, MoneyField, Stack, TextField } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Forms/Error summary', component: ErrorSummary } satisfies Meta;

export const Usual = says((w) => (
  <Stack sx={{ gap: 3, maxWidth: 560 }}>
    <ErrorSummary
      faults={[
        { name: 'scope', message: w.scopeError },
        { name: 'cost', message: w.costError },
      ]}
    />
    <TextField name="scope" label={w.scopeLabel} rows={3} error={w.scopeError} />
    <MoneyField name="cost" label={w.costLabel} defaultValue={w.costTyped} error={w.costError} />
  </Stack>
));
export const OfTheWholeForm = says((w) => <ErrorSummary faults={[{ name: null, message: w.bankNo }]} />);
export const Nothing = says(() => <ErrorSummary faults={[]} />);
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
