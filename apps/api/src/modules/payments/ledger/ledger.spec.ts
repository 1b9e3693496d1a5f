import { cents } from '@cw/domain';
import { newId } from '../../../common/ids.js';
import { Sql } from '../../../common/persistence/sql.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { MilestoneEntity } from '../milestones/milestone.entity.js';
import { anAcceptedBid } from '../testing/an-accepted-bid.js';
import { CLEARING, heldFor, refundDueFor } from './accounts.js';
import { chargeReceived, refundMade, refundOwed, releaseApproved, type Entry } from './entries.js';
import { Ledger } from './ledger.js';

let test: TestApp;
let ledger: Ledger;
let milestone: MilestoneEntity;

const post = (entry: Entry): Promise<boolean> => test.unitOfWork.run(() => ledger.post(entry, null));
const balanceOf = async (code: string): Promise<number> => {
  const rows = await test.app
    .get(Sql)
    .rows<{ b: string }>(
      { name: 'spec_balance', text: 'SELECT balance_cents AS b FROM ledger_account WHERE code = $1' },
      [code],
    );
  return Number(rows[0]?.b ?? 0);
};

beforeAll(async () => {
  test = await createTestApp();
  ledger = test.app.get(Ledger, { strict: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { projectId } = await anAcceptedBid(test);
  milestone = await test.unitOfWork.repository(MilestoneEntity).findOneByOrFail({ projectId });
});

describe('the ledger', () => {
  it('PAY-06 books a charge as money of the client, not of ours', async () => {
    const before = await balanceOf(CLEARING.code);

    expect(await post(chargeReceived(milestone.id, newId(), cents(527_000)))).toBe(true);

    expect(await balanceOf(CLEARING.code)).toBe(before + 527_000);
    expect(await balanceOf(heldFor(milestone.id).code)).toBe(-527_000);
    expect(await ledger.heldBy(milestone.id)).toBe(527_000);
  });

  it('PAY-06 books the same fact once, however many learn of it at once', async () => {
    const entry = chargeReceived(milestone.id, newId(), cents(527_000));

    const posted = await Promise.all(Array.from({ length: 4 }, () => post(entry)));

    expect(posted.filter(Boolean)).toHaveLength(1);
    expect(await ledger.heldBy(milestone.id)).toBe(527_000);
  });

  it('PAY-01 takes ten per cent of the released amount, to the cent', async () => {
    await post(chargeReceived(milestone.id, newId(), cents(527_000)));
    const fees = await balanceOf('revenue:service_fee');

    await post(releaseApproved(milestone));

    expect(await ledger.heldBy(milestone.id)).toBe(0);
    expect(await balanceOf(`liability:payable:${milestone.contractorId}`)).toBe(-474_300);
    expect(await balanceOf('revenue:service_fee')).toBe(fees - 52_700);
  });

  it('refuses an entry outside a unit of work', async () => {
    await expect(ledger.post(chargeReceived(milestone.id, newId(), cents(100)), null)).rejects.toThrow('outside');
  });

  it('leaves nothing behind when the unit of work fails', async () => {
    const entry = chargeReceived(milestone.id, newId(), cents(527_000));

    const failing = test.unitOfWork.run(async () => {
      await ledger.post(entry, null);
      throw new Error('late');
    });

    await expect(failing).rejects.toThrow('late');
    expect(await ledger.heldBy(milestone.id)).toBe(0);
    expect(await post(entry)).toBe(true);
  });
});

describe('the database itself', () => {
  const unbalanced = (entry: Entry): Entry => ({ ...entry, lines: entry.lines.slice(0, 1) });

  it('PAY-06 refuses an entry that does not sum to zero', async () => {
    await expect(post(unbalanced(chargeReceived(milestone.id, newId(), cents(100))))).rejects.toThrow(
      'does not balance',
    );
  });

  it('PAY-06 refuses an entry without lines', async () => {
    await expect(post({ ...chargeReceived(milestone.id, newId(), cents(100)), lines: [] })).rejects.toThrow(
      'does not balance',
    );
  });

  it('PAY-06 refuses to pay out more than is held', async () => {
    await post(chargeReceived(milestone.id, newId(), cents(526_999)));

    await expect(post(releaseApproved(milestone))).rejects.toThrow('ledger_account_never_overdrawn');
    expect(await ledger.heldBy(milestone.id)).toBe(526_999);
  });

  it('PAY-06 refuses to refund more than is owed back', async () => {
    await post(chargeReceived(milestone.id, newId(), cents(1000)));
    await post(refundOwed(milestone.id, { paymentId: newId(), amountCents: cents(1000), causeId: null }));

    await expect(post(refundMade(milestone.id, newId(), cents(1001)))).rejects.toThrow(
      'ledger_account_never_overdrawn',
    );
    expect(await balanceOf(refundDueFor(milestone.id).code)).toBe(-1000);
  });

  it.each([
    `UPDATE ledger_posting SET amount_cents = amount_cents + 1`,
    `DELETE FROM ledger_posting`,
    `TRUNCATE ledger_posting`,
    `UPDATE ledger_tx SET ref = ref || 'x'`,
    `DELETE FROM ledger_tx`,
    `DELETE FROM ledger_account`,
    `UPDATE ledger_account SET balance_cents = 0`,
    `INSERT INTO ledger_account (code, kind, balance_cents) VALUES ('asset:other', 'clearing', 5)`,
    `INSERT INTO ledger_posting SELECT tx_id, line + 10, account_code, amount_cents FROM ledger_posting`,
  ])('PAY-06 refuses %s, even by its owner', async (text) => {
    await post(chargeReceived(milestone.id, newId(), cents(527_000)));

    await expect(test.asOwner(text)).rejects.toThrow(/append-only|postings only|closed|begin at zero|foreign key/);
    expect(await ledger.heldBy(milestone.id)).toBe(527_000);
  });
});
