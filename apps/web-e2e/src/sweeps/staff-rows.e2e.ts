import { keepShot } from '../support/look.js';
import { anotherAdmin } from '../support/staff.js';
import { expect, test } from '../support/test.js';

/** What keeps two rows apart, in px. */
const LEAST_AIR = 4;

/** Runs in the page: cells whose words are cut at their foot, or touch the edge of their row. */
function crowded(grid: Element, air: number): string[] {
  return [...grid.querySelectorAll('[role="gridcell"]')]
    .filter((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      return [...cell.querySelectorAll('*')].some((part) => {
        const box = part.getBoundingClientRect();
        const isCut = part.scrollHeight > part.clientHeight + 1 && part.matches('a');
        return isCut || (part.matches('a, .quiet, span') && (box.top < top + air || box.bottom > bottom - air));
      });
    })
    .map((cell) => cell.textContent);
}

test('each line of a project is seen in the list of all projects, clear of its row: ADM-01 A11Y-01', async ({
  newPerson,
}) => {
  const { context, page } = await newPerson({ viewport: { width: 1280, height: 900 } });
  await anotherAdmin(context.request);
  await page.goto('/admin/all-projects');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('gridcell').first()).toBeVisible();
  await keepShot(page, 'all-projects');
  expect(await grid.evaluate(crowded, LEAST_AIR)).toEqual([]);
});
