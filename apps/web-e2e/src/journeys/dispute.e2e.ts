import { paidJob } from '../fixtures/awarded.js';
import { photo } from '../fixtures/files.js';
import { centsOf } from '../fixtures/jobs.js';
import { IGLESIAS } from '../fixtures/people.js';
import { chooseLanguage, logIn } from '../pages/auth.js';
import { DisputePage } from '../pages/dispute.js';
import { ProjectPage } from '../pages/project.js';
import { ApiSession } from '../support/api-session.js';
import { expectLedgerHolds, ledgerSum, moved, waitForMoney } from '../support/ledger.js';
import { languagesOr } from '../support/sample.js';
import { anotherAdmin, logInStaff } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { money, wordsOf } from '../support/words.js';

const REASON = 'The paint comes off again where it was wet.';
const ANSWER = 'It was dry that day, and one coat was agreed.';
const FEE = 0.1;
/** Three repairs at this price are more than one administrator rules on. */
const DEAR = 1800;
const RULING = 'Half of the work is as agreed, the other half has to be done again.';

for (const locale of languagesOr('es')) {
  const words = wordsOf(locale);
  const { t } = words;

  test(`a quarrel ends by agreement: offer, counter-offer, accepted, both paid, in ${locale}: PAY-06 I18N-01`, async ({
    newSeller,
    newPerson,
    apiOf,
  }) => {
    const hired = await apiOf(IGLESIAS);
    const { page: seller, api } = await newSeller(locale);
    const { projectId, total } = await paidJob(api, hired);
    await hired.post(`/api/projects/${projectId}/start`);
    const { page: iglesias } = await newPerson({ locale: `${locale}-US` });
    await logIn(iglesias, words, IGLESIAS, '/app');
    await chooseLanguage(iglesias, words);
    const ofSeller = new DisputePage(seller, words, '/app');
    const ofContractor = new DisputePage(iglesias, words, '/app');

    await test.step('the seller disputes the work, and the banner leads to the case', async () => {
      const project = new ProjectPage(seller, words, '/app');
      await project.open(projectId);
      await project.eventButton('dispute').click();
      await project.dialog.getByLabel(t('record.work.dispute_reason')).fill(REASON);
      await project.dialog.getByRole('button', { name: t('record.work.dispute_confirm'), exact: true }).click();
      await ofSeller.openFromProject();
      await expect(ofSeller.panel('story.title')).toContainText(REASON);
      await expect(ofSeller.panel('held.title')).toContainText(money(total));
    });

    await test.step('the contractor answers with words and a photograph; the seller reads it without a reload', async () => {
      await ofContractor.open(projectId);
      await expect(iglesias.getByText(REASON)).toBeVisible();
      await ofContractor.say(ANSWER);
      await ofContractor.show(await photo('wall.jpg', '#8fa6b3'));
      await expect(seller.getByText(ANSWER)).toBeVisible();
    });

    await test.step('an offer is answered by another', async () => {
      await ofSeller.offer(300, 'first');
      await expect(iglesias.getByRole('button', { name: t('disputes.accept.open') })).toBeVisible();
      await ofContractor.offer(500, 'counter');
      await expect(seller.getByRole('button', { name: t('disputes.accept.open') })).toBeVisible();
    });

    await test.step('the seller accepts, having seen what each side gets', async () => {
      await seller.getByRole('button', { name: t('disputes.accept.open') }).click();
      await ofSeller.expectShare(
        ofSeller.dialog,
        t('ui.split_bar.client_held', { viewer: 'client', name: '' }),
        total - 500,
      );
      await ofSeller.expectShare(
        ofSeller.dialog,
        t('ui.split_bar.contractor', { viewer: 'client', name: IGLESIAS.company }),
        500 * (1 - FEE),
      );
      await ofSeller.dialog.getByRole('button', { name: t('disputes.accept.confirm'), exact: true }).click();
      await expect(ofSeller.panel('outcome.settled')).toBeVisible();
      await ofContractor.expectShare(
        ofContractor.panel('outcome.settled'),
        t('ui.split_bar.contractor', { viewer: 'contractor', name: '' }),
        500 * (1 - FEE),
      );
    });

    await test.step('both are paid to the cent, and the project says how it ended', async () => {
      const books = await waitForMoney(projectId, 'partially_refunded');
      expect(books.held).toBe(0);
      expect(moved(books, 'split', 'held')).toBe(centsOf(total));
      expect(moved(books, 'split', 'service_fee')).toBe(-centsOf(500 * FEE));
      expect(moved(books, 'transfer', 'clearing')).toBe(-centsOf(500 * (1 - FEE)));
      expect(moved(books, 'refund', 'clearing')).toBe(-centsOf(total - 500));
      expect(await ledgerSum()).toBe(0);
      await expectLedgerHolds();
      await new ProjectPage(seller, words, '/app').open(projectId);
      await expect(seller.getByText(t('disputes.ended.settled'))).toBeVisible();
      await expect(seller.getByRole('link', { name: t('disputes.banner.ended') })).toBeVisible();
    });
  });

  test(`a quarrel ends by the ruling of two administrators, shown to both, in ${locale}: PAY-06 ROLE-07`, async ({
    newSeller,
    newPerson,
    apiOf,
  }) => {
    const hired = await apiOf(IGLESIAS);
    const { page: seller, api } = await newSeller(locale);
    const { projectId, total } = await paidJob(api, hired, DEAR);
    await hired.post(`/api/projects/${projectId}/start`);
    await hired.post(`/api/projects/${projectId}/dispute`, { reason: REASON });
    const { items } = await api.get<{ items: readonly { readonly id: string }[] }>(
      `/api/projects/${projectId}/disputes`,
    );
    const disputeId = items[0]?.id ?? '';
    const { page: iglesias } = await newPerson({ locale: `${locale}-US` });
    await logIn(iglesias, words, IGLESIAS, '/app');
    await chooseLanguage(iglesias, words);
    const [ofSeller, ofContractor] = [seller, iglesias].map((page) => new DisputePage(page, words, '/app')) as [
      DisputePage,
      DisputePage,
    ];
    await ofSeller.open(projectId);
    await ofContractor.open(projectId);
    const half = total / 2;

    const staff = await newPerson({ locale: `${locale}-US` });
    const first = await anotherAdmin(staff.context.request);
    const ruling = { contractorCents: centsOf(half), reason: RULING };

    await test.step('nobody rules while the other side has its time to answer: staff see until when', async () => {
      const early = await first.send('POST', `/api/admin/disputes/${disputeId}/ruling`, ruling);
      expect([early.status(), (await early.json()).code]).toEqual([409, 'dispute.answer_awaited']);
      await staff.page.goto(`/admin/disputes?case=${disputeId}`);
      await chooseLanguage(staff.page, words);
      await expect(
        staff.page.getByText(t('admin.dispute.awaited_text', { opener: 'awarded_contractor' })),
      ).toBeVisible();
      await staff.page.getByRole('button', { name: t('admin.dispute.propose.action') }).click();
      await expect(staff.page.getByRole('dialog')).toHaveCount(0);
      await expect(staff.page.getByLabel(t('admin.dispute.why'))).toBeDisabled();
      await expect(ofContractor.panel('next.title')).toContainText(t('disputes.next.answer'));
      await ofSeller.say(ANSWER);
      await expect(ofContractor.panel('next.title')).toContainText(t('disputes.next.answered'));
    });

    await test.step('one administrator proposes: nothing moves yet', async () => {
      await first.post(`/api/admin/disputes/${disputeId}/ruling`, ruling);
      expect((await first.send('POST', `/api/admin/disputes/${disputeId}/ruling/confirm`)).status()).not.toBe(200);
      await expect(seller.getByText(t('disputes.turn.ruling_proposed'))).toBeVisible();
      await expect(seller.getByText(RULING)).toHaveCount(0);
    });

    await test.step('another confirms: both read the reason and what each gets', async () => {
      const { context } = await newPerson();
      await logInStaff(context.request);
      await (await ApiSession.of(context.request)).post(`/api/admin/disputes/${disputeId}/ruling/confirm`);
      await expect(ofSeller.panel('outcome.ruled')).toContainText(RULING);
      await expect(ofContractor.panel('outcome.ruled')).toContainText(RULING);
      await ofSeller.expectShare(
        ofSeller.panel('outcome.ruled'),
        t('ui.split_bar.client_held', { viewer: 'client', name: '' }),
        half,
      );
      await ofContractor.expectShare(
        ofContractor.panel('outcome.ruled'),
        t('ui.split_bar.contractor', { viewer: 'contractor', name: '' }),
        half * (1 - FEE),
      );
    });

    await test.step('the money went as ruled', async () => {
      const books = await waitForMoney(projectId, 'partially_refunded');
      expect(books.held).toBe(0);
      expect(moved(books, 'refund', 'clearing')).toBe(-centsOf(half));
      await expectLedgerHolds();
    });
  });
}
