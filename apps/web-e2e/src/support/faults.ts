import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words.js';

/** The field says what is wrong with it, to eyes and to a screen reader. */
export async function expectFault(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(escapePattern(message)));
}

/** The summary has the focus and names each fault with a link to its field. */
export async function expectSummary(page: Page, { t }: Words, messages: readonly string[]): Promise<Locator> {
  const title = t('ui.error_summary.title', { count: messages.length });
  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([...messages]);
  return summary;
}

export const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
