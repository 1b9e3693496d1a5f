import { Injectable } from '@nestjs/common';
import type { AttentionReason, Cents, DifferenceKind, DifferenceState, ProviderObjectKind } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { newId } from '../../../common/ids.js';
import { Sql } from '../../../common/persistence/sql.js';

export interface NewDifference {
  readonly kind: DifferenceKind;
  readonly object: ProviderObjectKind;
  readonly providerId: string;
  readonly providerCents: Cents | null;
  readonly bookedCents: Cents | null;
  readonly milestoneId: string | null;
  readonly state: 'applied' | 'open';
}

// A top-up that closings explained may be unexplained again, where our bank took other money back.
const RECORD = {
  name: 'reconciliation_record',
  text: `INSERT INTO reconciliation_difference
      (id, run_id, found_at, kind, object, provider_id, provider_cents, booked_cents, milestone_id, state)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    ON CONFLICT (provider_id, kind, provider_cents, booked_cents) DO UPDATE SET state = 'open', run_id = $2, found_at = $3
      WHERE reconciliation_difference.state = 'applied' AND reconciliation_difference.object = 'balance_transaction'
    RETURNING id`,
};
const OF_MILESTONE = {
  name: 'reconciliation_of_milestone',
  text: `SELECT milestone_id AS "milestoneId", state FROM reconciliation_difference WHERE id = $1`,
};
const ACCEPT = {
  name: 'reconciliation_accept',
  text: `UPDATE reconciliation_difference SET state = 'accepted', accepted_by_id = $2, accepted_at = $3, reason = $4
    WHERE id = $1 AND state = 'open' RETURNING kind`,
};
const OPEN_AT = {
  name: 'reconciliation_open_at',
  text: `SELECT kind FROM reconciliation_difference WHERE milestone_id = $1 AND state = 'open' ORDER BY id LIMIT 1`,
};

/** Why such a difference calls staff to its milestone. */
export const attentionOf = (kind: DifferenceKind): AttentionReason =>
  kind === 'unknown_object' ? 'unknown_object' : 'differs_from_provider';

/** Differences as rows; each is found once, whichever run it was. */
@Injectable()
export class Differences {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** False when it was found before. */
  async record(runId: string, difference: NewDifference): Promise<boolean> {
    const { kind, object, providerId, providerCents, bookedCents, milestoneId, state } = difference;
    const amounts = [providerCents, bookedCents];
    const values = [newId(), runId, this.clock.now(), kind, object, providerId, ...amounts, milestoneId, state];
    return (await this.sql.rows(RECORD, values)).length === 1;
  }

  /** Whose money it touches; null when that is not known. 404 when there is no such difference. */
  async milestoneOf(id: string): Promise<string | null> {
    const [row] = await this.sql.rows<{ milestoneId: string | null }>(OF_MILESTONE, [id]);
    if (!row) throw new DomainError('reconciliation.not_found');
    return row.milestoneId;
  }

  /** 409 when it waits for nobody. */
  async accept(id: string, { byId, reason }: { byId: string; reason: string }): Promise<DifferenceKind> {
    const [row] = await this.sql.rows<{ kind: DifferenceKind }>(ACCEPT, [id, byId, this.clock.now(), reason]);
    if (row) return row.kind;
    const [{ state } = { state: '' }] = await this.sql.rows<{ state: DifferenceState }>(OF_MILESTONE, [id]);
    throw new DomainError('state.conflict', { extra: { state } });
  }

  /** What the oldest is that nobody has looked into; undefined when there is none. */
  async openAt(milestoneId: string): Promise<DifferenceKind | undefined> {
    const [row] = await this.sql.rows<{ kind: DifferenceKind }>(OPEN_AT, [milestoneId]);
    return row?.kind;
  }
}
