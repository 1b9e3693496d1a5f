import { aSeller } from '../fixtures/people.js';
import { IntakeForm } from '../pages/intake-form.js';
import { ApiSession } from '../support/api-session.js';
import { mailTo } from '../support/mailbox.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

test.use({ serviceWorkers: 'allow' });

test('without network the app says so, keeps nothing of anybody, and comes back by itself', async ({
  page,
  context,
}) => {
  const { t } = wordsOf('en');
  const spanish = wordsOf('es').t;
  await ApiSession.register(context.request, aSeller('en'));
  await page.goto('/app/dashboard');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/app/projects');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('what is kept are hashed files and the page for no network', async () => {
    const kept = await page.evaluate(async () => {
      const paths: string[] = [];
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
      }
      return paths;
    });
    expect(kept).toContain('/app/offline.html');
    const allowed = /^\/app\/(?:offline\.(?:html|css|js)|[\w~.-]+\.[0-9a-f]{8,}\.(?:js|css|woff2))$/;
    expect(kept.filter((path) => !allowed.test(path))).toEqual([]);
  });

  await context.setOffline(true);
  await page.goto('/app/settings');
  await expect(page.getByRole('heading', { name: t('shell.offline.page_title') })).toBeVisible();
  for (const id of ['shell.offline.page_text', 'shell.offline.page_kept', 'shell.offline.page_again'] as const) {
    await expect(page.getByText(t(id), { exact: true })).toBeVisible();
  }
  await page.evaluate(() => window.localStorage.setItem('closewright.locale', 'es'));
  await page.reload();
  await expect(page.getByRole('heading', { name: spanish('shell.offline.page_title') })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: spanish('shell.offline.page_title') })).toHaveCount(0);
  await expect(page).toHaveURL(/\/app\/settings/);

  await test.step('a new version waits until its reader says so', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Another address is another version to a browser.
    await page.evaluate(
      async () => void (await navigator.serviceWorker.register('/app/service-worker.js?next', { scope: '/app/' })),
    );
    // The account is an English reader's, whatever the page for no network was shown in.
    const bar = page.getByRole('status').filter({ hasText: t('shell.update.title') });
    await expect(bar).toBeVisible();
    const isWaiting = () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration('/app/'))?.waiting));
    expect(await isWaiting()).toBe(true);
    await Promise.all([
      page.waitForEvent('load'),
      bar.getByRole('button', { name: t('shell.update.reload'), exact: true }).click(),
    ]);
    expect(await isWaiting()).toBe(false);
  });
});

test('the request form opens again without network, and is sent once there is one: INT-01', async ({ newPerson }) => {
  const { context, page } = await newPerson({ serviceWorkers: 'allow', locale: 'es-US' });
  const words = wordsOf('es');
  const { t } = words;
  const form = new IntakeForm(page, words, 'keyboard');
  const email = `offline-${Date.now()}@example.com`;
  await page.goto('/es/repair-intake');
  await expect(form.title('marketing.repair_intake.title')).toBeVisible();
  await form.goOnTo('property');
  const isKept = (): Promise<boolean> =>
    page.evaluate(async () => (await caches.match('/repair-intake', { ignoreVary: true })) !== undefined);
  await expect.poll(isKept).toBe(true);

  await test.step('what is kept is the public document and files, and nothing of anybody', async () => {
    const kept = await page.evaluate(async () => {
      const paths: string[] = [];
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
      }
      return paths;
    });
    const allowed =
      /^\/(?:(?:es\/)?repair-intake|(?:[\w~.-]+\/)*(?:mf-manifest\.json|[\w~.-]+[._-][0-9a-f]{8,}\.(?:m?js|css|woff2)))$/;
    expect(kept.filter((path) => !allowed.test(path) || path.startsWith('/api'))).toEqual([]);
  });

  await context.setOffline(true);
  await page.goto('/repair-intake?step=property');
  await expect(form.title('intake.step.property.title')).toBeVisible();
  await expect(page.getByText(t('intake.offline.text'))).toBeVisible();
  await form.fillProperty('7 Elm Street');
  await form.goOnTo('parties');
  await page.reload();
  await form.goOnTo('repairs');
  await form.describeRepair(1, 'roof', 'Cambiar las tejas que faltan.');
  await form.goOnToContact();
  await form.fillContact(email);
  await form.check();
  await expect(page.getByText(t('intake.check.offline_text'))).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(t('intake.check.back_online'))).toBeVisible();
  await form.send();
  await expect(form.title('intake.sent.title')).toBeVisible();
  await mailTo(email, /./u);
});
