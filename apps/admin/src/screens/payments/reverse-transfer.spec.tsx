import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aPayment } from '../../testing/payments.js';
import { renderScreen } from '../../testing/render-screen.js';
import { PaymentsScreen } from './payments-screen.js';

const server = startApiServer();
const payment = aPayment({ actions: ['reverse'], reversibleCents: 474_300, paidOutCents: 474_300 });

/** Takes every order, and loses its answers until `isHeard`; collects the keys. */
function ordersAre() {
  const seen = { keys: new Set<string | null>(), calls: 0, isHeard: false };
  server.use(
    signedInAs({ role: 'admin' }),
    http.get(apiUrl('/api/admin/payments/m-1'), () => HttpResponse.json(payment)),
    http.post(apiUrl('/api/admin/payments/m-1/reverse'), ({ request }) => {
      seen.keys.add(request.headers.get('idempotency-key'));
      seen.calls += 1;
      return seen.isHeard ? HttpResponse.json(payment) : HttpResponse.error();
    }),
  );
  return seen;
}

async function openDialog() {
  const view = await renderScreen(PaymentsScreen, { at: '/payments?payment=m-1' });
  await view.user.click(await screen.findByRole('button', { name: 'Ask money back' }));
  return { ...view, dialog: within(await screen.findByRole('dialog')) };
}

type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];

async function fill(user: UserEvent, dialog: Dialog, name: string, text: string): Promise<void> {
  await user.clear(dialog.getByLabelText(name));
  await user.type(dialog.getByLabelText(name), text);
}

const press = (user: UserEvent, dialog: Dialog): Promise<void> =>
  user.click(dialog.getByRole('button', { name: 'Ask money back' }));

describe('money that is asked back from a contractor', () => {
  it('NET-03 goes under one key through lost answers and a reload, and another amount under another', async () => {
    const seen = ordersAre();
    const first = await openDialog();
    await fill(first.user, first.dialog, 'Amount', '100');
    await fill(first.user, first.dialog, 'Reason', 'Lost at the bank.');
    await press(first.user, first.dialog);
    await waitFor(() => expect(seen.calls).toBeGreaterThan(0));
    await waitFor(() => expect(first.dialog.getByRole('button', { name: 'Ask money back' })).toBeEnabled());
    first.unmount();
    const before = seen.calls;

    const again = await openDialog();
    await waitFor(() => expect(again.dialog.getByLabelText('Amount')).toHaveValue('100'));
    await press(again.user, again.dialog);
    await waitFor(() => expect(seen.calls).toBeGreaterThan(before));
    await waitFor(() => expect(again.dialog.getByRole('button', { name: 'Ask money back' })).toBeEnabled());
    expect(seen.keys.size).toBe(1);

    seen.isHeard = true;
    await fill(again.user, again.dialog, 'Amount', '90');
    await press(again.user, again.dialog);
    expect(await screen.findByText('The money is asked back')).toBeInTheDocument();
    expect(seen.keys.size).toBe(2);
  });
});
