import { LOCALES } from '@cw/domain';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, keepShot } from '../support/look.js';
import { anotherAdmin } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

/** An account may speak another language than its browser. */
const NAMES = LOCALES.map((locale) => wordsOf(locale).t('ui.help_link.name'));
const HELP = new RegExp(`^(${NAMES.join('|')})$`);

const HEIGHT = 844;
const WIDTHS = [390, 320];
/** The largest letters that a browser's own settings offer, in px. */
const LARGEST = 32;

interface Head {
  /** What stands next to help, by its role. */
  readonly next: string | null;
  /** Controls of the head that lie beyond the window or on each other. */
  readonly faults: readonly string[];
}

/** Runs in the page: how the head that holds the link to help is laid out. */
function headOf(link: Element): Head {
  const head = link.closest('header, nav, .top');
  const controls = [...(head?.querySelectorAll('a, button, summary') ?? [])].filter((one) => {
    const isMenu = one.closest('details > div') !== null;
    return !isMenu && one.checkVisibility() && one.getBoundingClientRect().width > 1;
  });
  const named = (one: Element): string => one.outerHTML.slice(0, 100);
  const isOut = (one: Element): boolean => {
    const { left, right } = one.getBoundingClientRect();
    return left < 0 || right > innerWidth + 0.5;
  };
  const meets = (one: Element, other: Element): boolean => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  };
  const out = controls.filter(isOut).map((one) => `beyond the window: ${named(one)}`);
  const pairs = controls.flatMap((one, index) => controls.slice(index + 1).map((other) => [one, other] as const));
  const met = pairs.filter(([one, other]) => meets(one, other)).map((pair) => pair.map(named).join(' lies on '));
  return { next: link.nextElementSibling?.getAttribute('role') ?? null, faults: [...out, ...met] };
}

async function expectHelp(page: Page, paths: readonly string[], name: string): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    const help = page.getByRole('link', { name: HELP }).first();
    await expect(help, path).toBeVisible();
    await expect(page.locator('[aria-busy="true"], [data-coming]'), path).toHaveCount(0);
    await keepShot(page, `head ${name} ${path}`);
    expect(await help.evaluate(headOf), `${path}, ${name}`).toEqual({ next: 'group', faults: [] });
    await expectNoSidewaysScroll(page, `${path}, ${name}`);
  }
}

/** The same pages in windows of a phone, and with the largest letters. */
async function expectHelpEverywhere(page: Page, paths: readonly string[]): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectHelp(page, paths, `${width} px wide`);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: LARGEST, fixed: LARGEST } });
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await expectHelp(page, paths, `letters of ${LARGEST} px`);
}

test('help stands before the languages in the head of what visitors see: A11Y-01 I18N-02', async ({ newPerson }) => {
  const { page } = await newPerson({ locale: 'es-US', reducedMotion: 'reduce' });
  await expectHelpEverywhere(page, ['/es/', '/login', '/es/repair-intake']);
});

test('help stands before the languages in the head of a client’s screens: A11Y-01 I18N-02', async ({
  newPerson,
  newSeller,
}) => {
  const { context: own } = await newSeller('es');
  const storageState = await own.storageState();
  const { page } = await newPerson({ locale: 'es-US', reducedMotion: 'reduce', storageState });
  await expectHelpEverywhere(page, ['/app/dashboard']);
});

test('help stands before the languages in the head of staff’s screens: A11Y-01 I18N-02', async ({ newPerson }) => {
  const { context, page } = await newPerson({ locale: 'es-US', reducedMotion: 'reduce' });
  await anotherAdmin(context.request);
  await expectHelpEverywhere(page, ['/admin/dashboard']);
});
