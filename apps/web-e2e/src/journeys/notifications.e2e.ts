import type { Locator, Page } from '@playwright/test';
import { placedBid, postedProject } from '../fixtures/awarded.js';
import { aProject, unique } from '../fixtures/jobs.js';
import { BRENNAN, IGLESIAS } from '../fixtures/people.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { wordsOf } from '../support/words.js';

const { t } = wordsOf('es');

const bell = (page: Page, count: number): Locator =>
  page.getByRole('button', { name: t('notifications.bell.label', { count }), exact: true });

test('two tabs of one person hear, read, delete and bring back together: NOTE-02 NOTE-03 NOTE-04 BID-07 RT-06', async ({
  newSeller,
  apiOf,
}) => {
  const { page, context, api } = await newSeller('es');
  const other = await context.newPage();
  const project = await postedProject(api, aProject(unique('Rail, trim, sink')));
  await Promise.all([page.goto('/app/dashboard'), other.goto('/app/notifications')]);
  await Promise.all([expect(bell(page, 0)).toBeVisible(), expect(bell(other, 0)).toBeVisible()]);
  const title = t('notifications.event.bid_received.title');
  const rows = other.getByRole('listitem').filter({ hasText: title });

  await test.step('a bid is said in both tabs, and the second one counts', async () => {
    await placedBid(await apiOf(BRENNAN), project, 250);
    for (const tab of [page, other]) {
      await expectToast(tab, t('notifications.toast.new_bid'), t('notifications.toast.new_bid_text'));
      await expect(bell(tab, 1)).toBeVisible();
    }
    await placedBid(await apiOf(IGLESIAS), project, 300);
    for (const tab of [page, other]) await expect(bell(tab, 2)).toBeVisible();
    await expect(other.getByRole('heading', { name: t('notifications.day.today') })).toBeVisible();
    await expect(rows).toHaveCount(2);
  });

  await test.step('what the bell deletes is gone in the other tab, and comes back from the toast', async () => {
    await bell(page, 2).click();
    const latest = page.getByRole('dialog', { name: t('notifications.bell.title') });
    await latest
      .getByRole('button', { name: t('notifications.item.delete_named', { title }) })
      .first()
      .click();
    await expectToast(page, t('notifications.toast.deleted'));
    // The bell stays open meanwhile.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: t('notifications.toast.undo'), exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToast(page, t('notifications.toast.restored', { count: 1 }));
    await expect(latest.getByRole('listitem')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(bell(page, 2)).toBeVisible();
    await expect(rows).toHaveCount(2);
  });

  await test.step('several are read and deleted at once, and brought back', async () => {
    await other.getByText(t('notifications.bulk.select_all')).click();
    await other.getByRole('button', { name: t('notifications.bulk.read'), exact: true }).click();
    await expectToast(other, t('notifications.toast.read_many', { count: 2 }));
    await expect(bell(page, 0)).toBeVisible();
    await other.getByText(t('notifications.bulk.select_all')).click();
    await other.getByRole('button', { name: t('notifications.bulk.delete'), exact: true }).click();
    await expect(other.getByText(t('notifications.list.empty_title'))).toBeVisible();
    await other.getByRole('button', { name: t('notifications.toast.undo'), exact: true }).click();
    await expect(rows).toHaveCount(2);
  });

  await test.step('the list is narrowed in the address', async () => {
    await other.getByRole('button', { name: t('notifications.filter.unread'), exact: true }).click();
    await expect(other.getByText(t('notifications.filter.none_unread'))).toBeVisible();
    await other.reload();
    await expect(other.getByText(t('notifications.filter.none_unread'))).toBeVisible();
    await other.getByRole('button', { name: t('notifications.filter.clear') }).click();
    await expect(rows).toHaveCount(2);
  });
});
