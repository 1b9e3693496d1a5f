import type { ProjectDetail } from '@cw/api-client';
import { screen, within } from '@testing-library/react';
import { aPaymentSummary } from '../../testing/payments.js';
import { aProjectDetail } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { PaymentPanel } from './payment-panel.js';

const PAYMENT = aPaymentSummary({
  state: 'disputed',
  totalCents: 156_000,
  heldCents: 156_000,
  dueCents: 0,
  paidCents: 156_000,
  feeCents: 15_600,
  payoutCents: 140_400,
});
const disputed = (over: Partial<ProjectDetail>): ProjectDetail =>
  aProjectDetail({
    status: 'in_progress',
    work: 'disputed',
    contractorName: 'Diaz Repairs',
    agreed: {
      bidCents: 156_000,
      changesCents: 0,
      totalCents: 156_000,
      startDate: null,
      durationDays: null,
      extraDays: 0,
      finishDate: null,
      slackDays: null,
      startsEarly: false,
      earlyStartRequest: null,
      changeProposedBy: null,
    },
    payment: PAYMENT,
    ...over,
  });

describe('the payment of a disputed project', () => {
  it('PAY-06 is frozen, whatever the client approves', async () => {
    const { container } = await renderWithApp(<PaymentPanel project={disputed({})} />);

    expect(container).toHaveTextContent('$1,560.00frozen until it is settled');
    expect(screen.getByText(/It moves only when the two sides agree or an administrator rules/)).toBeVisible();
    expect(container).not.toHaveTextContent(/approv/i);
  });

  it('PAY-06 is divided afterwards, and what the dispute took off is no agreed change', async () => {
    const split = { totalCents: 90_000, refundedCents: 66_000, releasedCents: 81_000, feeCents: 9_000 };
    const project = disputed({
      status: 'completed',
      work: null,
      payment: { ...PAYMENT, ...split, state: 'partially_refunded', heldCents: 0, payoutCents: 81_000 },
      moments: [{ entity: 'project', event: 'settle_for_contractor', at: '2026-01-08T12:00:00.000Z' }],
    });
    const changed = { ...project, agreed: project.agreed && { ...project.agreed, changesCents: -66_000 } };
    const { container } = await renderWithApp(<PaymentPanel project={changed} />, { locale: 'es' });

    expect(container).toHaveTextContent('$1,560.00repartido entre las dos partes');
    const panel = within(screen.getByRole('region'));
    expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$1,560.00',
      '$900.00',
      '$660.00',
      '−$90.00',
      '$810.00',
    ]);
    expect(panel.getByText('Parte del contratista tras la disputa')).toBeVisible();
  });
});

describe('the payment of a cancelled project', () => {
  it('PROJ-06 went back whole: the contractor receives none of it, and nobody has to approve', async () => {
    const payment = { ...PAYMENT, state: 'refunded' as const, heldCents: 0, refundedCents: 156_000 };
    const { container } = await renderWithApp(
      <PaymentPanel project={disputed({ status: 'cancelled', work: null, payment })} />,
    );

    const panel = within(screen.getByRole('region'));
    expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['$1,560.00', '$1,560.00']);
    expect(container).not.toHaveTextContent(/receives|fee|approval/i);
  });
});
