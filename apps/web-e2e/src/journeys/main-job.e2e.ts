import type { Page } from '@playwright/test';
import { appraisal, photo } from '../fixtures/files.js';
import { aProject, centsOf, dayFromNow, estimateOf, unique, type ProjectWish } from '../fixtures/jobs.js';
import { aSeller, BRENNAN, IGLESIAS } from '../fixtures/people.js';
import { chooseLanguage, logIn, register } from '../pages/auth.js';
import { BidForm, totalOf, type BidWish } from '../pages/bid-form.js';
import { CheckoutPage } from '../pages/checkout.js';
import { CompareBidsPage } from '../pages/compare-bids.js';
import { CreateProjectPage } from '../pages/create-project.js';
import { ProjectPage } from '../pages/project.js';
import { ledgerSum, moved, waitForMoney } from '../support/ledger.js';
import { expectUnread } from '../support/notices.js';
import { languagesOr } from '../support/sample.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { money, wordsOf, type Words } from '../support/words.js';

const WITH_A_GAP: BidWish = {
  prices: [420, null, 350],
  whyNot: 'needs a lead-safe painter',
  timeline: '4 working days',
  workDescription: 'Set an iron handrail, replace the supply line and test it.',
  startDate: dayFromNow(3),
  days: 4,
};
const COMPLETE: BidWish = {
  prices: [400, 1150, 330],
  timeline: '5 working days',
  workDescription: 'Handrail to code, scrape and repaint the trim, new supply line.',
  startDate: dayFromNow(0),
  days: 5,
};
const TOTAL = totalOf(COMPLETE);
const FEE = 188;
const REASON = 'The photo does not show the top of the rail.';

for (const locale of languagesOr('es')) {
  test(`the main job from post to payout, in ${locale}: PROJ-01 COND-01 ROLE-06 BID-03 BID-07 PAY-01 PAY-04 COND-04 I18N-01 I18N-03`, async ({
    newPerson,
  }) => {
    const words = wordsOf(locale);
    const { t } = words;
    const browser = { locale: `${locale}-US` };
    const project = aProject(unique('Handrail, trim, sink'));
    const [rail, trim, sink] = project.repairs.map(({ title }) => title) as [string, string, string];

    const { page: seller } = await newPerson(browser);
    const { page: brennan } = await newPerson(browser);
    const { page: iglesias } = await newPerson(browser);

    const projectId = await test.step('a seller registers and posts a project', async () => {
      await register(seller, words, aSeller(locale), '');
      return post(seller, words, project);
    });

    await test.step('a verified contractor finds it, without its street', async () => {
      await logIn(brennan, words, BRENNAN, '/app');
      await chooseLanguage(brennan, words);
      await findProject(brennan, words, project);
    });

    await test.step('a bid with a gap reaches the seller live', async () => {
      await seller.goto('/settings');
      await expectUnread(seller, words, 0);
      await sendBid(brennan, words, WITH_A_GAP);
      await expectToast(seller, t('notifications.toast.new_bid'), t('notifications.toast.new_bid_text'));
      await expectUnread(seller, words, 1);
    });

    await test.step('a second contractor bids on all three', async () => {
      await logIn(iglesias, words, IGLESIAS, '/app');
      await chooseLanguage(iglesias, words);
      await new ProjectPage(iglesias, words, '/app').open(projectId);
      await expect(iglesias.getByText(project.street)).toHaveCount(0);
      await expect(iglesias.getByText(money(totalOf(WITH_A_GAP)))).toHaveCount(0);
      await sendBid(iglesias, words, COMPLETE);
      await expectUnread(seller, words, 2);
    });

    await test.step('the seller compares, gaps first, and accepts the complete one', async () => {
      const compare = new CompareBidsPage(seller, words, '');
      await compare.open(projectId);
      await expect(compare.groups()).toHaveText([t('ui.compare.group_missing'), t('ui.compare.group_in_every')]);
      await expect(compare.row(trim)).toContainText(t('ui.compare.not_included'));
      await expect(compare.row(trim)).toContainText('needs a lead-safe painter');
      await expect(compare.matrix).toContainText(money(totalOf(WITH_A_GAP) + 1250));

      await compare.askToAccept('with_gaps');
      await compare.confirmButton(totalOf(WITH_A_GAP)).click();
      await expect(compare.dialog.getByRole('alert')).toContainText(trim);
      await expect(compare.dialog.getByRole('checkbox')).toBeFocused();
      await compare.dialog.getByRole('checkbox').check();
      await expect(compare.dialog.getByRole('alert')).toBeHidden();
      await compare.leaveDialog();

      await compare.askToAccept('complete');
      await compare.confirmButton(TOTAL).click();
      await expectToast(brennan, t('notifications.event.bid_rejected.title'));
      await expectToast(iglesias, t('notifications.event.bid_accepted.title'));
      await expect(brennan.getByText(t('bids.mine.rejected', { amount: money(totalOf(WITH_A_GAP)) }))).toBeVisible();
      await expect(iglesias.getByRole('heading', { name: project.street })).toBeVisible();
    });

    await test.step('a declined card, then one that the bank checks', async () => {
      await pay(seller, words, projectId);
    });

    await test.step('the contractor works and hands in the proof', async () => {
      const job = new ProjectPage(iglesias, words, '/app');
      await expectToast(iglesias, t('notifications.event.payment_held.title'));
      await job.fire('start');
      await expect(job.eventButton('dispute')).toBeVisible();
      await expect(job.eventButton('submit')).toHaveCount(0);
      for (const [index, { title }] of project.repairs.entries()) {
        await job.prove(index + 1, title, {
          before: await photo('before.jpg', '#7c6a58'),
          after: await photo('after.jpg', '#d8e2dc'),
        });
      }
      await job.fire('submit');
    });

    const review = new ProjectPage(seller, words, '');
    await test.step('the seller returns one repair with a reason', async () => {
      await review.open(projectId);
      const places = await review.places();
      await review.accept(2, trim);
      expect(await review.places()).toEqual(places);
      await review.takeBack(2, trim);
      expect(await review.places()).toEqual(places);
      await review.accept(2, trim);
      await review.returnWithReason(rail, REASON);
      await expect(review.approveButton(money(TOTAL))).toHaveCount(0);
      await expect(
        seller.getByText(t('states.project.in_progress.changes_requested'), { exact: true }).first(),
      ).toBeVisible();
    });

    await test.step('the contractor mends it', async () => {
      const job = new ProjectPage(iglesias, words, '/app');
      await job.expectCondition(rail, 'returned');
      await expect(job.condition(rail)).toContainText(REASON);
      await job.addPhoto(1, 'after', await photo('after-2.jpg', '#f1f4f2'));
      await job.markProved(1, rail);
      await job.fire('submit');
    });

    await test.step('the seller approves, the contractor is paid', async () => {
      await review.expectCondition(rail, 'evidenced');
      await review.accept(1, rail);
      await review.accept(3, sink);
      await review.approve(money(TOTAL));
      await expect(seller.getByText(t('states.project.completed'), { exact: true }).first()).toBeVisible();
      await expect(seller.getByText(t('states.payment.released'), { exact: true })).toBeVisible();
      await iglesias.goto('/app/my-jobs');
      const payouts = iglesias.getByRole('region', { name: t('bids.jobs.payouts') });
      const payout = payouts.getByRole('listitem').filter({ hasText: project.title });
      await expect(payout).toContainText(money(TOTAL - FEE));
      await expect(payout).toContainText(t('bids.jobs.payout.released'));
    });

    await test.step('the books are even: 90 % and 10 %, nothing held', async () => {
      const books = await waitForMoney(projectId, 'released');
      expect(books).toMatchObject({ total: centsOf(TOTAL), fee: centsOf(FEE), held: 0 });
      expect(moved(books, 'release', 'service_fee')).toBe(-centsOf(FEE));
      expect(moved(books, 'transfer', 'payable')).toBe(centsOf(TOTAL - FEE));
      expect(await ledgerSum()).toBe(0);
    });
  });
}

async function post(page: Page, words: Words, project: ProjectWish): Promise<string> {
  const form = new CreateProjectPage(page, words, '');
  await form.open();
  await form.fill(project);
  await expect(page.getByText(money(estimateOf(project.repairs))).first()).toBeVisible();
  const costliest = words.t('projects.category.painting');
  const category = page.locator('select[name=category] option:checked');
  await expect(category).toHaveText(words.t('projects.field.category_auto', { category: costliest }));
  await form.addFiles([await photo('front.jpg', '#8fa6b3'), appraisal(project.repairs.map(({ quote }) => quote))]);
  const id = await form.submit();
  const record = new ProjectPage(page, words, '');
  for (const { title, quote } of project.repairs) {
    await expect(record.condition(title)).toContainText(quote);
    await record.expectCondition(title, 'open');
  }
  await expect(page.getByRole('heading', { name: project.street })).toBeVisible();
  for (const text of [project.description, project.specialRequirements, money(project.budget)])
    await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.getByRole('img', { name: words.t('record.open_file', { name: 'front.jpg' }) })).toBeVisible();
  await expect(page.getByRole('link', { name: words.t('record.open_file', { name: 'appraisal.pdf' }) })).toBeVisible();
  return id;
}

async function findProject(page: Page, { t }: Words, project: ProjectWish): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.nav.find_work') })
    .click();
  await expect(page.getByRole('heading', { name: t('projects.list.available_title') })).toBeVisible();
  await page.getByRole('searchbox', { name: t('projects.filter.search') }).fill(project.title);
  await page.keyboard.press('Enter');
  const rows = page.getByRole('region', { name: t('projects.list.label') }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  const row = rows.filter({ hasText: project.title });
  for (const text of [project.zip, t('projects.row.urgent'), t('projects.category.painting')])
    await expect(row).toContainText(text);
  await row.getByRole('link', { name: project.title }).click();
  await expect(page.getByRole('heading', { name: project.title, level: 1 })).toBeVisible();
  await expect(page.getByText(project.street)).toHaveCount(0);
}

async function sendBid(page: Page, words: Words, bid: BidWish): Promise<void> {
  const form = new BidForm(page, words);
  await form.fill(bid);
  await expect(form.form.getByText(money(totalOf(bid) * 0.9)).first()).toBeVisible();
  await form.sendButton(totalOf(bid)).click();
  await expect(page.getByText(words.t('states.bid.pending'), { exact: true })).toBeVisible();
}

async function pay(page: Page, words: Words, projectId: string): Promise<void> {
  const { t } = words;
  const checkout = new CheckoutPage(page, words, '');
  await page
    .getByRole('link', { name: t('record.pay') })
    .first()
    .click();
  await checkout.cardNumber.waitFor();
  await checkout.typeCard('declined');
  await checkout.payButton(TOTAL).click();
  await expect(page.getByRole('alert').filter({ hasText: t('checkout.failed_title') })).toContainText(
    t('checkout.failed_declined'),
  );
  await expect(checkout.cardField('zip')).toHaveValue('12401');
  const history = page
    .getByRole('region', { name: t('checkout.history') })
    .getByRole('listitem')
    .filter({ hasText: money(TOTAL) });
  await expect(history).toContainText(t('checkout.standing.declined'));
  await checkout.cardField('number').fill('4000002500003155');
  await checkout.payButton(TOTAL).click();
  await checkout.authenticate();
  await expect(checkout.heldTitle(TOTAL)).toBeVisible();
  await expect(history).toContainText(t('checkout.standing.held'));
  expect(await waitForMoney(projectId, 'funded')).toMatchObject({ held: centsOf(TOTAL), total: centsOf(TOTAL) });
}
