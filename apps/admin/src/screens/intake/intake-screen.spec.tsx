import type { IntakeRow } from '@cw/api-client';
import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { INTAKE_STATES } from '@cw/domain';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anIntakeRow } from '../../testing/intakes.js';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.js';
import { IntakeScreen } from './intake-screen.js';

const server = startApiServer();
const COUNTS = { submitted: 3, in_review: 2, needs_information: 1, offer_sent: 4, approved: 1 } as const;

function countsAre(): void {
  const states = INTAKE_STATES.map((state) => ({ state, count: Reflect.get(COUNTS, state) ?? 0 }));
  server.use(
    http.get(apiUrl('/api/admin/intake/counts'), () => HttpResponse.json({ states, late: 2, dueSoon: 1, flagged: 1 })),
    http.get(apiUrl('/api/admin/overview'), () => HttpResponse.json({ waitingIntakes: 8 })),
  );
}

function queueIs(items: IntakeRow[]): string[] {
  const asked: string[] = [];
  countsAre();
  server.use(
    http.get(apiUrl('/api/admin/intake'), ({ request }) => {
      asked.push(decodeURIComponent(new URL(request.url).searchParams.toString()));
      return HttpResponse.json({ items, nextCursor: null });
    }),
  );
  return asked;
}

const open = (options: Partial<ScreenOptions> = {}) => renderScreen(IntakeScreen, { at: '/intake', ...options });

beforeEach(() => server.use(signedInAs({ role: 'admin' })));

describe('the queue of repair requests', () => {
  it('INT-08 shows for each the clock of its 24 hours, its place, its repairs and its flags', async () => {
    queueIs([
      anIntakeRow(),
      anIntakeRow({ id: 'i-2', address: '9 Mill Road', reviewDueAt: '2026-11-20T09:00:00.000Z', isLate: true }),
      anIntakeRow({
        ...{ id: 'i-3', address: '4 Oak Street', state: 'in_review', flags: ['hurried', 'repeated'] },
        firstAnsweredAt: '2026-11-20T10:00:00.000Z',
      }),
      anIntakeRow({ id: 'i-4', address: '7 Birch Way', state: 'in_review' }),
    ]);
    await open();

    const [, first, second, third, fourth] = await screen.findAllByRole('row');
    expect(first).toHaveTextContent('12 Hidden Lane, Kingston');
    // The street, who asks, and then what the request is called by.
    expect(first).toHaveTextContent(/12 Hidden Lane, Kingston.*Sofia Reyes.*NY 12401 · RI-7K3M-9QDX/);
    expect(first).toHaveTextContent('14 hours left');
    expect(first).toHaveTextContent('2 repairs');
    expect(second).toHaveTextContent('Late by 3 hours');
    expect(third).toHaveTextContent('2 flags');
    expect(third).not.toHaveTextContent(/left|Late/);
    // A review that was begun has told the submitter nothing.
    expect(fourth).toHaveTextContent('14 hours left');
  });

  it('INT-08 counts what waits for whom, and each number leads to what it counts', async () => {
    const asked = queueIs([anIntakeRow()]);
    const { user, location } = await open();
    expect(await screen.findByRole('link', { name: '2 past the 24 hours' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1 due within 4 hours' })).toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: '8 requests waiting for your next step' }));
    await waitFor(() => expect(asked.at(-1)).toBe('only=waiting'));
    expect(screen.getByLabelText('Show')).toHaveDisplayValue('Waiting for us');

    await user.click(screen.getByRole('link', { name: '1 due within 4 hours' }));
    await waitFor(() => expect(asked.at(-1)).toBe('only=due_soon'));
    expect(screen.getByLabelText('Show')).toHaveDisplayValue('Due within 4 hours');
    await user.click(screen.getByRole('link', { name: '5 waiting for the submitter' }));

    expect(location()).toBe('/intake?view=submitter');
    await waitFor(() => expect(asked.at(-1)).toBe('states=needs_information,offer_sent'));
  });

  it('keeps search, filter and order in the address', async () => {
    const asked = queueIs([anIntakeRow()]);
    const { user, location } = await open({ at: '/intake?view=late&sort=newest' });
    await waitFor(() => expect(asked).toContain('only=late&sort=newest'));

    await user.type(screen.getByLabelText('Reference, name, email or address'), 'mill{Enter}');

    await waitFor(() => expect(location()).toBe('/intake?view=late&q=mill&sort=newest'));
    await waitFor(() => expect(asked.at(-1)).toBe('only=late&q=mill&sort=newest'));
  });

  it('says that nothing fits and leads back to all of it', async () => {
    queueIs([]);
    const { user, location } = await open({ at: '/intake?view=flagged' });

    await user.click(await screen.findByRole('button', { name: 'Show all open requests' }));

    expect(location()).toBe('/intake?');
    expect(await screen.findByText('No repair request is open')).toBeInTheDocument();
  });
});
