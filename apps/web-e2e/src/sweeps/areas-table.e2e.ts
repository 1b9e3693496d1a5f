import type { BrowserContext } from '@playwright/test';
import {
  type AreaBase,
  areaRows,
  outsideRows,
  PRINCIPALS,
  type Principal,
  type Row,
  spanishRows,
} from '../fixtures/area-table.js';
import { DEMO_PASSWORD } from '../fixtures/people.js';
import { ApiSession } from '../support/api-session.js';
import { isFull, spreadOf } from '../support/sample.js';
import { currentStack } from '../support/stack.js';
import { logInStaff } from '../support/staff.js';
import { test } from '../support/test.js';
import { wordsOf } from '../support/words.js';
import { openAll, walkAll } from './area-walk.js';

type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>;
type Cookies = SignedInState['cookies'];

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

/** The rows with addresses that there are. */
async function withOwn(context: BrowserContext, principal: Principal, rows: readonly Row[]): Promise<readonly Row[]> {
  const own = await ownProject(context, principal);
  return rows.map((row) => ({ ...row, path: row.path.replace(':own', own) }));
}

/** The session's cookies, for another host of the same product. */
const onHost = (cookies: Cookies, domain: string): Cookies => cookies.map((cookie) => ({ ...cookie, domain }));

/** Whoever else there is to whom an address is the same, one of them walks to it: it is seen once in a browser. */
function turnsOf<Who extends Principal>(
  everybody: readonly Who[],
  rowsFor: (principal: Who) => readonly Row[],
  first: Who,
): (principal: Who, row: Row) => boolean {
  const alike = new Map<string, Who[]>();
  for (const principal of everybody)
    for (const row of rowsFor(principal)) {
      const key = JSON.stringify(row);
      alike.set(key, [...(alike.get(key) ?? []), principal]);
    }
  const walkers = new Map([...alike].map(([key, those]) => [key, those.includes(first) ? first : those[0]]));
  return (principal, row) => isFull || walkers.get(JSON.stringify(row)) === principal;
}

const originOf = (prefix: string): string => currentStack().url.replace('//', `//${prefix}`);

/**
 * Who opens every screen of an area by its own address: visitors, and one of those with a session, another in each area.
 * The rest open one document of each kind, and follow to the screens.
 */
const OPENING: Readonly<Record<AreaBase, readonly Principal[]>> = {
  '': ['visitor', 'seller'],
  '/app': ['visitor', 'contractor'],
  '/admin': ['visitor', 'admin'],
};

/** Who walks for all to whom an address is the same: another one in each area. */
const WALKING: Readonly<Record<AreaBase, Principal>> = { '': 'seller', '/app': 'agent', '/admin': 'buyer' };

for (const base of ['', '/app', '/admin'] as const satisfies readonly AreaBase[]) {
  const isTurnOf = turnsOf(PRINCIPALS, (principal) => areaRows(base, principal), WALKING[base]);
  for (const principal of PRINCIPALS) {
    test(`addresses under “${base}/” lead where they should, ${principal}: AREA-02 … AREA-06 AREA-08 AREA-09 AREA-12 ROLE-07`, async ({
      newPerson,
    }) => {
      const { context } = await newPerson({ locale: 'en-US' });
      await context.addCookies(states.get(principal) ?? []);
      await speakEnglish(context);
      const named = areaRows(base, principal);
      const rows = await withOwn(context, principal, named);
      const walked = rows.filter((_, place) => named.slice(place, place + 1).some((row) => isTurnOf(principal, row)));
      const opensScreens = OPENING[base].includes(principal);
      await walkAll({ context, principal, origin: originOf(''), words: wordsOf('en'), opensScreens }, rows, walked);
    });
  }
}

const READERS = ['visitor', 'seller'] as const;
const isSpanishTurnOf = turnsOf(READERS, spanishRows, 'seller');
for (const principal of READERS) {
  test(`every public page has a Spanish twin for a ${principal}: AREA-02 I18N-02`, async ({ newPerson }) => {
    const { context } = await newPerson({ locale: 'en-US' });
    await context.addCookies(states.get(principal) ?? []);
    // The address says the language, and says it when the document starts: nothing here is come to from inside.
    const rows = spanishRows(principal).filter((row) => isSpanishTurnOf(principal, row));
    await openAll({ context, origin: originOf(''), words: wordsOf('es') }, rows);
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
      const { context } = await newPerson({ locale: 'en-US' });
      const cookies = states.get(principal) ?? [];
      await context.addCookies(cookies);
      await speakEnglish(context);
      const inside = await withOwn(context, principal, areaRows(`/${area}`, principal));
      await context.addCookies(onHost(cookies, `${area}.localhost`));
      const where = { context, origin: originOf(`${area}.`), words: wordsOf('en') };
      const outside = outsideRows(area, principal);
      // Inside, the host is one more name of what the root host's area answers.
      const walked = [...outside, ...spreadOf(inside, 4)];
      await walkAll({ ...where, principal, opensScreens: false }, [...outside, ...inside], walked);
    });
  }
}
