import type { Page } from '@playwright/test';
import { biddenJob } from '../fixtures/awarded.js';
import { BRENNAN } from '../fixtures/people.js';
import { anotherAdmin } from '../support/staff.js';
import { expect, test } from '../support/test.js';

const PHONE = { width: 390, height: 844 };

/**
 * Runs in the page: what is pressed and is smaller than 24 px either way, unless it stands within a sentence or a circle
 * of 24 px round its middle meets nothing else that is pressed (WCAG 2.5.8).
 */
function smallTargets(): string[] {
  const LEAST = 24;
  const PRESSED = 'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="tab"]';
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden="true"]') === null;
  /** A native control that is not drawn has its label in its stead. */
  const boxOf = (element: Element): DOMRect => {
    const own = element.getBoundingClientRect();
    return own.width > 1 ? own : (element.closest('label')?.getBoundingClientRect() ?? own);
  };
  const isInSentence = (element: Element): boolean => {
    if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
    const block = element.closest('p, li, dd, td, span, div');
    return (block?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length + 3;
  };
  const all = [...document.querySelectorAll(PRESSED)].filter((element) => isSeen(element) && boxOf(element).width > 1);
  const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
  const meets = (element: Element, other: Element): boolean => {
    if (element === other || element.contains(other) || other.contains(element)) return false;
    const at = middle(boxOf(element));
    const box = boxOf(other);
    const nearest = {
      x: Math.min(Math.max(at.x, box.left), box.right),
      y: Math.min(Math.max(at.y, box.top), box.bottom),
    };
    return Math.hypot(nearest.x - at.x, nearest.y - at.y) < LEAST / 2;
  };
  return all
    .filter((element) => {
      const { width, height } = boxOf(element);
      const isSmall = width < LEAST - 0.5 || height < LEAST - 0.5;
      return isSmall && !isInSentence(element) && all.some((other) => meets(element, other));
    })
    .map((element) => {
      const { width, height } = boxOf(element);
      return `${Math.round(width)} by ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`;
    });
}

/** Runs in the page: buttons whose words break though the line that they stand on has room for them. */
function brokenButtons(): string[] {
  const rowsOf = (element: Element): number => {
    const tops = [...element.childNodes].flatMap((node) => {
      if (!(node instanceof Text)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ top }) => Math.round(top));
    });
    return new Set(tops).size;
  };
  const contentWidth = (element: Element): number => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  };
  /** How wide the line is: as far up as nothing stands beside. */
  const roomOf = (button: Element): number => {
    const { top, bottom } = button.getBoundingClientRect();
    const isBeside = (other: Element): boolean => {
      const box = other.getBoundingClientRect();
      return box.width > 0 && box.top < bottom - 1 && box.bottom > top + 1;
    };
    let at = button;
    for (let up = at.parentElement; up !== null && at.localName !== 'main'; up = up.parentElement) {
      if ([...up.children].some((other) => other !== at && isBeside(other))) break;
      at = up;
    }
    return at === button ? 0 : contentWidth(at);
  };
  const widthInOneLine = (button: HTMLElement): number => {
    const { whiteSpace, maxWidth } = button.style;
    button.style.whiteSpace = 'nowrap';
    button.style.maxWidth = 'none';
    const { width } = button.getBoundingClientRect();
    button.style.whiteSpace = whiteSpace;
    button.style.maxWidth = maxWidth;
    return width;
  };
  return [...document.querySelectorAll<HTMLElement>('main .MuiButton-root')]
    .filter((button) => button.checkVisibility() && rowsOf(button) > 1 && widthInOneLine(button) <= roomOf(button))
    .map((button) => `breaks its words without need: “${button.textContent}”`);
}

async function expectRoom(page: Page, paths: readonly string[]): Promise<void> {
  const found: Record<string, readonly string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.locator('[aria-busy="true"], [data-coming]'), path).toHaveCount(0);
    const faults = [...(await page.evaluate(smallTargets)), ...(await page.evaluate(brokenButtons))];
    if (faults.length > 0) found[path] = faults;
  }
  expect(found).toEqual({});
}

test('whatever a visitor presses on a phone has the room of a finger and of its words: A11Y-01', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ viewport: PHONE });
  await expectRoom(page, ['/', '/support', '/login', '/repair-intake']);
});

test('whatever a client presses on a phone has the room of a finger and of its words: A11Y-01', async ({
  newSeller,
  newPerson,
  apiOf,
}) => {
  const { api, context: own } = await newSeller('en');
  const { projectId } = await biddenJob(api, await apiOf(BRENNAN));
  const { page } = await newPerson({ viewport: PHONE, storageState: await own.storageState() });
  const ofOne = [`/app/projects/${projectId}`, `/app/projects/${projectId}?view=bids`];
  await expectRoom(page, ['/app/dashboard', ...ofOne, '/app/notifications', '/app/settings']);
});

test('whatever staff press on a phone has the room of a finger and of its words: A11Y-01', async ({ newPerson }) => {
  const { context, page } = await newPerson({ viewport: PHONE });
  await anotherAdmin(context.request);
  await expectRoom(page, ['/admin/intake', '/admin/all-projects', '/admin/payments']);
});
