import type { Page } from '@playwright/test';
import { approvedWork, awardedJob, paidJob } from '../fixtures/awarded.js';
import { BRENNAN, IGLESIAS } from '../fixtures/people.js';
import { ApiSession } from '../support/api-session.js';
import { expectNoSidewaysScroll, keepShot } from '../support/look.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';
import { brokenWords, cutWords, overPanel } from './large-words.js';

const { t } = wordsOf('es');

/** The size of letters that a reader has set in the browser, in px; 16 is usual. */
const SIZES = [24, 32];
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
/** A line of so many letters' heights can be written on a desk. */
const LEAST_EM = 12;

/** As in the browser's own settings: what asks for room in rem hears of it, what asks in px does not. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** Words that are cut off at the edge of what holds them, and controls that lie beyond the window. */
function beyond(): string[] {
  const isOut = (element: Element): boolean => {
    const { width, left, right } = element.getBoundingClientRect();
    // Tabs are rolled into view.
    const isRolled = element.closest('[role="tablist"]') !== null;
    return width > 1 && !isRolled && (left < -1 || right > innerWidth + 1);
  };
  return [...document.querySelectorAll('main :is(a, button, input, select, textarea), header :is(a, button)')]
    .filter((element) => element.checkVisibility() && isOut(element))
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Words of a sentence that stand in a column of a few letters, and labels that something else lies on. */
function squeezed(): string[] {
  const leastEm = 4.5;
  const sentence = 15;
  const shown = (selector: string): Element[] =>
    [...document.querySelectorAll(`main ${selector}`)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
  const own = (one: Element): string =>
    [...one.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : ''))
      .join('');
  const isNarrow = (one: Element): boolean => {
    const { width } = one.getBoundingClientRect();
    return width > 1 && width < leastEm * parseFloat(getComputedStyle(one).fontSize);
  };
  const meets = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  // A label's box may be as wide as its field: what is covered is its words.
  const words = (one: Element): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()];
  };
  const links = shown('a');
  const covered = shown('label').filter(
    (label) =>
      own(label) !== '' &&
      links.some(
        (link) => !label.contains(link) && words(link).some((one) => words(label).some((other) => meets(one, other))),
      ),
  );
  const narrow = shown('*').filter((one) => own(one).length >= sentence && isNarrow(one));
  return [...narrow, ...covered].map((one) => one.outerHTML.slice(0, 160));
}

async function expectReflow(page: Page, paths: readonly string[], name: string): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.locator('[aria-busy="true"], [data-coming]'), path).toHaveCount(0);
    await keepShot(page, `large ${name} ${path.replaceAll(/[0-9a-f-]{36}/g, 'one')}`);
    await expectNoSidewaysScroll(page, `${path}, ${name}`);
    expect(await page.evaluate(beyond), `${path}, ${name}`).toEqual([]);
    for (const faultsOf of [squeezed, cutWords, brokenWords, overPanel])
      expect.soft(await page.evaluate(faultsOf), `${path}, ${name}, ${faultsOf.name}`).toEqual([]);
  }
}

for (const letters of SIZES) {
  for (const viewport of WINDOWS) {
    const name = `letters of ${letters} px, ${viewport.width} px wide`;

    test(`a visitor reads without scrolling sideways, ${name}: A11Y-01 I18N-01`, async ({ newPerson }) => {
      const { page } = await newPerson({ viewport, locale: 'es-US', reducedMotion: 'reduce' });
      await setLetters(page, letters);
      await expectReflow(page, ['/login', '/repair-intake', '/register', '/es/', '/es/fees'], name);
    });
  }
}

/** A desk with larger letters, and phones with the largest that a browser's settings offer. */
const SIGNED_IN = [
  { letters: 24, viewport: { width: 1280, height: 800 } },
  { letters: 24, viewport: { width: 390, height: 844 } },
  { letters: 32, viewport: { width: 390, height: 844 } },
  { letters: 24, viewport: { width: 320, height: 640 } },
];

for (const { letters, viewport } of SIGNED_IN) {
  const name = `letters of ${letters} px, ${viewport.width} px wide`;

  test(`a client reads and writes without scrolling sideways, ${name}: A11Y-01 MSG-01`, async ({
    newSeller,
    newPerson,
    apiOf,
  }) => {
    const { api, context: own } = await newSeller('es');
    const contractor = await apiOf(BRENNAN);
    const { projectId } = await awardedJob(api, contractor);
    const { id } = await contractor.post<{ id: string }>(`/api/projects/${projectId}/conversations`);
    const storageState = await own.storageState();
    const { page } = await newPerson({ viewport, locale: 'es-US', reducedMotion: 'reduce', storageState });
    await setLetters(page, letters);
    await expectReflow(
      page,
      [
        '/app/dashboard',
        '/app/projects',
        `/app/projects/${projectId}`,
        '/app/projects/create',
        `/app/checkout?projectId=${projectId}`,
        '/app/notifications',
        '/app/settings?tab=notifications',
        '/app/messages',
        `/app/messages/${id}`,
      ],
      name,
    );
    const field = page.getByRole('textbox', { name: t('messages.compose.label') });
    await field.focus();
    const width = (await field.boundingBox())?.width ?? 0;
    const least = Math.min(LEAST_EM * letters, viewport.width / 2);
    expect(width, 'the room for what is written').toBeGreaterThanOrEqual(least);
    await expect(field).toBeInViewport({ ratio: 1 });
  });

  test(`a contractor reads without scrolling sideways, ${name}: A11Y-01 WORK-01`, async ({
    newSeller,
    newPerson,
    apiOf,
  }) => {
    const { api } = await newSeller('es');
    const contractor = await apiOf(IGLESIAS);
    await approvedWork(api, contractor, await paidJob(api, contractor));
    const { page, context } = await newPerson({ viewport, locale: 'es-US', reducedMotion: 'reduce' });
    await ApiSession.logIn(context.request, IGLESIAS);
    await setLetters(page, letters);
    await expectReflow(page, ['/app/dashboard', '/app/my-jobs', '/app/projects', '/app/contractors'], name);
  });
}
