import type { BrowserContext, Page } from '@playwright/test';
import {
  type AreaBase,
  areaRows,
  isOfWorkspace,
  type Landing,
  OUTSIDE,
  PRINCIPALS,
  type Principal,
  type Row,
  type Screen,
  spanishRows,
} from '../fixtures/area-table.js';
import { DEMO_PASSWORD } from '../fixtures/people.js';
import { ApiSession } from '../support/api-session.js';
import { currentStack } from '../support/stack.js';
import { logInStaff } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { type Words, wordsOf } from '../support/words.js';

type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>;
type Cookies = SignedInState['cookies'];

/** How many addresses are open at once. */
const TABS = 4;
const PATIENCE_MS = 15_000;
const PAUSE_MS = 40;

/** One login for each kind of person, for the whole table. */
const states = new Map<Principal, Cookies>();

test.beforeAll(async ({ playwright }) => {
  for (const principal of PRINCIPALS) {
    const request = await playwright.request.newContext({ baseURL: currentStack().url });
    if (principal === 'admin') await logInStaff(request);
    else if (principal !== 'visitor')
      await ApiSession.logIn(request, { email: `${principal}@demo.closewright.test`, password: DEMO_PASSWORD });
    states.set(principal, (await request.storageState()).cookies);
    await request.dispose();
  }
});

/** The person has chosen English on this device, whatever their account says. */
async function speakEnglish(context: BrowserContext): Promise<void> {
  const answer = await context.request.get(`${currentStack().url}/api/auth/me`);
  const { id = '' }: { id?: string } = await answer.json();
  await context.addInitScript((userId) => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('closewright.locale', 'en');
    localStorage.setItem('closewright.locale.chosen-by', userId);
  }, id);
}

/** A project that this person may see. */
async function ownProject(context: BrowserContext, principal: Principal): Promise<string> {
  const scope = principal === 'contractor' ? 'available' : 'mine';
  const answer = await context.request.get(`${currentStack().url}/api/projects?scope=${scope}&limit=1`);
  const { items = [] }: { items?: readonly { id: string }[] } = await answer.json();
  return items[0]?.id ?? '';
}

interface Where {
  readonly origin: string;
  readonly words: Words;
  readonly own: string;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What the page must say about itself, as one question to the browser. */
function headingOf(screen: Screen, { t }: Words): string {
  if (screen === 'dashboard' || screen === 'project') return '.+';
  // Whoever has one job to pay for sees whose it is.
  const paysFor =
    screen.heading === 'checkout.title' ? [escape(t('checkout.title_for', { name: '§' })).replace('§', '.+')] : [];
  return `^(${[escape(t(screen.heading)), ...paysFor].join('|')})$`;
}

interface Seen {
  readonly address: string;
  readonly heading: string;
  readonly headings: number;
  readonly title: string;
}

// Runs in the page.
const seen = `(() => {
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
  return {
    address: location.pathname + location.search,
    heading: headings[0]?.textContent ?? '',
    headings: headings.length,
    title: document.title,
  };
})()`;

function faultsOf(sight: Seen, landing: Landing, wanted: { address: string; heading: string }): string[] {
  const faults = [];
  if (sight.address !== wanted.address) faults.push(`is at ${sight.address} instead of ${wanted.address}`);
  if (!new RegExp(wanted.heading, 's').test(sight.heading))
    faults.push(`shows “${sight.heading}” instead of ${JSON.stringify(landing.shows)}`);
  if (sight.headings !== 1) faults.push(`has ${sight.headings} main headings`);
  if (!/^.+ · Closewright$/.test(sight.title)) faults.push(`calls its tab “${sight.title}”`);
  return faults;
}

/** Waits until the page is where the row says, and says what is still wrong in the end. */
async function arrivalFaults(page: Page, { path, landing }: Row, words: Words): Promise<string[]> {
  const wanted = { address: landing.at === 'stay' ? path : landing.at, heading: headingOf(landing.shows, words) };
  const until = Date.now() + PATIENCE_MS;
  let faults: string[];
  do {
    const sight = await page.evaluate<Seen>(seen).catch(() => undefined);
    faults = sight === undefined ? ['is still on its way'] : faultsOf(sight, landing, wanted);
    if (faults.length > 0) await page.waitForTimeout(PAUSE_MS);
  } while (faults.length > 0 && Date.now() < until);
  return faults.map((fault) => `${path} ${fault}`);
}

/** Opens one address as a document. */
async function open(page: Page, row: Row, { origin, words }: Where): Promise<string[]> {
  const response = await page.goto(origin + row.path, { waitUntil: 'commit' });
  const faults = await arrivalFaults(page, row, words);
  const status = row.landing.status ?? 200;
  if (response?.status() !== status) faults.push(`${row.path} answers ${response?.status()} instead of ${status}`);
  return faults;
}

/** Walks all rows, a few at a time; one failure does not hide the others. */
async function openAll(context: BrowserContext, rows: readonly Row[], where: Where): Promise<void> {
  await context.route(/\.(?:woff2|svg|png|jpg|webp)$/, (route) => route.abort());
  const waiting = rows.map((row) => ({ ...row, path: row.path.replace(':own', where.own) }));
  const faults: string[] = [];
  const tab = async (): Promise<void> => {
    const page = await context.newPage();
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift())
      faults.push(...(await open(page, row, where)));
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  expect(faults).toEqual([]);
}

/** Goes through all rows inside one document, as the links of the workspace do. */
async function followAll(context: BrowserContext, rows: readonly Row[], where: Where): Promise<void> {
  const page = await context.newPage();
  const faults: string[] = [];
  for (const row of rows.map((one) => ({ ...one, path: one.path.replace(':own', where.own) }))) {
    if (page.url() === 'about:blank') await page.goto(where.origin + row.path, { waitUntil: 'commit' });
    else
      await page.evaluate((path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }, row.path);
    faults.push(...(await arrivalFaults(page, row, where.words)));
  }
  expect(faults).toEqual([]);
}

/** The session's cookies, for another host of the same product. */
const onHost = (cookies: Cookies, domain: string): Cookies => cookies.map((cookie) => ({ ...cookie, domain }));

const originOf = (prefix: string): string => currentStack().url.replace('//', `//${prefix}`);

/** Where others see the same, one of them opens every address anew, and the rest go from page to page inside one. */
const FOLLOWING: Readonly<Record<AreaBase, readonly Principal[]>> = {
  '': ['buyer', 'agent'],
  '/app': ['buyer', 'agent', 'admin'],
  '/admin': ['buyer', 'agent', 'contractor'],
};

for (const base of ['', '/app', '/admin'] as const satisfies readonly AreaBase[]) {
  for (const principal of PRINCIPALS) {
    test(`addresses under “${base}/” lead where they should, ${principal}: AREA-02 … AREA-06 AREA-08 AREA-09 AREA-12 ROLE-07`, async ({
      newPerson,
    }) => {
      const { context } = await newPerson({ locale: 'en-US' });
      await context.addCookies(states.get(principal) ?? []);
      await speakEnglish(context);
      const own = await ownProject(context, principal);
      const where = { origin: originOf(''), words: wordsOf('en'), own };
      const rows = areaRows(base, principal);
      if (FOLLOWING[base].includes(principal))
        await followAll(
          context,
          rows.filter(({ path }) => isOfWorkspace(path)),
          where,
        );
      else await openAll(context, rows, where);
    });
  }
}

for (const principal of ['visitor', 'seller'] as const) {
  test(`every public page has a Spanish twin for a ${principal}: AREA-02 I18N-02`, async ({ newPerson }) => {
    const { context } = await newPerson({ locale: 'en-US' });
    await context.addCookies(states.get(principal) ?? []);
    await openAll(context, spanishRows(principal), { origin: originOf(''), words: wordsOf('es'), own: '' });
  });
}

for (const { area, principals } of [
  { area: 'app', principals: ['visitor', 'seller'] },
  { area: 'admin', principals: ['visitor', 'seller', 'admin'] },
] as const) {
  for (const principal of principals) {
    test(`on the host ${area}.* every address leads a ${principal} where the specification says: AREA-01 AREA-07`, async ({
      newPerson,
    }) => {
      const origin = originOf(`${area}.`);
      const { context } = await newPerson({ locale: 'en-US' });
      const cookies = states.get(principal) ?? [];
      await context.addCookies(cookies);
      await speakEnglish(context);
      const own = await ownProject(context, principal);
      await context.addCookies(onHost(cookies, `${area}.localhost`));
      const rows = areaRows(`/${area}`, principal);
      const dashboard = rows.find(({ path }) => path === `/${area}/dashboard`);
      if (dashboard === undefined) throw new Error('The table has no dashboard');
      const { landing } = dashboard;
      const at = landing.at === 'stay' ? dashboard.path : landing.at;
      const outside = OUTSIDE.map((path) => ({ path, landing: { ...landing, at } }));
      const where = { origin, words: wordsOf('en'), own };
      await openAll(context, principal === 'visitor' ? [...outside, ...rows] : outside, where);
      if (principal !== 'visitor') await followAll(context, rows, where);
    });
  }
}
