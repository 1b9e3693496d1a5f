import { MINUTE_MS } from '@cw/domain';
import { act, screen } from '@testing-library/react';
import { Link, Outlet } from 'react-router';
import { renderRoutes } from '../testing/render-with-app.js';
import { InstallKeeper } from './install-keeper.js';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** jsdom has no workers: here a new version has waited since before the page was opened. */
function aVersionWaits(): void {
  const registration = Object.assign(new EventTarget(), { active: {}, waiting: {}, update: () => Promise.resolve() });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), { register: () => Promise.resolve(registration) }),
  });
}
const frame = (
  <>
    <Link to="/projects">away</Link>
    <Outlet />
    <InstallKeeper />
  </>
);
const open = (at: string) =>
  renderRoutes(
    [
      {
        element: frame,
        children: [
          { path: '/checkout', element: null },
          { path: '/projects', element: null },
        ],
      },
    ],
    { at },
  );

describe('a new version', () => {
  it('is not announced to who pays, but once they have left', async () => {
    aVersionWaits();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const { user } = await open('/checkout?projectId=1');
    await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS));
    jest.useRealTimers();
    expect(screen.queryByText('A new version is ready.')).not.toBeInTheDocument();

    await user.click(screen.getByRole('link'));

    expect(await screen.findByText('A new version is ready.')).toBeInTheDocument();
  });
});
