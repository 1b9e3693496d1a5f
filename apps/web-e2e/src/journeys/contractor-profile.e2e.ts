import { paidJob, postedProject, submittedWork } from '../fixtures/awarded.js';
import { aProject, unique } from '../fixtures/jobs.js';
import { IGLESIAS } from '../fixtures/people.js';
import { logIn } from '../pages/auth.js';
import { ProjectPage } from '../pages/project.js';
import { speak } from '../support/language.js';
import { expectNoSidewaysScroll } from '../support/look.js';
import { linksIn, mailTo } from '../support/mailbox.js';
import { logInStaff } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { wordsOf } from '../support/words.js';

const OF_CONTRACTOR = 'Every repair passed the appraiser the first time.';
const OF_CLIENT = 'Clear photos, quick answers, and the key where it was said to be.';

test('a finished job is reviewed by both sides, unread until both have written; its contractor is kept and invited: CON-01 CON-04 CON-06 BID-01', async ({
  newSeller,
  newPerson,
  apiOf,
}) => {
  const words = wordsOf('en');
  const { t } = words;
  const { page: seller, api, account } = await newSeller();
  const hired = await apiOf(IGLESIAS);
  const job = await paidJob(api, hired);
  await submittedWork(hired, job);
  await api.post(`/api/projects/${job.projectId}/approve`, { acceptRemaining: true });
  const { page: contractor } = await newPerson({ locale: 'en-US' });
  await logIn(contractor, words, IGLESIAS, '/app');

  await test.step('the contractor writes first, and its review stays sealed', async () => {
    await new ProjectPage(contractor, words, '/app').open(job.projectId);
    const atDesk = contractor.viewportSize();
    await contractor.setViewportSize({ width: 390, height: 844 });
    await expect(contractor.getByLabel(t('reviews.form.body'), { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(contractor, 'five stars on a phone');
    if (atDesk !== null) await contractor.setViewportSize(atDesk);
    await contractor.getByText(t('reviews.form.stars', { count: 5 }), { exact: true }).click();
    await contractor.getByLabel(t('reviews.form.body'), { exact: true }).fill(OF_CLIENT);
    await contractor.getByRole('button', { name: t('reviews.form.send') }).click();
    await expectToast(contractor, t('reviews.form.sent'));
    await new ProjectPage(seller, words, '/app').open(job.projectId);
    await expect(seller.getByLabel(t('reviews.form.body'), { exact: true })).toBeVisible();
    await expect(seller.getByText(OF_CLIENT)).toBeHidden();
  });

  await test.step('the client forgets the stars, writes, and both are published', async () => {
    await seller.getByLabel(t('reviews.form.body'), { exact: true }).fill(OF_CONTRACTOR);
    await seller.getByRole('button', { name: t('reviews.form.send') }).click();
    await expect(seller.getByText(t('reviews.fault.rating')).first()).toBeVisible();
    await expect(seller.getByLabel(t('reviews.form.body'), { exact: true })).toHaveValue(OF_CONTRACTOR);
    await seller.getByText(t('reviews.form.stars', { count: 4 }), { exact: true }).click();
    await seller.getByRole('button', { name: t('reviews.form.send') }).click();
    await expect(seller.getByText(OF_CLIENT)).toBeVisible();
    await expect(seller.getByText(OF_CONTRACTOR)).toBeVisible();
  });

  await test.step('the profile, one step away, tells of it', async () => {
    await seller.getByRole('link', { name: IGLESIAS.company }).first().click();
    await expect(seller.getByRole('heading', { level: 1, name: IGLESIAS.company })).toBeVisible();
    await expect(seller.getByText(OF_CONTRACTOR)).toBeVisible();
    await expect(seller.getByText(job.project.street)).toBeHidden();
  });

  await test.step('the client confirms the address, without which nobody invites', async () => {
    const link = linksIn(await mailTo(account.email, /^Welcome/)).find((one) => one.includes('/verify-email#'));
    const tab = await seller.context().newPage();
    await tab.goto(link ?? '');
    await tab.getByRole('button', { name: t('auth.verify.confirm') }).click();
    await expect(tab.getByRole('heading', { name: t('auth.verify.done_title') })).toBeVisible();
    await tab.close();
  });

  const again = aProject(unique('Rail, trim, sink'));
  await test.step('the client keeps the contractor in mind and invites it to the next job', async () => {
    await postedProject(api, again);
    await seller.getByRole('button', { name: t('contractors.favorite.toggle', { name: IGLESIAS.company }) }).click();
    await expectToast(seller, t('contractors.favorite.added'));
    await seller.getByRole('button', { name: t('contractors.invite.open') }).click();
    const dialog = seller.getByRole('dialog');
    await expect(dialog.getByLabel(t('contractors.invite.project'))).toContainText(again.title);
    await dialog.getByRole('button', { name: t('contractors.invite.send') }).click();
    await expectToast(seller, t('contractors.invite.sent', { name: IGLESIAS.company }));
  });

  await test.step('and the contractor finds the invitation in the list', async () => {
    await contractor.goto(`/app/projects?q=${encodeURIComponent(again.title)}`);
    await expect(contractor.getByRole('link', { name: again.title })).toBeVisible();
    await expect(contractor.getByText(t('contractors.invited.chip'))).toBeVisible();
  });
});

test('what a reader reports, staff hide: nobody but its author reads it any more, and both are told: CON-04 ADM-01', async ({
  newSeller,
  newPerson,
  apiOf,
}) => {
  const words = wordsOf('en');
  const { t } = words;
  const kind = 'review';
  const review = unique('He lives at 12 Elm Street, never again.');
  const reason = 'It names a home address.';
  const { page: seller, api } = await newSeller();
  const hired = await apiOf(IGLESIAS);
  const job = await paidJob(api, hired);
  await submittedWork(hired, job);
  await api.post(`/api/projects/${job.projectId}/approve`, { acceptRemaining: true });
  await hired.post(`/api/projects/${job.projectId}/reviews`, { rating: 5, body: OF_CLIENT });
  await api.post(`/api/projects/${job.projectId}/reviews`, { rating: 1, body: review });
  const { page: contractor } = await newPerson({ locale: 'en-US' });
  const { page: staff, context } = await newPerson({ locale: 'en-US' });
  await speak(context, 'en');

  await test.step('the contractor reports it', async () => {
    await logIn(contractor, words, IGLESIAS, '/app');
    await new ProjectPage(contractor, words, '/app').open(job.projectId);
    const item = contractor.getByRole('listitem').filter({ hasText: review });
    await item.getByRole('button', { name: t('reviews.report.open') }).click();
    const dialog = contractor.getByRole('dialog');
    await dialog.getByLabel(t('reviews.report.label'), { exact: true }).fill(reason);
    await dialog.getByRole('button', { name: t('reviews.report.send') }).click();
    await expectToast(contractor, t('reviews.report.sent'));
  });

  await test.step('staff find it by the navigation, and hide it', async () => {
    await logInStaff(context.request);
    await staff.goto('/admin/overview');
    const desk = staff.getByRole('navigation', { name: t('shell.nav.label'), exact: true });
    await desk.getByRole('link', { name: /^Reports\b.*\breports? to decide$/ }).click();
    const item = staff.getByRole('listitem').filter({ hasText: review });
    await expect(item.getByText(reason)).toBeVisible();
    await item.getByRole('button', { name: t('admin.reports.hide.action'), exact: true }).click();
    const dialog = staff.getByRole('dialog', { name: t('admin.reports.hide.title', { kind }) });
    await dialog.getByLabel(t('admin.move.reason'), { exact: true }).fill(reason);
    await dialog.getByRole('button', { name: t('admin.reports.hide.action'), exact: true }).click();
    await expectToast(staff, t('admin.reports.hide.done', { kind }));
    await expect(staff.getByText(review)).toBeHidden();
  });

  await test.step('the contractor does not read it any more; its author does, and is told why', async () => {
    await new ProjectPage(contractor, words, '/app').open(job.projectId);
    await expect(contractor.getByText(OF_CLIENT)).toBeVisible();
    await expect(contractor.getByText(review)).toBeHidden();
    await contractor.goto('/app/notifications');
    await expect(contractor.getByText(t('notifications.event.report_hidden.title', { kind })).first()).toBeVisible();
    await new ProjectPage(seller, words, '/app').open(job.projectId);
    await expect(seller.getByText(review)).toBeVisible();
    await expect(seller.getByText(t('reviews.item.hidden'))).toBeVisible();
    await seller.goto('/app/notifications');
    await expect(seller.getByText(t('notifications.event.words_hidden.title', { kind })).first()).toBeVisible();
  });
});
