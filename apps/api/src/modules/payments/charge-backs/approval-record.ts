import { Injectable } from '@nestjs/common';
import type { PaymentTiming } from '@cw/domain';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Sql } from '../../../common/persistence/sql.js';
import { agreementWords, stepWords, type Agreed, type Step } from './agreement-words.js';

interface BidRow {
  readonly amount: string;
  readonly timeline: string;
  readonly work: string;
  readonly timing: PaymentTiming;
  readonly ownerName: string;
  readonly ownerEmail: string;
  readonly agentName: string | null;
  readonly agentEmail: string | null;
}
interface StepRow {
  readonly event: string;
  readonly at: Date;
  readonly delta: string | null;
}
interface ConditionRow {
  readonly title: string;
  readonly state: string;
}

// An invoice that nobody opened cannot have been paid by the settlement agent.
const BID = {
  name: 'evidence_bid',
  text: `SELECT b.amount_cents AS amount, b.timeline, b.work_description AS work, m.payment_timing AS timing,
      trim(u.first_name || ' ' || u.last_name) AS "ownerName", u.email AS "ownerEmail",
      trim(concat_ws(', ', i.agent_name, i.agent_company)) AS "agentName", i.agent_email AS "agentEmail"
    FROM milestone m JOIN bid b ON b.id = m.bid_id JOIN app_user u ON u.id = m.owner_id
      LEFT JOIN invoice i ON i.project_id = m.project_id AND i.state <> 'void' AND i.payer = 'settlement_agent'
        AND i.viewed_at IS NOT NULL AND i.agent_name IS NOT NULL
    WHERE m.id = $1`,
};
// Money that is not held does not follow the work, so the work's own history comes first.
const STEPS = {
  name: 'evidence_steps',
  text: `WITH work AS (
      SELECT s.id, s.event, s.at FROM state_change s JOIN milestone m ON m.project_id = s.entity_id
      WHERE m.id = $1 AND s.entity = 'project' AND s.at >= m.created_at AND s.event IN ('start', 'submit', 'request_changes',
        'approve', 'dispute', 'contest_start', 'review_overdue', 'withdraw_dispute', 'resolve_for_contractor',
        'resolve_for_client', 'settle_for_contractor', 'settle_for_client'))
    SELECT event, at, delta FROM (
      SELECT id, event, at, NULL::bigint AS delta FROM work
      UNION ALL
      SELECT id, event, at, NULL::bigint FROM state_change WHERE entity = 'payment' AND entity_id = $1
        AND (event IN ('accept', 'pay', 'pay_part', 'top_up', 'release_approved')
          OR (event IN ('start', 'submit', 'request_changes', 'approve', 'dispute', 'withdraw_dispute')
            AND NOT EXISTS (SELECT FROM work)))
      UNION ALL
      SELECT c.id, 'change', c.answered_at, c.amount_delta_cents FROM change_order c JOIN milestone m ON m.project_id = c.project_id
      WHERE m.id = $1 AND c.state = 'accepted' AND c.amount_delta_cents <> 0 AND c.answered_at >= m.created_at
    ) step ORDER BY at, id`,
};
const CONDITIONS = {
  name: 'evidence_conditions',
  text: `SELECT c.title, c.state FROM condition c JOIN milestone m ON m.project_id = c.project_id
    WHERE m.id = $1 AND c.state <> 'left_out' ORDER BY c.number`,
};

/** What was agreed and what happened, as a bank reads it. */
export interface JobRecord {
  readonly customerName: string;
  readonly customerEmail: string;
  readonly agreement: string;
  readonly history: string;
  /** When the work was handed in last; null before. */
  readonly servedOn: string | null;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The accepted bid and the record of the approval, as they stand in the books. */
@Injectable()
export class ApprovalRecord {
  constructor(private readonly sql: Sql) {}

  async of(milestoneId: string): Promise<JobRecord> {
    const [bid] = await this.sql.rows<BidRow & Record<string, unknown>>(BID, [milestoneId]);
    if (!bid) throw new Error(`Milestone ${milestoneId} has no bid`);
    const steps = (await this.sql.rows<StepRow & Record<string, unknown>>(STEPS, [milestoneId])).map(stepOf);
    const conditions = await this.sql.rows<ConditionRow & Record<string, unknown>>(CONDITIONS, [milestoneId]);
    const served = steps.findLast(({ event }) => event === 'submit');
    return {
      ...customerOf(bid),
      agreement: agreementWords(agreedOf(bid), steps),
      history: [
        ...steps.map((step) => stepWords(step, bid.timing)),
        ...conditions.map(({ title, state }) => `Repair "${title}": ${state}.`),
      ].join('\n'),
      servedOn: served ? dayOf(served.at) : null,
    };
  }
}

const stepOf = ({ event, at, delta }: StepRow): Step => ({
  event,
  at,
  deltaCents: delta === null ? null : readCents(delta),
});

/** Whose card or account it was: at a closing it may be the settlement agent's. */
function customerOf(bid: BidRow): Pick<JobRecord, 'customerName' | 'customerEmail'> {
  const { ownerName, ownerEmail, agentName, agentEmail } = bid;
  if (agentName === null || agentName === '') return { customerName: ownerName, customerEmail: ownerEmail };
  return { customerName: agentName, customerEmail: agentEmail ?? ownerEmail };
}

const agreedOf = ({ amount, work, timeline, timing, ownerName, agentName }: BidRow): Agreed => ({
  bidCents: readCents(amount),
  work,
  timeline,
  paymentTiming: timing,
  clientName: ownerName,
  agentName: agentName === '' ? null : agentName,
});
