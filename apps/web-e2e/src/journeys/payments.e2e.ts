import { readFile } from 'node:fs/promises';
import { awardedJob } from '../fixtures/awarded.js';
import { centsOf } from '../fixtures/jobs.js';
import { IGLESIAS } from '../fixtures/people.js';
import { CheckoutPage } from '../pages/checkout.js';
import { expectLedgerHolds, ledgerSum, moved, moneyOf, waitForMoney } from '../support/ledger.js';
import { languagesOr } from '../support/sample.js';
import { queryDatabase, settleDebit } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { money, wordsOf } from '../support/words.js';
import { typeOver } from '../support/typing.js';

/** The debit of a project that its payer's bank has not answered. */
async function debitOf(projectId: string): Promise<string> {
  const [row] = await queryDatabase<{ id: string }>(
    `SELECT p.provider_intent_id AS id FROM payment p JOIN milestone m ON m.id = p.milestone_id
      WHERE m.project_id = $1 AND p.status = 'processing'`,
    [projectId],
  );
  if (!row) throw new Error('Nothing is on its way');
  return row.id;
}

for (const locale of languagesOr('en')) {
  const words = wordsOf(locale);
  const { t } = words;

  test(`a card is declined, stopped by its bank, and pays in parts, with a receipt, in ${locale}: PAY-01 PAY-02 PAY-04`, async ({
    newSeller,
    apiOf,
  }) => {
    const { page, api } = await newSeller(locale);
    const { projectId, total } = await awardedJob(api, await apiOf(IGLESIAS));
    const checkout = new CheckoutPage(page, words, '/app');
    const failed = page.getByRole('alert').filter({ hasText: t('checkout.failed_title') });
    const part = 300;

    await test.step('too little is refused in the product’s words', async () => {
      await checkout.open(projectId);
      await typeOver(checkout.amount, '0.49');
      await checkout.typeCard('success');
      await page.getByRole('button', { name: t('record.pay'), exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: t('checkout.invalid_title') })).toContainText(
        t('checkout.invalid_text'),
      );
    });

    await test.step('a card that is declined moves nothing and keeps what was typed', async () => {
      await typeOver(checkout.amount, String(part));
      await checkout.cardField('number').fill('4000000000000002');
      await checkout.payButton(part).click();
      await expect(failed).toContainText(t('checkout.failed_declined'));
      await expect(checkout.amount).toHaveValue(String(part));
    });

    await test.step('a bank’s check that fails comes back to the card and the amount', async () => {
      await checkout.cardField('number').fill('4000002500003155');
      await checkout.payButton(part).click();
      await checkout.authenticate('fail');
      // It has the focus, which reads it: an alert would say it once more.
      const readBack = page.getByRole('group').filter({ hasText: t('checkout.failed_title') });
      await expect(readBack.last()).toContainText(t('checkout.failed_authentication'));
      await expect(checkout.amount).toHaveValue(String(part));
      expect(await moneyOf(projectId)).toMatchObject({ state: 'requires_payment', held: 0 });
    });

    await test.step('the check that is passed holds the part', async () => {
      await checkout.typeCard('challenge');
      await checkout.payButton(part).click();
      await checkout.authenticate();
      await expect(checkout.heldTitle(part)).toBeVisible();
      expect(await moneyOf(projectId)).toMatchObject({ state: 'requires_payment', held: centsOf(part) });
    });

    await test.step('the rest is held by another card', async () => {
      await page.getByRole('link', { name: t('checkout.pay_rest') }).click();
      await checkout.cardNumber.waitFor();
      await checkout.typeCard('success');
      await checkout.payButton(total - part).click();
      await expect(checkout.heldTitle(total - part)).toBeVisible();
      expect(await waitForMoney(projectId, 'funded')).toMatchObject({ held: centsOf(total) });
    });

    await test.step('the history says what became of each, and gives a receipt', async () => {
      const paid = checkout.history.filter({ hasText: money(total - part) });
      await expect(paid).toContainText(t('checkout.standing.held'));
      const download = page.waitForEvent('download');
      await paid.getByRole('button', { name: t('checkout.receipt') }).click();
      const receipt = await readFile(await (await download).path());
      expect(receipt.subarray(0, 5).toString()).toBe('%PDF-');
    });

    expect(await ledgerSum()).toBe(0);
  });

  test(`a bank account pays, days later, or not at all, in ${locale}: PAY-01 PAY-04`, async ({ newSeller, apiOf }) => {
    const { page, api } = await newSeller(locale);
    const { projectId, total } = await awardedJob(api, await apiOf(IGLESIAS));
    const checkout = new CheckoutPage(page, words, '/app');
    const onItsWay = page.getByRole('heading', { name: t('checkout.on_its_way_title', { amount: money(total) }) });

    await test.step('an account without the money: on its way, then due again', async () => {
      await checkout.open(projectId);
      await checkout.typeAccount('insufficient');
      await checkout.payButton(total).click();
      await expect(onItsWay).toBeVisible();
      expect(await moneyOf(projectId)).toMatchObject({ state: 'processing', held: 0 });
      await settleDebit(await debitOf(projectId));
      expect(await waitForMoney(projectId, 'requires_payment')).toMatchObject({ held: 0 });
    });

    await test.step('an account with it: on its way, then held', async () => {
      await checkout.open(projectId);
      await checkout.typeAccount('success');
      await checkout.payButton(total).click();
      await expect(onItsWay).toBeVisible();
      await settleDebit(await debitOf(projectId));
      expect(await waitForMoney(projectId, 'funded')).toMatchObject({ held: centsOf(total) });
      await page.reload();
      await expect(checkout.heldTitle(total)).toBeVisible();
      await expect(checkout.history.filter({ hasText: t('checkout.standing.held') })).toHaveCount(1);
    });

    expect(moved(await moneyOf(projectId), 'charge', 'clearing')).toBe(centsOf(total));
    await expectLedgerHolds();
  });
}

test('a charge whose answer is lost on its way back is held once, with one receipt: PAY-04', async ({
  newSeller,
  apiOf,
  pageFaults,
}) => {
  const words = wordsOf('en');
  const { t } = words;
  const { page, api } = await newSeller();
  const { projectId } = await awardedJob(api, await apiOf(IGLESIAS));
  const checkout = new CheckoutPage(page, words, '/app');
  const part = 200;
  let lost = 0;
  await page.route('**/_pay/v1/payment_intents/*/confirm', async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort('connectionreset');
  });

  await checkout.open(projectId);
  await typeOver(checkout.amount, String(part));
  await checkout.typeCard('success');
  await checkout.payButton(part).click();

  await expect(checkout.heldTitle(part)).toBeVisible();
  expect(lost).toBe(1);
  await expect(page.getByRole('alert').filter({ hasText: t('checkout.failed_title') })).toHaveCount(0);
  await expect(checkout.history.getByRole('button', { name: t('checkout.receipt') })).toHaveCount(1);
  expect(await moneyOf(projectId)).toMatchObject({ state: 'requires_payment', held: centsOf(part) });
  expect(pageFaults.every((fault) => fault.includes('/confirm') || fault.includes('ERR_CONNECTION_RESET'))).toBe(true);
  pageFaults.length = 0;
  await expectLedgerHolds();
});

test('with a live key no field for a card is the product’s own, and the test form is not even fetched: PAY-01', async ({
  newSeller,
  apiOf,
  pageFaults,
}) => {
  const { t } = wordsOf('en');
  const { page, api } = await newSeller();
  const { projectId } = await awardedJob(api, await apiOf(IGLESIAS));
  const addresses = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) addresses.add(response.url());
  });
  const live = { mode: 'live', publishableKey: 'pk_live_nobodys', sandboxBase: null };
  await page.route('**/api/payments/config', (route) => route.fulfill({ json: live }));

  await page.goto(`/app/checkout?projectId=${projectId}`);

  // Stripe's own script is not let in on this machine, whose policy knows of no key: nothing takes its place.
  await expect(page.getByText(t('checkout.provider_missing'))).toBeVisible();
  await expect(page.locator('input[autocomplete^="cc-"]')).toHaveCount(0);
  await expect(page.getByLabel(t('sandbox.field.number'), { exact: true })).toHaveCount(0);
  const scripts = await Promise.all([...addresses].map(async (address) => (await page.request.get(address)).text()));
  // The page's own words are in what it fetched: the scripts were really read.
  expect(scripts.some((script) => script.includes('/api/payments/config'))).toBe(true);
  expect(scripts.filter((script) => script.includes('4000002500003155'))).toEqual([]);
  expect(pageFaults.every((fault) => fault.includes('js.stripe.com'))).toBe(true);
  pageFaults.length = 0;
});
