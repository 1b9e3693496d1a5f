import type { ConditionView, ProjectDetail } from '@cw/api-client';
import { screen } from '@testing-library/react';
import { HOUR_MS } from '@cw/domain';
import { aPaymentOnItsWay, aPaymentSummary } from '../../testing/payments.js';
import { aCondition } from '../../testing/projects.js';
import { AGREED, contractors, NEXT, openBanner, owners, PAID } from '../../testing/turn-banner.js';
import { wordsOf } from '../../testing/words-of.js';

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS + 60_000).toISOString();

describe('whose turn it is, for the client', () => {
  it('PROJ-10 says of a proposed change that it waits, whoever of the client’s side proposed it', async () => {
    const agreed = { ...AGREED, changeProposedBy: 'owner' } as const;
    const conditions = [aCondition({ state: 'accepted' })];
    await openBanner(owners({ work: 'submitted', reviewDueAt: inHours(50), conditions, agreed }));

    expect(screen.getByText('The proposed change waits for an answer.')).toBeInTheDocument();
    expect(screen.getByText(/once the contractor has answered it, or it is withdrawn\./)).toBeInTheDocument();
  });

  it('COND-04 counts down the review and says that silence releases nothing', async () => {
    await openBanner(
      owners({ work: 'submitted', reviewDueAt: inHours(50), conditions: [aCondition({ state: 'evidenced' })] }),
    );

    expect(screen.getByText('1 repair needs your review.')).toBeInTheDocument();
    expect(screen.getByText(/^[23] days left to decide, until/)).toHaveTextContent(
      'Money is never released by silence: an administrator rules.',
    );
  });

  it.each([
    ['en', 'Silence approves nothing: an administrator decides.'],
    ['es', 'El silencio no aprueba nada: decide un administrador.'],
  ] as const)('PAY-04 speaks of no money to release where it is paid at closing, in %s', async (locale, words) => {
    const payment = { ...PAID, paymentTiming: 'at_closing' as const, heldCents: 0, paidCents: 0 };
    const conditions = [aCondition({ state: 'evidenced' })];
    await openBanner(owners({ work: 'submitted', reviewDueAt: inHours(50), conditions, payment }), { locale });

    expect(screen.getByText(new RegExp(words))).toBeVisible();
    expect(document.body).not.toHaveTextContent(/released by silence|se libera/);
  });

  it.each([
    [1, 'Tiene 1 oferta por revisar'],
    [2, 'Tiene 2 ofertas por revisar'],
  ])('I18N-01 says in natural Spanish that bids wait: %s', async (bidCount, words) => {
    await openBanner(owners({ status: 'open', work: null, bidCount }), { locale: 'es' });

    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    ['en', /left to decide, until the end of Tue, Dec 1\./],
    ['es', /para decidir, hasta el final del mar 1 dic\./],
  ] as const)(
    'PROJ-04 names the last day of a review that ends with it, and no midnight, in %s',
    async (locale, words) => {
      // The first instant of a December 2 in New York, in a year that begins as this one does.
      const reviewDueAt = '2099-12-02T05:00:00.000Z';
      await openBanner(owners({ work: 'submitted', reviewDueAt, conditions: [aCondition({ state: 'evidenced' })] }), {
        locale,
      });

      expect(document.body.textContent.replaceAll('\u00a0', ' ')).toMatch(words);
      expect(document.body).not.toHaveTextContent(/12:00|Dec 2|2 dic/);
    },
  );

  it('counts hours on the last day, in Spanish too', async () => {
    await openBanner(
      owners({ work: 'submitted', reviewDueAt: inHours(3), conditions: [aCondition({ state: 'accepted' })] }),
      {
        locale: 'es',
      },
    );

    expect(screen.getByText('Todas las reparaciones están aceptadas. Apruebe el trabajo.')).toBeInTheDocument();
    expect(screen.getByText(/^Quedan 3 horas para decidir/)).toHaveTextContent('decide un administrador');
  });

  it('PAY-06 leads to the checkout for what a change added', async () => {
    await openBanner(owners({ payment: { ...PAID, totalCents: 115_000, dueCents: 15_000 } }));

    expect(screen.getByRole('link', { name: 'Fund escrow – $150.00 more' })).toHaveAttribute(
      'href',
      expect.stringContaining('/checkout'),
    );
  });

  it('says that a change waits for an answer before anything else', async () => {
    await openBanner(owners({ agreed: { ...AGREED, changeProposedBy: 'awarded_contractor' }, work: 'submitted' }));

    expect(screen.getByText('The contractor proposes a change.')).toBeInTheDocument();
  });

  it('tells until when the start can be contested, and afterwards that the contractor works', async () => {
    const { unmount } = await openBanner(owners({ contestUntil: inHours(5) }));
    expect(screen.getByText('Diaz Repairs says that the work has started.')).toBeInTheDocument();
    expect(screen.getByText(/You can contest the start until/)).toBeInTheDocument();
    unmount();

    await openBanner(owners({ contestUntil: inHours(-1) }));
    expect(screen.queryByText(/contest the start/)).not.toBeInTheDocument();
    expect(screen.getByText(NEXT)).toBeInTheDocument();
  });

  it.each([
    [
      'all of it paid',
      'en',
      aPaymentSummary({ state: 'funded', heldCents: 100_000, dueCents: 0 }),
      '$1,000.00 is in escrow',
    ],
    [
      'all of it paid',
      'es',
      aPaymentSummary({ state: 'funded', heldCents: 100_000, dueCents: 0 }),
      '$1,000.00 en garantía',
    ],
    ['the money on its way from a bank', 'en', aPaymentOnItsWay(), null],
    ['an invoice at closing', 'en', aPaymentSummary({ paymentTiming: 'at_closing' }), null],
  ] as const)(
    'PAY-01 COND-05 says before the start, with %s, in %s, where the money is and who acts',
    async (...row) => {
      const [, locale, payment, said] = row;
      const { container } = await openBanner(owners({ work: 'not_started', payment }), { locale });

      expect(wordsOf(container)).toBe([said, NEXT].filter(Boolean).join(' '));
    },
  );

  it('PAY-01 asks to fund escrow while anything is due, and says nothing else', async () => {
    await openBanner(
      owners({ work: 'not_started', payment: aPaymentSummary({ heldCents: 40_000, dueCents: 60_000 }) }),
    );

    expect(screen.getByRole('link', { name: 'Fund escrow' })).toBeInTheDocument();
    expect(screen.queryByText(NEXT)).not.toBeInTheDocument();
  });

  it('is silent while nobody has bid', async () => {
    const { container } = await openBanner(
      owners({ status: 'open', work: null, payment: null, agreed: null, bidCount: 0 }),
    );

    expect(container).toBeEmptyDOMElement();
  });

  it('COND-04 says that what was returned is with the contractor already: nothing is left to send', async () => {
    await openBanner(owners({ work: 'changes_requested', conditions: [aCondition({ state: 'returned' })] }));

    expect(screen.getByText('1 repair is with the contractor again')).toBeInTheDocument();
    expect(screen.getByText(/You can return other repairs meanwhile/)).toBeInTheDocument();
  });
});

describe('whose turn it is, for the contractor', () => {
  it('COND-04 lists what is missing before the work can be submitted, repair by repair', async () => {
    await openBanner(
      contractors({
        conditions: [
          aCondition({ id: 'b', number: 2, title: 'Window trim', state: 'in_work', missingEvidence: ['photo_after'] }),
          aCondition({ id: 'a', number: 1, title: 'Handrail', state: 'in_work', missingEvidence: [] }),
          aCondition({ id: 'c', number: 3, title: 'Sink', state: 'evidenced' }),
        ],
      }),
    );

    expect(screen.getByText('1 repair still needs evidence before you can submit')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1 · Handrail: press “Evidence is complete”',
      '2 · Window trim: photo after',
    ]);
  });

  it.each([
    ['en', '2 repairs have all their evidence. Press “Evidence is complete” on each, then submit.'],
    ['es', '2 reparaciones tienen toda su evidencia. Pulse «La evidencia está completa» en cada una y luego entregue.'],
  ] as const)('COND-04 asks for the press alone where every photo is stored, in %s', async (locale, words) => {
    const stored: Partial<ConditionView> = { state: 'in_work', missingEvidence: [] };
    const conditions = [aCondition({ id: 'a', number: 1, ...stored }), aCondition({ id: 'b', number: 2, ...stored })];
    await openBanner(contractors({ conditions }), { locale });

    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('PAY-06 waits for the rest of the agreed sum once everything is proven', async () => {
    await openBanner(
      contractors({
        conditions: [aCondition({ state: 'evidenced' })],
        payment: { ...PAID, totalCents: 115_000, dueCents: 15_000 },
      }),
    );

    expect(screen.getByText('$150.00 more must be in escrow before you can submit.')).toBeInTheDocument();
  });

  it('PAY-01 says of money on its way from a bank by when it is expected, and does not let start', async () => {
    await openBanner(
      contractors({
        work: 'not_started',
        payment: aPaymentOnItsWay(),
        blockers: [{ event: 'start', guard: 'funded_or_at_closing' }],
      }),
    );

    expect(screen.getByText('Waiting for the client’s payment.')).toBeInTheDocument();
    expect(screen.getByText(/on its way from the client’s bank, expected by Fri, Mar 6\./)).toBeInTheDocument();
  });

  it('PAY-06 waits for the rest that is on its way from a bank', async () => {
    const conditions = [aCondition({ state: 'evidenced' })];
    await openBanner(contractors({ conditions, payment: { ...PAID, totalCents: 115_000, onItsWayCents: 15_000 } }));

    expect(screen.getByText('$150.00 is on its way from the client’s bank.')).toBeInTheDocument();
  });

  it('names the agreed day that is still ahead, and the client’s word once it has come', async () => {
    const notStarted: Partial<ProjectDetail> = { work: 'not_started', conditions: [aCondition({ state: 'awarded' })] };
    const { unmount } = await openBanner(
      contractors({ ...notStarted, blockers: [{ event: 'start', guard: 'start_date_reached' }] }),
    );
    expect(screen.getByText(/^Work starts on/)).toBeInTheDocument();
    unmount();

    await openBanner(contractors({ ...notStarted, agreed: { ...AGREED, startsEarly: true } }));
    expect(screen.getByText('The client allows an early start.')).toBeInTheDocument();
  });

  it('COND-04 waits for the client’s answer once the contractor has asked to start early', async () => {
    const earlyStartRequest = { askedAt: '2027-02-01T12:00:00.000Z', reason: 'The crew is free.' };
    await openBanner(
      contractors({
        work: 'not_started',
        conditions: [aCondition({ state: 'awarded' })],
        agreed: { ...AGREED, earlyStartRequest },
        blockers: [{ event: 'start', guard: 'start_date_reached' }],
      }),
    );

    expect(screen.getByText('You asked on Mon, Feb 1 to start early.')).toBeInTheDocument();
    expect(screen.getByText(/the agreed date holds: Mon, Mar 1/)).toBeInTheDocument();
  });

  it('PAY-06 says that its own proposal holds back the submission, once nothing else does', async () => {
    await openBanner(
      contractors({
        conditions: [aCondition({ state: 'evidenced' })],
        agreed: { ...AGREED, changeProposedBy: 'awarded_contractor' },
      }),
    );

    expect(screen.getByText('The proposed change waits for an answer.')).toBeInTheDocument();
    expect(screen.getByText(/or you have withdrawn it/)).toBeInTheDocument();
  });

  it('sees the same review clock as the client', async () => {
    await openBanner(
      contractors({ work: 'submitted', reviewDueAt: inHours(50), conditions: [aCondition({ state: 'evidenced' })] }),
    );

    expect(screen.getByText(/^[23] days left to decide, until/)).toHaveTextContent('an administrator rules');
  });
});
