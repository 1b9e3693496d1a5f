import type { Locator, Page } from '@playwright/test';
import { appraisal, photo } from '../fixtures/files.js';
import { BRENNAN } from '../fixtures/people.js';
import { speak } from '../support/language.js';
import { isUncovered } from '../support/look.js';
import { anotherAdmin } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { wordsOf } from '../support/words.js';
import { lookAt, lookAtDialog } from './look-at.js';
import { disputedTalk } from './messages-world.js';
import { browserOf, nameOf, OPPOSITE_VARIANTS } from './variants.js';

const ENDLESS_FILE = `${'roof'.repeat(20)}.pdf`;
/** What no message takes: it is listed with its fault, and nothing is sent. */
const UNFIT_FILES = Array.from({ length: 8 }, (_, index) => ({
  ...{ name: `list-${index}.txt`, mimeType: 'text/plain', buffer: Buffer.from('-') },
}));
/** What belongs to the head of a screen begins above, in px. */
const HEAD = 100;
/** Of a screen of 900 px: as tall as files and words may grow, and what is left to the thread at the least. */
const ROOM = { files: 199, words: 217, thread: 90 };

const heightOf = async (target: Locator): Promise<number> => (await target.boundingBox())?.height ?? 0;

for (const variant of OPPOSITE_VARIANTS) {
  test.describe(nameOf(variant), () => {
    const { t } = wordsOf(variant.locale);
    const choose = async (page: Page, choice: string): Promise<void> => {
      await page.getByRole('button', { name: t('messages.menu'), exact: true }).click();
      await page.getByRole('menuitem', { name: t(`messages.menu.${choice}`, { name: BRENNAN.company }) }).click();
    };

    test('axe and the eye find nothing on threads and their list, nor on what staff read of one: MSG-01 MSG-02', async ({
      newSeller,
      newPerson,
      apiOf,
    }) => {
      const { api, context: own } = await newSeller(variant.locale);
      const { context, page } = await newPerson({ ...browserOf(variant), storageState: await own.storageState() });
      await speak(context, variant.locale);
      await page.goto('/app/messages');
      await expect(page.getByText(t('messages.empty_title'))).toBeVisible();
      await lookAt(page, 'messages, none', variant);

      const talk = await disputedTalk(api, await apiOf(BRENNAN));
      await page.goto('/app/messages');
      await expect(page.getByRole('list', { name: t('messages.list') }).getByRole('link')).toHaveCount(1);
      await lookAt(page, 'messages, the list', variant);

      const thread = page.getByRole('region', { name: t('messages.thread', { name: BRENNAN.company }) });
      const rows = thread.getByRole('listitem');
      const field = page.getByRole('textbox', { name: t('messages.compose.label') });
      await test.step('a full thread, with files and very long words', async () => {
        await page.goto(`/app/messages/${talk.conversationId}`);
        const paper = { ...appraisal(['One repair']), name: ENDLESS_FILE };
        await page.locator('input[type="file"]').setInputFiles([await photo('north-eave.jpg', '#8fa6b3'), paper]);
        await field.fill('Here is how it looks now.');
        await expect(page.getByText(t('ui.file_drop.done'))).toHaveCount(2);
        await lookAt(page, 'a message with files, unsent', variant);
        await page.getByRole('button', { name: t('messages.compose.send'), exact: true }).click();
        await expect(rows.getByRole('link').filter({ hasText: ENDLESS_FILE })).toBeVisible();
        await lookAt(page, 'a thread with files', variant);
        await thread.evaluate((element) => element.scrollTo(0, element.scrollHeight / 3));
        await lookAt(page, 'a thread with long words', variant);
      });

      await test.step('however many files and words there are, the thread keeps its room: MSG-01', async () => {
        await page.locator('input[type="file"]').setInputFiles(UNFIT_FILES);
        await field.fill('One more line.\n'.repeat(40));
        const files = page.getByRole('list').filter({ hasText: 'list-7.txt' }).locator('..');
        await expect(files).toBeVisible();
        expect(await heightOf(files)).toBeLessThanOrEqual(ROOM.files);
        expect(await heightOf(field.locator('..'))).toBeLessThanOrEqual(ROOM.words);
        expect(await heightOf(thread)).toBeGreaterThanOrEqual(ROOM.thread);
        await expect(page.getByRole('button', { name: t('messages.compose.send'), exact: true })).toBeInViewport({
          ratio: 1,
        });
        await field.fill('');
        await page.reload();
      });

      await test.step('what is chosen, searched and asked', async () => {
        await page.getByRole('button', { name: t('messages.quick.open'), exact: true }).click();
        await lookAtDialog(page, 'quick replies', variant);
        await choose(page, 'search');
        await page.getByRole('searchbox', { name: t('messages.search.label') }).fill('paint');
        await expect(page.getByText(t('messages.search.found', { count: 1 }))).toBeVisible();
        await lookAt(page, 'a search in a thread', variant);
        await page.getByRole('button', { name: t('messages.search.close'), exact: true }).click();
        for (const dialog of ['block', 'report'] as const) {
          await choose(page, dialog);
          await lookAtDialog(page, `${dialog} a person`, variant);
        }
      });

      await test.step('what is not sent, for two reasons', async () => {
        const body = { status: 422, code: 'conversation.closed', detail: t('errors.conversation.closed') };
        await context.route(/\/conversations\/[^/]+\/messages$/u, (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(body) })
            : route.fallback(),
        );
        await field.fill('Can you come on Friday?');
        await page.keyboard.press('Enter');
        await expect(rows.getByText(t('messages.message.failed'))).toBeVisible();
        await expectToast(page, t('messages.send_failed'));
        // At the head of a page that fills the window, where the foot is the composer's: SHELL-06.
        const place = await page.getByText(t('messages.send_failed'), { exact: true }).boundingBox();
        expect(place?.y).toBeLessThan(HEAD);
        expect(await isUncovered(page.getByRole('button', { name: t('messages.compose.send'), exact: true }))).toBe(
          true,
        );
        await lookAt(page, 'a failed message', variant);
        await context.setOffline(true);
        await field.fill('Or on Saturday?');
        await page.keyboard.press('Enter');
        await expect(page.getByText(t('shell.offline.title'))).toBeVisible();
        await lookAt(page, 'a thread without a network', variant);
        await context.setOffline(false);
      });

      await test.step('what staff read at a dispute and at a report', async () => {
        const { context: desk, page: staff } = await newPerson(browserOf(variant));
        await speak(desk, variant.locale);
        await anotherAdmin(desk.request);
        const ask = staff.getByRole('button', { name: t('admin.talk.read') });
        for (const path of [`/disputes?case=${talk.disputeId}`, '/reports']) {
          await staff.goto(`/admin${path}`);
          await ask.first().click();
          const read = staff
            .getByRole('region', { name: BRENNAN.company })
            .filter({ has: staff.getByRole('listitem') });
          await expect(read.getByText('It was dry that day, whatever anybody says.')).toBeVisible();
          await read.scrollIntoViewIfNeeded();
          await lookAt(staff, `staff read a thread, ${path.slice(1, 9)}`, variant);
        }
      });
    });
  });
}
