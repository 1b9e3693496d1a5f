import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

export interface AxeOptions {
  /** The screen is looked at while its skeletons stand. */
  readonly loading?: boolean;
}

/** Axe finds nothing on the page as it stands, once its skeletons have gone. */
export async function expectAccessible(page: Page, name: string, { loading = false }: AxeOptions = {}): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible();
  if (!loading) await expect(page.locator('[aria-busy="true"]'), name).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  expect(found, `what axe finds on ${name}`).toEqual([]);
}
