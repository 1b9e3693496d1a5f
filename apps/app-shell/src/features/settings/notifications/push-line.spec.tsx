import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import type { PushStateResponse } from '@cw/api-client';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakePush, PUBLIC_KEY, type FakePush } from '../../../testing/fake-push.js';
import { renderWithApp, type RenderOptions } from '../../../testing/render-with-app.js';
import { PushLine } from './push-line.js';

const server = startApiServer();
const user = aUser();
const ENDPOINT = 'https://push.example/send/1';

let browser: FakePush;
let state: PushStateResponse;
let saved: unknown[];
beforeEach(() => {
  browser = fakePush();
  state = { publicKey: PUBLIC_KEY, endpoint: null, isFailing: false };
  saved = [];
  server.use(
    signedInAs(),
    http.get(apiUrl('/api/users/:id/push-subscription'), () => HttpResponse.json(state)),
    http.put(apiUrl('/api/users/:id/push-subscription'), async ({ request }) => {
      saved.push(await request.json());
      state = { ...state, endpoint: ENDPOINT };
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(apiUrl('/api/users/:id/push-subscription'), () => {
      state = { ...state, endpoint: null };
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => browser.restore());

const open = (options: RenderOptions = {}) => renderWithApp(<PushLine user={user} />, options);
const beOn = (): void => {
  Object.assign(browser, { permission: 'granted', isRegistered: true, endpoint: ENDPOINT });
  state = { ...state, endpoint: ENDPOINT };
};

describe('whether a browser is told while Closewright is closed', () => {
  it('NOTE-06 is turned on with the browser’s permission, and off again', async () => {
    const { user: person } = await open();

    await person.click(await screen.findByRole('button', { name: 'Turn on in this browser' }));
    expect(await screen.findByText('On in this browser, until you sign out here.')).toBeInTheDocument();
    expect(saved).toEqual([{ endpoint: ENDPOINT, p256dh: PUBLIC_KEY, auth: 'BwcHBwcHBwcHBwcHBwcHBw' }]);
    expect(window.localStorage.getItem('closewright.pushed-to')).toBe(user.id);

    await person.click(screen.getByRole('button', { name: 'Turn off in this browser' }));
    expect(await screen.findByText(/^Off in this browser/)).toBeInTheDocument();
    expect([browser.endpoint, browser.closed]).toEqual([null, 1]);
    expect(window.localStorage.getItem('closewright.pushed-to')).toBeNull();
  });

  it('NOTE-06 registers no service worker before it is turned on', async () => {
    await open();
    await screen.findByText(/^Off in this browser/);

    expect(browser.isRegistered).toBe(false);
  });

  it('NOTE-06 is said to be blocked, and how to allow it', async () => {
    browser.permission = 'denied';
    await open();

    expect(await screen.findByText(/^Off, because this browser blocks them\. Allow notifications/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('NOTE-06 is said to fail, and can be turned on anew', async () => {
    beOn();
    state = { ...state, isFailing: true };
    await open();

    expect(await screen.findByText(/the last notification did not get there/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Turn on again' })).toBeInTheDocument();
  });

  it('NOTE-06 is off where the server knows this session by another address', async () => {
    beOn();
    state = { ...state, endpoint: 'https://push.example/send/of-somebody' };
    await open();

    expect(await screen.findByText(/^Off in this browser/)).toBeInTheDocument();
  });

  it.each([
    ['the browser', () => (browser.next = new Error('push service not available'))],
    [
      'the server',
      () =>
        server.use(
          http.put(apiUrl('/api/users/:id/push-subscription'), () =>
            problemAnswer(503, { code: 'server.unavailable' }),
          ),
        ),
    ],
  ])('NOTE-06 says when %s does not take it', async (_who, refuse) => {
    refuse();
    const { user: person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Turn on in this browser' }));

    expect(await screen.findByText(/^That did not work/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Turn on again' })).toBeInTheDocument();
  });

  it('NOTE-06 is said to be impossible in a browser without it', async () => {
    Reflect.deleteProperty(window, 'PushManager');
    await open();

    expect(await screen.findByText(/^This browser cannot be reached/)).toBeInTheDocument();
  });

  it('NOTE-06 I18N-01 needs the home screen on an iPhone', async () => {
    Reflect.deleteProperty(window, 'PushManager');
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)');
    await open({ locale: 'es' });

    expect(await screen.findByText(/^En iPhone y iPad/)).toBeInTheDocument();
    agent.mockRestore();
  });

  it('NOTE-06 is not offered by a server without keys', async () => {
    state = { ...state, publicKey: null };
    const asked = jest.fn();
    server.events.on('response:mocked', asked);
    await open();
    await waitFor(() => expect(asked).toHaveBeenCalled());

    expect(screen.queryByText('Also when Closewright is closed')).not.toBeInTheDocument();
  });
});
