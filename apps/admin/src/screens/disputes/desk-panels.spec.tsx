import type { ContestedNoShow, LateClock } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen } from '../../testing/render-screen.js';
import { DisputesScreen } from './disputes-screen.js';

const server = startApiServer();

const CLOCK: LateClock = {
  ...{ projectId: 'j-1', projectTitle: 'Exterior paint', usState: 'TX', clock: 'review' },
  ...{ house: '9 Cinnamon Court', clientName: 'Dana Reyes' },
  ...{ endsAt: '2026-12-10T17:00:00.000Z', safeDay: '2026-12-03', closingDate: '2026-12-08' },
};
const NO_SHOW: ContestedNoShow = {
  ...{ id: 'n-1', projectId: 'j-2', projectTitle: 'Deck ledger', startDate: '2026-11-20', mayAnswer: false },
  ...{ reportedAt: '2026-11-20T18:00:00.000Z', state: 'contested', counts: false, answer: 'came' },
  ...{ answerDueAt: '2026-11-23T18:00:00.000Z', answeredAt: '2026-11-21T18:00:00.000Z', decisionReason: null },
  ...{ addressLine: '12 Elm St, Albany, NY 12207', agreedCents: 300_000, paidCents: 250_000, refundedCents: 200_000 },
  ...{ words: 'I was there at nine.', contractorId: 'c-1', contractorName: 'Brennan & Sons', ownerName: 'Sofia Reyes' },
  house: '12 Elm St',
};

const listOf = (path: string, read: () => readonly unknown[]) =>
  http.get(apiUrl(path), () => HttpResponse.json({ items: read(), nextCursor: null }));
const open = (locale: 'en' | 'es' = 'en') => renderScreen(DisputesScreen, { at: '/disputes', locale });

beforeEach(() => {
  window.localStorage.clear();
  server.use(
    signedInAs({ role: 'admin' }),
    ...['/api/admin/disputes', '/api/admin/late-clocks', '/api/admin/no-shows'].map((path) => listOf(path, () => [])),
  );
});

describe('what else waits on the desk of disputes', () => {
  it('PROJ-04 names each clock that ends after the last safe day, with the way to its project', async () => {
    server.use(listOf('/api/admin/late-clocks', () => [CLOCK]));
    await open();

    const panel = within(await screen.findByRole('region', { name: '1 clock ends after the last safe day' }));
    expect(panel.getByRole('link', { name: / Exterior paint$/ })).toHaveAttribute('href', '/projects/j-1');
    expect(panel.getByText(/^Review by the client: due .*last safe day .*Dec.3, closing .*Dec.8$/)).toBeInTheDocument();
  });

  it('PROJ-04 shows more of them by one press, where a page does not hold all', async () => {
    server.use(
      http.get(apiUrl('/api/admin/late-clocks'), ({ request }) => {
        const isFirst = new URL(request.url).searchParams.get('cursor') === null;
        const items = [isFirst ? CLOCK : { ...CLOCK, projectId: 'j-3', projectTitle: 'Roof flashing' }];
        return HttpResponse.json({ items, nextCursor: isFirst ? 'next' : null });
      }),
    );
    const { user } = await open();
    const panel = within(await screen.findByRole('region', { name: '1 clock ends after the last safe day' }));

    await user.click(await panel.findByRole('button', { name: 'Show more' }));

    expect(await panel.findByRole('link', { name: / Roof flashing$/ })).toBeInTheDocument();
    expect(panel.getByRole('link', { name: / Exterior paint$/ })).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('CON-06 shows a contested no-show with both words, and takes a decision with its reason', async () => {
    const sent: unknown[] = [];
    let items: readonly ContestedNoShow[] = [NO_SHOW];
    server.use(
      listOf('/api/admin/no-shows', () => items),
      http.post(apiUrl('/api/admin/no-shows/n-1/decision'), async ({ request }) => {
        sent.push(await request.json());
        items = [];
        return HttpResponse.json({ ...NO_SHOW, state: 'excused' });
      }),
    );
    const { user } = await open();
    const panel = within(await screen.findByRole('region', { name: '1 contested no-show' }));
    expect(panel.getByText('I was there at nine.')).toBeInTheDocument();
    expect(panel.getByText('I showed up')).toBeInTheDocument();

    await user.click(panel.getByRole('button', { name: 'Does not count' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave it off the record?' }));
    await user.click(dialog.getByRole('button', { name: 'Does not count' }));
    expect(sent).toEqual([]);
    await user.type(dialog.getByRole('textbox'), 'A photo shows the van at nine.');
    await user.click(dialog.getByRole('button', { name: 'Does not count' }));

    await waitFor(() => expect(sent).toEqual([{ decision: 'excuse', reason: 'A photo shows the van at nine.' }]));
    await waitFor(() => expect(screen.queryByText('1 contested no-show')).not.toBeInTheDocument());
  });

  it('CON-06 shows in one view what was agreed, who said what, and when', async () => {
    server.use(listOf('/api/admin/no-shows', () => [NO_SHOW]));
    await open();

    const panel = within(await screen.findByRole('region', { name: '1 contested no-show' }));
    const said = panel.getAllByRole('term').map(({ textContent, nextElementSibling }) => {
      const [label, value] = [textContent, nextElementSibling?.textContent];
      return `${label}: ${value}`.replaceAll(/[\u00A0\u202F]/g, ' ');
    });

    expect(said).toEqual([
      expect.stringMatching(/^Agreed start day: .*Nov 20/),
      'Address: 12 Elm St, Albany, NY 12207',
      'Agreed price: $3,000.00',
      'Paid by the client: $2,500.00',
      'Refunded: $2,000.00',
      'Client: Sofia Reyes',
      expect.stringMatching(/^The client said: They didn’t show up.*Nov 20/),
      'Contractor: Brennan & Sons',
      expect.stringMatching(/^The contractor’s answer: I showed up.*Nov 21/),
    ]);
  });

  it('MSG-02 CON-06 reads the conversation of that project when it is asked for, and not before', async () => {
    const asked: (string | null)[] = [];
    server.use(
      listOf('/api/admin/no-shows', () => [NO_SHOW]),
      http.get(apiUrl('/api/conversations'), ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('projectId'));
        return HttpResponse.json({ items: [], nextCursor: null });
      }),
    );
    const { user } = await open();
    const panel = within(await screen.findByRole('region', { name: '1 contested no-show' }));
    expect(panel.getByText(/Each reading is noted in the audit log/)).toBeInTheDocument();
    expect(asked).toEqual([]);

    await user.click(panel.getByRole('button', { name: 'Read the conversation' }));

    expect(await panel.findByText('Nothing was written that is open to you.')).toBeInTheDocument();
    expect(asked).toEqual(['j-2']);
  });

  it.each([
    ['/api/admin/late-clocks', 'en', 'The clocks that end after the last safe day did not load', CLOCK],
    ['/api/admin/no-shows', 'es', 'No se cargaron las ausencias impugnadas', NO_SHOW],
  ] as const)('says that %s did not load, in %s, and reads it again', async (path, locale, said, item) => {
    let isBack = false;
    server.use(
      http.get(apiUrl(path), () =>
        isBack
          ? HttpResponse.json({ items: [item], nextCursor: null })
          : problemAnswer(500, { code: 'server.unexpected' }),
      ),
    );
    const { user } = await open(locale);
    expect(await screen.findByText(said)).toBeInTheDocument();

    isBack = true;
    await user.click(screen.getByRole('button', { name: /Try again|Intentar de nuevo|Reintentar/ }));

    expect(await screen.findByRole('link', { name: new RegExp(`${item.projectTitle}$`, 'u') })).toBeInTheDocument();
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });
});
