import { Injectable, type OnModuleInit } from '@nestjs/common';
import { earliestToday, EXPIRED_STEP, EXPIRY_STEPS, type DomainEvents, type ExpiryStep } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { EventBus } from '../../common/events/event-bus.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';

/** So many are told in one transaction: each of them holds a lock on its contractor's numbers until the commit. */
const BATCH = 100;

/** The last days of a paper: licenses have their own, with the states that end and those where nothing lasts longer. */
const ENDS = `
  SELECT p.expires_on AS ends_on, NULL::text[] AS states, NULL::text[] AS lost WHERE p.kind <> 'license'
  UNION ALL
  SELECT ends_on, array_agg(DISTINCT state ORDER BY state),
    coalesce(array_agg(DISTINCT state ORDER BY state) FILTER (WHERE ends_on = last_there), '{}')
  FROM (
    SELECT license->>'state' AS state, (license->>'expiresOn')::date AS ends_on,
      max((license->>'expiresOn')::date) OVER (PARTITION BY license->>'state') AS last_there
    FROM jsonb_array_elements(p.licenses) license) licenses
  GROUP BY ends_on`;

/**
 * Takes last days whose step is due and marks them as told. What was told belongs to the last day it was told of: a
 * renewed paper begins anew. Another process passes over rows that are held, one that read them before finds what is
 * marked and tells nothing, and a step is taken back with everything it did if its process dies.
 */
const TAKE: PreparedQuery = {
  name: 'papers.remind',
  text: `
    WITH due AS MATERIALIZED (
      SELECT p.contractor_id, p.kind, e.ends_on, e.states, e.lost
      FROM verification_paper p JOIN app_user u ON u.id = p.contractor_id
      CROSS JOIN LATERAL (${ENDS}) e
      LEFT JOIN paper_reminder r ON r.contractor_id = p.contractor_id AND r.kind = p.kind AND r.ends_on = e.ends_on
      WHERE u.status = 'active' AND e.ends_on <= $1::date + $2::integer
        AND (p.state IN ('approved', 'expiring', 'expired') OR p.state = 'rejected' AND p.earlier_holds)
        AND (r.days IS NULL OR r.days > $2::integer)
      ORDER BY p.contractor_id, p.kind, e.ends_on LIMIT $3 FOR UPDATE OF p SKIP LOCKED),
    told AS (
      INSERT INTO paper_reminder (contractor_id, kind, ends_on, days)
      SELECT contractor_id, kind, ends_on, $2::integer FROM due
      ON CONFLICT (contractor_id, kind, ends_on) DO UPDATE SET days = excluded.days
        WHERE paper_reminder.days > excluded.days
      RETURNING contractor_id, kind, ends_on)
    SELECT contractor_id AS "contractorId", kind, ends_on AS "expiresOn", states, lost AS "lostStates"
    FROM due JOIN told USING (contractor_id, kind, ends_on)`,
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
    const today = earliestToday(this.clock.now());
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
