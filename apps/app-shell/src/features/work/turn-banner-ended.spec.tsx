import { screen } from '@testing-library/react';
import { aCondition } from '../../testing/projects.js';
import { contractors, openBanner, owners, PAID } from '../../testing/turn-banner.js';

describe('a disputed project', () => {
  it.each([
    ['client', owners({ work: 'disputed' })],
    ['contractor', contractors({ work: 'disputed' })],
  ])('PAY-06 leads its %s to the dispute before anything else', async (_who, project) => {
    await openBanner(project);

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
      await openBanner(owners({ status, work: null, moments, conditions: [aCondition({ state })] }), { locale: 'es' });

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
    await openBanner(owners({ status: 'completed', work: null, payment }));

    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    ['client', true, 'You pay the invoice by Fri, Nov 27.', 'The client pays the invoice by Fri, Nov 27.'],
    [
      'declined',
      false,
      'The invoice has no settlement agent: name one.',
      'The invoice has no settlement agent: the client has to name one.',
    ],
    [
      'settlement_agent',
      true,
      'The settlement agent pays the invoice by Fri, Nov 27.',
      'The settlement agent pays the invoice by Fri, Nov 27.',
    ],
    ['settlement_agent', false, 'The invoice is due at closing.', 'The invoice is due at closing.'],
  ] as const)('PAY-04 says who pays an invoice: %s, fallen through %s', async (payer, hasFallen, clients, others) => {
    const closing = { payer, dueOn: '2026-11-27', fellThroughAt: hasFallen ? '2026-11-20T15:00:00.000Z' : null };
    const payment = { ...PAID, paymentTiming: 'at_closing', state: 'requires_payment', closing } as const;
    const over = { status: 'completed', work: null, payment } as const;
    const { unmount } = await openBanner(owners(over));
    expect(screen.getByText(`Every awarded condition is accepted. ${clients}`)).toBeVisible();
    unmount();

    await openBanner(contractors(over));
    expect(screen.getByText(`Every awarded condition is accepted. ${others}`)).toBeVisible();
  });

  it('ROLE-06 tells whoever is not in on it nothing of a dispute', async () => {
    const moments = [{ entity: 'project' as const, event: 'dispute', at: '2027-03-04T12:00:00.000Z' }];
    await openBanner(owners({ parties: [], status: 'completed', work: null, moments }));

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
    await openBanner(project);

    const said = screen.getByText(reason);
    expect(said.parentElement).toHaveTextContent(`Closewright staff cancelled this project: “${reason}”`);
    expect(screen.queryByText('This project was cancelled.')).not.toBeInTheDocument();
  });

  it('PROJ-06 says so in Spanish, and alone where no reason is told', async () => {
    const first = await openBanner(owners(cancelled), { locale: 'es' });
    const said = screen.getByText(reason);
    expect(said.parentElement).toHaveTextContent(`El personal de Closewright canceló este proyecto: «${reason}»`);
    expect(said).toHaveAttribute('lang', 'en');
    first.unmount();

    await openBanner(owners({ ...cancelled, staffCancellation: { reason: null } }));
    expect(screen.getByText('Closewright staff cancelled this project.')).toBeInTheDocument();
  });
});
