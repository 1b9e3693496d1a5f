import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useEffect, useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MINUTE_MS } from '@cw/domain';
import { useGetDashboardQuery } from './areas/dashboard.api.js';
import { retryDelayMs } from './retry-policy.js';
import { makeStore } from './store.js';
import { apiUrl, startApiServer } from './testing/index.js';

const server = startApiServer();

function Screen(): ReactElement {
  const { data, isFetching } = useGetDashboardQuery();
  if (data === undefined) return <p>nothing yet</p>;
  return <p>{isFetching ? 'there, read again' : 'there'}</p>;
}

let show: (visible: boolean) => void = () => undefined;
function Page(): ReactElement | null {
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    show = setVisible;
  }, []);
  return visible ? <Screen /> : null;
}

/** A screen that can be left and come back to, and how often it has asked the server. */
async function aScreen() {
  const state = { asked: 0 };
  server.use(
    http.get(apiUrl('/api/dashboard'), () => {
      state.asked += 1;
      return HttpResponse.json({});
    }),
  );
  render(
    <Provider store={makeStore()}>
      <Page />
    </Provider>,
  );
  await screen.findByText('there');
  return state;
}

/** Only the clock is ours; what waits, waits. */
function holdTheClock(): (milliseconds: number) => void {
  jest.useFakeTimers({
    now: new Date('2026-11-20T12:00:00Z'),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'nextTick',
      'setImmediate',
    ],
  });
  return (milliseconds) => void jest.setSystemTime(Date.now() + milliseconds);
}
afterEach(() => jest.useRealTimers());

describe('what was read', () => {
  it('NET-02 is fresh for five minutes, and read again when a screen opens after that', async () => {
    const pass = holdTheClock();
    const state = await aScreen();

    act(() => show(false));
    pass(5 * MINUTE_MS - 1_000);
    act(() => show(true));
    expect(await screen.findByText('there')).toBeInTheDocument();
    expect(state.asked).toBe(1);

    act(() => show(false));
    pass(1_000);
    act(() => show(true));
    expect(await screen.findByText('there')).toBeInTheDocument();
    expect(state.asked).toBe(2);
  });

  it('NET-02 is kept for ten minutes after the last screen that shows it is gone', async () => {
    await aScreen();
    jest.useFakeTimers();

    act(() => show(false));
    act(() => jest.advanceTimersByTime(10 * MINUTE_MS - 1));
    act(() => show(true));
    expect(screen.getByText('there, read again')).toBeInTheDocument();
    act(() => show(false));
    act(() => jest.advanceTimersByTime(10 * MINUTE_MS));
    act(() => show(true));

    expect(screen.getByText('nothing yet')).toBeInTheDocument();
    jest.useRealTimers();
    expect(await screen.findByText('there')).toBeInTheDocument();
  });

  it('NET-02 is not read again when the window has the focus again', async () => {
    const state = await aScreen();

    act(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await act(() => new Promise((resolve) => setTimeout(resolve)));

    expect([state.asked, screen.getByText('there').textContent]).toEqual([1, 'there']);
  });
});

describe('the pause before a repetition', () => {
  it('NET-02 doubles each time and is never longer than 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map((attempt) => retryDelayMs(attempt))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });
});
