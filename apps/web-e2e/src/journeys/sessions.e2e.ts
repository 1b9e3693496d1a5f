import type { APIRequestContext } from '@playwright/test';
import type { Socket } from 'socket.io-client';
import { aSeller, type NewAccount } from '../fixtures/people.js';
import { ApiSession } from '../support/api-session.js';
import { openSocket } from '../support/open-socket.js';
import { logInStaff } from '../support/staff.js';
import { currentStack, secondApiUrl } from '../support/stack.js';
import { expect, test as base } from '../support/test.js';

const ROUNDS = 20;
const ANOTHER_PASSWORD = 'a banister after closing';
const REASON = { reason: 'Asked for cash outside the platform.' };

/** Somebody signed in here, with a socket on each of two API processes, and signed in elsewhere too. */
interface Victim {
  readonly account: NewAccount;
  readonly id: string;
  readonly here: ApiSession;
  readonly elsewhere: ApiSession;
}

interface Fixtures {
  readonly newRequest: () => Promise<APIRequestContext>;
}

interface WorkerFixtures {
  /** Signs in once, when it is first asked for. */
  readonly staff: () => Promise<ApiSession>;
}

const test = base.extend<Fixtures, WorkerFixtures>({
  newRequest: async ({ playwright, baseURL }, use) => {
    const open: APIRequestContext[] = [];
    await use(async () => {
      const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
      open.push(request);
      return request;
    });
    for (const request of open) await request.dispose();
  },
  staff: [
    async ({ playwright }, use) => {
      let session: Promise<ApiSession> | undefined;
      const open = async (): Promise<ApiSession> => {
        const request = await playwright.request.newContext({ baseURL: currentStack().url });
        await logInStaff(request);
        return ApiSession.of(request);
      };
      await use(() => (session ??= open()));
    },
    { scope: 'worker' },
  ],
});

const bothApis = async (): Promise<readonly string[]> => [currentStack().url, await secondApiUrl()];

/** Each way in which a session ends, told to one process; `here` is the one that must be over. */
const ENDINGS: Readonly<
  Record<string, (victim: Victim, staff: () => Promise<ApiSession>) => Promise<{ ok: () => boolean }>>
> = {
  'logout, for whoever kept a copy of the cookie': ({ here }) => here.send('POST', '/api/auth/logout'),
  'a new password, entered elsewhere': ({ elsewhere, account }) =>
    elsewhere.send('POST', '/api/auth/change-password', {
      currentPassword: account.password,
      password: ANOTHER_PASSWORD,
      confirmPassword: ANOTHER_PASSWORD,
    }),
  'signing out this one session elsewhere': async ({ elsewhere }) => {
    const { items } = await elsewhere.get<{ items: { id: string; current: boolean }[] }>('/api/auth/sessions');
    return elsewhere.send('DELETE', `/api/auth/sessions/${items.find(({ current }) => !current)?.id}`);
  },
  'signing out everywhere else': ({ elsewhere }) => elsewhere.send('DELETE', '/api/auth/sessions'),
  'the end of the account': ({ elsewhere, id }) => elsewhere.send('DELETE', `/api/users/${id}`),
  'suspension by staff': async ({ id }, staff) =>
    (await staff()).send('POST', `/api/admin/users/${id}/suspend`, REASON),
  'staff who sign a person out': async ({ id }, staff) =>
    (await staff()).send('POST', `/api/admin/users/${id}/end-sessions`, REASON),
};

async function connectedSockets(request: APIRequestContext): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (const url of await bothApis()) {
    expect((await request.get(`${url}/api/auth/me`)).status()).toBe(200);
    sockets.push(await openSocket(request, url));
  }
  return sockets;
}

/** The very next call is refused by both processes, and both sockets are closed. */
async function expectOver(request: APIRequestContext, sockets: readonly Socket[]): Promise<void> {
  for (const url of await bothApis()) expect((await request.get(`${url}/api/auth/me`)).status()).toBe(401);
  await expect.poll(() => sockets.filter(({ connected }) => connected).length).toBe(0);
}

test.describe('a session that ends is over on both API processes', () => {
  for (const [name, end] of Object.entries(ENDINGS)) {
    test(`AUTH-08 RT-01 by ${name}`, async ({ newRequest, staff, playwright }) => {
      const account = aSeller('en');
      const request = await newRequest();
      const here = await ApiSession.register(request, account);
      const elsewhere = await ApiSession.logIn(await newRequest(), account);
      const { id } = await here.get<{ id: string }>('/api/auth/me');
      // Logout takes the cookie out of its own browser, so what is asked afterwards is a copy.
      const copy = await playwright.request.newContext({ storageState: await request.storageState() });
      const sockets = await connectedSockets(copy);

      expect((await end({ account, id, here, elsewhere }, staff)).ok()).toBe(true);

      await expectOver(copy, sockets);
    });
  }

  test(`AUTH-08 every time: ${ROUNDS} logouts in a row, told to one process and then to the other`, async ({
    newRequest,
    playwright,
  }) => {
    const account = aSeller('en');
    await ApiSession.register(await newRequest(), account);
    for (let round = 0; round < ROUNDS; round += 1) {
      const request = await newRequest();
      const session = await ApiSession.logIn(request, account);
      const copy = await playwright.request.newContext({ storageState: await request.storageState() });
      const sockets = await connectedSockets(copy);
      const [first, second] = await bothApis();

      await session.send('POST', `${round % 2 === 0 ? first : second}/api/auth/logout`);

      await expectOver(copy, sockets);
    }
  });
});
