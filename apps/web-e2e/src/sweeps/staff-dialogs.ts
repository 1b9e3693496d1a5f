import { press, type AskedDialog, type DialogStage } from './dialogs.js';
import type { MoneyWorld } from './money-world.js';
import { typeOver } from '../support/typing.js';

type Stage = DialogStage<MoneyWorld>;

const REASON = 'The photos show the trim painted on three of four sides, and the rail as the report asks for it.';

const payment =
  (which: 'chargedBack' | 'released') =>
  (world: MoneyWorld): string =>
    `/payments?payment=${world[which]}`;

const dispute =
  (which: 'dispute' | 'dearDispute' | 'ruled', state = '') =>
  (world: MoneyWorld): string =>
    `/disputes?${state}case=${world[which]}`;

/** Fills in who gets what and why, and asks for it. */
const rule =
  (act: 'rule' | 'propose') =>
  async (stage: Stage): Promise<void> => {
    const { page, words } = stage;
    // Its label names the contractor, as the case does.
    await typeOver(page.locator('[name="contractorCents"]'), '400');
    await page.getByLabel(words.t('admin.dispute.why'), { exact: true }).fill(REASON);
    await press<MoneyWorld>(`admin.dispute.${act}.action`)(stage);
  };

const WAITING = 'state=ruling_proposed&';

/** What an administrator is asked before money moves, or a record is made that lets it move. */
export const STAFF_DIALOGS: readonly AskedDialog<MoneyWorld>[] = [
  { name: 'answer the bank', at: payment('chargedBack'), open: press('admin.charge_back.answer') },
  { name: 'ask money back', at: payment('released'), open: press('admin.act.reverse.action') },
  { name: 'rule on a case', at: dispute('dispute'), open: rule('rule') },
  { name: 'propose a ruling', at: dispute('dearDispute'), open: rule('propose') },
  { name: 'confirm a ruling', at: dispute('ruled', WAITING), open: press('admin.dispute.confirm.action') },
  { name: 'refuse a ruling', at: dispute('ruled', WAITING), open: press('admin.dispute.refuse.action') },
  { name: 'record a wire', at: () => '/invoices', open: press('admin.invoices.record.action') },
  { name: 'confirm a wire', at: () => '/invoices', open: press('admin.invoices.confirm.action') },
  { name: 'refuse a wire', at: () => '/invoices', open: press('admin.invoices.refuse.action') },
  { name: 'say that a wire is topped up', at: () => '/invoices', open: press('admin.invoices.cleared.action') },
];

/** What each of them stands on. */
export const STAFF_RECORDS = (world: MoneyWorld): readonly string[] => [
  payment('chargedBack')(world),
  payment('released')(world),
  dispute('dispute')(world),
  dispute('ruled', WAITING)(world),
];
