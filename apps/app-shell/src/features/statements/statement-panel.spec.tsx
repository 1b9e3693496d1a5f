import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aPayment, aPaymentSummary } from '../../testing/payments.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { PaymentStatement, PayoutStatement } from './statement-panel.js';

const server = startApiServer();
const serves = (items: readonly object[]): void =>
  server.use(
    signedInAs({ role: 'seller' }),
    http.get(apiUrl('/api/payments'), () => HttpResponse.json({ items, nextCursor: null, projects: [] })),
    http.get(apiUrl('/api/payouts'), () => HttpResponse.json({ items, nextCursor: null, onboarding: 'missing' })),
  );
const PAID = [aPayment(aPaymentSummary())];

describe('the statement of a year', () => {
  it('PAY-04 is downloaded for the year that was chosen, as either file', async () => {
    const kept = jest.fn(() => 'blob:kept');
    URL.createObjectURL = kept;
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = () => undefined;
    const asked: string[] = [];
    serves(PAID);
    server.use(
      http.get(apiUrl('/api/payments/statement'), ({ request }) => {
        asked.push(new URL(request.url).search);
        return new HttpResponse('Date', { headers: { 'Content-Type': 'text/csv' } });
      }),
    );
    const { user } = await renderWithApp(<PaymentStatement />);
    const select = await screen.findByLabelText<HTMLSelectElement>('Year');
    const [, lastYear = ''] = [...select.options].map(({ value }) => value);

    await user.selectOptions(select, lastYear);
    await user.click(screen.getByRole('button', { name: `Download CSV for ${lastYear}` }));
    await user.click(screen.getByRole('button', { name: `Download PDF for ${lastYear}` }));

    await waitFor(() => expect(kept).toHaveBeenCalledTimes(2));
    expect(asked).toEqual([`?format=csv&year=${lastYear}`, `?format=pdf&year=${lastYear}`]);
  });

  it('PAY-04 says what could not be made, and may be asked for again', async () => {
    serves(PAID);
    server.use(http.get(apiUrl('/api/payouts/statement'), () => problemAnswer(500)));
    const { user } = await renderWithApp(<PayoutStatement />);

    await user.click(await screen.findByRole('button', { name: /^Download PDF for/ }));

    expect(await screen.findByText('The statement could not be made')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Download PDF for/ })).not.toHaveAttribute('aria-busy', 'true');
  });

  it('PAY-01 says when there is one, where nothing was earned or paid yet', async () => {
    serves([]);
    await renderWithApp(
      <>
        <PaymentStatement />
        <PayoutStatement />
      </>,
    );

    expect(await screen.findByText(/after your first payment/)).toBeVisible();
    expect(await screen.findByText(/once a payout is released to you/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
  });
});
