import { cents } from '@cw/domain';
import { screen, within } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { renderUi } from '../../testing/render-ui.js';
import { SplitBar } from './split-bar.js';
import { SplitField } from './split-field.js';

const people = { clientName: 'Sofia Reyes', contractorName: 'Brennan & Sons' } as const;
const whole = cents(150_000);

const said = (): (string | null)[] =>
  within(screen.getByRole('group'))
    .getAllByRole('definition')
    .map((value) => value.closest('div')?.textContent ?? null);

describe('SplitBar', () => {
  it('says in words what the drawing shows: the contractor after the fee, the fee, the client', async () => {
    const { container } = await renderUi(
      <SplitBar {...people} wholeCents={whole} contractorCents={cents(100_000)} viewer="client" />,
    );

    expect(screen.getByRole('group', { name: 'Of $1,500.00 in escrow' })).toBeVisible();
    expect(said()).toEqual([
      'Brennan & Sons receives, after the fee$900.00',
      'Service fee, 10% of the contractor’s part$100.00',
      'Goes back to the card or account that paid$500.00',
    ]);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect([...container.querySelectorAll('rect')].map((part) => Number(part.getAttribute('width')))).toEqual([
      60,
      expect.closeTo(6.67, 2),
      expect.closeTo(33.33, 2),
    ]);
  });

  it('I18N-01 speaks to the contractor, in Spanish, and of an invoice where nothing is held', async () => {
    await renderUi(
      <SplitBar {...people} of="invoice" wholeCents={whole} contractorCents={cents(0)} viewer="contractor" />,
      { locale: 'es' },
    );

    expect(screen.getByRole('group', { name: 'De $1,500.00 acordados' })).toBeVisible();
    expect(said()).toEqual([
      'Usted recibe, menos la comisión$0.00',
      'Comisión, 10\u00A0% de la parte del contratista$0.00',
      'Sofia Reyes no lo paga$1,500.00',
    ]);
  });

  it.each([
    [1, '$0.01', '$0.00'],
    [5, '$0.04', '$0.01'],
    [149_995, '$1,349.95', '$150.00'],
  ])('adds up to the whole for %i cents', async (part, receives, fee) => {
    await renderUi(<SplitBar {...people} wholeCents={whole} contractorCents={cents(part)} viewer="staff" />);

    expect(said()).toEqual([
      expect.stringMatching(new RegExp(`${receives.replace('$', '\\$')}$`)),
      expect.stringMatching(new RegExp(`${fee.replace('$', '\\$')}$`)),
      expect.stringContaining('Sofia Reyes gets back'),
    ]);
  });
});

function Asking(): ReactElement {
  const [typed, setTyped] = useState('');
  return (
    <SplitField
      name="contractor"
      label="What the contractor gets"
      typed={typed}
      onChange={(event) => setTyped(event.target.value)}
      split={{ ...people, wholeCents: whole, viewer: 'client' }}
    />
  );
}

describe('SplitField', () => {
  it('follows what is typed and shows no split of more than there is', async () => {
    const { user } = await renderUi(<Asking />);
    expect(screen.queryByRole('group', { name: 'Of $1,500.00 in escrow' })).not.toBeInTheDocument();

    await user.type(screen.getByRole('textbox', { name: 'What the contractor gets' }), '1,000');
    expect(said()).toContain('Goes back to the card or account that paid$500.00');

    await user.type(screen.getByRole('textbox', { name: 'What the contractor gets' }), '0');
    expect(screen.queryByRole('group', { name: 'Of $1,500.00 in escrow' })).not.toBeInTheDocument();
  });
});
