import type { HistoryEntry } from '@cw/api-client';
import { apiUrl, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aPaymentSummary } from '../../testing/payments.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { HistoryPanel } from './history-panel.js';

const server = startApiServer();
const PROJECT = '01890000-0000-7000-8000-0000000000aa';

const entry = (id: string, overrides: Partial<HistoryEntry>): HistoryEntry => ({
  id,
  at: '2026-01-05T12:00:00.000Z',
  entity: 'project',
  entityId: PROJECT,
  event: 'post',
  from: null,
  to: 'open',
  actorName: 'Sofia Reyes',
  actorRole: 'seller',
  reason: null,
  conditionNumber: null,
  ...overrides,
});

const PAGES: Readonly<Record<string, { items: HistoryEntry[]; nextCursor: string | null }>> = {
  '': {
    items: [
      entry('h-3', {
        event: 'dispute',
        from: 'in_progress.started',
        to: 'in_progress.disputed',
        reason: 'Locked out.',
      }),
      entry('h-2', { entity: 'condition', event: 'prove', from: 'in_work', to: 'evidenced', conditionNumber: 3 }),
    ],
    nextCursor: 'after-2',
  },
  'after-2': { items: [entry('h-1', { actorName: null, actorRole: 'admin' })], nextCursor: null },
};

describe('HistoryPanel', () => {
  it('COND-05 is read when it is opened, page by page, with the states, the reason and who acted', async () => {
    const asked: string[] = [];
    server.use(
      http.get(apiUrl(`/api/projects/${PROJECT}/history`), ({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor') ?? '';
        asked.push(cursor);
        return HttpResponse.json(PAGES[cursor]);
      }),
    );
    const { user } = await renderWithApp(<HistoryPanel project={{ id: PROJECT, parties: ['owner'], payment: null }} />);
    expect(asked).toEqual([]);

    await user.click(screen.getByText('Show the full history'));

    expect(await screen.findByText('Dispute opened')).toBeVisible();
    expect(screen.getByText('In progress → Disputed')).toBeVisible();
    expect(screen.getByText('Locked out.')).toBeVisible();
    expect(screen.getByText('Condition 3: Evidence handed in')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show earlier entries' }));
    expect(await screen.findByText('Project posted')).toBeVisible();
    expect(screen.getByText('Closewright staff')).toBeVisible();
    expect(asked).toEqual(['', 'after-2']);
  });

  it.each([
    ['owner', 'In progress → Your review'],
    ['awarded_contractor', 'In progress → Client’s review'],
  ] as const)('calls a state as the %s does, and says in words why a bid ended by itself', async (party, moved) => {
    const items = [
      entry('4', { event: 'submit', from: 'in_progress.started', to: 'in_progress.submitted' }),
      entry('3', { entity: 'bid', event: 'withdraw', from: 'pending', to: 'withdrawn', reason: 'account_ended' }),
    ];
    server.use(
      http.get(apiUrl(`/api/projects/${PROJECT}/history`), () => HttpResponse.json({ items, nextCursor: null })),
    );
    const { user } = await renderWithApp(<HistoryPanel project={{ id: PROJECT, parties: [party], payment: null }} />);

    await user.click(screen.getByText('Show the full history'));

    expect(await screen.findByText(moved)).toBeVisible();
    expect(screen.getByText('The contractor’s account is no longer active')).toBeVisible();
  });
  it.each([
    ['en', 'Show the full history', ['Contractor paid', 'Payout to the contractor began', 'Invoice paid in full']],
    [
      'es',
      'Mostrar el historial completo',
      ['Contratista pagado', 'Comenzó el pago al contratista', 'Factura pagada por completo'],
    ],
  ] as const)('PAY-04 speaks of no escrow where an invoice pays, in %s', async (locale, show, words) => {
    const items = [
      entry('3', { entity: 'payment', event: 'transferred', from: 'releasing', to: 'released' }),
      entry('2', { entity: 'payment', event: 'release_approved', from: 'funded', to: 'releasing' }),
      entry('1', { entity: 'payment', event: 'pay', from: 'requires_payment', to: 'funded' }),
    ];
    server.use(
      http.get(apiUrl(`/api/projects/${PROJECT}/history`), () => HttpResponse.json({ items, nextCursor: null })),
    );
    const payment = aPaymentSummary({ paymentTiming: 'at_closing' });
    const project = { id: PROJECT, parties: ['owner' as const], payment };
    const { user, container } = await renderWithApp(<HistoryPanel project={project} />, { locale });

    await user.click(screen.getByText(show));

    for (const said of words) expect(await screen.findByText(said)).toBeVisible();
    expect(container).not.toHaveTextContent(/escrow|released|→|garantía/i);
  });
});
