import { formatterFor, type Locale } from '@cw/i18n';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntentResult, Stripe, StripePaymentElementChangeEvent } from '@stripe/stripe-js';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ReactElement } from 'react';
import { createSandboxStripe } from './index.js';
import { startSandboxProcess, type Intent, type SandboxProcess } from './testing/sandbox-process.cjs';

const RETURN_URL = 'http://localhost/app/checkout';

let sandbox: SandboxProcess;

beforeAll(async () => {
  sandbox = await startSandboxProcess();
});

afterAll(() => sandbox.stop());

interface Observed {
  readonly navigations: string[];
  readonly changes: StripePaymentElementChangeEvent[];
  readonly results: PaymentIntentResult[];
  readonly loadErrors: unknown[];
}

function PayForm({ observed }: { observed: Observed }): ReactElement {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const pay = async () => {
    if (!stripe || !elements) return;
    const { error } = await elements.submit();
    if (error) return;
    observed.results.push(
      await stripe.confirmPayment({ elements, confirmParams: { return_url: RETURN_URL }, redirect: 'if_required' }),
    );
  };
  return (
    <form onSubmit={(event) => event.preventDefault()} data-testid="form">
      <PaymentElement
        onReady={() => setReady(true)}
        onChange={(event) => observed.changes.push(event)}
        onLoadError={({ error }) => observed.loadErrors.push(error)}
      />
      <button type="button" onClick={() => void pay()} disabled={!ready}>
        Pay
      </button>
    </form>
  );
}

interface Scene {
  readonly intent: Intent;
  readonly observed: Observed;
  readonly stripe: Stripe;
  readonly user: ReturnType<typeof userEvent.setup>;
  setLocale(locale: Locale): void;
}

async function openCheckout({
  locale = 'en',
  clientSecret,
}: { locale?: Locale; clientSecret?: string } = {}): Promise<Scene> {
  const intent = await sandbox.createIntent();
  const observed: Observed = { navigations: [], changes: [], results: [], loadErrors: [] };
  let current = locale;
  const stripe = createSandboxStripe({
    publishableKey: sandbox.publishableKey,
    baseUrl: `${sandbox.baseUrl}/`,
    messages: (id, values) => formatterFor(current).text(id, values),
    navigate: (address) => void observed.navigations.push(address),
  });
  const view = () => (
    <StrictMode>
      <Elements stripe={stripe} options={{ clientSecret: clientSecret ?? intent.client_secret, locale: current }}>
        <PayForm observed={observed} />
      </Elements>
    </StrictMode>
  );
  const { rerender } = render(view());
  return {
    intent,
    observed,
    stripe,
    user: userEvent.setup(),
    setLocale(next) {
      current = next;
      rerender(view());
    },
  };
}

const payButton = async () => {
  const button = screen.getByRole('button', { name: 'Pay' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

it('confirms a payment through unmodified react-stripe-js', async () => {
  const { intent, observed, user } = await openCheckout();
  await user.click(screen.getByRole('button', { name: 'Payment goes through, 4242' }));
  expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  expect(observed.changes.at(-1)).toMatchObject({ complete: true, empty: false, value: { type: 'card' } });
  await user.click(await payButton());
  await waitFor(() => expect(observed.results).toHaveLength(1));
  expect(observed.results[0]).toMatchObject({ paymentIntent: { id: intent.id, status: 'succeeded', amount: 527_000 } });
  await expect(sandbox.readIntent(intent.id)).resolves.toMatchObject({ status: 'succeeded', amount_received: 527_000 });
});

it('takes a card typed digit by digit', async () => {
  const { intent, observed, user } = await openCheckout();
  await user.type(screen.getByLabelText('Card number'), '5555555555554444');
  await user.type(screen.getByLabelText('Expiration date'), '1235');
  await user.type(screen.getByLabelText('Security code'), '321');
  await user.type(screen.getByLabelText('ZIP code'), '12472');
  expect(observed.changes.filter(({ complete }) => complete)).toHaveLength(1);
  await user.click(await payButton());
  await waitFor(() => expect(observed.results).toHaveLength(1));
  await expect(sandbox.readIntent(intent.id)).resolves.toMatchObject({ status: 'succeeded' });
});

it('tells of a decline in the reader’s language and lets another card pay', async () => {
  const { intent, observed, user } = await openCheckout({ locale: 'es' });
  await user.click(screen.getByRole('button', { name: 'Fondos insuficientes, 9995' }));
  await user.click(await payButton());
  await waitFor(() => expect(observed.results).toHaveLength(1));
  expect(observed.results[0]).toMatchObject({
    error: {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Su tarjeta no tiene fondos suficientes.',
      payment_intent: { status: 'requires_payment_method' },
    },
  });
  await user.click(screen.getByRole('button', { name: 'El pago se aprueba, 4242' }));
  await user.click(await payButton());
  await waitFor(() => expect(observed.results).toHaveLength(2));
  await expect(sandbox.readIntent(intent.id)).resolves.toMatchObject({ status: 'succeeded' });
  await expect(sandbox.countCharges(intent.id)).resolves.toBe(2);
});

it('leaves for the 3-D Secure page on the page’s own origin, and knows the result on return', async () => {
  const { intent, observed, stripe, user } = await openCheckout({ locale: 'es' });
  await user.click(screen.getByRole('button', { name: 'El banco pide 3-D Secure, 3155' }));
  await user.click(await payButton());
  await waitFor(() => expect(observed.navigations).toHaveLength(1));
  const [address = ''] = observed.navigations;
  expect(address).toMatch(new RegExp(`^${sandbox.baseUrl}/3d-secure/sbx\\w+\\?locale=es$`));
  expect(observed.results).toEqual([]);

  const reply = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'complete' }),
    redirect: 'manual',
  });
  const back = new URL(reply.headers.get('location') ?? '');
  expect(back.href).toContain(RETURN_URL);
  const secret = back.searchParams.get('payment_intent_client_secret') ?? '';
  await expect(stripe.retrievePaymentIntent(secret)).resolves.toMatchObject({
    paymentIntent: { id: intent.id, status: 'succeeded' },
  });
});

it('tells whoever waits when the payer comes back by the Back button', async () => {
  const { observed, user } = await openCheckout();
  await user.click(screen.getByRole('button', { name: 'Bank asks for 3-D Secure, 3155' }));
  await user.click(await payButton());
  await waitFor(() => expect(observed.navigations).toHaveLength(1));
  const restored = new Event('pageshow');
  Object.defineProperty(restored, 'persisted', { value: true });
  window.dispatchEvent(restored);
  await waitFor(() => expect(observed.results).toHaveLength(1));
  expect(observed.results[0]).toMatchObject({
    error: { message: 'You came back before your bank’s confirmation. Try again.' },
  });
});

it('marks each missing field, moves to the first and sends nothing', async () => {
  const { intent, observed, user } = await openCheckout();
  await user.type(screen.getByLabelText('Security code'), '12');
  await user.click(await payButton());
  const number = screen.getByLabelText('Card number');
  expect(number).toHaveFocus();
  expect(number).toBeInvalid();
  expect(number).toHaveAccessibleDescription('Your card number is incomplete.');
  expect(screen.getByLabelText('Security code')).toHaveAccessibleDescription(
    '3 digits, 4 on American Express Your card’s security code is incomplete.',
  );
  expect(screen.getByLabelText('Security code')).toHaveValue('12');
  await user.type(number, '4242424242424242');
  expect(number).toBeValid();
  expect(observed.results).toEqual([]);
  await expect(sandbox.readIntent(intent.id)).resolves.toMatchObject({ status: 'requires_payment_method' });
});

it('never sends a number that could be a real card', async () => {
  const { intent, observed, user } = await openCheckout();
  await user.click(screen.getByRole('button', { name: 'Payment goes through, 4242' }));
  await user.clear(screen.getByLabelText('Card number'));
  await user.type(screen.getByLabelText('Card number'), '4539578763621486');
  const sent = jest.spyOn(globalThis, 'fetch');
  await user.click(await payButton());
  expect(screen.getByText('This is test mode. Use one of the test cards, not a real one.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  sent.mockRestore();
  expect(observed.results).toEqual([]);
  await expect(sandbox.countCharges(intent.id)).resolves.toBe(0);
});

it('charges once on a double click', async () => {
  const { intent, observed, user } = await openCheckout();
  await user.click(screen.getByRole('button', { name: 'Payment goes through, 4242' }));
  const button = await payButton();
  // In one turn: the first confirmation could have ended before a second click that comes later.
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(observed.results).toHaveLength(2));
  expect(observed.results.map(({ paymentIntent }) => paymentIntent?.status)).toEqual(['succeeded', 'succeeded']);
  await expect(sandbox.countCharges(intent.id)).resolves.toBe(1);
});

it('reports an intent that it cannot load', async () => {
  const { observed } = await openCheckout({ clientSecret: 'pi_sbxnothing_secret_x' });
  await waitFor(() => expect(observed.loadErrors).toHaveLength(1));
  expect(observed.loadErrors[0]).toMatchObject({ code: 'resource_missing' });
  expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled();
});

it('says that it is a test, in one group with a name, and gives a form around it nothing to send', async () => {
  await openCheckout();
  const group = screen.getByRole('group', { name: 'Payment details' });
  expect(within(group).getByText('Test mode: no real money moves')).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Card details' })).getAllByRole('textbox')).toHaveLength(4);
  const form = screen.getByTestId<HTMLFormElement>('form');
  expect([...form.elements].filter((control) => control.hasAttribute('name'))).toEqual([]);
});

it('follows a change of language without losing what was typed', async () => {
  const { setLocale, user } = await openCheckout();
  await user.type(screen.getByLabelText('Card number'), '4242');
  setLocale('es');
  await waitFor(() => expect(screen.getByLabelText('Número de tarjeta')).toHaveValue('4242'));
  expect(screen.getByText('Modo de prueba: no se mueve dinero real')).toBeVisible();
});

it('answers a network failure with an error, not an exception', async () => {
  const { observed, user } = await openCheckout();
  await user.click(screen.getByRole('button', { name: 'Payment goes through, 4242' }));
  const button = await payButton();
  const offline = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  await user.click(button);
  await waitFor(() => expect(observed.results).toHaveLength(1));
  offline.mockRestore();
  expect(observed.results[0]).toMatchObject({ error: { type: 'api_connection_error' } });
});

describe('a bank account', () => {
  it('is debited, and the payment is on its way until the bank has answered', async () => {
    const { intent, observed, user } = await openCheckout();
    await user.click(screen.getByRole('button', { name: 'Bank account' }));
    expect(screen.queryByRole('group', { name: 'Card details' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Money arrives, 6789' }));
    expect(observed.changes.at(-1)).toMatchObject({ complete: true, value: { type: 'us_bank_account' } });
    await user.click(await payButton());
    await waitFor(() => expect(observed.results).toHaveLength(1));
    expect(observed.results[0]).toMatchObject({ paymentIntent: { id: intent.id, status: 'processing' } });
  });

  it('marks what is missing and takes no number that could be a real account', async () => {
    const { intent, observed, user } = await openCheckout({ locale: 'es' });
    await user.click(screen.getByRole('button', { name: 'Cuenta bancaria' }));
    await user.type(screen.getByLabelText('Número de ruta'), '021000021');
    await user.type(screen.getByLabelText('Número de cuenta'), '000123456789');
    await user.click(await payButton());
    expect(screen.getByLabelText('Titular de la cuenta')).toHaveFocus();
    expect(screen.getByLabelText('Número de ruta')).toHaveAccessibleDescription(
      'Este es el modo de prueba. Use una de las cuentas de prueba, no una real.',
    );
    expect(observed.results).toEqual([]);
    await expect(sandbox.countCharges(intent.id)).resolves.toBe(0);
  });

  it('keeps what was typed into the card when the reader looks at it and comes back', async () => {
    const { user } = await openCheckout();
    await user.type(screen.getByLabelText('Card number'), '4242');
    await user.click(screen.getByRole('button', { name: 'Bank account' }));
    await user.click(screen.getByRole('button', { name: 'Card' }));
    expect(screen.getByLabelText('Card number')).toHaveValue('4242');
  });
});
