import { Injectable } from '@nestjs/common';
import type { Cents, ChargeStatus, ProviderObjectKind } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Sql } from '../../../common/persistence/sql.js';
import { CLEARING, CLOSING_CLEARING } from '../ledger/accounts.js';
import { STALE_AFTER } from '../ledger/invariant-queries.js';
import type { ProviderObject } from '../provider/provider-objects.js';

/** What the books say about an object of the provider. */
export interface Booked {
  /** Null when no entry knows it. */
  readonly balanceCents: Cents | null;
  /** How far the try to pay is, of an intent. */
  readonly status: ChargeStatus | null;
}

/** Money that staff say they have moved to the provider. */
export interface ClearedEntry {
  readonly ref: string;
  readonly milestoneId: string;
  readonly amountCents: Cents;
}

/** An entry that names an object of the provider. */
export interface NamedEntry {
  readonly kind: ProviderObjectKind;
  readonly ref: string;
  readonly milestoneId: string;
  readonly amountCents: Cents;
}

const BALANCES = {
  name: 'reconciliation_balances',
  text: `SELECT t.ref, sum(p.amount_cents) AS amount FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id
    WHERE t.ref = ANY ($1) AND p.account_code = $2
      AND t.kind IN ('charge', 'processing_fee', 'transfer', 'reversal', 'refund', 'refund_failed', 'charge_back', 'charge_back_won')
    GROUP BY t.ref`,
};
const STATUSES = {
  name: 'reconciliation_statuses',
  text: `SELECT provider_intent_id AS id, status FROM payment WHERE provider_intent_id = ANY ($1)`,
};
const UNDER_WAY = {
  name: 'reconciliation_under_way',
  text: `SELECT FROM webhook_inbox WHERE object_id = $1 AND processed_at IS NULL AND received_at > $3::timestamptz - ${STALE_AFTER}
    UNION ALL SELECT FROM payment_command WHERE id = $2 AND state = 'pending' AND locked_until > $3`,
};
const NAMED = {
  name: 'reconciliation_named',
  text: `SELECT CASE t.kind WHEN 'charge' THEN 'intent' WHEN 'charge_back' THEN 'dispute' ELSE t.kind END AS kind,
      t.ref, t.milestone_id AS "milestoneId", p.amount_cents AS amount
    FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id AND p.account_code = $2
    WHERE t.kind IN ('charge', 'transfer', 'refund', 'charge_back') AND t.at >= $1`,
};
const CLEARED = {
  name: 'reconciliation_cleared',
  text: `SELECT t.ref, t.milestone_id AS "milestoneId", p.amount_cents AS amount
    FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id AND p.account_code = $1
    WHERE t.kind = 'closing_cleared' ORDER BY t.at, t.id`,
};
const WAITING = {
  name: 'reconciliation_waiting',
  text: `SELECT balance_cents AS cents FROM ledger_account WHERE code = $1`,
};
const MILESTONE = {
  name: 'reconciliation_milestone',
  text: `SELECT milestone_id AS id FROM ledger_tx WHERE ref = ANY ($1)
    UNION ALL SELECT milestone_id FROM payment WHERE provider_intent_id = $2 OR provider_charge_id = ANY ($1)
    UNION ALL SELECT milestone_id FROM payment_command WHERE id = $3 LIMIT 1`,
};

const commandOf = ({ fact }: ProviderObject): string | null => ('commandId' in fact ? fact.commandId : null);

/** The books' side of the comparison; changes nothing. */
@Injectable()
export class BookedObjects {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** By the provider's id of each. */
  async of(objects: readonly ProviderObject[]): Promise<ReadonlyMap<string, Booked>> {
    const refs = objects.map(({ ref }) => ref);
    const ids = objects.filter(({ kind }) => kind === 'intent').map(({ id }) => id);
    const balances = await this.sql.rows<{ ref: string; amount: string }>(BALANCES, [refs, CLEARING.code]);
    const statuses = await this.sql.rows<{ id: string; status: ChargeStatus }>(STATUSES, [ids]);
    const balanceOf = new Map(balances.map(({ ref, amount }) => [ref, readCents(amount)]));
    const statusOf = new Map(statuses.map(({ id, status }) => [id, status]));
    return new Map(
      objects.map(({ id, ref }) => [
        id,
        { balanceCents: balanceOf.get(ref) ?? null, status: statusOf.get(id) ?? null },
      ]),
    );
  }

  /** Whether somebody is at it in this moment: then it is no difference yet. */
  async isUnderWay(object: ProviderObject): Promise<boolean> {
    const values = [object.id, commandOf(object), this.clock.now()];
    return (await this.sql.rows(UNDER_WAY, values)).length > 0;
  }

  /** Entries since then that name an object of the provider. */
  async named(since: Date): Promise<NamedEntry[]> {
    const rows = await this.sql.rows<Omit<NamedEntry, 'amountCents'> & { amount: string }>(NAMED, [
      since,
      CLEARING.code,
    ]);
    return rows.map(({ amount, ...entry }) => ({ ...entry, amountCents: readCents(amount) }));
  }

  /** Oldest first. */
  async cleared(): Promise<ClearedEntry[]> {
    const rows = await this.sql.rows<Omit<ClearedEntry, 'amountCents'> & { amount: string }>(CLEARED, [CLEARING.code]);
    return rows.map(({ amount, ...entry }) => ({ ...entry, amountCents: readCents(amount) }));
  }

  /** What our own bank has of closings, and staff have not said to be at the provider. */
  async waiting(): Promise<Cents> {
    const [row] = await this.sql.rows<{ cents: string }>(WAITING, [CLOSING_CLEARING.code]);
    return readCents(row?.cents ?? 0);
  }

  /** The milestone whose money it touches, by whatever of it we know. */
  async milestoneOf(object: ProviderObject): Promise<string | null> {
    const refs = [object.ref, object.chargeId].filter((ref) => ref !== null);
    const [row] = await this.sql.rows<{ id: string }>(MILESTONE, [refs, object.id, commandOf(object)]);
    return row?.id ?? null;
  }
}
