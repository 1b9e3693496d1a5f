import type { Page } from '@playwright/test';
import { awardedJob, biddenJob, paidJob, submittedWork } from '../fixtures/awarded.js';
import { aProject, unique } from '../fixtures/jobs.js';
import { aSeller, BRENNAN, IGLESIAS } from '../fixtures/people.js';
import { CheckoutPage } from '../pages/checkout.js';
import { CompareBidsPage } from '../pages/compare-bids.js';
import { CreateProjectPage } from '../pages/create-project.js';
import { ProjectPage } from '../pages/project.js';
import { ApiSession } from '../support/api-session.js';
import { expectAccessible } from '../support/axe.js';
import { isFull } from '../support/sample.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { wordsOf } from '../support/words.js';

const words = wordsOf('en');
const { t } = words;

test('axe finds nothing on a registration with its faults', async ({ page }) => {
  await page.goto('/app/register');
  await page.getByRole('button', { name: t('auth.register.submit') }).click();
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expectAccessible(page, 'registration with its faults');
});

test('axe finds nothing on what a client fills in and decides in the main job', async ({ newSeller, apiOf }) => {
  const contractor = await apiOf(IGLESIAS);
  const { page, api } = await newSeller();
  const open = await biddenJob(api, contractor);
  const awarded = await awardedJob(api, contractor);

  const create = new CreateProjectPage(page, words, '/app');
  await create.open();
  await create.fill(aProject(unique('Trim')));
  await expectAccessible(page, 'create project');
  await new CompareBidsPage(page, words, '/app').open(open.projectId);
  await expectAccessible(page, 'bids');
  await new CheckoutPage(page, words, '/app').open(awarded.projectId);
  await expectAccessible(page, 'checkout');
});

// The sweeps look at projects in every state too, on a phone.
if (isFull) {
  test('axe finds nothing on a project in any of its states, at a desk', async ({ newSeller, apiOf }) => {
    const contractor = await apiOf(IGLESIAS);
    const { page, api } = await newSeller();
    const open = await biddenJob(api, contractor);
    const awarded = await awardedJob(api, contractor);
    const submitted = await paidJob(api, contractor);
    await submittedWork(contractor, submitted);
    const project = new ProjectPage(page, words, '/app');
    for (const [name, { projectId }] of Object.entries({ open, awarded, submitted })) {
      await project.open(projectId);
      await expectAccessible(page, `project, ${name}`);
    }
  });

  test('axe finds nothing on a project that a contractor may bid on', async ({ newPerson, newSeller, apiOf }) => {
    const { api } = await newSeller();
    const { projectId } = await biddenJob(api, await apiOf(IGLESIAS));
    const { context, page } = await newPerson({ locale: 'en-US' });
    await ApiSession.logIn(context.request, BRENNAN);
    await page.goto(`/app/projects/${projectId}`);
    await expectAccessible(page, 'a project to bid on');
  });
}

/** Presses Tab until the focus is where it should be. */
async function tabTo(page: Page, label: string): Promise<void> {
  const target = page.getByLabel(label, { exact: true });
  for (let presses = 0; presses < 20; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${label}`);
}

test('a person logs in by keyboard alone: AUTH-04', async ({ newSeller, page }) => {
  const { account } = await newSeller();
  await page.goto('/app/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, t('auth.field.email'));
  await page.keyboard.type(account.email);
  await tabTo(page, t('auth.field.password'));
  await page.keyboard.type(aSeller('en').password);
  await page.keyboard.press('Enter');
  await expectToast(page, t('auth.toast.success'), t('auth.toast.logged_in'));
  await page.waitForURL('**/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
