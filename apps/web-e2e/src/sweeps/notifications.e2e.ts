import type { BrowserContext, Locator, Page } from '@playwright/test';
import { HOUR_MS } from '@cw/domain';
import { ApiSession } from '../support/api-session.js';
import { speak } from '../support/language.js';
import { isUncovered } from '../support/look.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { wordsOf, type Words } from '../support/words.js';
import { lookAt, lookAtDialog } from './look-at.js';
import { AGENT } from './market-world.js';
import { browserOf, nameOf, NARROW_VARIANTS, WIDE_VARIANTS, type Variant } from './variants.js';

/** What belongs to the head of a screen begins above, in px. */
const HEAD = 100;
/** Among the types, some whose words are long. */
const TYPES = ['bid_received', 'bid_papers_expired', 'review_due', 'message_received'] as const;

interface Told {
  readonly id: string;
  readonly title: string;
  readonly isRead: boolean;
}

/** What the API looks up of a bid, a review and a message as it tells of them. */
const LOOKED_UP = {
  ...{ has_bid: 'yes', bidder: 'Brennan & Sons', price: '$3,480.00', covered: 5, total: 6, has_done: 'no', done: '' },
  ...{ has_review: 'no', review: '', has_words: 'no', words: '', sender: '', rail: 'escrow', part: 'own' },
} as const;

/** So many notifications, a few hours after each other, as the API has them. */
const toldOf = ({ t }: Words, count: number): Told[] =>
  Array.from({ length: count }, (_, index) => {
    const type = TYPES[index % TYPES.length] ?? TYPES[0];
    const values = { project: 'Roof and stairs', side: 'contractor', days: 2, ...LOOKED_UP };
    return {
      id: `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      sequence: 500 - index,
      type,
      topic: 'bids',
      title: t(`notifications.event.${type}.title`, values),
      about: '82 Pearl Street · Dana Reyes · Roof and stairs',
      message: t(`notifications.event.${type}.message`, values),
      isRead: index % 3 === 2,
      createdAt: new Date(Date.now() - index * 5 * HOUR_MS).toISOString(),
      actionUrl: '/dashboard',
    };
  });

/** The person has been told this; whatever they do with it succeeds. */
async function hasBeenTold(context: BrowserContext, items: readonly Told[], unread: number): Promise<void> {
  const own = /\/api\/(users\/[^/]+\/)?notifications/u;
  await context.route(own, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() !== 'GET') return route.fulfill({ status: 204 });
    if (pathname.endsWith('/unread-count')) return route.fulfill({ json: { count: unread, revision: Date.now() } });
    return route.fulfill({ json: { items, nextCursor: null } });
  });
}

interface Stage {
  readonly page: Page;
  readonly words: Words;
  readonly variant: Variant;
}

const openBell = async ({ page, words: { t } }: Stage, count: number): Promise<Locator> => {
  await page.getByRole('button', { name: t('notifications.bell.label', { count }), exact: true }).click();
  return page.getByRole('dialog', { name: t('notifications.bell.title') });
};

/** A list as phones have it, and what lies over it. */
for (const variant of NARROW_VARIANTS) {
  test.describe(nameOf(variant), () => {
    const words = wordsOf(variant.locale);
    const { t } = words;

    test('axe and the eye find nothing on a list with days, filters and what is chosen; a toast is undone by the keyboard: NOTE-03', async ({
      newPerson,
    }) => {
      const { context, page } = await newPerson(browserOf(variant));
      await speak(context, variant.locale);
      await ApiSession.logIn(context.request, AGENT);
      const told = toldOf(words, 14);
      await hasBeenTold(context, told, 140);
      await page.goto('/app/notifications?topic=bids');
      await lookAt(page, 'notifications, narrowed', variant);
      await page.getByText(t('notifications.bulk.select_all')).click();
      await expect(page.getByText(t('notifications.bulk.selected', { count: told.length }))).toBeVisible();
      await lookAt(page, 'notifications, chosen', variant);
      await page.getByRole('button', { name: t('notifications.bulk.delete'), exact: true }).click();
      await expectToast(page, t('notifications.toast.deleted_many', { count: told.length }));
      await lookAt(page, 'notifications, a toast', variant);

      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: t('notifications.toast.undo'), exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expectToast(page, t('notifications.toast.restored', { count: told.length }));
    });

    test('axe and the eye find nothing on a page that hears nothing, nor on how others see its reader; a toast leaves what is open its buttons: RT-04 RT-05 SHELL-06', async ({
      newPerson,
    }) => {
      const { context, page } = await newPerson(browserOf(variant));
      await speak(context, variant.locale);
      await ApiSession.logIn(context.request, AGENT);
      await context.route(/\/socket\.io\//u, (route) => route.abort());
      await page.routeWebSocket(/\/socket\.io\//u, (socket) => socket.close());
      await hasBeenTold(context, toldOf(words, 3), 2);
      await page.goto('/app/notifications');
      await expect(page.getByText(t('shell.live.title'))).toBeVisible();
      await lookAt(page, 'live updates paused', variant);

      await page.getByRole('button', { name: t('notifications.mark_all') }).click();
      await expectToast(page, t('notifications.toast.all_read'));
      if (variant.width === 390) {
        await page.getByRole('button', { name: t('shell.menu.open') }).click();
        const menu = page.getByRole('dialog', { name: t('shell.nav.label') });
        await expect(menu).toBeVisible();
        // At the head of the screen, where the menu has no button.
        const place = await page.getByText(t('notifications.toast.all_read'), { exact: true }).boundingBox();
        expect(place?.y).toBeLessThan(HEAD);
        for (const button of await menu.getByRole('button').all()) expect(await isUncovered(button)).toBe(true);
      }
      const status = t('shell.presence.label', { status: t('states.presence.offline') });
      await page.getByRole('button', { name: status }).filter({ visible: true }).click();
      await expect(page.getByRole('menuitemradio')).toHaveCount(3);
      await lookAt(page, 'how others see the reader', variant, { untitled: true });
    });
  });
}

/** The bell as a desk has it, and the one page that has no frame. */
for (const variant of WIDE_VARIANTS) {
  test.describe(nameOf(variant), () => {
    const words = wordsOf(variant.locale);
    const { t } = words;

    test('axe and the eye find nothing on the bell, empty and full, nor on a toast above it: NOTE-04 SHELL-06', async ({
      newPerson,
    }) => {
      const { context, page } = await newPerson(browserOf(variant));
      await speak(context, variant.locale);
      await ApiSession.logIn(context.request, AGENT);
      const stage = { page, words, variant };
      await hasBeenTold(context, [], 0);
      await page.goto('/app/notifications');
      await openBell(stage, 0);
      await lookAtDialog(page, 'an empty bell', variant);

      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await hasBeenTold(context, toldOf(words, 14), 140);
      await page.reload();
      const latest = await openBell(stage, 140);
      await expect(latest.getByRole('listitem')).toHaveCount(10);
      await expect(latest.getByRole('link', { name: t('notifications.bell.view_all') })).toBeInViewport();
      await latest.getByRole('button', { name: t('notifications.mark_all') }).click();
      await expectToast(page, t('notifications.toast.all_read'));
      await lookAtDialog(page, 'a full bell with a toast', variant);
    });

    test('axe and the eye find nothing on e-mails that are turned off: NOTE-05', async ({ newPerson }) => {
      const { context, page } = await newPerson(browserOf(variant));
      await speak(context, variant.locale);
      const off = { switch: 'projectUpdates', isOn: false, address: 'grace.okafor.of.harbor@title-and-escrow.example' };
      await context.route(/\/api\/.*unsubscribe/u, (route) => route.fulfill({ json: off }));
      await page.goto('/unsubscribe#a-link-of-an-email');
      await page.getByRole('button', { name: t('notifications.unsubscribe.stop') }).click();
      await expect(page.getByRole('heading', { name: t('notifications.unsubscribe.off_title') })).toBeVisible();
      await lookAt(page, 'e-mails off', variant);
    });
  });
}
