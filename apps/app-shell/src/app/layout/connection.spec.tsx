import { RealtimeContext, realtimeChanged, type AppDispatch, type RealtimeState } from '@cw/api-client';
import { fakeRealtime, signedInAs, startApiServer } from '@cw/api-client/testing';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { renderWithApp } from '../../testing/render-with-app.js';
import { ConnectionBanner } from './connection-banner.js';
import { PresenceMenu } from './presence-menu.js';

const server = startApiServer();
const PAUSED = 'Live updates are paused.';
let dispatch: AppDispatch | undefined;

function Wire(): null {
  dispatch = useDispatch<AppDispatch>();
  return null;
}

const connectionIs = (state: RealtimeState): void => act(() => void dispatch?.(realtimeChanged(state)));
const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

async function open(content: ReactElement, locale: 'en' | 'es' = 'en') {
  const live = fakeRealtime();
  const app = await renderWithApp(
    <RealtimeContext value={live.realtime}>
      <Wire />
      {content}
    </RealtimeContext>,
    { locale },
  );
  return { ...app, live };
}

describe('connection', () => {
  beforeEach(() => server.use(signedInAs()));
  afterEach(() => jest.useRealTimers());

  it('RT-05 says within three seconds that nothing comes by itself, and not a moment longer', async () => {
    await open(<ConnectionBanner />);
    jest.useFakeTimers();

    connectionIs('disconnected');
    pass(1_000);
    connectionIs('connected');
    pass(5_000);
    expect(screen.queryByText(PAUSED)).not.toBeInTheDocument();

    connectionIs('disconnected');
    pass(3_000);
    expect(screen.getByText(PAUSED).closest('[role="status"]')).not.toBeNull();
    connectionIs('connected');
    expect(screen.queryByText(PAUSED)).not.toBeInTheDocument();
    connectionIs('disconnected');
    pass(1_000);
    expect(screen.queryByText(PAUSED)).not.toBeInTheDocument();
  });

  it('RT-05 offers to connect again when the attempts are used up; I18N-01 in Spanish', async () => {
    const { live } = await open(<ConnectionBanner />, 'es');
    jest.useFakeTimers();
    connectionIs('stopped');
    pass(3_000);

    act(() => screen.getByRole('button', { name: 'Conectar de nuevo' }).click());

    expect(live.heard).toEqual([['wake']]);
  });

  it('RT-04 lets the reader choose how they are seen, and remembers it', async () => {
    window.localStorage.clear();
    const { user } = await open(<PresenceMenu userId="u-1" collapsed={false} />);
    expect(screen.getByRole('button', { name: 'Your status: Offline' })).toBeInTheDocument();
    connectionIs('connected');

    await user.click(screen.getByRole('button', { name: 'Your status: Online' }));
    await user.click(await screen.findByRole('menuitemradio', { name: /^Busy/ }));

    expect(await screen.findByRole('button', { name: 'Your status: Busy' })).toBeInTheDocument();
    expect(window.localStorage.getItem('closewright.presence.u-1')).toBe('busy');
  });

  it('RT-05 says what comes nevertheless, and nothing while there is no network: another banner says that', async () => {
    await open(<ConnectionBanner />);
    jest.useFakeTimers();
    connectionIs('disconnected');
    pass(3_000);
    expect(screen.getByText(/up to 30 seconds later/)).toHaveTextContent('We are reconnecting.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();

    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.queryByText(PAUSED)).not.toBeInTheDocument();

    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText(PAUSED)).toBeInTheDocument();
    online.mockRestore();
  });

  it('RT-04 shows the reader as offline while nobody can see them, whatever they chose', async () => {
    window.localStorage.setItem('closewright.presence.u-1', 'busy');
    await open(<PresenceMenu userId="u-1" collapsed />);
    connectionIs('connected');
    expect(screen.getByRole('button', { name: 'Your status: Busy' })).toBeInTheDocument();

    connectionIs('disconnected');

    expect(screen.getByRole('button', { name: 'Your status: Offline' })).toBeInTheDocument();
  });
});
