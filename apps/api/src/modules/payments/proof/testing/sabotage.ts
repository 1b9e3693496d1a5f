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

type Sabotage = (app: INestApplicationContext) => Promise<void> | void;

/** The provider is asked under another key at each try, so that it cannot know that it did it already. */
const randomKey: Sabotage = (app) => {
  const { transfers, refunds } = app.get(Stripe, { strict: false });
  const [transfer, refund] = [transfers.create.bind(transfers), refunds.create.bind(refunds)];
  Reflect.set(transfers, 'create', (order: Stripe.TransferCreateParams) =>
    transfer(order, { idempotencyKey: randomUUID() }),
  );
  Reflect.set(refunds, 'create', (order: Stripe.RefundCreateParams) => refund(order, { idempotencyKey: randomUUID() }));
};

/** The ledger takes the same fact as often as it is told. */
const noUnique: Sabotage = async (app) => {
  const sql = app.get(Sql, { strict: false });
  await sql.execute('ALTER TABLE ledger_tx DROP CONSTRAINT IF EXISTS ledger_tx_once_key');
  const rows = sql.rows.bind(sql);
  sql.rows = (query, values) =>
    rows({ ...query, text: query.text.replace('ON CONFLICT (kind, ref) DO NOTHING', '') }, values);
};

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

/** Takes a safeguard out of a running application; nothing without a name. */
export async function sabotage(app: INestApplicationContext, name: string | undefined): Promise<void> {
  if (name === undefined) return;
  const control = CONTROLS.find((known) => known === name);
  if (!control) throw new Error(`There is no control ${name}`);
  await SABOTAGES[control](app);
}
