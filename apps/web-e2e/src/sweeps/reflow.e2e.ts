import type { BrowserContext, Page } from '@playwright/test';
import { BRENNAN } from '../fixtures/people.js';
import { ApiSession } from '../support/api-session.js';
import { expectNoSidewaysScroll, settled } from '../support/look.js';
import { isFull, spreadOf } from '../support/sample.js';
import { anotherAdmin } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { AGENT } from './market-world.js';
import { CLIENT_SCREENS, CONTRACTOR_SCREENS, PUBLIC_PAGES, SIGNED_OUT_SCREENS, STAFF_SCREENS } from './screens.js';

/** 1280 px at 400 %: WCAG 1.4.10. */
const NARROWEST = { width: 320, height: 640 };
/** One screen in so many in `npm test`. */
const ONE_IN = 9;
const PRESSES = 12;

// What follows runs within the page, one question at a time, so each knows nothing from outside itself.

/** Where the focus is, when nobody sees it there. */
function outOfView(): string | undefined {
  const at = document.activeElement;
  if (at === null || at === document.body) return undefined;
  const { left, right, top, bottom } = at.getBoundingClientRect();
  const isOut = bottom < 0 || top > innerHeight || right < 0 || left > innerWidth;
  return isOut ? `out of view: ${at.outerHTML.slice(0, 120)}` : undefined;
}

/** What has the focus and is not framed: a native control that is not seen has its frame on what stands around it. */
function unframed(): string | undefined {
  const at = document.activeElement;
  if (at === null || at === document.body || at.getBoundingClientRect().width <= 1) return undefined;
  const isFramed = [at, at.parentElement, at.nextElementSibling].some((element) => {
    if (element === null) return false;
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  });
  return isFramed ? undefined : `without a frame: ${at.outerHTML.slice(0, 120)}`;
}

/** Goes on by Tab from the head of the page. Answers how far it came and what nobody saw. */
async function tabThrough(page: Page): Promise<{ readonly reached: number; readonly faults: readonly string[] }> {
  const faults: string[] = [];
  const reached = new Set<string>();
  for (let presses = 0; presses < PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    await settled(page);
    for (const faultOf of [outOfView, unframed]) {
      const fault = await page.evaluate(faultOf);
      if (fault !== undefined) faults.push(fault);
    }
    reached.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300) ?? ''));
  }
  return { reached: reached.size, faults };
}

interface Walker {
  readonly who: string;
  readonly paths: readonly string[];
  readonly signIn?: (context: BrowserContext) => Promise<unknown>;
}

const under = (prefix: string, paths: readonly string[]): readonly string[] => paths.map((path) => prefix + path);

const WALKERS: readonly Walker[] = [
  { who: 'a visitor', paths: [...PUBLIC_PAGES, ...SIGNED_OUT_SCREENS] },
  {
    who: 'a client',
    paths: under('/app', CLIENT_SCREENS),
    signIn: ({ request }) => ApiSession.logIn(request, AGENT),
  },
  {
    who: 'a contractor',
    paths: under('/app', CONTRACTOR_SCREENS),
    signIn: ({ request }) => ApiSession.logIn(request, BRENNAN),
  },
  { who: 'staff', paths: under('/admin', STAFF_SCREENS), signIn: ({ request }) => anotherAdmin(request) },
];

/** `npm test` walks a few screens that need no session. */
const walkers = isFull ? WALKERS : WALKERS.filter(({ signIn }) => signIn === undefined);

for (const { who, paths, signIn } of walkers) {
  test(`no screen of ${who} scrolls sideways at 320 px, and Tab goes through each and is seen: I18N-01 SHELL-04`, async ({
    newPerson,
  }) => {
    const { context, page } = await newPerson({ locale: 'es-US', viewport: NARROWEST, reducedMotion: 'reduce' });
    await signIn?.(context);
    const found: Record<string, readonly string[]> = {};
    for (const path of spreadOf(paths, ONE_IN)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
      await expectNoSidewaysScroll(page, path);
      const { reached, faults } = await tabThrough(page);
      const stuck = reached < 3 ? [`Tab came to ${reached} places only`] : [];
      if (faults.length + stuck.length > 0) found[path] = [...stuck, ...faults];
    }
    expect(found).toEqual({});
  });
}

test('Tab is seen on a stored page that no script has reached yet: A11Y-01 SHELL-04', async ({ newPerson }) => {
  const { page } = await newPerson({ locale: 'es-US', viewport: NARROWEST, javaScriptEnabled: false });
  for (const path of ['/es/', '/es/fees', '/es/repair-intake']) {
    await page.goto(path);
    const { reached, faults } = await tabThrough(page);
    expect(faults, path).toEqual([]);
    expect(reached, path).toBeGreaterThanOrEqual(3);
  }
});
