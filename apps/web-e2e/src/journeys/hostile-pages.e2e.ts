import { expect, test, type BrowserContext, type Page, type Request } from '@playwright/test';
import { biddenJob } from '../fixtures/awarded.js';
import { photo } from '../fixtures/files.js';
import { aSeller, IGLESIAS, type NewAccount } from '../fixtures/people.js';
import { targetsAt, type OwnIds, type Target } from '../fixtures/targets.js';
import { ApiSession } from '../support/api-session.js';
import { openSockets, READING, WRITING, type Attack } from '../support/attacks.js';
import { databaseDigest, quietDatabase } from '../support/digest.js';
import { startHostileSite, type HostileSite, type Nearness } from '../support/hostile-site.js';
import { spreadOf } from '../support/sample.js';
import { currentStack, holdOwnWork } from '../support/stack.js';
import { patience } from '../support/patience.js';

/** Somebody with something to lose: a project with photos and a bid, notifications, an access token. */
interface Victim {
  readonly account: NewAccount;
  readonly userId: string;
  readonly unsafe: readonly Target[];
  readonly safe: readonly Target[];
}

// What a hostile page did once, it did.
test.describe.configure({ retries: 0 });

let site: HostileSite;
let victim: Victim;
let releaseOwnWork: () => Promise<void>;
test.beforeAll(async ({ playwright }) => {
  site = await startHostileSite();
  const newContext = () => playwright.request.newContext({ baseURL: currentStack().url });
  const account = aSeller('en');
  const api = await ApiSession.register(await newContext(), account);
  const ids = await ownIds(api, await ApiSession.logIn(await newContext(), IGLESIAS));
  victim = { account, userId: ids['/api/users'] ?? '', ...(await targetsAt(site.product, api, ids)) };
  releaseOwnWork = await holdOwnWork();
});
test.afterAll(async () => {
  await releaseOwnWork();
  await site.close();
});

async function ownIds(api: ApiSession, contractor: ApiSession): Promise<OwnIds> {
  const { id: userId } = await api.get<{ id: string }>('/api/auth/me');
  const { projectId, conditionIds, bidId } = await biddenJob(api, contractor);
  await api.upload(projectId, { kind: 'photo' }, await photo('eave.jpg', '#335577'));
  const first = async (path: string): Promise<string> =>
    (await api.get<{ items: readonly { id: string }[] }>(path)).items[0]?.id ?? '';
  const token = await api.post<{ id: string }>('/api/tokens', { name: 'calendar', scope: 'write', expiresInDays: 7 });
  return {
    '/api/users': userId,
    '/api/admin/users': userId,
    '/api/projects': projectId,
    '/api/bids': bidId,
    '/api/conditions': conditionIds[0] ?? '',
    '/api/files': await first(`/api/projects/${projectId}/files`),
    '/api/notifications': await first(`/api/users/${userId}/notifications`),
    '/api/auth/sessions': await first('/api/auth/sessions'),
    '/api/tokens': token.id,
  };
}

/** The victim's browser, signed in at the product; what it does there is its own page's doing. */
async function signIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.product}/login`);
  const { email, password } = victim.account;
  expect(await callFromOwnPage(page, 'POST', '/api/auth/login', { email, password })).toBe(200);
  return page;
}

const callFromOwnPage = (page: Page, method: string, path: string, body: object): Promise<number> =>
  page.evaluate(
    async (call) => {
      const { token } = await (await fetch('/api/auth/csrf')).json();
      const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': String(token) };
      const answer = await fetch(call.path, { method: call.method, headers, body: JSON.stringify(call.body) });
      return answer.status;
    },
    { method, path, body },
  );

interface Heard {
  /** Calls to the product that have come to their end. */
  ended: number;
  /** Addresses whose answer another site was allowed to read. */
  readonly shared: string[];
}

function watchCalls(page: Page): Heard {
  const heard: Heard = { ended: 0, shared: [] };
  const note = (request: Request): void => {
    if (request.url().startsWith(site.product)) heard.ended += 1;
  };
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  page.on('response', (response) => {
    if ('access-control-allow-origin' in response.headers()) heard.shared.push(response.url());
  });
  return heard;
}

/** So many calls are on their way at once: a hundred and more frames keep a slow machine busy with nothing but themselves. */
const AT_ONCE = 30;

/** What went wrong when a hostile page did this to each target: something read, shared, allowed or changed. */
async function damageOf(page: Page, attack: Attack, targets: readonly Target[]): Promise<readonly string[]> {
  const before = await databaseDigest();
  const heard = watchCalls(page);
  const read: string[] = [];
  for (let sent = 0; sent < targets.length; sent += AT_ONCE) {
    const some = targets.slice(sent, sent + AT_ONCE);
    read.push(...(await attack(page, some)));
    await expect.poll(() => heard.ended, { timeout: patience.program }).toBeGreaterThanOrEqual(sent + some.length);
  }
  const after = await databaseDigest();
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  return [...read, ...heard.shared, ...changed];
}

/** A foreign host's calls lack the very cookie that a sibling's have: of these a spread is sent, of the others every one. */
const ONE_IN = { 'sibling host': 1, 'foreign host': 5 } as const satisfies Record<Nearness, number>;
/** Each call is sent by one kind of form after the other: frames are what takes long. */
const FORMS = Object.keys(WRITING).filter((name) => name.startsWith('a form'));

function targetsOf(name: string, nearness: Nearness): readonly Target[] {
  const some = spreadOf(victim.unsafe, ONE_IN[nearness]);
  return FORMS.includes(name) ? spreadOf(some, FORMS.length, FORMS.indexOf(name)) : some;
}

for (const nearness of ['sibling host', 'foreign host'] as const satisfies readonly Nearness[]) {
  test.describe(`a page of a ${nearness}, opened by somebody who is signed in`, () => {
    let context: BrowserContext;
    let own: Page;
    let hostile: Page;
    test.beforeAll(async ({ browser }) => {
      context = await browser.newContext();
      own = await signIn(context);
      await quietDatabase();
      await own.goto('about:blank');
      hostile = await context.newPage();
    });
    test.beforeEach(() => hostile.goto(site.pages[nearness]));
    test.afterAll(() => context.close());

    for (const [name, attack] of Object.entries(WRITING)) {
      test(`changes nothing by ${name} to every call that changes something`, async () => {
        expect(await damageOf(hostile, attack, targetsOf(name, nearness))).toEqual([]);
      });
    }

    for (const [name, attack] of Object.entries(READING)) {
      test(`reads nothing by ${name} to every call that reads`, async () => {
        expect(await damageOf(hostile, attack, spreadOf(victim.safe, ONE_IN[nearness]))).toEqual([]);
      });
    }

    test('opens no socket', async () => {
      expect(await openSockets(hostile, site.product)).toEqual([]);
    });

    test('frames no page', async () => {
      const pages = ['/', '/login', '/app/', '/app/dashboard', '/admin/', '/api/docs', '/api/openapi.json'];
      const targets = pages.map((path) => ({ method: 'GET', url: `${site.product}${path}`, body: '{}' }));

      await damageOf(hostile, READING['a frame'] ?? (() => Promise.resolve([])), targets);

      await expect
        .poll(() => hostile.frames().filter((frame) => frame.url().startsWith('chrome-error:')).length)
        .toBe(pages.length);
    });

    test('signs nobody out and posts nothing by sending the reader there', async () => {
      for (const path of ['/api/auth/logout', '/api/projects']) {
        const before = await databaseDigest();
        const opened = context.waitForEvent('page');
        await hostile.evaluate((url) => {
          const form = document.createElement('form');
          Object.assign(form, { method: 'POST', action: url, enctype: 'text/plain', target: '_blank' });
          document.body.append(form);
          form.submit();
        }, `${site.product}${path}`);
        const page = await opened;
        await page.waitForLoadState();
        expect(await page.locator('body').innerText()).toContain('auth-origin');
        expect(await databaseDigest()).toEqual(before);
        await page.close();
      }
    });
  });
}

test('the same calls change something when the product’s own page makes them', async ({ browser }) => {
  const context = await browser.newContext();
  const own = await signIn(context);
  const before = await databaseDigest();

  expect(await callFromOwnPage(own, 'PATCH', `/api/users/${victim.userId}`, { bio: 'Sells one house.' })).toBe(200);

  expect((await databaseDigest())['app_user']).not.toBe(before['app_user']);
  await context.close();
});

test('the browser hands a sibling host’s form the session’s cookie, so that the cookie alone protects nothing', async ({
  browser,
}) => {
  const context = await browser.newContext();
  await signIn(context);
  const hostile = await context.newPage();
  await hostile.goto(site.pages['sibling host']);
  const sent = hostile.waitForRequest(`${site.product}/api/auth/logout`);

  await WRITING['a form']?.(hostile, [{ method: 'POST', url: `${site.product}/api/auth/logout`, body: '{}' }]);

  expect((await (await sent).allHeaders())['cookie']).toMatch(/(^|; )cw_sid=/);
  await context.close();
});
