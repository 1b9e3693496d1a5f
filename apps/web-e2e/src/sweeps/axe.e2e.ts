import { BRENNAN } from '../fixtures/people.js';
import { ApiSession } from '../support/api-session.js';
import { expectAccessible } from '../support/axe.js';
import { plantFault } from '../support/stack.js';
import { speak } from '../support/language.js';
import { logInStaff } from '../support/staff.js';
import { test } from '../support/test.js';
import {
  CLIENT_SCREENS,
  CONTRACTOR_SCREENS,
  PUBLIC_PAGES,
  SCREENS_WITH_DATA,
  SIGNED_OUT_SCREENS,
  STAFF_SCREENS,
} from './screens.js';
import { lookAt } from './look-at.js';
import { AGENT, marketWorld } from './market-world.js';
import { browserOf, nameOf, SMALL_VARIANTS, VARIANTS } from './variants.js';

interface ProjectList {
  readonly items: readonly { readonly id: string; readonly state: string }[];
}

/** One project of each state that a list shows. */
async function oneOfEachState(api: ApiSession, scope: string): Promise<string[]> {
  const { items } = await api.get<ProjectList>(`/api/projects?scope=${scope}&limit=100`);
  return [...new Map(items.map(({ id, state }) => [state, id])).values()].map((id) => `/projects/${id}`);
}

for (const variant of VARIANTS) {
  test.describe(nameOf(variant), () => {
    test('axe finds nothing on any screen before signing in', async ({ newPerson }) => {
      const { page } = await newPerson(browserOf(variant));
      const prefix = variant.locale === 'es' ? '/es' : '';
      for (const path of [...PUBLIC_PAGES.map((one) => prefix + one), ...SIGNED_OUT_SCREENS]) {
        await page.goto(path);
        await lookAt(page, path, variant);
      }
    });

    test('axe finds nothing on any screen of a client with much to do', async ({ newPerson, apiOf }) => {
      const { contractorId, posted, bidden } = await marketWorld(apiOf);
      const { context, page } = await newPerson(browserOf(variant));
      await speak(context, variant.locale);
      const api = await ApiSession.logIn(context.request, AGENT);
      const ofOne = [`/contractors/${contractorId}`, `/projects/${bidden}?view=bids`, `/projects/${posted}/edit`];
      for (const path of [...CLIENT_SCREENS, ...ofOne, ...(await oneOfEachState(api, 'mine'))]) {
        await page.goto(`/app${path}`);
        await lookAt(page, path, variant);
      }
    });

    test('axe finds nothing on any screen of a client with nothing yet', async ({ newSeller, browser, baseURL }) => {
      const { context } = await newSeller(variant.locale);
      const storageState = await context.storageState();
      const fresh = await browser.newContext({ ...browserOf(variant), ...(baseURL && { baseURL }), storageState });
      const page = await fresh.newPage();
      for (const path of SCREENS_WITH_DATA) {
        await page.goto(`/app${path}`);
        await lookAt(page, `${path}, empty`, variant);
      }
      await fresh.close();
    });

    test('axe finds nothing on any screen of a contractor', async ({ newPerson }) => {
      const { context, page } = await newPerson(browserOf(variant));
      await speak(context, variant.locale);
      const api = await ApiSession.logIn(context.request, BRENNAN);
      for (const path of [...CONTRACTOR_SCREENS, ...(await oneOfEachState(api, 'available'))]) {
        await page.goto(`/app${path}`);
        await expectAccessible(page, path);
      }
    });

    test('axe finds nothing on any screen of staff', async ({ newPerson }) => {
      const { context, page } = await newPerson(browserOf(variant));
      await speak(context, variant.locale);
      await logInStaff(context.request);
      for (const path of STAFF_SCREENS) {
        await page.goto(`/admin${path}`);
        await lookAt(page, path, variant);
      }
    });

    // What states.e2e.ts looks at screen by screen is not looked at twice.
    if (SMALL_VARIANTS.includes(variant)) return;
    test('axe finds nothing while data comes, nor when it does not', async ({ newPerson }) => {
      const { context, page } = await newPerson(browserOf(variant));
      await speak(context, variant.locale);
      await ApiSession.logIn(context.request, AGENT);
      await page.goto('/app/settings');
      await lookAt(page, 'settings', variant);
      for (const prefix of ['/api/dashboard', '/api/projects', '/api/contractors', '/api/bids', '/api/users'])
        await plantFault(prefix, { status: 503 });
      for (const path of SCREENS_WITH_DATA) {
        await page.goto(`/app${path}`);
        await lookAt(page, `${path}, failing`, variant);
      }
      await plantFault('/api/dashboard', 'hang');
      await plantFault('/api/projects', 'hang');
      for (const path of ['/dashboard', '/projects']) {
        await page.goto(`/app${path}`, { waitUntil: 'commit' });
        await lookAt(page, `${path}, loading`, variant, { loading: true });
      }
    });
  });
}
