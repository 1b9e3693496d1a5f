import type { Page } from '@playwright/test';
import { appraisal, photo } from '../fixtures/files.js';
import { dayFromNow } from '../fixtures/jobs.js';
import { aSeller, type NewAccount } from '../fixtures/people.js';
import { ApiSession } from '../support/api-session.js';
import { speak } from '../support/language.js';
import { mailTo } from '../support/mailbox.js';
import { logInStaff } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { wordsOf } from '../support/words.js';
import { typeOver } from '../support/typing.js';

const { t } = wordsOf('en');
const NOTES = 'The number is cut off. Please scan the whole page.';

const aContractor = (): NewAccount => ({ ...aSeller('en'), role: 'contractor', firstName: 'Wanda' });

const card = (page: Page, kind: 'license' | 'insurance' | 'background_check') =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: t(`settings.papers.kind.${kind}`), exact: true }) });

async function openPapers(page: Page): Promise<void> {
  await page.goto('/app/settings?tab=business');
  await expect(page.getByRole('heading', { name: t('settings.business.own_papers') })).toBeVisible();
}

async function send(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('settings.papers.send') })
    .click();
  await expectToast(page, t('settings.papers.sent'));
  await expect(page.getByRole('dialog')).toBeHidden();
}

interface Project {
  readonly id: string;
  readonly state: string;
}

/** The license as a contractor hands it in, of another state than the demo's houses are in. */
async function sendLicense(page: Page): Promise<void> {
  await card(page, 'license').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type="file"]').setInputFiles(await photo('license.jpg', '#8899aa'));
  await dialog.getByLabel(t('projects.field.state'), { exact: true }).selectOption('NJ');
  await dialog.getByLabel(t('settings.papers.trade'), { exact: true }).selectOption('painting');
  await dialog.getByLabel(t('settings.business.license'), { exact: true }).fill('NJ-4471');
  await typeOver(dialog.getByLabel(t('settings.papers.expires'), { exact: true }), dayFromNow(300));
  await send(page);
}

async function openPaper(page: Page, contractorId: string, kind: string): Promise<void> {
  await page.goto(`/admin/verification?contractor=${contractorId}&kind=${kind}`);
  await expect(page.getByLabel(t('admin.verification.notes'), { exact: true })).toBeVisible();
}

/** How many dots of a page's ink are neither white nor clear. */
const inkOf = (page: Page): Promise<number> =>
  page
    .getByRole('region', { name: 'appraisal.pdf' })
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      let dots = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128 && (data[at + 3] ?? 0) > 128) dots += 1;
      return dots;
    });

/** VER-01: staff read the certificate beside what was typed of it, and put a number right. */
async function readAndCorrect(staff: Page): Promise<void> {
  await expect(staff.getByText(t('ui.paper.page', { page: 1, count: 1 }))).toBeVisible();
  await expect.poll(() => inkOf(staff)).toBeGreaterThan(100);
  await expect(
    staff.getByRole('region', { name: 'appraisal.pdf' }).getByText('Certificate of liability'),
  ).toBeAttached();
  await staff.getByRole('button', { name: t('admin.verification.correct') }).click();
  await staff.getByLabel(t('admin.verification.field.policy'), { exact: true }).fill('CM-4472');
  await expect(staff.getByText(t('admin.verification.corrected', { count: 1 }))).toBeVisible();
}

test('a contractor hands papers in, staff reject one and approve all three, and it may bid where it is licensed: VER-01 CON-02 BID-05', async ({
  newPerson,
}) => {
  const account = aContractor();
  const theirs = await newPerson({ locale: 'en-US' });
  const api = await ApiSession.register(theirs.context.request, account);
  const profile = { zip: '12401', trades: ['painting'], experienceYears: 6 };
  expect((await api.send('PATCH', '/api/contractors/me', profile)).ok()).toBe(true);
  const { id } = await api.get<{ id: string }>('/api/auth/me');
  const { page: staff, context } = await newPerson({ locale: 'en-US' });
  await speak(context, 'en');
  await logInStaff(context.request);
  const { page } = theirs;

  await test.step('the license is handed in by hand, the others as a program would', async () => {
    await openPapers(page);
    await sendLicense(page);
    await expect(card(page, 'license').getByText(t('states.verification.submitted'))).toBeVisible();
    const name = `${account.firstName} ${account.lastName}`;
    const insurance = { insuredName: name, insurer: 'Acme Mutual', policyNumber: 'CM-4471', eachOccurrenceCents: 1e8 };
    const days = { effectiveOn: dayFromNow(-30), expiresOn: dayFromNow(300) };
    await api.handIn('insurance', { ...insurance, ...days }, appraisal(['Certificate of liability insurance']));
    const check = { provider: 'Hudson Screening', completedOn: dayFromNow(-20) };
    await api.handIn('background_check', check, await photo('check.jpg', '#998877'));
  });

  await test.step('staff reject the license with notes, which the contractor reads and mends', async () => {
    await openPaper(staff, id, 'license');
    await staff.getByLabel(t('admin.verification.notes'), { exact: true }).fill(NOTES);
    await staff.getByRole('button', { name: t('admin.verification.reject'), exact: true }).click();
    await expectToast(staff, t('admin.verification.done.reject'));
    const mail = await mailTo(account.email, /license was not approved/);
    // A reason stands in quotation marks, without its own full stop.
    expect(mail.text).toContain(NOTES.replace(/\.$/u, ''));
    await openPapers(page);
    await expect(card(page, 'license').getByText(NOTES)).toBeVisible();
    await card(page, 'license').getByRole('button').first().click();
    await send(page);
  });

  await test.step('staff approve each, and it counts at once', async () => {
    for (const kind of ['license', 'insurance', 'background_check'] as const) {
      await openPaper(staff, id, kind);
      if (kind === 'insurance') await readAndCorrect(staff);
      await staff.getByRole('button', { name: t('admin.verification.approve', { kind }), exact: true }).click();
      await expectToast(staff, t('admin.verification.done.approve'));
    }
    await openPapers(page);
    await expect(page.getByText(t('projects.list.verified', { count: 1, states: t('places.nj') }))).toBeVisible();
    const { verified } = await api.get<{ verified: boolean }>('/api/contractors/me');
    expect(verified).toBe(true);
  });

  await test.step('a project in another state says why it cannot bid there, and leads to the papers', async () => {
    const { items } = await api.get<{ items: readonly Project[] }>('/api/projects?scope=available');
    const project = items.find(({ state }) => state === 'NY');
    await page.goto(`/app/projects/${project?.id ?? ''}`);
    const here = { state: t('places.ny'), states: t('places.nj'), count: 1 };
    await expect(page.getByText(t('bids.license.title', here))).toBeVisible();
    await expect(page.getByText(t('bids.license.text', here))).toBeVisible();
    await expect(page.getByLabel(t('bids.form.timeline'), { exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: t('bids.license.action') }).click();
    await expect(card(page, 'license').getByText(t('places.nj'))).toBeVisible();
  });
});
