import { paidJob } from '../fixtures/awarded.js';
import { centsOf } from '../fixtures/jobs.js';
import { IGLESIAS } from '../fixtures/people.js';
import { logIn } from '../pages/auth.js';
import { ChangeOrders } from '../pages/change-orders.js';
import { CheckoutPage } from '../pages/checkout.js';
import { ProjectPage } from '../pages/project.js';
import { expectLedgerHolds, ledgerSum, moneyOf, moved, waitForMoney } from '../support/ledger.js';
import { expect, test } from '../support/test.js';
import { money, wordsOf } from '../support/words.js';

const MORE = 150;
const LESS = 100;

test('the agreed work changes twice: more is paid, less goes back, the history tells it: COND-04 COND-05 PAY-06', async ({
  newSeller,
  newPerson,
  apiOf,
}) => {
  const words = wordsOf('en');
  const { t } = words;
  const hired = await apiOf(IGLESIAS);
  const { page: seller, api } = await newSeller();
  const { projectId, project, total } = await paidJob(api, hired);
  const [rail, trim] = project.repairs.map(({ title }) => title) as [string, string];
  await hired.post(`/api/projects/${projectId}/start`);
  const { page: iglesias } = await newPerson({ locale: 'en-US' });
  await logIn(iglesias, words, IGLESIAS, '/app');
  await new ProjectPage(iglesias, words, '/app').open(projectId);
  await new ProjectPage(seller, words, '/app').open(projectId);
  const ofSeller = new ChangeOrders(seller, words);
  const ofContractor = new ChangeOrders(iglesias, words);

  await test.step('the contractor asks for more; the seller reads it without a reload', async () => {
    await ofContractor.ask({ repair: rail, effect: 'more', dollars: MORE, reason: 'The posts are rotten too.' });
    await expect(ofContractor.dialog).toContainText(t('changes.money.pay_more.contractor', { amount: money(MORE) }));
    await ofContractor.send('client');
    await ofContractor.expectState(1, 'proposed');
    await expect(seller.getByText(t('work.banner.change_owner'), { exact: true })).toBeVisible();
    await expect(ofSeller.change(1)).toContainText('The posts are rotten too.');
  });

  await test.step('the seller agrees, knowing what it costs, and pays the rest', async () => {
    await ofSeller.askToAccept(1);
    await expect(ofSeller.dialog).toContainText(t('changes.money.pay_more.client', { amount: money(MORE) }));
    await ofSeller.confirm();
    await ofContractor.expectState(1, 'accepted');
    await seller
      .getByRole('link', { name: t('work.pay_more', { amount: money(MORE) }) })
      .first()
      .click();
    const checkout = new CheckoutPage(seller, words, '/app');
    await checkout.cardNumber.waitFor();
    await checkout.typeCard('success');
    await checkout.payButton(MORE).click();
    await expect(checkout.heldTitle(MORE)).toBeVisible();
    expect(await moneyOf(projectId)).toMatchObject({ total: centsOf(total + MORE), held: centsOf(total + MORE) });
  });

  await test.step('the seller asks for less; the difference goes back to the card', async () => {
    await new ProjectPage(seller, words, '/app').open(projectId);
    await ofSeller.ask({ repair: trim, effect: 'less', dollars: LESS, reason: 'One coat is enough.' });
    await expect(ofSeller.dialog).toContainText(t('changes.money.back.client', { amount: money(LESS) }));
    await ofSeller.send('contractor');
    await ofContractor.askToAccept(2);
    await ofContractor.confirm();
    await ofSeller.expectState(2, 'accepted');
    await expect.poll(async () => (await moneyOf(projectId)).held).toBe(centsOf(total + MORE - LESS));
    const books = await waitForMoney(projectId, 'in_progress');
    expect(books.total).toBe(centsOf(total + MORE - LESS));
    await expect.poll(async () => moved(await moneyOf(projectId), 'refund', 'clearing')).toBe(-centsOf(LESS));
    expect(await ledgerSum()).toBe(0);
    await expectLedgerHolds();
  });

  await test.step('the accepted bid is as it was; the page shows both sums, and the history who said what', async () => {
    const payment = seller.getByRole('region', { name: t('record.payment'), exact: true });
    await expect(payment).toContainText(money(total));
    await expect(payment).toContainText(money(total + MORE - LESS));
    const { acceptedBid } = await api.get<{ acceptedBid: { amountCents: number } }>(`/api/projects/${projectId}`);
    expect(acceptedBid.amountCents).toBe(centsOf(total));
    await seller.getByText(t('record.history.show'), { exact: true }).click();
    const history = seller.getByRole('region', { name: t('record.history.title') });
    await expect(history.getByText(t('record.history.project.accept_change'))).toHaveCount(2);
    await expect(history).toContainText('One coat is enough.');
  });
});
