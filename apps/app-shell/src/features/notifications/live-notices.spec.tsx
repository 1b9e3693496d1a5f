import { RealtimeContext, useSession, type NotificationResponse, type PreferencesDto } from '@cw/api-client';
import { apiUrl, aUser, fakeRealtime, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { DEFAULT_PREFERENCES, type NotificationNews, type ScreenAlert } from '@cw/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { aNotification, bellWith } from '../../testing/notifications.js';
import { renderRoutes, type RenderOptions } from '../../testing/render-with-app.js';
import { LiveNotices } from './live-notices.js';
import { NotificationBell } from './notification-bell.js';

// The connection itself is shown against a real server in the client's own specs; here the test speaks for it.
let live = fakeRealtime();
const server = startApiServer();
const LIST = apiUrl('/api/users/:id/notifications');

const EVERYTHING: ScreenAlert = { toast: true, browser: true, sound: true };
const NOTHING: ScreenAlert = { toast: false, browser: false, sound: false };
const held = {
  type: 'payment_held',
  topic: 'money',
  title: 'Payment in escrow',
  message: '$4,850.00 is in escrow until the work is approved.',
} as const;

const told = (overrides: Partial<NotificationResponse> = {}): NotificationResponse =>
  aNotification({ ...held, sequence: 4, ...overrides });

/** The list of a person, newest first; as the API has it, what came after a sequence is asked for by that. */
const listIs = (...items: readonly NotificationResponse[]) =>
  http.get(LIST, ({ request }) => {
    const since = Number(new URL(request.url).searchParams.get('sinceSequence') ?? '0');
    return HttpResponse.json({ items: items.filter(({ sequence }) => sequence > since), nextCursor: null });
  });
const preferencesAre = (overrides: Partial<PreferencesDto> = {}) =>
  http.get(apiUrl('/api/users/:id/preferences'), () => HttpResponse.json({ ...DEFAULT_PREFERENCES, ...overrides }));

function says(alert: ScreenAlert, overrides: Partial<NotificationResponse> = {}): void {
  const { actionUrl, about, ...item } = told(overrides);
  const known = { ...(actionUrl !== undefined && { actionUrl }), ...(about !== undefined && { about }) };
  const news: NotificationNews = { ...item, alert, ...known };
  act(() => live.says('new-notification', news));
}

/** Every browser's notification that was shown, and the notes that sounded. */
const shown: string[] = [];
let notes = 0;
const clicks: (() => void)[] = [];

class FakeNotification {
  static readonly permission = 'granted';
  onclick: (() => void) | undefined;
  constructor(title: string) {
    shown.push(title);
    clicks.push(() => this.onclick?.());
  }
  close(): void {
    shown.push('closed');
  }
}
class FakeAudio {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  createOscillator = () => ({
    frequency: {},
    connect: (next: object) => next,
    start: () => void (notes += 1),
    stop: () => undefined,
  });
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: (next: object) => next,
  });
}

const visibility = (state: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

beforeEach(() => {
  live = fakeRealtime();
  server.use(signedInAs(), ...bellWith([]), preferencesAre());
  shown.length = 0;
  clicks.length = 0;
  notes = 0;
  window.localStorage.clear();
  Object.assign(globalThis, { Notification: FakeNotification, AudioContext: FakeAudio });
});
afterEach(() => visibility('visible'));

function Who(): ReactElement {
  return <p>{useSession().status}</p>;
}

async function open(options: RenderOptions & { readonly known?: number } = {}) {
  const { known, ...rendering } = options;
  const user = aUser();
  const dashboard = (
    <RealtimeContext value={live.realtime}>
      <LiveNotices user={user} known={known} />
      <NotificationBell userId={user.id} />
      <Who />
    </RealtimeContext>
  );
  const app = await renderRoutes(
    [
      { path: '/dashboard', element: dashboard },
      { path: '/projects/:projectId', element: <h1>Project</h1> },
      { path: '/notifications', element: <h1>All of them</h1> },
    ],
    { at: '/dashboard', ...rendering },
  );
  await screen.findByText('signed-in');
  return app;
}

/** Comes back to the page, which asks at once for what is new. */
async function lookAgain(): Promise<void> {
  await act(async () => {
    visibility('hidden');
    visibility('visible');
    await Promise.resolve();
  });
}

describe('live notices', () => {
  it('SHELL-07 leads with the name of the house, above what is said', async () => {
    await open({ known: 3 });
    const about = '9 Cinnamon Court · Dana Reyes · Roof';

    says(EVERYTHING, { about, message: 'It is in escrow.' });

    const toast = await screen.findByText(/It is in escrow/);
    expect(toast).toHaveTextContent(`${about} It is in escrow.`);
  });

  it('RT-06 says what came while its own scripts were on their way', async () => {
    server.use(listIs(told({ sequence: 5, id: 'n-5', message: 'Came meanwhile' }), told({ message: 'Was there' })));

    await open({ known: 4 });

    expect(await screen.findByText('Came meanwhile')).toBeInTheDocument();
    expect(screen.queryByText('Was there')).not.toBeInTheDocument();
  });

  it('BID-07 tells a client of a new bid once and leads to it', async () => {
    const app = await open();

    act(() => live.says('new_bid', { projectId: '77', bidId: 'b-1' }));
    says(EVERYTHING, { type: 'bid_received', title: 'New bid received', actionUrl: '/projects/77' });

    expect(await screen.findByText('New Bid Received!')).toBeInTheDocument();
    expect(screen.getByText('A new bid was submitted for your project.')).toBeInTheDocument();
    expect(screen.queryByText('New bid received')).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Open' }));
    expect(app.location()).toBe('/projects/77');
  });

  it('MSG-01 NOTE-04 says nothing of a message in the thread that the reader looks at, and all of another one', async () => {
    await open();
    const message = { type: 'message_received', topic: 'messages', title: 'New message' } as const;

    says(EVERYTHING, { ...message, message: 'Read as it comes', actionUrl: '/dashboard' });
    says(EVERYTHING, { ...message, message: 'Of another thread', actionUrl: '/projects/77', sequence: 5, id: 'n-5' });

    expect(await screen.findByText('Of another thread')).toBeInTheDocument();
    expect(screen.queryByText('Read as it comes')).not.toBeInTheDocument();
    await waitFor(() => expect(notes).toBe(2));
    expect(shown).toEqual([]);
  });

  it('MSG-01 NOTE-06 says that message elsewhere when nobody looks', async () => {
    await open();
    visibility('hidden');

    says(EVERYTHING, { type: 'message_received', topic: 'messages', title: 'New message', actionUrl: '/dashboard' });

    await waitFor(() => expect(shown).toEqual(['New message']));
  });

  it('BID-07 I18N-01 tells it in Spanish', async () => {
    await open({ locale: 'es' });

    says(EVERYTHING, { type: 'bid_received' });

    expect(await screen.findByText('¡Nueva oferta recibida!')).toBeInTheDocument();
  });

  it('BID-07 NOTE-06 says nothing of a bid in quiet hours or when it is switched off', async () => {
    await open();

    act(() => live.says('new_bid', { projectId: '77', bidId: 'b-1' }));
    says(NOTHING, { type: 'bid_received' });
    says({ ...NOTHING, toast: true }, { sequence: 5 });

    expect(await screen.findByText('Payment in escrow')).toBeInTheDocument();
    expect(screen.queryByText('New Bid Received!')).not.toBeInTheDocument();
    expect([shown, notes]).toEqual([[], 0]);
  });

  it('NOTE-04 NOTE-06 shows any other as it comes, with two notes, and no browser’s notification beside it', async () => {
    await open();

    says(EVERYTHING);

    expect(await screen.findByText('Payment in escrow')).toBeInTheDocument();
    expect(screen.getByText('$4,850.00 is in escrow until the work is approved.')).toBeInTheDocument();
    await waitFor(() => expect(notes).toBe(2));
    expect(shown).toEqual([]);
  });

  it('NOTE-06 shows it by the browser when nobody looks, and follows it; one of several tabs does, and sounds', async () => {
    const app = await open();
    visibility('hidden');
    says(EVERYTHING, { actionUrl: '/projects/77' });
    await waitFor(() => expect(shown).toEqual(['Payment in escrow']));
    await waitFor(() => expect(notes).toBe(2));
    app.unmount();

    // Another tab of the same person hears the same.
    live = fakeRealtime();
    const other = await open();
    says(EVERYTHING, { actionUrl: '/projects/77' });
    expect(await screen.findByText('Payment in escrow')).toBeInTheDocument();
    says(EVERYTHING, { sequence: 5, title: 'Payment released', actionUrl: '/projects/78' });
    await waitFor(() => expect(shown).toEqual(['Payment in escrow', 'Payment released']));
    await waitFor(() => expect(notes).toBe(4));

    act(() => clicks.at(-1)?.());
    expect(other.location()).toBe('/projects/78');
  });

  it('NOTE-02 RT-06 finds by polling alone what no socket told, and says several in one sentence', async () => {
    server.use(listIs(told()));
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: /^Notifications/ }));
    await screen.findByText('Payment in escrow');
    await app.user.keyboard('{Escape}');

    server.use(listIs(told({ id: 'n-6', sequence: 6, title: 'The last' }), told({ id: 'n-5', sequence: 5 }), told()));
    await lookAgain();

    expect(await screen.findByText('2 new notifications')).toBeInTheDocument();
    expect(screen.getByText('The latest: The last')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Open' }));
    expect(app.location()).toBe('/notifications');
  });

  it.each([
    ['quiet hours', { quietHours: { start: '00:00', end: '23:59' } }],
    ['a switch', { payment: false }],
  ])('NOTE-06 what was found by polling obeys %s too', async (_what, overrides) => {
    server.use(listIs(told()), preferencesAre(overrides));
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: /^Notifications/ }));
    await screen.findByText('Payment in escrow');
    server.use(listIs(told({ id: 'n-5', sequence: 5, title: 'Found' }), told()));
    await lookAgain();
    await screen.findByText('Found');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Found')).not.toBeInTheDocument());

    says({ ...NOTHING, toast: true }, { sequence: 6, type: 'review_received', title: 'A review' });

    expect(await screen.findByText('A review')).toBeInTheDocument();
    expect(screen.queryByText('Found')).not.toBeInTheDocument();
    expect([shown, notes]).toEqual([[], 0]);
  });

  it('NOTE-04 I18N-01 shows it in the language of the screen where the account speaks another', async () => {
    const asked: string[] = [];
    const spanish = told({ title: 'Pago en garantía', message: '$4,850.00 quedan en garantía.' });
    server.use(
      http.get(LIST, ({ request }) => {
        const { search } = new URL(request.url);
        if (search.includes('since')) asked.push(`${search} ${request.headers.get('accept-language') ?? ''}`);
        return HttpResponse.json({ items: search.includes('since') ? [spanish] : [], nextCursor: null });
      }),
    );
    await open({ locale: 'es' });

    says(EVERYTHING);

    expect(await screen.findByText('Pago en garantía')).toBeInTheDocument();
    expect(screen.queryByText('Payment in escrow')).not.toBeInTheDocument();
    expect(asked).toContain('?sinceSequence=3 es');
  });

  it('NOTE-04 shows it in the language of the account when it cannot be asked for', async () => {
    server.use(http.get(LIST, () => problemAnswer(403, { code: 'access.denied' })));
    await open({ locale: 'es' });

    says(EVERYTHING);

    expect(await screen.findByText('Payment in escrow')).toBeInTheDocument();
  });
});
