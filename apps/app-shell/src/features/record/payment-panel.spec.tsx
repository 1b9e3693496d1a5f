import type { PaymentSummary, ProjectDetail } from '@cw/api-client';
import { screen, within } from '@testing-library/react';
import { aPaymentOnItsWay, aPaymentSummary } from '../../testing/payments.js';
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

describe('the payment of a project on paper', () => {
  it('PROJ-05 tells a lender what is paid, and nothing of the fee or of what the contractor receives', async () => {
    const timeline = [{ kind: 'released' as const, amountCents: 156_000, at: '2026-01-16T12:00:00.000Z' }];
    await renderWithApp(<PaymentPanel project={disputed({ payment: { ...PAYMENT, timeline } })} />);

    for (const words of ['Service fee, paid by contractor', 'Diaz Repairs receives', /after the 10% fee/])
      expect(screen.getByText(words).closest('[data-print="hidden"]')).not.toBeNull();
    expect(screen.getByText('frozen until it is settled').closest('[data-print="hidden"]')).toBeNull();
  });
});

describe('the payment of a disputed project', () => {
  it('PAY-06 is frozen, whatever the client approves', async () => {
    const { container } = await renderWithApp(<PaymentPanel project={disputed({})} />);

    expect(container).toHaveTextContent('$1,560.00frozen until it is settled');
    expect(screen.getByText(/It moves only when the two sides agree or an administrator rules/)).toBeVisible();
    expect(container).not.toHaveTextContent(/approv/i);
  });

  it('PAY-06 is divided afterwards: what was agreed stays, and the contractor’s part is a line of its own', async () => {
    const split = { totalCents: 90_000, refundedCents: 66_000, releasedCents: 81_000, feeCents: 9_000 };
    const project = disputed({
      status: 'completed',
      work: null,
      payment: { ...PAYMENT, ...split, state: 'partially_refunded', heldCents: 0, payoutCents: 81_000 },
      moments: [{ entity: 'project', event: 'settle_for_contractor', at: '2026-01-08T12:00:00.000Z' }],
    });
    const terms = { bidCents: 141_000, changesCents: 15_000 };
    const changed = { ...project, agreed: project.agreed && { ...project.agreed, ...terms } };
    const { container } = await renderWithApp(<PaymentPanel project={changed} />, { locale: 'es' });

    expect(container).toHaveTextContent('$1,560.00repartido entre las dos partes');
    const panel = within(screen.getByRole('region'));
    expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$1,410.00',
      '+$150.00',
      '$1,560.00',
      '$900.00',
      '$660.00',
      '−$90.00',
      '$810.00',
    ]);
    expect(panel.getByText('Parte del contratista tras la disputa')).toBeVisible();
  });
});

describe('the payment of work under way', () => {
  it.each([['owner'], ['decider']] as const)(
    'PAY-01 PROJ-10 is released only by approval, says it to %s',
    async (party) => {
      const payment = { ...PAYMENT, state: 'funded' } as const;
      await renderWithApp(<PaymentPanel project={disputed({ work: 'started', payment, parties: [party] })} />);

      expect(screen.getByText(/Only approval of the work releases it\.$/)).toBeVisible();
    },
  );
});

describe('the receipts of a project', () => {
  const paid = disputed({ status: 'completed', work: null, payment: { ...PAYMENT, state: 'released', heldCents: 0 } });

  it.each([
    ['en', 'Payments and receipts'],
    ['es', 'Pagos y recibos'],
  ] as const)('PAY-04 are found from the project once everything is paid, in %s', async (locale, name) => {
    await renderWithApp(<PaymentPanel project={paid} receiptsPath="/checkout?projectId=p-1" />, { locale });

    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/checkout?projectId=p-1');
  });

  it.each([
    { who: 'whoever may not read them', project: paid, ways: {} },
    {
      who: 'nobody before anything is paid',
      project: disputed({ payment: aPaymentSummary() }),
      ways: { receiptsPath: '/checkout?projectId=p-1' },
    },
  ])('PAY-04 are offered to none: $who', async ({ project, ways }) => {
    await renderWithApp(<PaymentPanel project={project} {...ways} />);

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
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

const rows = (): string[] => {
  const panel = within(screen.getByRole('region'));
  const labels = panel.getAllByRole('term').map(({ textContent }) => textContent);
  return panel.getAllByRole('definition').map(({ textContent }, index) => `${labels[index] ?? ''} ${textContent}`);
};
const waiting = (payment: PaymentSummary, over: Partial<ProjectDetail> = {}): ProjectDetail =>
  disputed({ work: 'not_started', agreed: null, payment, ...over });
const cancelled = (payment: PaymentSummary): ProjectDetail => waiting(payment, { status: 'cancelled', work: null });

describe('money that is on its way from a bank', () => {
  it('PAY-01 is neither held nor still to be paid', async () => {
    const { container } = await renderWithApp(<PaymentPanel project={waiting(aPaymentOnItsWay())} />);

    expect(container).toHaveTextContent('$1,000.00on its way from the bank; not in escrow yetProcessing');
    expect(container).not.toHaveTextContent(/to be paid|Paid/);
    expect(rows().slice(1, 2)).toEqual(['On its way from the bank $1,000.00']);
  });

  it('PAY-01 is told from what is held already', async () => {
    const payment = aPaymentOnItsWay({ totalCents: 156_000, heldCents: 56_000, paidCents: 56_000 });
    const { container } = await renderWithApp(
      <PaymentPanel project={waiting(payment, { parties: ['awarded_contractor'] })} />,
    );

    expect(container).toHaveTextContent('$1,000.00on its way from the client’s bank; not in escrow yet');
    expect(rows().slice(1, 3)).toEqual(['In escrow now $560.00', 'On its way from the bank $1,000.00']);
  });

  it.each([
    ['en', /\$1,000\.00on its way from the bank; it comes back once it has arrived/, /returned|Refunding/],
    ['es', /\$1,000\.00en camino desde el banco; se devuelve cuando llegue/, /devuelto|Reembolsando/],
  ] as const)('PAY-05 of a cancelled project, in %s, comes back once it has arrived', async (locale, said, unsaid) => {
    const payment = aPaymentOnItsWay({ state: 'refunding' });
    const { container } = await renderWithApp(<PaymentPanel project={cancelled(payment)} />, { locale });

    expect(container).toHaveTextContent(said);
    expect(container).not.toHaveTextContent(unsaid);
  });
});

describe('the amount of a payment', () => {
  it('PAY-05 on its way back is what was paid', async () => {
    const payment = aPaymentSummary({ state: 'refunding', dueCents: 0, paidCents: 40_000 });
    const { container } = await renderWithApp(<PaymentPanel project={cancelled(payment)} />);

    expect(container).toHaveTextContent('$400.00on its way back to the card or account that paid');
  });

  it('PAY-05 is none where nothing was paid', async () => {
    const payment = aPaymentSummary({ state: 'refunded', dueCents: 0 });
    const { container } = await renderWithApp(<PaymentPanel project={cancelled(payment)} />);

    expect(container).toHaveTextContent('Nothing was paid, so nothing had to come back.');
    expect(container).not.toHaveTextContent(/returned|Refunded/);
  });

  it('PAY-01 of a part that is held is what is still to be paid', async () => {
    const payment = aPaymentSummary({ heldCents: 40_000, paidCents: 40_000, dueCents: 60_000 });
    const { container } = await renderWithApp(<PaymentPanel project={waiting(payment)} />);

    expect(container).toHaveTextContent('$600.00to be paid before work starts');
    expect(rows().slice(1, 3)).toEqual(['In escrow now $400.00', 'Still to fund $600.00']);
  });
});

describe('what was taken back from the contractor', () => {
  const split = aPaymentSummary({
    ...{ state: 'partially_refunded', totalCents: 60_000, dueCents: 0, paidCents: 75_000, refundedCents: 19_010 },
    ...{ reversedCents: 4_010, releasedCents: 55_990, feeCents: 6_000, payoutCents: 49_990 },
  });

  it.each([
    ['owner', 'Taken back from the contractor −$40.10', 'Back to you $190.10', 'Diaz Repairs receives $499.90'],
    ['awarded_contractor', 'Taken back from you −$40.10', 'Back to the client $190.10', 'You receive $499.90'],
  ] as const)(
    'PAY-06 is a row of its own after a split, and the rows add up for the %s',
    async (party, reversed, back, rest) => {
      const agreed = disputed({}).agreed;
      const project = disputed({
        ...{ status: 'completed', work: null, parties: [party], payment: split },
        agreed: agreed && { ...agreed, bidCents: 75_000, changesCents: 0, totalCents: 75_000 },
        moments: [{ entity: 'project', event: 'settle_for_contractor', at: '2026-01-08T12:00:00.000Z' }],
      });
      await renderWithApp(<PaymentPanel project={project} />);

      expect(rows().slice(1)).toEqual([
        'Contractor’s part after the dispute $600.00',
        reversed,
        back,
        'Service fee, paid by contractor −$60.00',
        rest,
      ]);
    },
  );

  it('PAY-06 lowers what was released', async () => {
    const payment = aPaymentSummary({
      ...{ state: 'partly_reversed', dueCents: 0, paidCents: 100_000, refundedCents: 4_010, reversedCents: 4_010 },
      ...{ releasedCents: 95_990, payoutCents: 85_990 },
    });
    const { container } = await renderWithApp(
      <PaymentPanel project={disputed({ status: 'completed', work: null, agreed: null, payment })} />,
    );

    expect(container).toHaveTextContent('$959.90released after approval');
    expect(rows().slice(1)).toEqual([
      'Taken back from the contractor −$40.10',
      'Back to you $40.10',
      'Service fee, paid by contractor −$100.00',
      'Diaz Repairs receives $859.90',
    ]);
  });

  it.each([
    ['owner', ['Taken back by the bank $1,000.00']],
    ['awarded_contractor', ['Taken back from you −$400.00', 'Taken back by the bank $1,000.00', 'You receive $500.00']],
  ] as const)('PAY-06 of a lost charge-back stands beside what the bank took, for the %s', async (party, said) => {
    const payment = aPaymentSummary({
      ...{ state: 'charge_lost', dueCents: 0, paidCents: 100_000, chargedBackCents: 100_000, reversedCents: 40_000 },
      ...{ feeCents: 0, payoutCents: 50_000 },
    });
    await renderWithApp(
      <PaymentPanel project={disputed({ status: 'completed', work: null, agreed: null, parties: [party], payment })} />,
    );

    expect(rows().slice(1)).toEqual(said);
  });
});

describe('the payment of work that an invoice pays', () => {
  const payment = aPaymentSummary({ paymentTiming: 'at_closing' });
  const approved = (closing: PaymentSummary['closing']): ProjectDetail =>
    aProjectDetail({
      status: 'completed',
      work: null,
      contractorName: 'Diaz Repairs',
      payment: { ...payment, closing },
    });
  const fellThroughAt = '2026-11-20T15:00:00.000Z';

  it.each([
    ['settlement_agent', null, 'Due at closing', 'To be paid at closing by invoice; nothing is in escrow.'],
    ['client', fellThroughAt, 'Due on the invoice', 'To be paid by invoice; nothing is in escrow.'],
    ['settlement_agent', fellThroughAt, 'Due on the invoice', 'To be paid by invoice; nothing is in escrow.'],
  ] as const)('PAY-04 names the closing only where it pays: %s, fallen through %s', async (payer, fell, due, rule) => {
    const project = approved({ payer, dueOn: '2026-11-27', fellThroughAt: fell });
    await renderWithApp(<PaymentPanel project={project} />);

    expect(screen.getByText(due)).toBeVisible();
    expect(screen.getByText(rule)).toBeVisible();
  });
});
