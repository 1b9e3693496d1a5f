import { DateField } from '@cw/ui';
import { holdHalf } from '@cw/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { renderWithApp } from '../testing/render-with-app.js';
import { collectFaults, resolverOf } from './form-faults.js';
import { FormSummary } from './form-summary.js';
import { useFieldProps } from './use-field-props.js';

const FAULT = 'Enter a real date: month, day and the full year';

function Closing({ onSend }: { readonly onSend: (answers: object) => void }): ReactElement {
  const form = useForm({
    defaultValues: { closingDate: '' },
    resolver: resolverOf(() => collectFaults([])),
    shouldFocusError: false,
  });
  const field = useFieldProps(form);
  return (
    <form onSubmit={(event) => void form.handleSubmit(onSend)(event)} noValidate>
      <FormSummary form={form} order={['closingDate']} />
      <DateField {...field('closingDate')} label="Closing date" optional />
      <button type="submit">Continue</button>
    </form>
  );
}

it('PROJ-01 INT-01 does not take half a day for no day, and takes it once it is whole', async () => {
  const onSend = jest.fn();
  const { user } = await renderWithApp(<Closing onSend={onSend} />);
  const field = screen.getByLabelText(/^Closing date/);

  holdHalf(field, true);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('link', { name: FAULT })).toBeVisible();
  expect(field).toHaveAccessibleDescription(FAULT);
  expect(onSend).not.toHaveBeenCalled();

  holdHalf(field, false);
  fireEvent.change(field, { target: { value: '2026-12-20' } });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onSend).toHaveBeenCalledWith({ closingDate: '2026-12-20' }, expect.anything());
});
