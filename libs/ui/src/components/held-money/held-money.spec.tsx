import { cents, HELD_STATES, PAYMENT_STATES } from '@cw/domain';
import { screen, within } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { HeldMoney } from './held-money.js';

const amount = { cents: cents(642_000), contractorName: 'Brennan & Sons' } as const;

const currentStep = (): string | null | undefined =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .find((step) => step.hasAttribute('aria-current'))?.textContent;

describe('HeldMoney', () => {
  it.each(HELD_STATES)('stands at "held" while the payment is %s', async (state) => {
    const { container } = await renderUi(<HeldMoney {...amount} state={state} viewer="client" paidOn="Nov 12" />);
    expect(currentStep()).toBe('In escrow');
    expect(container).toHaveTextContent('$6,420.00in escrow until you approve');
    expect(container).toHaveTextContent('PaidNov 12');
  });

  it.each([
    ['disputed', 'In escrow', 'frozen until it is settled'],
    ['splitting', 'Brennan & Sons', 'divided between the two sides'],
    ['partially_refunded', 'Brennan & Sons', 'divided between the two sides'],
  ] as const)('PAY-06 promises no approval while the payment is %s', async (state, step, note) => {
    const { container } = await renderUi(<HeldMoney {...amount} state={state} viewer="client" />);
    expect(currentStep()).toBe(step);
    expect(container).toHaveTextContent(note);
  });

  it('stands at the client before paying and at the contractor after release', async () => {
    const first = await renderUi(<HeldMoney {...amount} state="requires_payment" viewer="client" />);
    expect(currentStep()).toBe('You pay');
    first.unmount();
    await renderUi(<HeldMoney {...amount} state="released" viewer="client" releasedOn="Nov 30" />);
    expect(currentStep()).toBe('Brennan & SonsNov 30');
  });

  it.each([
    ['processing', true, 'on its way from the bank; not in escrow yetProcessing'],
    ['refunding', true, 'on its way from the bank; it comes back once it has arrivedProcessing'],
    ['refunding', false, 'on its way back to the card or account that paidRefunding'],
    ['refunded', false, 'returned to the card or account that paidRefunded'],
  ] as const)('PAY-05 stands at the client while it is %s, at the bank: %s', async (state, atBank, note) => {
    const { container } = await renderUi(<HeldMoney {...amount} state={state} atBank={atBank} viewer="client" />);
    expect(container).toHaveTextContent(`$6,420.00${note}`);
    expect(currentStep()).toBe(atBank ? 'You pay' : 'Paid');
  });

  it('I18N-01 speaks to the contractor, in Spanish', async () => {
    const { container } = await renderUi(<HeldMoney {...amount} state="funded" viewer="contractor" />, {
      locale: 'es',
    });
    expect(container).toHaveTextContent('en garantía hasta que el cliente apruebe');
    expect(container).toHaveTextContent('El cliente pagó');
    expect(container).toHaveTextContent('Ustedal aprobar');
  });

  it.each(PAYMENT_STATES)('shows one current step and its state while %s', async (state) => {
    await renderUi(<HeldMoney {...amount} state={state} viewer="client" />);
    expect(currentStep()).toBeDefined();
  });
});
