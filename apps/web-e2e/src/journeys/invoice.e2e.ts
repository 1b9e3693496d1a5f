import { biddenJob, submittedWork } from '../fixtures/awarded.js';
import { unique } from '../fixtures/jobs.js';
import { IGLESIAS } from '../fixtures/people.js';
import { CheckoutPage } from '../pages/checkout.js';
import { CompareBidsPage } from '../pages/compare-bids.js';
import { InvoicePage } from '../pages/invoice.js';
import { ProjectPage } from '../pages/project.js';
import { expectLedgerHolds, ledgerSum, waitForMoney } from '../support/ledger.js';
import { linksIn, mailTo } from '../support/mailbox.js';
import { languagesOr } from '../support/sample.js';
import { expect, test } from '../support/test.js';
import { money, wordsOf } from '../support/words.js';

const AT_CLOSING = { acceptsAtClosing: true };

const anAgent = () => ({
  name: 'Grace Okafor',
  email: `${unique('closing').replaceAll(/\W/g, '')}@example.com`,
});

async function linkTo(email: string): Promise<string> {
  const link = linksIn(await mailTo(email, /INV-/)).find((one) => one.includes('/app/invoice#'));
  if (link === undefined) throw new Error('The letter has no link');
  return link;
}

for (const locale of languagesOr('en')) {
  const words = wordsOf(locale);
  const { t } = words;

  test(`an invoice is paid at closing by a settlement agent without an account, in ${locale}: PAY-04 PAY-06 I18N-01`, async ({
    newSeller,
    newPerson,
    apiOf,
  }) => {
    const hired = await apiOf(IGLESIAS);
    const { page: seller, api } = await newSeller(locale);
    const job = await biddenJob(api, hired, 250, AT_CLOSING);
    const agent = anAgent();
    const { page: visitor } = await newPerson({ locale: `${locale}-US` });
    const invoice = new InvoicePage(visitor, words);

    await test.step('the seller accepts the bid to be paid at closing, and names who settles it', async () => {
      const compare = new CompareBidsPage(seller, words, '/app');
      await compare.open(job.projectId);
      await compare.askToAccept('complete');
      await compare.dialog.getByRole('radio', { name: t('bids.accept.at_closing') }).check();
      await compare.dialog.getByLabel(t('invoices.agent.name'), { exact: true }).fill(agent.name);
      await compare.dialog.getByLabel(t('invoices.agent.email')).fill('no address');
      await compare.confirmButton(job.total).click();
      await expect(compare.dialog.getByLabel(t('invoices.agent.email'))).toHaveAccessibleDescription(/./);
      await compare.dialog.getByLabel(t('invoices.agent.email')).fill(agent.email);
      await compare.confirmButton(job.total).click();
      await expect(compare.dialog).toBeHidden();
      await expect(seller.getByText(t('states.invoice.draft'), { exact: true })).toBeVisible();
    });

    await test.step('the work is done and approved, and the invoice comes by mail', async () => {
      await submittedWork(hired, job);
      await api.post(`/api/projects/${job.projectId}/approve`, { acceptRemaining: true });
      await invoice.open(await linkTo(agent.email));
      await expect(visitor.getByText(agent.name)).toBeVisible();
      await expect(visitor.getByText(job.project.street).first()).toBeVisible();
    });

    await test.step('it is there as a PDF', async () => {
      const [file] = await Promise.all([visitor.waitForEvent('download'), invoice.pdfButton.click()]);
      expect(file.suggestedFilename()).toMatch(/^INV-\d{4}-\d+\.pdf$/);
    });

    await test.step('a declined card costs nothing and says so; a good one pays all of it', async () => {
      const card = new CheckoutPage(visitor, words, '/app');
      await card.typeCard('declined');
      await invoice.payButton(job.total).click();
      await expect(visitor.getByRole('alert')).toContainText(t('checkout.failed_title'));
      await card.typeCard('success');
      await invoice.payButton(job.total).click();
      await expect(invoice.paid).toBeVisible();
      await expect(visitor).toHaveURL(/\/app\/invoice#[\w-]{43}$/);
    });

    await test.step('the contractor is paid, both sides see it, and the books hold', async () => {
      await waitForMoney(job.projectId, 'released');
      await new ProjectPage(seller, words, '/app').open(job.projectId);
      await expect(seller.getByText(t('states.invoice.paid'), { exact: true })).toBeVisible();
      expect(await ledgerSum()).toBe(0);
      await expectLedgerHolds();
    });
  });
}

const { t } = wordsOf('en');

test('a link of an invoice that was turned off says so and shows nothing: PAY-04', async ({
  newSeller,
  newPerson,
  apiOf,
}) => {
  const { api } = await newSeller('en');
  const job = await biddenJob(api, await apiOf(IGLESIAS), 250, AT_CLOSING);
  const settlementAgent = anAgent();
  await api.post(`/api/bids/${job.bidId}/accept`, {
    paymentTiming: 'at_closing',
    acknowledgedGaps: [],
    settlementAgent,
  });
  await api.post(`/api/projects/${job.projectId}/invoice/issue`);
  const link = await linkTo(settlementAgent.email);
  const { page } = await newPerson({ locale: 'en-US' });
  const invoice = new InvoicePage(page, wordsOf('en'));
  await invoice.open(link);
  await expect(page.getByText(money(job.total)).first()).toBeVisible();

  await api.post(`/api/projects/${job.projectId}/invoice/revoke-link`);
  await page.reload();
  await expect(page.getByRole('heading', { name: t('invoices.closed.turned_off_title') })).toBeVisible();
  await expect(page.getByText(money(job.total))).toHaveCount(0);
});
