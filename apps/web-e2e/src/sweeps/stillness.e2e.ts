import type { BrowserContext, Page } from '@playwright/test';
import { BRENNAN } from '../fixtures/people.js';
import { ApiSession } from '../support/api-session.js';
import { shiftOf } from '../support/layout-shift.js';
import { isFull } from '../support/sample.js';
import { logInStaff } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { AGENT, marketWorld } from './market-world.js';
import { CLIENT_SCREENS, CONTRACTOR_SCREENS, PUBLIC_PAGES, SIGNED_OUT_SCREENS, STAFF_SCREENS } from './screens.js';
import { browserOf, NARROW_VARIANTS, nameOf, OPPOSITE_VARIANTS, WIDE_VARIANTS, type Variant } from './variants.js';
import { patience } from '../support/patience.js';

/** What a page may move by while nobody touches it, as browsers count it (CLS). */
const MOST_OF_PUBLIC = 0.02;
const MOST_OF_WORKSPACE = 0.1;
/** So many pages come at the same time: most of the time each waits. */
const TABS = 3;

/** Runs in the page: answers are held until what stands in their place has been painted, each for another while. */
function holdAnswers(): void {
  const FIRST_MS = 230;
  const STEP_MS = 90;
  const KINDS = 3;
  const AT_ONCE = new Set(['/api/auth/me', '/api/auth/csrf']);
  const ask = window.fetch.bind(window);
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  const frame = (): Promise<unknown> =>
    Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), pause(100)]);
  window.fetch = async (...asked) => {
    const answer = await ask(...asked);
    const { pathname } = new URL(answer.url);
    if (!pathname.startsWith('/api/') || AT_ONCE.has(pathname)) return answer;
    await pause(FIRST_MS + (pathname.length % KINDS) * STEP_MS);
    // However slow the machine is, it paints what was there before.
    await frame();
    await frame();
    return answer;
  };
}

/** Runs in the page: there, alive, and nothing on its way for a while. */
function rest(patienceMs: number): Promise<boolean> {
  const QUIET_MS = 250;
  const LOOK_MS = 25;
  const until = performance.now() + patienceMs;
  const isAlive = (): boolean => {
    const stored = document.querySelector('[data-built-on]');
    return stored === null || Object.keys(stored).some((key) => key.startsWith('__reactContainer'));
  };
  const isWhole = (): boolean =>
    document.readyState === 'complete' &&
    isAlive() &&
    document.querySelector('h1') !== null &&
    document.querySelector('[aria-busy="true"], [data-coming]') === null;
  return new Promise((resolve) => {
    let wholeSince = Number.POSITIVE_INFINITY;
    const look = (): void => {
      const now = performance.now();
      wholeSince = isWhole() ? Math.min(wholeSince, now) : Number.POSITIVE_INFINITY;
      if (now - wholeSince >= QUIET_MS) resolve(true);
      else if (now > until) resolve(false);
      else setTimeout(look, LOOK_MS);
    };
    look();
  });
}

/** Opens one page and says by how much too far it moved; nothing of one that stood still. */
async function faultOf(page: Page, path: string, most: number): Promise<string | undefined> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // A stored page comes to life for whoever is there.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  const rested = await page.evaluate(rest, patience.page);
  if (!rested) return `${path} never comes to rest`;
  const { shift, moved } = (await shiftOf(page)) ?? { shift: 0, moved: '' };
  return shift > most ? `${path} moves by ${shift}: ${moved}` : undefined;
}

/** What moved is looked at once more, alone: on a machine with much else to do answers may come too late to be waited for. */
async function expectStill(context: BrowserContext, paths: readonly string[], most: number): Promise<void> {
  await context.addInitScript(holdAnswers);
  const waiting = [...paths];
  const suspects: string[] = [];
  const tab = async (): Promise<void> => {
    const page = await context.newPage();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      if ((await faultOf(page, path, most)) !== undefined) suspects.push(path);
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  const page = await context.newPage();
  const faults: string[] = [];
  for (const path of suspects) {
    const fault = await faultOf(page, path, most);
    if (fault !== undefined) faults.push(fault);
  }
  expect(faults).toEqual([]);
}

/** In `npm test` those of whose parts most come one by one; where SWEEP=full, every screen. */
const usually = (all: readonly string[], picked: readonly string[]): readonly string[] => (isFull ? all : picked);
const CLIENT = usually(CLIENT_SCREENS, [
  '/checkout',
  '/find-contractors',
  '/messages',
  '/my-jobs',
  '/notifications',
  '/settings?tab=tokens',
]);
const CONTRACTOR = usually(CONTRACTOR_SCREENS, [
  '/projects',
  '/projects?view=map',
  '/my-jobs',
  '/settings?tab=business',
]);
const ADMIN = usually(STAFF_SCREENS, ['/overview', '/intake', '/users']);

/** Light and dark are laid out alike. */
const corners = (usual: readonly Variant[]): readonly Variant[] =>
  isFull ? OPPOSITE_VARIANTS.filter(({ scheme }) => scheme === 'light') : usual;

const under = (prefix: string, paths: readonly string[]): readonly string[] => paths.map((path) => prefix + path);
const titled = (who: string, variant: Variant): string =>
  `nothing moves under ${who} while a page comes, ${nameOf(variant)}`;

for (const variant of corners(NARROW_VARIANTS)) {
  test(titled('a visitor', variant), async ({ newPerson }) => {
    const { context } = await newPerson(browserOf(variant));
    const prefix = variant.locale === 'es' ? '/es' : '';
    await expectStill(context, under(prefix, PUBLIC_PAGES), MOST_OF_PUBLIC);
    if (isFull) await expectStill(context, SIGNED_OUT_SCREENS, MOST_OF_WORKSPACE);
  });
}

for (const variant of corners(NARROW_VARIANTS)) {
  test(titled('a client', variant), async ({ newPerson, apiOf }) => {
    const { contractorId, posted, bidden, submitted, disputed, invoiced } = await marketWorld(apiOf);
    const { context } = await newPerson(browserOf(variant));
    await ApiSession.logIn(context.request, AGENT);
    const usual = [`/contractors/${contractorId}`, `/projects/${submitted}`];
    const ofOne = [
      ...usual,
      `/projects/${bidden}`,
      `/projects/${bidden}?view=bids`,
      `/projects/${invoiced}`,
      `/projects/${posted}/edit`,
      `/projects/${disputed}/dispute`,
    ];
    await expectStill(context, under('/app', [...CLIENT, ...usually(ofOne, usual)]), MOST_OF_WORKSPACE);
  });
}

for (const variant of corners(WIDE_VARIANTS)) {
  test(titled('a contractor', variant), async ({ newPerson, apiOf }) => {
    const { bidden, started, disputed } = await marketWorld(apiOf);
    const usual = [`/projects/${bidden}`];
    const ofOne = [...usual, `/projects/${started}`, `/projects/${disputed}/dispute`];
    const { context } = await newPerson(browserOf(variant));
    await ApiSession.logIn(context.request, BRENNAN);
    await expectStill(context, under('/app', [...CONTRACTOR, ...usually(ofOne, usual)]), MOST_OF_WORKSPACE);
  });

  test(titled('staff', variant), async ({ newPerson }) => {
    const { context } = await newPerson(browserOf(variant));
    await logInStaff(context.request);
    await expectStill(context, under('/admin', ADMIN), MOST_OF_WORKSPACE);
  });
}
