import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EXPIRED_STEP, EXPIRY_STEPS, type DomainEvents, type ExpiryStep } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { EventBus } from '../../common/events/event-bus.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';

/** So many are told in one transaction: each of them holds a lock on its contractor's numbers until the commit. */
const BATCH = 100;

/**
 * Takes papers whose step is due and marks it as told. What was told belongs to the last day it was told of: a renewed
 * paper begins anew. Another process passes over rows that are held, and a step is taken back with everything it did
 * if its process dies. Of licenses on one paper the first that ends ends it: the notice says whose that is.
 */
const TAKE: PreparedQuery = {
  name: 'papers.remind',
  text: `
    WITH due AS MATERIALIZED (
      SELECT p.contractor_id, p.kind
      FROM verification_paper p JOIN app_user u ON u.id = p.contractor_id
      WHERE u.status = 'active' AND p.expires_on <= $1::date + $2::integer
        AND (p.state IN ('approved', 'expiring', 'expired') OR p.state = 'rejected' AND p.earlier_holds)
        AND (p.reminded_of IS DISTINCT FROM p.expires_on OR p.reminded_days > $2::integer)
      ORDER BY p.contractor_id, p.kind LIMIT $3 FOR UPDATE OF p SKIP LOCKED)
    UPDATE verification_paper p SET reminded_of = p.expires_on, reminded_days = $2::integer
    FROM due WHERE p.contractor_id = due.contractor_id AND p.kind = due.kind
    RETURNING p.contractor_id AS "contractorId", p.kind, p.expires_on AS "expiresOn", (
      SELECT array_agg(DISTINCT license->>'state' ORDER BY license->>'state')
      FROM (
        SELECT coalesce(approved_fields, fields)->'licenses' AS licenses FROM paper_submission s
        WHERE s.contractor_id = p.contractor_id AND s.kind = p.kind AND s.state = 'approved' AND p.kind = 'license'
        ORDER BY s.submitted_at DESC, s.id DESC LIMIT 1) approved, jsonb_array_elements(approved.licenses) license
      WHERE (license->>'expiresOn')::date = p.expires_on) AS states`,
};

type Due = DomainEvents['paper.expiring'];

const inOrder = (a: Due, b: Due): number => (a.contractorId < b.contractorId ? -1 : 1);

/** CON-05: contractors are reminded of papers that run out, and told when bidding has stopped. */
@Injectable()
export class PaperReminders implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    // A morning from one coast to the other.
    this.jobs.define('papers.remind', () => this.sweep(), { cron: '13 14 * * *' });
  }

  /** The most urgent step first: it marks the paper, so that the steps which were missed before it stay untold. */
  async sweep(): Promise<void> {
    const today = this.clock.now().toISOString().slice(0, 10);
    for (const step of EXPIRY_STEPS) {
      for (let told = BATCH; told === BATCH;) told = await this.tellBatch(step, today);
    }
  }

  private tellBatch(step: ExpiryStep, today: string): Promise<number> {
    const name = step === EXPIRED_STEP ? 'paper.expired' : 'paper.expiring';
    return this.unitOfWork.run(async () => {
      const due = await this.sql.rows<Due>(TAKE, [today, step, BATCH]);
      // In the order in which everybody tells, so that two transactions do not lock each other out.
      for (const paper of due.toSorted(inOrder)) await this.events.emit(name, paper);
      return due.length;
    });
  }
}
