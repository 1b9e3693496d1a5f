import { awardedJob } from '../fixtures/awarded.js';
import { centsOf } from '../fixtures/jobs.js';
import { IGLESIAS } from '../fixtures/people.js';
import { CheckoutPage } from '../pages/checkout.js';
import { ProjectPage } from '../pages/project.js';
import { ledgerSum, moved, waitForMoney } from '../support/ledger.js';
import { languagesOr } from '../support/sample.js';
import { expect, test } from '../support/test.js';
import { money, wordsOf } from '../support/words.js';

for (const locale of languagesOr('es')) {
  test(`cancelled before the work starts, everything comes back, in ${locale}: PROJ-06 PAY-05`, async ({
    newSeller,
    apiOf,
  }) => {
    const words = wordsOf(locale);
    const { t } = words;
    const contractor = await apiOf(IGLESIAS);
    const { page, api } = await newSeller(locale);
    const { projectId, total } = await awardedJob(api, contractor);

    const checkout = new CheckoutPage(page, words, '/app');
    await checkout.open(projectId);
    await checkout.typeCard('success');
    await checkout.payButton(total).click();
    await expect(checkout.heldTitle(total)).toBeVisible();
    await page.getByRole('link', { name: t('checkout.to_project') }).click();

    const project = new ProjectPage(page, words, '/app');
    await project.eventButton('cancel').click();
    await expect(project.dialog).toContainText(t('record.work.cancel_held_text', { amount: money(total) }));
    await project.dialog.getByRole('button', { name: t('record.work.cancel_confirm'), exact: true }).click();
    await expect(page.getByText(t('record.banner.cancelled'))).toBeVisible();
    await expect(page.getByText(t('states.payment.refunded'), { exact: true })).toBeVisible();

    const books = await waitForMoney(projectId, 'refunded');
    expect(books).toMatchObject({ total: centsOf(total), held: 0 });
    expect(moved(books, 'charge', 'clearing')).toBe(centsOf(total));
    expect(moved(books, 'refund', 'clearing')).toBe(-centsOf(total));
    expect(moved(books, 'refund', 'refund_due') + moved(books, 'refund_due', 'refund_due')).toBe(0);
    expect(await ledgerSum()).toBe(0);
    await expect
      .poll(async () => (await contractor.get<{ status: string }>(`/api/projects/${projectId}`)).status)
      .toBe('cancelled');
  });
}
