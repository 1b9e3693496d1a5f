import type { ReportedContentView } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.js';
import { ReportsScreen } from './reports-screen.js';

const server = startApiServer();
const WORDS = 'Lives at 12 Elm Street, never again.';

const aReport = (overrides: Partial<ReportedContentView> = {}): ReportedContentView => ({
  id: 'c-1',
  kind: 'review',
  state: 'open',
  since: '2026-11-20T09:00:00.000Z',
  projectId: 'p-1',
  projectTitle: 'Paint and eaves',
  profileId: 'k-1',
  profileName: 'Brennan & Sons',
  authorId: 'u-1',
  authorName: 'Sofia Reyes',
  body: WORDS,
  answer: null,
  rating: 1,
  writtenAt: '2026-11-19T09:00:00.000Z',
  reports: [
    { reporterId: 'u-2', reporterName: 'Greta Lund', reason: 'It names a home.', at: '2026-11-20T09:00:00.000Z' },
  ],
  decidedByName: null,
  decisionReason: null,
  actions: ['hide', 'keep'],
  ...overrides,
});

function reportsAre(read: () => readonly ReportedContentView[]): string[] {
  const asked: string[] = [];
  server.use(
    http.get(apiUrl('/api/admin/reports'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.toString());
      return HttpResponse.json({ items: read(), nextCursor: null });
    }),
  );
  return asked;
}

const open = (options: Partial<ScreenOptions> = {}) => renderScreen(ReportsScreen, { at: '/reports', ...options });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => server.use(signedInAs({ role: 'admin' })));

describe('what readers reported', () => {
  it('MSG-02 offer the conversation around a message that was reported, until it is kept', async () => {
    reportsAre(() => [aReport({ kind: 'message', rating: null }), aReport({ id: 'c-2' })]);
    server.use(http.get(apiUrl('/api/conversations'), () => HttpResponse.json({ items: [], nextCursor: null })));
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Read the conversation' }));
    expect(await screen.findByText('Nothing was written that is open to you.')).toBeInTheDocument();
  });

  it('CON-04 says the words, whose they are, who reported them why, and where they stand', async () => {
    reportsAre(() => [aReport()]);
    await open();

    expect(await screen.findByText(WORDS)).toBeInTheDocument();
    expect(screen.getByText('It names a home.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sofia Reyes' })).toHaveAttribute('href', '/users?user=u-1');
    expect(screen.getByRole('link', { name: 'Greta Lund' })).toHaveAttribute('href', '/users?user=u-2');
    expect(screen.getByRole('link', { name: 'Brennan & Sons' })).toHaveAttribute('href', '/contractors/k-1');
    expect(screen.getByRole('link', { name: 'Paint and eaves' })).toHaveAttribute('href', '/projects/p-1');
    expect(screen.getByRole('heading', { name: 'Reported once' })).toBeInTheDocument();
  });

  it('CON-04 hides once however often one presses, with the reason, and the list is read again', async () => {
    let items = [aReport()];
    const sent: unknown[] = [];
    reportsAre(() => items);
    server.use(
      http.post(apiUrl('/api/admin/reports/c-1/hide'), async ({ request }) => {
        sent.push(await request.json());
        items = [];
        return HttpResponse.json(aReport({ state: 'hidden', actions: ['show'] }));
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Hide' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(await dialog.findByText('Write at least 5 characters')).toBeInTheDocument();
    expect(sent).toEqual([]);

    await user.type(dialog.getByLabelText('Reason'), 'It names a home.');
    await user.dblClick(dialog.getByRole('button', { name: 'Hide' }));

    expect(await screen.findByText('Nothing is waiting for you')).toBeInTheDocument();
    expect(screen.getByText('The review is hidden')).toBeInTheDocument();
    expect(sent).toEqual([{ reason: 'It names a home.' }]);
  });

  it('keeps what was typed when a colleague was faster, and says so', async () => {
    reportsAre(() => [aReport({ kind: 'question', rating: null, profileId: null, profileName: null })]);
    server.use(
      http.post(apiUrl('/api/admin/reports/c-1/keep'), () =>
        problemAnswer(409, { code: 'state.conflict', detail: 'Reload to see what changed.' }),
      ),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Keep' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'It is only harsh.');

    await user.click(dialog.getByRole('button', { name: 'Keep' }));

    expect(await dialog.findByText(/It changed before you confirmed/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Reason')).toHaveValue('It is only harsh.');
  });

  it('shows what is hidden with why, and gives it back', async () => {
    const asked = reportsAre(() => [
      aReport({ state: 'hidden', actions: ['show'], decidedByName: 'Priya Nair', decisionReason: 'Names a home.' }),
    ]);
    await open({ at: '/reports?state=hidden' });

    // The reason is Priya's own words, in an element that says their language.
    expect(await screen.findByText(/Last decision, Priya Nair:/)).toHaveTextContent(
      /Last decision, Priya Nair: Names a home\./,
    );
    expect(button('Show again')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Hide' })).not.toBeInTheDocument();
    expect(asked[0]).toBe('state=hidden');
  });

  it('keeps in the address which ones are shown', async () => {
    const asked = reportsAre(() => []);
    const { user, location } = await open();
    await screen.findByText('Nothing is waiting for you');

    await user.selectOptions(screen.getByLabelText('Show'), 'kept');

    await waitFor(() => expect(location()).toBe('/reports?state=kept'));
    expect(await screen.findByText('No report was closed yet')).toBeInTheDocument();
    expect(asked.at(-1)).toBe('state=kept');
  });

  it('says when the list did not come, and gets it again', async () => {
    server.use(http.get(apiUrl('/api/admin/reports'), () => problemAnswer(404, { code: 'request.not_found' })));
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    reportsAre(() => [aReport()]);

    await user.click(again);

    expect(await screen.findByText(WORDS)).toBeInTheDocument();
  });

  it('I18N-01 speaks Spanish', async () => {
    reportsAre(() => [aReport()]);
    await open({ locale: 'es' });

    expect(await screen.findByRole('button', { name: 'Ocultar' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Denunciada una vez' })).toBeInTheDocument();
  });
});
