import { parseDollars } from '@cw/domain';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { renderUi } from '../../testing/render-ui.js';
import { ErrorSummary } from '../error-summary/error-summary.js';
import { DateField } from './calendar-fields.js';
import { CheckboxField } from './checkbox-field.js';
import { CheckboxGroup, PickField, SegmentedField } from './choice-group.js';
import { SelectField } from './select-field.js';
import { MoneyField, PasswordField } from './special-fields.js';
import { TextField } from './text-field.js';

interface Values {
  scope: string;
  cost: string;
  category: string;
  closing: string;
  payer: string;
  trades: string[];
  agreed: boolean;
}

const blank: Values = { scope: '', cost: '', category: '', closing: '', payer: 'seller', trades: [], agreed: false };

function IntakeForm({ onSend }: { readonly onSend: (values: Values) => void }): React.ReactElement {
  const { register, handleSubmit, formState } = useForm<Values>({ defaultValues: blank, shouldFocusError: false });
  const { errors, submitCount } = formState;
  const faults = Object.entries(errors).map(([name, fault]) => ({ name, message: fault.message ?? '' }));
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)} noValidate>
      <ErrorSummary faults={faults} attempt={submitCount} />
      <TextField
        label="What does the report ask for?"
        rows={3}
        error={errors.scope?.message}
        {...register('scope', { required: 'Describe the repair' })}
      />
      <MoneyField
        label="Estimated cost"
        optional
        hint="As the report says"
        error={errors.cost?.message}
        {...register('cost', {
          validate: (text) => text === '' || parseDollars(text) !== undefined || 'Enter the cost as a number, like 600',
        })}
      />
      <SelectField
        label="Category"
        emptyLabel="Choose one"
        options={[{ value: 'roofing', label: 'Roofing' }]}
        {...register('category')}
      />
      <DateField label="Closing date" {...register('closing')} />
      <SegmentedField
        label="Who pays?"
        choices={[
          { value: 'buyer', label: 'Buyer' },
          { value: 'seller', label: 'Seller' },
        ]}
        {...register('payer')}
      />
      <PickField
        label="Trades"
        choices={[
          { value: 'roof', label: 'Roof' },
          { value: 'hvac', label: 'HVAC' },
        ]}
        error={errors.trades?.message}
        {...register('trades', { validate: (list) => list.length > 0 || 'Choose a trade' })}
      />
      <CheckboxField
        label="I agree"
        error={errors.agreed?.message}
        {...register('agreed', { required: 'Agree to go on' })}
      />
      <button type="submit">Send</button>
    </form>
  );
}

describe('form fields', () => {
  it('hand what was chosen and typed to the form', async () => {
    const onSend = jest.fn();
    const { user } = await renderUi(<IntakeForm onSend={onSend} />);
    await user.type(screen.getByLabelText('What does the report ask for?'), 'Install a handrail.');
    await user.type(screen.getByLabelText(/Estimated cost/), '1,250');
    await user.selectOptions(screen.getByLabelText('Category'), 'Roofing');
    await user.type(screen.getByLabelText('Closing date'), '2026-12-02');
    await user.click(screen.getByRole('radio', { name: 'Buyer' }));
    await user.click(screen.getByRole('checkbox', { name: 'HVAC' }));
    await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend.mock.calls[0]?.[0]).toEqual({
      scope: 'Install a handrail.',
      cost: '1,250',
      category: 'roofing',
      closing: '2026-12-02',
      payer: 'buyer',
      trades: ['hvac'],
      agreed: true,
    });
  });

  it('say what is wrong at the field and keep what was typed', async () => {
    const { user } = await renderUi(<IntakeForm onSend={() => undefined} />);
    const cost = screen.getByLabelText(/Estimated cost/);
    await user.type(cost, 'six hundred');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(cost).toHaveValue('six hundred');
    expect(cost).toBeInvalid();
    expect(cost).toHaveAccessibleDescription('As the report says Enter the cost as a number, like 600');
  });

  it.each([
    ['$890', '890'],
    [' $ 1,250.5', '1,250.5'],
    ['1,250', '1,250'],
    ['$8 or 9', '$8 or 9'],
  ])('INT-02 leave of the amount %p what stands beside the dollar sign: %p', async (typed, shown) => {
    const { user } = await renderUi(<IntakeForm onSend={() => undefined} />);
    await user.type(screen.getByLabelText(/Estimated cost/), typed);
    await user.tab();
    expect(screen.getByLabelText(/Estimated cost/)).toHaveValue(shown);
  });

  it('INT-02 tell the form of the amount as it is left', async () => {
    function Owned(): React.ReactElement {
      const [cost, setCost] = useState('');
      return (
        <>
          <MoneyField name="cost" label="Cost" value={cost} onChange={({ target }) => setCost(target.value)} />
          <output>{cost}</output>
        </>
      );
    }
    const { user } = await renderUi(<Owned />);
    await user.type(screen.getByLabelText('Cost'), '$890');
    await user.tab();
    expect(screen.getByRole('status')).toHaveTextContent(/^890$/);
    expect(screen.getByLabelText('Cost')).toHaveValue('890');
  });

  it.each([
    ['en', 'Estimated cost (optional)'],
    ['es', 'Estimated cost (opcional)'],
  ] as const)('I18N-01 mark an optional field in %s and no required one', async (locale, name) => {
    await renderUi(<IntakeForm onSend={() => undefined} />, { locale });
    expect(screen.getByLabelText(name)).toBeVisible();
    expect(screen.getByLabelText('Category')).toBeVisible();
  });

  it('let the owner of a password look at it', async () => {
    const { user } = await renderUi(<PasswordField name="password" label="Contraseña" />, { locale: 'es' });
    await user.type(screen.getByLabelText('Contraseña'), 'correct horse');
    expect(screen.getByLabelText('Contraseña')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(screen.getByLabelText('Contraseña')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Contraseña')).toHaveValue('correct horse');
  });

  it('name a group and its fault for readers', async () => {
    await renderUi(
      <CheckboxGroup
        name="proof"
        label="Proof needed"
        error="Choose at least one"
        choices={[{ value: 'a', label: 'Photo' }]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Proof needed' })).toHaveAccessibleDescription('Choose at least one');
  });
});

describe('ErrorSummary', () => {
  beforeEach(() => {
    document.title = 'Repair request';
  });

  it.each([
    ['en', '3 answers need fixing'],
    ['es', 'Hay 3 respuestas por corregir'],
  ] as const)('takes focus, counts in %s and repeats each field’s words', async (locale, heading) => {
    const { user } = await renderUi(<IntakeForm onSend={() => undefined} />, { locale });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(heading);
    expect(screen.getAllByText('Describe the repair')).toHaveLength(2);
    await waitFor(() => expect(document.title).toBe('Error: Repair request'));
  });

  it('takes focus again on the next refused try', async () => {
    const { user } = await renderUi(<IntakeForm onSend={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.type(screen.getByLabelText('What does the report ask for?'), 'Handrail');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('links to a field and to the first control of a group', async () => {
    const { user } = await renderUi(<IntakeForm onSend={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(screen.getByRole('link', { name: 'Describe the repair' }));
    expect(screen.getByLabelText('What does the report ask for?')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Choose a trade' }));
    expect(screen.getByRole('checkbox', { name: 'Roof' })).toHaveFocus();
  });

  it.each([
    ['en', 'There is a problem'],
    ['es', 'Hay un problema'],
  ] as const)('shows in %s a fault of the whole form without a link, and counts no answer', async (locale, heading) => {
    const faults = [{ name: null, message: 'You are offline.' }];
    await renderUi(<ErrorSummary faults={faults} />, { locale });
    expect(screen.getByRole('alert')).toHaveTextContent(heading);
    expect(screen.getByRole('alert')).not.toHaveTextContent(/answer|respuesta/);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
