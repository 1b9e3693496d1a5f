import { expect, type Page } from '@playwright/test';
import type { Words } from './words.js';

const bell = (page: Page, { t }: Words, count: number) =>
  page.getByRole('button', { name: t('notifications.bell.label', { count }), exact: true });

/** How many notifications the bell calls unread. */
export async function unreadCount(page: Page): Promise<number> {
  const answer = await page.waitForResponse(
    (response) => response.url().includes('/notifications/unread-count') && response.ok(),
  );
  const { count }: { count: number } = await answer.json();
  return count;
}

export async function expectUnread(page: Page, words: Words, count: number): Promise<void> {
  await expect(bell(page, words, count)).toBeVisible();
}
