import { screen, within } from '@testing-library/react';
import { enter } from '../testing/enter.js';
import { findErrorSummary } from '../testing/error-summary.js';
import { at, heading, press } from '../testing/intake.js';
import { renderWithApp, type RenderedApp, type RenderOptions } from '../testing/render-with-app.js';
import { RepairIntakePage } from './repair-intake-page.js';

const open = (step: string, options: RenderOptions = {}): Promise<RenderedApp> =>
  renderWithApp(<RepairIntakePage />, { at: `/repair-intake?step=${step}`, ...options });

beforeEach(() => window.localStorage.clear());

describe('what a step of the repair intake has to mend', () => {
  it('INT-01 says of a day after the closing that it is one, on the step that asks for it', async () => {
    const { user } = await open('parties');
    await heading('Who is part of the sale, and when?');
    await enter(user, at('closingDate'), '2099-03-01');
    await enter(user, at('contractDate'), '2099-03-02');

    await press(user, 'Continue to repairs');

    const fault = 'Choose a day no later than the closing date';
    expect(await within(await findErrorSummary()).findByText(`Contract date: ${fault}`)).toBeInTheDocument();
    expect(at('contractDate')).toHaveAccessibleDescription(fault);
  });

  it('INT-04 names the field of a fault that any field may have', async () => {
    const { user } = await open('property');
    await screen.findByLabelText('City');
    await enter(user, at('city'), 'K'.repeat(200));

    await press(user, 'Continue to parties and dates');

    expect(await within(await findErrorSummary()).findByRole('link', { name: /^City: / })).toBeInTheDocument();
  });

  it.each([
    [
      'en',
      {
        onward: 'Continue to appraisal notes',
        none: 'Select at least one repair category above to continue',
        summed: 'Select at least one repair category to continue',
        describeIt: 'Describe the electrical repair',
      },
    ],
    [
      'es',
      {
        onward: 'Continuar a notas de tasación',
        none: 'Seleccione al menos una categoría de reparación para continuar',
        summed: 'Seleccione al menos una categoría de reparación para continuar',
        describeIt: 'Describa la reparación eléctrica',
      },
    ],
  ] as const)(
    'INT-04 asks in %s for a category, then for its description',
    async (locale, { onward, none, summed, describeIt }) => {
      const { user } = await open('repairs', { locale });
      await screen.findByRole('heading', { level: 1 });

      await press(user, onward);
      expect(await within(await findErrorSummary()).findByRole('link', { name: summed })).toBeInTheDocument();
      // At the categories themselves: the words that are binding.
      expect(
        screen.getByText(
          (_, element) => element?.children.length === 0 && element.textContent === none && element.tagName !== 'A',
        ),
      ).toBeInTheDocument();

      await user.click(screen.getByRole('checkbox', { name: locale === 'en' ? 'Electrical' : 'Electricidad' }));
      await press(user, onward);
      expect(await screen.findByRole('link', { name: describeIt })).toBeInTheDocument();
    },
  );
});
