import { awardedJob, submittedWork, type Job } from '../fixtures/awarded.js';
import { centsOf } from '../fixtures/jobs.js';
import { IGLESIAS } from '../fixtures/people.js';
import { CheckoutPage } from '../pages/checkout.js';
import { ProjectPage } from '../pages/project.js';
import { expectLedgerHolds, ledgerSum, moved, waitForMoney } from '../support/ledger.js';
import { isFull } from '../support/sample.js';
import { kill } from '../support/stack.js';
import { expect, test, type SignedIn } from '../support/test.js';
import { money, wordsOf } from '../support/words.js';
import { patience } from '../support/patience.js';

const words = wordsOf('en');

async function expectHeldOnce({ projectId, total }: Job): Promise<void> {
  const books = await waitForMoney(projectId, 'funded');
  expect(books).toMatchObject({ held: centsOf(total), total: centsOf(total) });
  expect(moved(books, 'charge', 'clearing')).toBe(centsOf(total));
  expect(await ledgerSum()).toBe(0);
}

async function payByCard({ page }: SignedIn, { projectId, total }: Job): Promise<CheckoutPage> {
  const checkout = new CheckoutPage(page, words, '/app');
  await checkout.open(projectId);
  await checkout.typeCard('success');
  await checkout.payButton(total).click();
  return checkout;
}

// One death on the way to the bank is walked in every run; the crash matrix dies at every moment of each command.
if (isFull) {
  test('PAY-01 PAY-06 the API is dead when the bank says yes: the money is held, once', async ({
    newSeller,
    apiOf,
  }) => {
    const seller = await newSeller();
    const job = await awardedJob(seller.api, await apiOf(IGLESIAS));
    await seller.page.route('**/_pay/v1/payment_intents/*/confirm', async (route) => {
      await kill('api');
      const response = await route.fetch();
      await route.fulfill({ response });
    });

    const checkout = await payByCard(seller, job);

    await expect(checkout.heldTitle(job.total)).toBeVisible({ timeout: patience.program });
    await expectHeldOnce(job);
    await expectLedgerHolds();
  });
}

test('PAY-01 PAY-06 the API is killed as the payer comes back from the bank: the money is held, once', async ({
  newSeller,
  apiOf,
}) => {
  const { page, api } = await newSeller();
  const job = await awardedJob(api, await apiOf(IGLESIAS));
  const checkout = new CheckoutPage(page, words, '/app');
  await checkout.open(job.projectId);
  await checkout.typeCard('challenge');
  await checkout.payButton(job.total).click();
  const wayBack = page.waitForRequest(/checkout\?.*paymentId=/);

  await checkout.authenticate();
  await wayBack;
  await kill('api');

  // A page that finds nobody says so; its reader tries again until somebody answers.
  const retry = page.getByRole('button', { name: words.t('ui.error_state.retry') });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    expect(await checkout.heldTitle(job.total).isVisible()).toBe(true);
  }).toPass({ timeout: patience.program });
  await expectHeldOnce(job);
  await expectLedgerHolds();
});

test('PAY-01 PAY-06 the API is killed as the client approves: the money is released, once', async ({
  newSeller,
  apiOf,
}) => {
  const contractor = await apiOf(IGLESIAS);
  const seller = await newSeller();
  const job = await awardedJob(seller.api, contractor);
  const checkout = await payByCard(seller, job);
  await expect(checkout.heldTitle(job.total)).toBeVisible();
  await submittedWork(contractor, job);
  const { page } = seller;
  const project = new ProjectPage(page, words, '/app');
  await project.open(job.projectId);
  await page.route(`**/api/projects/${job.projectId}/approve`, async (route) => {
    const response = await route.fetch();
    await kill('api');
    await route.fulfill({ response });
  });

  await project.approve(money(job.total));

  const books = await waitForMoney(job.projectId, 'released');
  const fee = job.total * 0.1;
  expect(books).toMatchObject({ held: 0, fee: centsOf(fee) });
  expect(moved(books, 'release', 'held')).toBe(centsOf(job.total));
  expect(moved(books, 'transfer', 'clearing')).toBe(-centsOf(job.total - fee));
  expect(await ledgerSum()).toBe(0);
  await expectLedgerHolds();
  await expect(page.getByText(words.t('states.payment.released'), { exact: true })).toBeVisible({
    timeout: patience.program,
  });
});
