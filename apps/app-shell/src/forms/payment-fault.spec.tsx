import { useLocale } from '@cw/i18n/react';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderWithApp } from '../testing/render-with-app.js';
import { usePaymentFault } from './payment-fault.js';

const SILENCE = { name: 'ApiError', status: 0, message: 'Failed to fetch' };
const REFUSAL = { name: 'ApiError', status: 409, problem: { code: 'payment.not_due', detail: 'Nothing is due.' } };

function Faults(): ReactElement {
  const { setLocale } = useLocale();
  const { fault, failed, refused } = usePaymentFault();
  return (
    <>
      <p>{`${fault?.title ?? ''}: ${fault?.text ?? ''}`}</p>
      <button onClick={() => failed('checkout.failed_declined')}>{'decline'}</button>
      <button onClick={() => refused(REFUSAL, 'checkout.intent_failed')}>{'refuse'}</button>
      <button onClick={() => refused(SILENCE, 'checkout.intent_failed')}>{'cut off'}</button>
      <button onClick={() => setLocale('es')}>{'español'}</button>
    </>
  );
}

describe('why a payment did not go through', () => {
  it.each([
    [false, 'You are offline. Nothing was sent to your bank. Try again once you are connected.'],
    [true, 'Nothing was sent to your bank this time. Try again.'],
  ])('PAY-03 says of one that no network took what became of the money (online: %s)', async (online, said) => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    const { user } = await renderWithApp(<Faults />);

    await user.click(screen.getByRole('button', { name: 'cut off' }));

    expect(screen.getByText(`Failed to create payment intent: ${said}`)).toBeVisible();
    network.mockRestore();
  });

  it.each([
    {
      press: 'decline',
      en: 'Payment Failed: The bank said no. No money moved. Try another card.',
      es: /^El pago no se realizó: El banco/,
    },
    {
      press: 'refuse',
      en: 'Failed to create payment intent: Nothing is due.',
      es: /: Esta vez no se envió nada a su banco/,
    },
  ])('PAY-03 follows the language of the page, after a $press', async ({ press, en, es }) => {
    const { user } = await renderWithApp(<Faults />);
    await user.click(screen.getByRole('button', { name: press }));
    expect(screen.getByText(en)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'español' }));

    expect(await screen.findByText(es)).toBeVisible();
  });
});
