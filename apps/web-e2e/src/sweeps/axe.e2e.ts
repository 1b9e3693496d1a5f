import { BRENNAN } from '../fixtures/people.js';
import { ApiSession } from '../support/api-session.js';
import { expectAccessible, findingsOn } from '../support/axe.js';
import { speak } from '../support/language.js';
import { isFull } from '../support/sample.js';
import { logInStaff } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';
import {
  CLIENT_SCREENS,
  CONTRACTOR_SCREENS,
  CONTRACTOR_SETTINGS,
  PUBLIC_PAGES,
  SCREENS_SEEN_ELSEWHERE,
  SCREENS_WITH_DATA,
  SIGNED_OUT_SCREENS,
  STAFF_SCREENS,
} from './screens.js';
import { lookAt } from './look-at.js';
import { AGENT, marketWorld } from './market-world.js';
import { browserOf, nameOf, NARROW_VARIANTS, WIDE_VARIANTS } from './variants.js';

interface ProjectList {
  readonly items: readonly { readonly id: string; readonly status: string; readonly work: string | null }[];
}

/** One project of each status that a list shows. */
async function oneOfEachState(api: ApiSession, scope: string): Promise<string[]> {
  const { items } = await api.get<ProjectList>(`/api/projects?scope=${scope}&limit=100`);
  return [...new Map(items.map(({ id, status, work }) => [work ?? status, id])).values()].map(
    (id) => `/projects/${id}`,
  );
}

test('axe finds what is wrong where something is', async ({ page }) => {
  await page.goto('/app/login');
  await expectAccessible(page, 'the login');
  await page.evaluate(() => {
    const faint = document.createElement('p');
    faint.textContent = 'Hardly to be read';
    Object.assign(faint.style, { color: '#999', background: '#aaa' });
    document.querySelector('main')?.append(faint, document.createElement('button'));
  });
  const found = await findingsOn(page);
  expect(found.map(({ id }) => id).sort()).toEqual(['button-name', 'color-contrast']);
});

for (const variant of WIDE_VARIANTS) {
  test(`axe finds nothing on any screen before signing in, ${nameOf(variant)}`, async ({ newPerson }) => {
    const { page } = await newPerson(browserOf(variant));
    const prefix = variant.locale === 'es' ? '/es' : '';
    const elsewhere = isFull ? SCREENS_SEEN_ELSEWHERE : [];
    for (const path of [...PUBLIC_PAGES.map((one) => prefix + one), ...SIGNED_OUT_SCREENS, ...elsewhere]) {
      await page.goto(path);
      await lookAt(page, path, variant);
    }
  });
}

for (const variant of NARROW_VARIANTS) {
  test(`axe finds nothing on any screen of a client with much to do, ${nameOf(variant)}`, async ({
    newPerson,
    apiOf,
  }) => {
    const { contractorId, posted, bidden, disputed } = await marketWorld(apiOf);
    const { context, page } = await newPerson(browserOf(variant));
    await speak(context, variant.locale);
    const api = await ApiSession.logIn(context.request, AGENT);
    const ofOne = [
      `/contractors/${contractorId}`,
      `/projects/${bidden}?view=bids`,
      `/projects/${posted}/edit`,
      `/projects/${posted}/dispute`,
      `/projects/${disputed}/dispute`,
    ];
    for (const path of [...CLIENT_SCREENS, ...ofOne, ...(await oneOfEachState(api, 'mine'))]) {
      await page.goto(`/app${path}`);
      await lookAt(page, path, variant);
    }
  });
}

for (const variant of NARROW_VARIANTS) {
  test(`axe finds nothing on an invoice that its settlement agent opens, ${nameOf(variant)}`, async ({
    newPerson,
    apiOf,
  }) => {
    const { invoiceLink } = await marketWorld(apiOf);
    const { page } = await newPerson(browserOf(variant));
    await page.goto(invoiceLink);
    await page.getByRole('button', { name: wordsOf(variant.locale).t('invoices.pdf'), exact: true }).waitFor();
    await lookAt(page, 'an opened invoice', variant);
  });
}

for (const variant of WIDE_VARIANTS) {
  test(`axe finds nothing on any screen of a client with nothing yet, ${nameOf(variant)}`, async ({
    newSeller,
    newPerson,
  }) => {
    const { context } = await newSeller(variant.locale);
    const { page } = await newPerson({ ...browserOf(variant), storageState: await context.storageState() });
    for (const path of SCREENS_WITH_DATA) {
      await page.goto(`/app${path}`);
      await lookAt(page, `${path}, empty`, variant);
    }
  });
}

for (const variant of NARROW_VARIANTS) {
  test(`axe finds nothing on any screen of a contractor, ${nameOf(variant)}`, async ({ newPerson }) => {
    const { context, page } = await newPerson(browserOf(variant));
    await speak(context, variant.locale);
    const api = await ApiSession.logIn(context.request, BRENNAN);
    const alsoSettings = isFull ? CONTRACTOR_SETTINGS : [];
    for (const path of [...CONTRACTOR_SCREENS, ...alsoSettings, ...(await oneOfEachState(api, 'available'))]) {
      await page.goto(`/app${path}`);
      await expectAccessible(page, path);
    }
  });
}

for (const variant of WIDE_VARIANTS) {
  test(`axe finds nothing on any screen of staff, ${nameOf(variant)}`, async ({ newPerson }) => {
    const { context, page } = await newPerson(browserOf(variant));
    await speak(context, variant.locale);
    await logInStaff(context.request);
    for (const path of STAFF_SCREENS) {
      await page.goto(`/admin${path}`);
      await lookAt(page, path, variant);
    }
  });
}
