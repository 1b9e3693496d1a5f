import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { PAGE_STATE } from './page-state.js';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

export interface AxeOptions {
  /** The screen is looked at while its skeletons stand. */
  readonly loading?: boolean;
  /** What it is called comes with what it waits for. */
  readonly untitled?: boolean;
}

/** Axe finds nothing on the page as it stands, once its skeletons have gone. */
export async function expectAccessible(page: Page, name: string, options: AxeOptions = {}): Promise<void> {
  const { loading = false, untitled = false } = options;
  if (!untitled) await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible();
  if (!loading) await expect(page.locator('[aria-busy="true"]'), name).toHaveCount(0);
  await expectNothingFound(new AxeBuilder({ page }), name);
}

/** The same for the dialog that is open; what lies behind it has its own turn. */
export async function expectAccessibleDialog(page: Page, name: string): Promise<void> {
  await expectNothingFound(new AxeBuilder({ page }).include('[role="dialog"]'), name);
}

async function expectNothingFound(axe: AxeBuilder, name: string): Promise<void> {
  test.info().annotations.push({ type: PAGE_STATE, description: name });
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  expect(found, `what axe finds on ${name}`).toEqual([]);
}
