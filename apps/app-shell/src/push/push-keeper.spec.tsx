import { apiUrl, aUser, signedInAs, startApiServer } from '@cw/api-client/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { showInBrowser } from '../alerts/browser-notification.js';
import { fakePush, PUBLIC_KEY, type FakePush } from '../testing/fake-push.js';
import { renderWithApp } from '../testing/render-with-app.js';
import { OPEN } from './page-questions.js';
import { PushKeeper } from './push-keeper.js';

const server = startApiServer();
const user = aUser();
const HOLDER = 'closewright.pushed-to';

let browser: FakePush;
let saved: unknown[];
let endpoint: string | null;
let publicKey: string | null;
beforeEach(() => {
  browser = fakePush();
  saved = [];
  endpoint = null;
  publicKey = PUBLIC_KEY;
  server.use(
    signedInAs(),
    http.get(apiUrl('/api/users/:id/push-subscription'), () =>
      HttpResponse.json({ publicKey, endpoint, isFailing: false }),
    ),
    http.put(apiUrl('/api/users/:id/push-subscription'), async ({ request }) => {
      saved.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => browser.restore());

const open = () => renderWithApp(<PushKeeper user={user} />, {});
const wasOn = (holder: string): void => {
  window.localStorage.setItem(HOLDER, holder);
  Object.assign(browser, { permission: 'granted', isRegistered: true, endpoint: 'https://push.example/send/1' });
};

describe('a browser that is kept told', () => {
  it('NOTE-06 is so again after the same person’s next sign-in', async () => {
    wasOn(user.id);
    await open();

    await waitFor(() => expect(saved).toEqual([expect.objectContaining({ endpoint: 'https://push.example/send/1' })]));
  });

  it('NOTE-06 is told to the server anew when the browser has moved', async () => {
    wasOn(user.id);
    endpoint = 'https://push.example/send/0';
    await open();

    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('NOTE-06 is told nothing any more of whoever was here before', async () => {
    wasOn('somebody-else');
    await open();

    await waitFor(() => expect([browser.endpoint, browser.closed]).toEqual([null, 1]));
    expect([saved, window.localStorage.getItem(HOLDER)]).toEqual([[], null]);
  });

  it('NOTE-06 is forgotten when the server has no keys any more, or the browser takes its permission back', async () => {
    wasOn(user.id);
    publicKey = null;
    const { unmount } = await open();
    await waitFor(() => expect(window.localStorage.getItem(HOLDER)).toBeNull());
    unmount();
    wasOn(user.id);
    browser.permission = 'denied';
    await open();

    await waitFor(() => expect(window.localStorage.getItem(HOLDER)).toBeNull());
    expect(saved).toEqual([]);
  });

  it('NOTE-06 answers the service worker: where it can go', async () => {
    await open();

    await waitFor(() => expect(browser.ask({ ask: OPEN, path: '/admin/users' })).toBe(false));
    expect(browser.ask({ ask: 'something else', path: '/app/x' })).toBeUndefined();
    act(() => expect(browser.ask({ ask: OPEN, path: '/app/projects/7' })).toBe(true));
  });

  it('NOTE-06 is shown nothing a second time by a page that nobody looks at', () => {
    const shown: string[] = [];
    class Shown {
      static readonly permission = 'granted';
      constructor(title: string) {
        shown.push(title);
      }
    }
    Object.assign(globalThis, { Notification: Shown });
    const notice = { id: '1', title: 'New bid', text: '', onOpen: () => undefined };
    showInBrowser(notice);
    window.localStorage.setItem(HOLDER, user.id);
    showInBrowser(notice);

    expect(shown).toEqual(['New bid']);
  });
});
