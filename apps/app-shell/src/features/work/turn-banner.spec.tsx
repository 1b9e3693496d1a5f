import type { ConditionView, ProjectDetail } from '@cw/api-client';
import { screen } from '@testing-library/react';
import { HOUR_MS } from '@cw/domain';
import { aPaymentOnItsWay, aPaymentSummary } from '../../testing/payments.js';
import { aCondition, aProjectDetail } from '../../testing/projects.js';
import { renderWithApp, type RenderOptions } from '../../testing/render-with-app.js';
import { wordsOf } from '../../testing/words-of.js';
import { TurnBanner } from './turn-banner.js';

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS + 60_000).toISOString();

const AGREED: NonNullable<ProjectDetail['agreed']> = {
  bidCents: 100_000,
  changesCents: 0,
  totalCents: 100_000,
  startDate: '2027-03-01',
  durationDays: 5,
  extraDays: 0,
  finishDate: '2027-03-05',
  slackDays: 3,
  startsEarly: false,
  earlyStartRequest: null,
  changeProposedBy: null,
};
const PAID = aPaymentSummary({ state: 'in_progress', heldCents: 100_000, dueCents: 0, paidCents: 100_000 });

const owners = (over: Partial<ProjectDetail>): ProjectDetail =>
  aProjectDetail({
    status: 'in_progress',
    work: 'started',
    contractorName: 'Diaz Repairs',
    agreed: AGREED,
    payment: PAID,
    conditions: [aCondition({ state: 'in_work' })],
    ...over,
  });
const contractors = (over: Partial<ProjectDetail>): ProjectDetail =>
  owners({ parties: ['awarded_contractor'], ...over });

/** What the page says of whose turn it is. */
const NEXT = 'Next: Diaz Repairs.';
const open = (project: ProjectDetail, options: RenderOptions = {}) =>
  renderWithApp(
    <TurnBanner
      project={project}
      payPath="/checkout?projectId=1"
      bidsPath="/bids"
      disputePath="/dispute"
      next={NEXT}
    />,
    options,
  );

describe('whose turn it is, for the client', () => {
  it('COND-04 counts down the review and says that silence releases nothing', async () => {
    await open(
      owners({ work: 'submitted', reviewDueAt: inHours(50), conditions: [aCondition({ state: 'evidenced' })] }),
    );

    expect(screen.getByText('1 repair needs your review.')).toBeInTheDocument();
    expect(screen.getByText(/^2 days left to decide, until/)).toHaveTextContent(
      'Money is never released by silence: an administrator rules.',
    );
  });

  it.each([
    ['en', /left to decide, until the end of Tue, Dec 1\./],
    ['es', /para decidir, hasta el final del mar 1 dic\./],
  ] as const)(
    'PROJ-04 names the last day of a review that ends with it, and no midnight, in %s',
    async (locale, words) => {
      // The first instant of a December 2 in New York, in a year that begins as this one does.
      const reviewDueAt = '2099-12-02T05:00:00.000Z';
      await open(owners({ work: 'submitted', reviewDueAt, conditions: [aCondition({ state: 'evidenced' })] }), {
        locale,
      });

      expect(document.body.textContent.replaceAll('\u00a0', ' ')).toMatch(words);
      expect(document.body).not.toHaveTextContent(/12:00|Dec 2|2 dic/);
    },
  );

  it('counts hours on the last day, in Spanish too', async () => {
    await open(
      owners({ work: 'submitted', reviewDueAt: inHours(3), conditions: [aCondition({ state: 'accepted' })] }),
      {
        locale: 'es',
      },
    );

    expect(screen.getByText('Todas las reparaciones están aceptadas. Apruebe el trabajo.')).toBeInTheDocument();
    expect(screen.getByText(/^Quedan 3 horas para decidir/)).toHaveTextContent('decide un administrador');
  });

  it('PAY-06 leads to the checkout for what a change added', async () => {
    await open(owners({ payment: { ...PAID, totalCents: 115_000, dueCents: 15_000 } }));

    expect(screen.getByRole('link', { name: 'Fund escrow – $150.00 more' })).toHaveAttribute(
      'href',
      expect.stringContaining('/checkout'),
    );
  });

  it('says that a change waits for an answer before anything else', async () => {
    await open(owners({ agreed: { ...AGREED, changeProposedBy: 'awarded_contractor' }, work: 'submitted' }));

    expect(screen.getByText('The contractor proposes a change.')).toBeInTheDocument();
  });

  it('tells until when the start can be contested, and afterwards that the contractor works', async () => {
    const { unmount } = await open(owners({ contestUntil: inHours(5) }));
    expect(screen.getByText('Diaz Repairs says that the work has started.')).toBeInTheDocument();
    expect(screen.getByText(/You can contest the start until/)).toBeInTheDocument();
    unmount();

    await open(owners({ contestUntil: inHours(-1) }));
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
      const { container } = await open(owners({ work: 'not_started', payment }), { locale });

      expect(wordsOf(container)).toBe([said, NEXT].filter(Boolean).join(' '));
    },
  );

  it('PAY-01 asks to fund escrow while anything is due, and says nothing else', async () => {
    await open(owners({ work: 'not_started', payment: aPaymentSummary({ heldCents: 40_000, dueCents: 60_000 }) }));

    expect(screen.getByRole('link', { name: 'Fund escrow' })).toBeInTheDocument();
    expect(screen.queryByText(NEXT)).not.toBeInTheDocument();
  });

  it('is silent while nobody has bid', async () => {
    const { container } = await open(owners({ status: 'open', work: null, payment: null, agreed: null, bidCount: 0 }));

    expect(container).toBeEmptyDOMElement();
  });

  it('COND-04 says that what was returned is with the contractor already: nothing is left to send', async () => {
    await open(owners({ work: 'changes_requested', conditions: [aCondition({ state: 'returned' })] }));

    expect(screen.getByText('1 repair is with the contractor again')).toBeInTheDocument();
    expect(screen.getByText(/You can return other repairs meanwhile/)).toBeInTheDocument();
  });
});

describe('whose turn it is, for the contractor', () => {
  it('COND-04 lists what is missing before the work can be submitted, repair by repair', async () => {
    await open(
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
    await open(contractors({ conditions }), { locale });

    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('PAY-06 waits for the rest of the agreed sum once everything is proven', async () => {
    await open(
      contractors({
        conditions: [aCondition({ state: 'evidenced' })],
        payment: { ...PAID, totalCents: 115_000, dueCents: 15_000 },
      }),
    );

    expect(screen.getByText('$150.00 more must be in escrow before you can submit.')).toBeInTheDocument();
  });

  it('PAY-01 says of money on its way from a bank by when it is expected, and does not let start', async () => {
    await open(
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
    await open(contractors({ conditions, payment: { ...PAID, totalCents: 115_000, onItsWayCents: 15_000 } }));

    expect(screen.getByText('$150.00 is on its way from the client’s bank.')).toBeInTheDocument();
  });

  it('names the agreed day that is still ahead, and the client’s word once it has come', async () => {
    const notStarted: Partial<ProjectDetail> = { work: 'not_started', conditions: [aCondition({ state: 'awarded' })] };
    const { unmount } = await open(
      contractors({ ...notStarted, blockers: [{ event: 'start', guard: 'start_date_reached' }] }),
    );
    expect(screen.getByText(/^Work starts on/)).toBeInTheDocument();
    unmount();

    await open(contractors({ ...notStarted, agreed: { ...AGREED, startsEarly: true } }));
    expect(screen.getByText('The client allows an early start.')).toBeInTheDocument();
  });

  it('COND-04 waits for the client’s answer once the contractor has asked to start early', async () => {
    const earlyStartRequest = { askedAt: '2027-02-01T12:00:00.000Z', reason: 'The crew is free.' };
    await open(
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
    await open(
      contractors({
        conditions: [aCondition({ state: 'evidenced' })],
        agreed: { ...AGREED, changeProposedBy: 'awarded_contractor' },
      }),
    );

    expect(screen.getByText('Your proposed change waits for an answer.')).toBeInTheDocument();
    expect(screen.getByText(/or you have withdrawn it/)).toBeInTheDocument();
  });

  it('sees the same review clock as the client', async () => {
    await open(
      contractors({ work: 'submitted', reviewDueAt: inHours(50), conditions: [aCondition({ state: 'evidenced' })] }),
    );

    expect(screen.getByText(/^2 days left to decide, until/)).toHaveTextContent('an administrator rules');
  });
});

describe('a disputed project', () => {
  it.each([
    ['client', owners({ work: 'disputed' })],
    ['contractor', contractors({ work: 'disputed' })],
  ])('PAY-06 leads its %s to the dispute before anything else', async (_who, project) => {
    await open(project);

    expect(screen.getByText('This project is disputed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the dispute' })).toHaveAttribute(
      'href',
      expect.stringContaining('/dispute'),
    );
  });

  it.each([
    ['settle_for_contractor', 'completed', 'accepted', 'La disputa terminó y el proyecto está terminado.'],
    ['settle_for_contractor', 'completed', 'in_work', 'La disputa terminó y con ella el proyecto.'],
    ['resolve_for_client', 'cancelled', 'in_work', 'La disputa terminó y el proyecto está cancelado.'],
  ] as const)(
    'COND-04 that ended by %s, %s, with a repair %s says what is open',
    async (event, status, state, words) => {
      const moments = ['dispute', event].map((name) => ({
        entity: 'project' as const,
        event: name,
        at: '2027-03-04T12:00:00.000Z',
      }));
      await open(owners({ status, work: null, moments, conditions: [aCondition({ state })] }), { locale: 'es' });

      expect(screen.getByText(words)).toBeVisible();
      expect(screen.queryAllByText(/no se aceptó y no está aprobada/)).toHaveLength(state === 'in_work' ? 1 : 0);
      expect(screen.getByRole('link', { name: 'Ver cómo terminó la disputa' })).toBeVisible();
    },
  );

  it.each([
    ['requires_payment', 'Every awarded condition is accepted. The invoice is due at closing.'],
    ['releasing', 'Every awarded condition is accepted. The payment is on its way to the contractor.'],
    ['released', 'Every awarded condition is accepted and the contractor is paid.'],
  ] as const)('PAY-06 says of work paid at closing, %s, what is true of its invoice', async (state, words) => {
    const payment = { ...PAID, paymentTiming: 'at_closing', state } as const;
    await open(owners({ status: 'completed', work: null, payment }));

    expect(screen.getByText(words)).toBeVisible();
  });

  it('ROLE-06 tells whoever is not in on it nothing of a dispute', async () => {
    const moments = [{ entity: 'project' as const, event: 'dispute', at: '2027-03-04T12:00:00.000Z' }];
    await open(owners({ parties: [], status: 'completed', work: null, moments }));

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('a project that staff cancelled', () => {
  const reason = 'The lender withdrew the condition.';
  const cancelled = { status: 'cancelled', work: null, staffCancellation: { reason } } as const;

  it.each([
    ['the client', owners(cancelled)],
    ['the contractor', contractors(cancelled)],
  ])('PROJ-06 says so, and why, to %s', async (_, project) => {
    await open(project);

    expect(screen.getByText(`Closewright staff cancelled this project: “${reason}”`)).toBeInTheDocument();
    expect(screen.queryByText('This project was cancelled.')).not.toBeInTheDocument();
  });

  it('PROJ-06 says so in Spanish, and alone where no reason is told', async () => {
    const first = await open(owners(cancelled), { locale: 'es' });
    expect(screen.getByText(`El personal de Closewright canceló este proyecto: «${reason}»`)).toBeInTheDocument();
    first.unmount();

    await open(owners({ ...cancelled, staffCancellation: { reason: null } }));
    expect(screen.getByText('Closewright staff cancelled this project.')).toBeInTheDocument();
  });
});
