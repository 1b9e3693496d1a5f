import { DAY_MS } from '@cw/domain';
import { placedBid, postedProject } from '../fixtures/awarded.js';
import { aProject, unique } from '../fixtures/jobs.js';
import { BRENNAN, IGLESIAS } from '../fixtures/people.js';
import { logIn } from '../pages/auth.js';
import { BidForm } from '../pages/bid-form.js';
import { CompareBidsPage } from '../pages/compare-bids.js';
import { ProjectPage } from '../pages/project.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { money, wordsOf } from '../support/words.js';
import { typeOver } from '../support/typing.js';

const VALID_UNTIL = new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10);
const REASON = 'Another bid starts sooner.';

test('a bid survives a reload, is compared with its terms, rejected with a reason, or accepted: BID-02 BID-03 BID-04 BID-06', async ({
  newSeller,
  newPerson,
  apiOf,
}) => {
  const words = wordsOf('en');
  const { t } = words;
  const { page: seller, api } = await newSeller();
  const wish = aProject(unique('Rail, trim, sink'));
  const project = await postedProject(api, wish);
  const { page: brennan } = await newPerson({ locale: 'en-US' });
  await logIn(brennan, words, BRENNAN, '/app');
  const form = new BidForm(brennan, words);
  const total = 600 + 300;

  await test.step('the clock of the first bid runs for the contractor', async () => {
    await new ProjectPage(brennan, words, '/app').open(project.id);
    await expect(brennan.getByText(/^First bid due in 2[34] hours/)).toBeVisible();
  });

  await test.step('what was typed is there after a reload, and is sent', async () => {
    await typeOver(form.price(1), '600');
    await typeOver(form.price(2), '300');
    await form.include(3).uncheck();
    await form.form.locator('[name="lines.1.allowance"]').check();
    await form.field('bids.form.timeline').fill('Three working days');
    await form.field('bids.form.work').fill('As the report asks, two coats.');
    await typeOver(form.field('bids.form.warranty'), '12');
    await typeOver(form.field('bids.form.valid_until'), VALID_UNTIL);
    await brennan.reload();
    await expect(form.field('bids.form.timeline')).toHaveValue('Three working days');
    await expect(form.include(3)).not.toBeChecked();
    await form.sendButton(total).click();
    await expectToast(brennan, t('bids.form.sent'));
  });

  const compare = new CompareBidsPage(seller, words, '/app');
  await test.step('the client compares terms and records, and rejects one bid with a reason', async () => {
    await placedBid(await apiOf(IGLESIAS), project, 250);
    await compare.open(project.id);
    await expect(compare.row(t('bids.terms.warranty'))).toContainText(t('bids.terms.warranty_months', { months: 12 }));
    await expect(compare.row(t('bids.terms.jobs'))).toBeVisible();
    await expect(compare.matrix.getByText(t('ui.compare.allowance'))).toBeVisible();
    await compare.askToAccept('with_gaps');
    await expect(compare.dialog).toContainText(t('bids.accept.not_covered', { count: 1 }));
    await expect(compare.dialog).toContainText(money(300));
    await compare.confirmButton(total).click();
    await expect(compare.dialog.getByRole('alert')).toBeVisible();
    await expect(compare.dialog.getByRole('checkbox').first()).toBeFocused();
    await compare.leaveDialog();
    await compare.matrix
      .getByRole('button', { name: t('bids.compare.reject_named', { name: '' }) })
      .last()
      .click();
    await compare.dialog.getByRole('textbox', { name: t('bids.reject.reason') }).fill(REASON);
    await compare.dialog.getByRole('button', { name: t('bids.reject.confirm') }).click();
    await expectToast(seller, t('bids.reject.done'));
  });

  await test.step('its contractor reads the reason', async () => {
    await expect(brennan.getByText(t('bids.mine.reject_reason', { reason: REASON }))).toBeVisible();
  });
});
