import type { Locator, Page } from '@playwright/test';
import { ACCOUNT_LIMITS, CONDITION_LIMITS, LOCALES, MINIMUM_AGE_YEARS } from '@cw/domain';
import { awardedJob, placedBid, postedProject, submittedWork } from '../fixtures/awarded.js';
import { aProject, unique } from '../fixtures/jobs.js';
import { aSeller, BRENNAN, IGLESIAS } from '../fixtures/people.js';
import { chooseLanguage, fillRegistration, logIn } from '../pages/auth.js';
import { BidForm } from '../pages/bid-form.js';
import { CheckoutPage } from '../pages/checkout.js';
import { CreateProjectPage } from '../pages/create-project.js';
import { ProjectPage } from '../pages/project.js';
import { expectFault, expectSummary } from '../support/faults.js';
import { languagesOr } from '../support/sample.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { wordsOf } from '../support/words.js';
import { typeOver } from '../support/typing.js';

const labelled = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

for (const locale of LOCALES) {
  const words = wordsOf(locale);
  const { t } = words;
  const browser = { locale: `${locale}-US` };

  test(`registration names what is wrong at each field, in ${locale}: AUTH-03 AUTH-09 I18N-01`, async ({
    newPerson,
    newSeller,
  }) => {
    const { account: taken } = await newSeller(locale);
    const { page } = await newPerson(browser);
    const submit = page.getByRole('button', { name: t('auth.register.submit') });
    const wish = aSeller(locale);
    await page.goto('/app/register');
    await submit.click();
    const summary = await expectSummary(page, words, [
      t('auth.fault.role'),
      t('auth.fault.first_name'),
      t('auth.fault.last_name'),
      t('auth.fault.email'),
      t('auth.fault.password'),
      t('auth.fault.confirm'),
      t('auth.fault.adult', { age: MINIMUM_AGE_YEARS }),
      t('auth.fault.terms'),
    ]);
    await expectFault(labelled(page, t('auth.field.email')), t('auth.fault.email'));
    await summary.getByRole('link', { name: t('auth.fault.last_name') }).click();
    await expect(labelled(page, t('auth.field.last_name'))).toBeFocused();

    await fillRegistration(page, words, wish);
    await labelled(page, t('auth.field.password')).fill('too short');
    await submit.click();
    await expectSummary(page, words, [
      t('errors.field.too_short', { limit: ACCOUNT_LIMITS.passwordMin }),
      t('errors.field.passwords_differ'),
    ]);

    await fillRegistration(page, words, { ...wish, email: taken.email });
    await submit.click();
    await expectSummary(page, words, [t('errors.user.email_taken')]);
    await expectFault(labelled(page, t('auth.field.email')), t('errors.user.email_taken'));
    await expect(labelled(page, t('auth.field.email'))).toHaveValue(taken.email);
    await expect(labelled(page, t('auth.field.first_name'))).toHaveValue(wish.firstName);
    await expect(labelled(page, t('auth.field.password'))).toHaveValue(wish.password);
  });

  test(`login names what is missing and keeps the address, in ${locale}: AUTH-05 I18N-01`, async ({ newPerson }) => {
    const { page } = await newPerson(browser);
    await page.goto('/app/login');
    const submit = page.getByRole('button', { name: t('auth.login.submit') });
    await submit.click();
    await expectSummary(page, words, [t('auth.fault.email'), t('auth.fault.password')]);
    await expectFault(labelled(page, t('auth.field.password')), t('auth.fault.password'));

    await labelled(page, t('auth.field.email')).fill('nobody@example.com');
    await labelled(page, t('auth.field.password')).fill('not the password');
    await submit.click();
    await expectToast(page, t('auth.toast.login_error'), t('errors.auth.invalid_credentials'));
    await expect(labelled(page, t('auth.field.email'))).toHaveValue('nobody@example.com');
  });

  test(`the API names every fault and hides what is another's, in ${locale}: ROLE-06 I18N-01`, async ({
    newSeller,
    apiOf,
  }) => {
    const { api } = await newSeller(locale);
    const { api: stranger } = await newSeller(locale);
    const speaking = { 'Accept-Language': locale };
    const bad = await api.send('POST', '/api/projects', { title: '', zip: '1', conditions: [{ page: 0 }] }, speaking);
    expect(bad.status()).toBe(422);
    expect(bad.headers()['content-type']).toContain('application/problem+json');
    const problem: { errors: { path: string; message: string }[] } = await bad.json();
    const paths = problem.errors.map(({ path }) => path);
    for (const path of ['title', 'description', 'city', 'state', 'zip', 'conditions.0.title', 'conditions.0.page'])
      expect(paths).toContain(path);
    const messages = problem.errors.filter(({ path }) => path === 'city').map(({ message }) => message);
    expect(messages).toEqual([t('errors.field.required')]);

    const project = await postedProject(api, aProject(unique('Trim')));
    const bidId = await placedBid(await apiOf(IGLESIAS), project, 100);
    const unknown = '01900000-0000-7000-8000-000000000000';
    for (const path of [`/api/projects/${unknown}`, `/api/projects/${project.id}`, `/api/projects/${project.id}/bids`])
      expect((await stranger.read(path)).status(), path).toBe(404);
    for (const path of [`/api/bids/${bidId}/accept`, `/api/bids/${unknown}/accept`])
      expect((await stranger.send('POST', path, { paymentTiming: 'upfront' })).status(), path).toBe(404);
  });
}

async function expectTyped(form: CreateProjectPage, description: string): Promise<void> {
  await expect(form.field('projects.field.zip')).toHaveValue('124');
  await expect(form.field('projects.field.description')).toHaveValue(description);
  await expect(form.repair(1).locator('[name$=".estimatedCost"]')).toHaveValue('a lot');
  await expect(form.repair(2).locator('[name$=".title"]')).toHaveValue('Peeling paint, north trim');
}

for (const locale of languagesOr('es')) {
  const words = wordsOf(locale);
  const { t } = words;
  const at = (field: string, fault: string): string => t('errors.field.at', { field, fault });
  const browser = { locale: `${locale}-US` };

  test(`a new project keeps every word through faults, a change of language and a reload, in ${locale}: PROJ-03 I18N-02`, async ({
    newSeller,
  }) => {
    const other = wordsOf(locale === 'en' ? 'es' : 'en');
    const { page } = await newSeller(locale);
    const project = aProject(unique('Trim'));
    const form = new CreateProjectPage(page, words, '/app');
    await form.open();
    await form.fill({ ...project, zip: '124', title: '', repairs: project.repairs.slice(0, 2) });
    await typeOver(form.repair(1).getByLabel(t('projects.condition.cost')), 'a lot');
    await form.repair(2).getByLabel(t('projects.condition.location'), { exact: true }).fill('');
    await form.submitButton.click();

    await expectSummary(page, words, [
      t('projects.fault.zip'),
      at(t('projects.condition.heading', { number: 1 }), t('projects.fault.cost')),
      at(t('projects.condition.heading', { number: 2 }), t('projects.fault.condition_location')),
      t('projects.fault.title'),
    ]);
    await expectFault(form.field('projects.field.zip'), t('projects.fault.zip'));

    await chooseLanguage(page, other);
    const same = new CreateProjectPage(page, other, '/app');
    await expectFault(same.field('projects.field.zip'), other.t('projects.fault.zip'));
    await expectFault(
      same.repair(2).getByLabel(other.t('projects.condition.location'), { exact: true }),
      other.t('projects.fault.condition_location'),
    );
    await expectTyped(same, project.description);
    await expect(page.getByText(other.t('projects.draft.saved', { time: '' }).trim())).toBeVisible();

    await page.reload();
    await expectTyped(same, project.description);
  });

  test(`a bid, a payment and a return say what is wrong, in ${locale}: BID-02 PAY-02 COND-04`, async ({
    newPerson,
    newSeller,
    apiOf,
  }) => {
    const contractor = await apiOf(IGLESIAS);
    const { page, api } = await newSeller(locale);

    await test.step('a bid', async () => {
      const { id } = await postedProject(api, aProject(unique('Trim')));
      const { page: bidder } = await newPerson(browser);
      await logIn(bidder, words, BRENNAN, '/app');
      await bidder.goto(`/app/projects/${id}`);
      const bid = new BidForm(bidder, words);
      await typeOver(bid.price(1), '600');
      await typeOver(bid.price(2), 'six hundred');
      await bid.include(3).uncheck();
      await bid.field('bids.form.timeline').fill('Two days');
      await bid.form.getByRole('button', { name: new RegExp(t('bids.form.submit_empty')) }).click();
      await expectSummary(bidder, words, [
        at(t('bids.form.amount_of', { number: 2 }), t('bids.form.fault_amount')),
        at(t('bids.form.work'), t('errors.field.required')),
      ]);
      await expectFault(bid.price(2), t('bids.form.fault_amount'));
      await expectFault(bid.field('bids.form.work'), t('errors.field.required'));
      await expect(bid.price(1)).toHaveValue('600');
      await expect(bid.field('bids.form.timeline')).toHaveValue('Two days');
    });

    const job = await awardedJob(api, contractor);
    const checkout = new CheckoutPage(page, words, '/app');
    await test.step('a payment', async () => {
      await checkout.open(job.projectId);
      await checkout.typeCard('success');
      await typeOver(checkout.amount, '0.10');
      // No amount that is not one stands on the button.
      await page.getByRole('button', { name: t('record.pay'), exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: t('checkout.invalid_title') })).toContainText(
        t('checkout.invalid_text'),
      );
      await expectFault(checkout.amount, t('checkout.invalid_text'));
      await expect(checkout.cardField('zip')).toHaveValue('12401');
      await typeOver(checkout.amount, String(job.total));
      await checkout.payButton(job.total).click();
      await expect(checkout.heldTitle(job.total)).toBeVisible();
    });

    await test.step('a return', async () => {
      await submittedWork(contractor, job);
      const project = new ProjectPage(page, words, '/app');
      await project.open(job.projectId);
      await project.askToReturn(job.project.repairs[0]?.title ?? '');
      await project.reasonField.fill('no');
      await project.confirmReturn();
      await expectFault(project.reasonField, t('record.work.reason_short', { min: CONDITION_LIMITS.reasonMin }));
      await expect(project.reasonField).toHaveValue('no');
    });
  });
}
