import { fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { holdHalf } from '../../testing/hold-half.js';
import { renderUi } from '../../testing/render-ui.js';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.js';
import { DateField, TimeField } from './calendar-fields.js';

const WORDS = {
  en: { day: 'Enter a real date: month, day and the full year', time: 'Enter the whole time: hours and minutes' },
  es: {
    day: 'Escriba una fecha real: mes, día y el año completo',
    time: 'Escriba la hora completa: horas y minutos',
  },
} as const;

function Closing({ onConfirm }: { readonly onConfirm: (day: string) => void }): ReactElement {
  const [day, setDay] = useState('2026-12-20');
  return (
    <ConfirmDialog
      open
      title="Correct the request?"
      confirmLabel="Correct it"
      onConfirm={() => onConfirm(day)}
      onClose={() => undefined}
    >
      <DateField name="closing" label="Closing date" value={day} onChange={({ target }) => setDay(target.value)} />
    </ConfirmDialog>
  );
}

describe.each(['en', 'es'] as const)('a field in parts, in %s', (locale) => {
  it.each([
    ['day', DateField, '2026-12-20'],
    ['time', TimeField, '14:30'],
  ] as const)(
    'I18N-02 says of half a %s that it is half once it is left, and no more once it is whole',
    async (...row) => {
      const [kind, Field, whole] = row;
      const { user } = await renderUi(<Field name="when" label="When" />, { locale });
      const field = screen.getByLabelText('When');
      await user.click(field);
      holdHalf(field, true);
      expect(field).not.toHaveAccessibleDescription(WORDS[locale][kind]);

      await user.tab();
      expect(field).toHaveAccessibleDescription(WORDS[locale][kind]);
      expect(field).toBeInvalid();

      holdHalf(field, false);
      fireEvent.change(field, { target: { value: whole } });
      expect(field).not.toHaveAccessibleDescription(WORDS[locale][kind]);
    },
  );
});

it('INT-08 a dialog does not take half a day for none, and leads back to it', async () => {
  const onConfirm = jest.fn();
  const { user } = await renderUi(<Closing onConfirm={onConfirm} />);
  const field = screen.getByLabelText('Closing date');
  fireEvent.change(field, { target: { value: '' } });
  holdHalf(field, true);

  await user.click(screen.getByRole('button', { name: 'Correct it' }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(WORDS.en.day);

  holdHalf(field, false);
  fireEvent.change(field, { target: { value: '2026-12-22' } });
  await user.click(screen.getByRole('button', { name: 'Correct it' }));
  expect(onConfirm).toHaveBeenCalledWith('2026-12-22');
});

describe.each([
  ['en', 'Choose a date'],
  ['es', 'Elija una fecha'],
] as const)('an empty date, in %s', (locale, words) => {
  const inPlaceOf = (field: HTMLElement) =>
    field.hasAttribute('data-empty') ? field.parentElement?.getAttribute('data-in-place') : null;

  it('I18N-02 says in its own words that nothing was chosen, until something is', async () => {
    const { user } = await renderUi(<DateField name="closing" label="When" />, { locale });
    const field = screen.getByLabelText('When');
    expect(inPlaceOf(field)).toBe(words);

    fireEvent.change(field, { target: { value: '2026-12-20' } });
    expect(inPlaceOf(field)).toBeNull();
    fireEvent.change(field, { target: { value: '' } });
    expect(inPlaceOf(field)).toBe(words);

    await user.click(field);
    holdHalf(field, true);
    await user.tab();
    expect(inPlaceOf(field)).toBeNull();
  });

  it('says nothing where a form has put a date, also later', async () => {
    const field = <DateField name="closing" label="When" defaultValue="2026-12-20" />;
    const { rerender } = await renderUi(field, { locale });
    expect(inPlaceOf(screen.getByLabelText('When'))).toBeNull();

    const input = screen.getByLabelText<HTMLInputElement>('When');
    input.value = '';
    rerender(<DateField name="closing" label="When" defaultValue="2026-12-20" error="Missing" />);
    expect(inPlaceOf(input)).toBe(words);
  });
});
