import { cents } from '@cw/domain';
import { newId } from '../../../common/ids.js';
import { Sql } from '../../../common/persistence/sql.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { Milestones } from '../milestones/milestones.js';
import { anAcceptedBid } from '../testing/an-accepted-bid.js';
import { chargeReceived } from './entries.js';
import { Ledger } from './ledger.js';

let test: TestApp;
let milestoneId: string;
const held = (): Promise<number> => test.app.get(Ledger).heldBy(milestoneId);
const byApplication = (text: string): Promise<unknown> => test.app.get(Sql).execute(text);

beforeAll(async () => {
  test = await createTestApp();
  const { projectId } = await anAcceptedBid(test);
  const milestone = await test.app.get(Milestones).findOfProject(projectId);
  milestoneId = milestone?.id ?? '';
  await test.unitOfWork.run(() =>
    test.app.get(Ledger).post(chargeReceived(milestoneId, newId(), cents(527_000)), null),
  );
});
afterAll(() => test.close());

describe('the role that the product works by', () => {
  it.each([
    ['change an amount', `UPDATE ledger_posting SET amount_cents = amount_cents + 1`],
    ['change an entry', `UPDATE ledger_tx SET ref = ref || 'x'`],
    ['change a balance', `UPDATE ledger_account SET balance_cents = 0`],
    ['take a line away', `DELETE FROM ledger_posting`],
    ['take an entry away', `DELETE FROM ledger_tx`],
    ['take an account away', `DELETE FROM ledger_account`],
    ['empty it', `TRUNCATE ledger_posting, ledger_tx, ledger_account`],
    ['empty it by way of what it hangs on', `TRUNCATE milestone CASCADE`],
    ['drop it', `DROP TABLE ledger_posting`],
    ['rename it', `ALTER TABLE ledger_posting RENAME TO gone`],
    ['alter it', `ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_never_overdrawn`],
    ['switch its triggers off', `ALTER TABLE ledger_posting DISABLE TRIGGER ALL`],
    ['switch all triggers off', `SET session_replication_role = replica`],
    ['drop a trigger', `DROP TRIGGER ledger_tx_append_only ON ledger_tx`],
    [
      'put a trigger beside it',
      `CREATE TRIGGER more AFTER INSERT ON ledger_tx EXECUTE FUNCTION ledger_refuse_change()`,
    ],
    [
      'write its functions anew',
      `CREATE OR REPLACE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`,
    ],
    ['forget a migration', `DELETE FROM schema_migration`],
    ['become the owner', `SET ROLE postgres`],
  ])('PAY-06 may not %s', async (_what, text) => {
    await expect(byApplication(text)).rejects.toMatchObject({ code: '42501' });

    expect(await held()).toBe(527_000);
  });

  it('PAY-06 may not change an account, whatever it calls from', async () => {
    // A trigger of its own on a table of its own runs one level deeper, where balances are kept.
    const sneak = test.unitOfWork.run(async () => {
      await byApplication(`CREATE TEMP TABLE lever (n integer)`);
      await byApplication(`CREATE FUNCTION pg_temp.pull() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN UPDATE ledger_account SET code = code || ''x''; RETURN NEW; END'`);
      await byApplication(`CREATE TRIGGER pull BEFORE INSERT ON lever FOR EACH ROW EXECUTE FUNCTION pg_temp.pull()`);
      await byApplication(`INSERT INTO lever VALUES (1)`);
    });

    await expect(sneak).rejects.toThrow('follows its postings only');
  });

  it('PAY-06 may not lead the ledger to a table of the same name', async () => {
    const sneak = test.unitOfWork.run(async () => {
      await byApplication(`CREATE TEMP TABLE ledger_account AS SELECT * FROM public.ledger_account`);
      await byApplication(`CREATE TEMP TABLE ledger_tx AS SELECT * FROM public.ledger_tx`);
      await byApplication(`INSERT INTO public.ledger_posting SELECT tx_id, line + 10, account_code, amount_cents
        FROM public.ledger_posting`);
    });

    await expect(sneak).rejects.toThrow('is closed');
    expect(await held()).toBe(527_000);
  });
});
