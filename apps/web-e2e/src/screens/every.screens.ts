import type { BrowserContext } from '@playwright/test';
import { LOCALES, type Locale } from '@cw/domain';
import { BRENNAN } from '../fixtures/people.js';
import { ApiSession } from '../support/api-session.js';
import { speak } from '../support/language.js';
import { anotherAdmin } from '../support/staff.js';
import { test, type Person } from '../support/test.js';
import { AGENT } from '../sweeps/market-world.js';
import { galleryOf, SITTERS, type Screen, type Sitter } from './gallery.js';
import { takeScreen, wanted } from './take.js';

/** So many pages are loaded at once: one draws while others wait for their data. */
const TABS = 3;

async function signIn(sitter: Sitter, { request }: BrowserContext): Promise<ApiSession | undefined> {
  if (sitter === 'visitor') return undefined;
  if (sitter === 'staff') return anotherAdmin(request);
  return ApiSession.logIn(request, sitter === 'contractor' ? BRENNAN : AGENT);
}

/** Who is signed in is known; nothing else comes. */
async function withhold(context: BrowserContext, sitter: Sitter): Promise<void> {
  const body = JSON.stringify({ status: 500, code: 'server.unexpected' });
  await context.route(/\/api\/(?!auth\/)/u, async (route) => {
    if (sitter === 'unlucky') await route.fulfill({ status: 500, contentType: 'application/problem+json', body });
  });
}

const isWanted = (screen: Screen, locale: Locale): boolean => {
  const { only } = wanted();
  const names = [390, 1280].flatMap((width) => [`${width}.light`, `${width}.dark`]);
  return only === undefined || names.some((rest) => only.test(`${screen.name}.${locale}.${rest}`));
};

const say = (fault: string): boolean => process.stdout.write(`  ✖ ${fault}\n`);

/** A few tabs of one browser share the screens out among them. */
async function shareOut(
  { context, page }: Person,
  screens: readonly Screen[],
  take: (tab: Person, screen: Screen) => Promise<void>,
) {
  const left = [...screens];
  const tabs = [page, ...(await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage())))];
  await Promise.all(
    tabs.map(async (tab) => {
      for (let screen = left.shift(); screen; screen = left.shift()) await take({ context, page: tab }, screen);
    }),
  );
}

for (const sitter of SITTERS) {
  for (const locale of LOCALES) {
    test(`pictures of what a ${sitter} sees, ${locale}`, async ({ newPerson, newSeller, pageFaults }) => {
      const seller = sitter === 'newcomer' ? await newSeller(locale) : undefined;
      const person = seller ?? (await newPerson({ locale: `${locale}-US`, timezoneId: 'America/New_York' }));
      await speak(person.context, locale);
      const api = seller?.api ?? (await signIn(sitter, person.context));
      const screens = (await galleryOf(sitter, api)).filter((screen) => isWanted(screen, locale));
      if (sitter === 'unlucky' || sitter === 'waiting') await withhold(person.context, sitter);
      await shareOut(person, screens, async ({ page }, screen) => {
        for (const missing of await takeScreen({ page, sitter, locale }, screen)) say(missing);
      });
      // Pictures are taken of a fault too: what is wrong with a page is for the sweeps to say.
      for (const fault of pageFaults.splice(0)) say(fault.slice(0, 300));
    });
  }
}
