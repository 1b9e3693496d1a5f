import type { ProjectDetail } from '@cw/api-client';
import { screen } from '@testing-library/react';
import { renderWithApp } from '../../testing/render-with-app.js';
import { PaymentTimeline } from './payment-timeline.js';

type Payment = NonNullable<ProjectDetail['payment']>;

const PAID: Payment = {
  id: 'm-1',
  projectId: 'p-1',
  state: 'funded',
  totalCents: 300_000,
  heldCents: 300_000,
  dueCents: 0,
  onItsWayCents: 0,
  paidCents: 300_000,
  refundedCents: 0,
  releasedCents: 0,
  reversedCents: 0,
  chargedBackCents: 0,
  feeCents: 30_000,
  payoutCents: 270_000,
  paymentTiming: 'upfront',
  closing: null,
  attention: false,
  timeline: [
    { at: '2027-03-01T12:00:00.000Z', kind: 'declined', amountCents: 300_000 },
    { at: '2027-03-01T12:05:00.000Z', kind: 'paid', amountCents: 300_000 },
    { at: '2027-03-01T12:05:00.000Z', kind: 'held', amountCents: 300_000 },
  ],
};

const titles = (): (string | null | undefined)[] =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.firstChild?.textContent);

describe('what happened to the money', () => {
  it('PAY-06 is told in its order, and what it waits for comes last', async () => {
    await renderWithApp(<PaymentTimeline viewer="client" payment={PAID} />);

    expect(titles()).toEqual([
      'Payment declined',
      'Payment received',
      'All of it is in escrow',
      'In escrow until the work starts and is approved',
    ]);
    expect(screen.getAllByText(/· \$3,000\.00$/)).toHaveLength(3);
    expect(screen.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-current', 'step');
  });

  it('PAY-06 says that a bank payment takes days, and asks for nothing meanwhile', async () => {
    const timeline: Payment['timeline'] = [
      { at: '2027-03-01T12:00:00.000Z', kind: 'on_its_way', amountCents: 300_000 },
    ];
    await renderWithApp(
      <PaymentTimeline
        viewer="client"
        payment={{ ...PAID, state: 'processing', heldCents: 0, onItsWayCents: 300_000, timeline }}
      />,
      { locale: 'es' },
    );

    expect(titles()).toEqual(['Pago bancario en camino, hasta 4 días hábiles']);
    expect(screen.getByRole('listitem')).toHaveAttribute('aria-current', 'step');
  });

  it('PAY-05 says of a cancelled bank payment that it goes back once it has come', async () => {
    const timeline: Payment['timeline'] = [
      { at: '2027-03-01T12:00:00.000Z', kind: 'on_its_way', amountCents: 300_000 },
    ];
    await renderWithApp(
      <PaymentTimeline
        viewer="client"
        payment={{ ...PAID, state: 'refunding', heldCents: 0, onItsWayCents: 300_000, timeline }}
      />,
    );

    expect(titles().at(-1)).toBe('Goes back once it has arrived');
    const items = screen.getAllByRole('listitem');
    expect(items.filter((item) => item.hasAttribute('aria-current'))).toEqual(items.slice(0, 1));
  });

  it('PAY-06 names what came back from the contractor', async () => {
    const timeline: Payment['timeline'] = [{ at: '2027-03-09T12:00:00.000Z', kind: 'reversed', amountCents: 4_010 }];
    await renderWithApp(<PaymentTimeline viewer="client" payment={{ ...PAID, state: 'partly_reversed', timeline }} />);

    expect(screen.getByRole('listitem')).toHaveTextContent(/Taken back from the contractor.*\$40\.10/);
  });

  it.each(['en', 'es'] as const)('PAY-06 of a wire at closing, in %s, does not say that it is held', async (locale) => {
    const timeline: Payment['timeline'] = [
      ...PAID.timeline.slice(1),
      { at: '2027-03-01T12:06:00.000Z', kind: 'approved', amountCents: 300_000 },
    ];
    const atClosing = { paymentTiming: 'at_closing', heldCents: 0, timeline } as const;
    for (const state of ['funded', 'releasing', 'released'] as const) {
      const { container, unmount } = await renderWithApp(
        <PaymentTimeline viewer="client" payment={{ ...PAID, ...atClosing, state }} />,
        {
          locale,
        },
      );
      expect(container).toHaveTextContent(/Payment received|Pago recibido/);
      expect(container).not.toHaveTextContent(/in escrow|en garantía/i);
      unmount();
    }
  });

  it('PAY-06 shows a dispute by what it does to the money', async () => {
    const timeline: Payment['timeline'] = [
      ...PAID.timeline.slice(2),
      { at: '2027-03-05T12:00:00.000Z', kind: 'disputed', amountCents: null },
    ];
    await renderWithApp(<PaymentTimeline viewer="client" payment={{ ...PAID, state: 'disputed', timeline }} />);

    expect(titles().slice(1)).toEqual(['Frozen: the sides disagree', 'In escrow until the dispute is over']);
  });

  it.each([
    { dueCents: 300_000, said: ['Payment declined', 'The payment is due: the work is approved'] },
    { dueCents: 0, said: ['Payment declined'] },
  ])('PAY-06 at closing says that $dueCents is due, and never that it is to be held', async ({ dueCents, said }) => {
    const timeline = PAID.timeline.slice(0, 1);
    const atClosing = { paymentTiming: 'at_closing', state: 'requires_payment', heldCents: 0 } as const;
    await renderWithApp(<PaymentTimeline viewer="client" payment={{ ...PAID, ...atClosing, dueCents, timeline }} />);

    expect(titles()).toEqual(said);
  });

  it('ends with the last that happened once the money has arrived', async () => {
    const timeline: Payment['timeline'] = [
      ...PAID.timeline.slice(2),
      { at: '2027-03-09T12:00:00.000Z', kind: 'released', amountCents: 300_000 },
    ];
    await renderWithApp(<PaymentTimeline viewer="client" payment={{ ...PAID, state: 'released', timeline }} />);

    expect(titles().at(-1)).toBe('Released to the contractor');
  });

  it.each([
    [
      'client',
      'en',
      'Released to the contractor',
      '$3,000.00 released; the contractor receives $2,700.00 after the 10% fee',
    ],
    ['contractor', 'en', 'Released to you', '$3,000.00 released; $2,700.00 reaches you after the 10% fee'],
    ['client', 'es', 'Liberado al contratista', /el contratista recibe \$2,700\.00 tras la comisión del 10.%$/],
    ['contractor', 'es', 'Liberado para usted', /usted recibe \$2,700\.00 tras la comisión del 10.%$/],
  ] as const)(
    'PAY-01 of a release tells the %s, in %s, what arrives after the fee',
    async (viewer, locale, title, said) => {
      const timeline: Payment['timeline'] = [
        { at: '2027-03-09T12:00:00.000Z', kind: 'released', amountCents: 300_000 },
      ];
      await renderWithApp(<PaymentTimeline viewer={viewer} payment={{ ...PAID, state: 'released', timeline }} />, {
        locale,
      });

      expect(titles()).toEqual([title]);
      expect(screen.getByText(said, { exact: false })).toBeVisible();
    },
  );

  it('PAY-06 a decline is not marked as done', async () => {
    await renderWithApp(<PaymentTimeline viewer="client" payment={PAID} />);

    const [declined, paid] = screen.getAllByRole('listitem');
    expect(declined).toHaveTextContent(/^Payment declined(?! \(done\))/);
    expect(paid).toHaveTextContent(/^Payment received \(done\)/);
  });
});
