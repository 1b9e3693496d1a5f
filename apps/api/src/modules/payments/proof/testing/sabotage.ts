import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { cents } from '@cw/domain';
import Stripe from 'stripe';
import { Sql } from '../../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../../common/persistence/unit-of-work.js';
import { MilestoneEntity } from '../../milestones/milestone.entity.js';
import { Milestones } from '../../milestones/milestones.js';

/** Each takes one safeguard away; a proof that stays green without it proves nothing about it. */
export const CONTROLS = ['random-key', 'no-unique', 'no-lock', 'float-fee'] as const;
export type Control = (typeof CONTROLS)[number];

type Sabotage = (app: INestApplicationContext, doubled: string[]) => Promise<void> | void;

/** The provider is asked under another key at each try, so that it cannot know that it did it already. */
const randomKey: Sabotage = (app) => {
  const { transfers, refunds } = app.get(Stripe, { strict: false });
  const [transfer, refund] = [transfers.create.bind(transfers), refunds.create.bind(refunds)];
  Reflect.set(transfers, 'create', (order: Stripe.TransferCreateParams) =>
    transfer(order, { idempotencyKey: randomUUID() }),
  );
  Reflect.set(refunds, 'create', (order: Stripe.RefundCreateParams) => refund(order, { idempotencyKey: randomUUID() }));
};

const BOOKED = { name: 'proof_booked', text: `SELECT id FROM ledger_tx WHERE kind = $1 AND ref = $2` };
const ONCE = 'ON CONFLICT (kind, ref) DO NOTHING';

/** The ledger takes the same fact as often as it is told; the database's own word against it goes once for all. */
const noUnique: Sabotage = (app, doubled) => {
  const sql = app.get(Sql, { strict: false });
  const rows = sql.rows.bind(sql);
  sql.rows = async (query, values) => {
    if (query.name !== 'ledger_insert_tx') return rows(query, values);
    const fact = values.slice(1, 3);
    if ((await rows(BOOKED, fact)).length > 0) doubled.push(fact.join(' '));
    if (!query.text.includes(ONCE)) throw new Error('The ledger takes each fact once by other words');
    return rows({ ...query, text: query.text.replace(ONCE, '') }, values);
  };
};

/** Fails where there is nothing to take away any more. */
export async function dropUniqueFacts(app: INestApplicationContext): Promise<void> {
  await app.get(Sql, { strict: false }).execute('ALTER TABLE ledger_tx DROP CONSTRAINT ledger_tx_once_key');
}

/** Whoever changes a milestone reads it as it was a moment ago. */
const noLock: Sabotage = (app) => {
  const milestones = app.get(Milestones, { strict: false });
  milestones.lock = (id) => milestones.findById(id);
  milestones.lockOfProject = (id) => milestones.findOfProject(id);
};

/** Ten per cent as a number with a point, rounded to cents as a page would. */
const floatFee: Sabotage = (app) => {
  const milestones = app.get(Milestones, { strict: false });
  const feeOf = (total: number) => cents(Math.round(Number(((total / 100) * 0.1).toFixed(2)) * 100));
  const [create, setTotal] = [milestones.create.bind(milestones), milestones.setTotal.bind(milestones)];
  const reckon = async (milestone: MilestoneEntity): Promise<void> => {
    milestone.feeCents = feeOf(milestone.totalCents);
    await app.get(UnitOfWork, { strict: false }).repository(MilestoneEntity).save(milestone);
  };
  milestones.create = async (accepted) => {
    const milestone = await create(accepted);
    await reckon(milestone);
    return milestone;
  };
  milestones.setTotal = async (milestone, total) => {
    await setTotal(milestone, total);
    await reckon(milestone);
  };
};

const SABOTAGES: Readonly<Record<Control, Sabotage>> = {
  'random-key': randomKey,
  'no-unique': noUnique,
  'no-lock': noLock,
  'float-fee': floatFee,
};

/** Takes a safeguard out of a running application; nothing without a name. Notes what the ledger takes again. */
export async function sabotage(
  app: INestApplicationContext,
  name: string | undefined,
  doubled: string[] = [],
): Promise<void> {
  if (name === undefined) return;
  const control = CONTROLS.find((known) => known === name);
  if (!control) throw new Error(`There is no control ${name}`);
  await SABOTAGES[control](app, doubled);
}
