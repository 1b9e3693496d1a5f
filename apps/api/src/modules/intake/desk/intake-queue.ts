import { Injectable } from '@nestjs/common';
import {
  awaitsFirstAnswer,
  HOUR_MS,
  INTAKE_DUE_SOON_HOURS,
  INTAKE_STATES,
  INTAKE_UNANSWERED_STATES,
  intakeMachine,
  type IntakeCategory,
  type IntakeFlag,
  type IntakeState,
  type PromisedAnswer,
  type Urgency,
  type UsState,
} from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { containing, foundIn, wordPatterns } from '../../../common/grid/each-word.js';
import { Cursors } from '../../../common/http/cursor.js';
import { Sql, type PreparedQuery } from '../../../common/persistence/sql.js';
import { intakeReferenceStart } from '../intake-reference.js';
import { REQUEST_STAFF_STATES, REQUEST_WAITS } from '../staff-turn.js';
import type { IntakeSort, ListIntakesQuery } from './dto/intake-queue.query.js';
import { INTAKE_COUNT_MAX, type IntakeCounts, type IntakePage, type IntakeRow } from './dto/intake-queue.response.js';

interface Row {
  readonly id: string;
  readonly reference: string;
  readonly state: IntakeState;
  readonly submittedAt: Date;
  readonly reviewDueAt: Date;
  readonly firstAnsweredAt: Date | null;
  readonly fullName: string;
  readonly email: string;
  readonly address: string;
  readonly city: string;
  readonly usState: UsState;
  readonly zip: string;
  readonly urgency: Urgency | null;
  readonly closingDate: string | null;
  readonly categories: IntakeCategory[];
  readonly repairs: number;
  readonly flags: IntakeFlag[];
  /** What the list is sorted by, as text that compares equal to the column. */
  readonly key: string;
}

interface IntakePromises {
  readonly late: number;
  readonly dueSoon: number;
}

interface Order {
  readonly column: string;
  readonly direction: 'ASC' | 'DESC';
  readonly beyond: '<' | '>';
  /** Before everything that this order would start with. */
  readonly start: '-infinity' | 'infinity';
  /** INT-08: what still waits for its first answer stands before what has it, however long ago that was due. */
  readonly awaitedFirst: boolean;
}

const ORDERS: Readonly<Record<IntakeSort, Order>> = {
  review_due: { column: 'review_due_at', direction: 'ASC', beyond: '>', start: '-infinity', awaitedFirst: true },
  newest: { column: 'submitted_at', direction: 'DESC', beyond: '<', start: 'infinity', awaitedFirst: false },
};

const OPEN_STATES = INTAKE_STATES.filter((state) => !intakeMachine.final.includes(state));

const SHOWN = `p.id, p.reference, p.state, p.submitted_at AS "submittedAt", p.review_due_at AS "reviewDueAt",
  p.first_answered_at AS "firstAnsweredAt",
  p.full_name AS "fullName", p.email, p.address, p.city, p.us_state AS "usState", p.zip, p.urgency,
  p.closing_date AS "closingDate", p.spam_flags AS flags, r.categories, r.repairs`;
const REPAIRS = `CROSS JOIN LATERAL (
  SELECT coalesce(array_agg(DISTINCT category), '{}') AS categories, count(*)::integer AS repairs
  FROM intake_repair WHERE intake_id = p.id) r`;

// No further than anybody reads a number, so that the desk's head costs the same however many requests are over.
const COUNTS: PreparedQuery = {
  name: 'intake_queue_counts',
  text: `
    SELECT s.state, (SELECT count(*)::integer FROM (
      SELECT FROM repair_intake i WHERE i.state = s.state LIMIT ${INTAKE_COUNT_MAX}) counted) AS count
    FROM unnest($1::text[]) WITH ORDINALITY AS s (state, place) ORDER BY place`,
};
const PROMISES: PreparedQuery = {
  name: 'intake_queue_promises',
  text: `
    SELECT count(*) FILTER (WHERE review_due_at <= $1)::integer AS late,
      count(*) FILTER (WHERE review_due_at > $1 AND review_due_at <= $2)::integer AS "dueSoon"
    FROM (SELECT review_due_at FROM repair_intake
      WHERE first_answered_at IS NULL ORDER BY review_due_at LIMIT ${INTAKE_COUNT_MAX}) waiting`,
};
const WAITING: PreparedQuery = {
  name: 'intake_queue_waiting',
  text: `
    SELECT coalesce(sum(counted.count), 0)::integer AS count FROM unnest($1::text[]) AS s (state) CROSS JOIN LATERAL (
      SELECT count(*) FROM (SELECT FROM repair_intake i
        WHERE i.state = s.state AND ${REQUEST_WAITS} LIMIT ${INTAKE_COUNT_MAX}) bounded) counted`,
};
const FLAGGED: PreparedQuery = {
  name: 'intake_queue_flagged',
  text: `SELECT count(*)::integer AS count FROM (SELECT FROM repair_intake
    WHERE spam_flags <> '{}' AND state = ANY ($1::text[]) LIMIT ${INTAKE_COUNT_MAX}) flagged`,
};

const soonAfter = (now: Date): Date => new Date(now.getTime() + INTAKE_DUE_SOON_HOURS * HOUR_MS);

/** The requests on staff's desk. */
@Injectable()
export class IntakeQueue {
  constructor(
    private readonly sql: Sql,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  async page(query: ListIntakesQuery): Promise<IntakePage> {
    const list = `intake.${query.sort}`;
    const after = this.cursors.decode(list, query.cursor);
    const now = this.clock.now();
    const { text, values } = pageStatement(query, after, now);
    // Not prepared: each set of filters has an index of its own, which only a plan of its own finds.
    const { rows } = await this.sql.execute<Row>(text, values);
    return this.cursors.page(rows, query.limit, list, {
      map: (row) => toIntakeRow(row, now),
      key: (row) => [row.key, row.id, awaitsFirstAnswer(row) ? 'awaited' : 'answered'],
    });
  }

  async counts(): Promise<IntakeCounts> {
    const states = await this.sql.rows<IntakeCounts['states'][number]>(COUNTS, [INTAKE_STATES]);
    const { late, dueSoon } = await this.promises();
    const [flagged] = await this.sql.rows<{ count: number }>(FLAGGED, [OPEN_STATES]);
    return { states, late, dueSoon, flagged: flagged?.count ?? 0 };
  }

  /** INT-08: requests whose next step is staff's, from the first look to the settlement. */
  async waiting(): Promise<number> {
    const [row] = await this.sql.rows<{ count: number }>(WAITING, [REQUEST_STAFF_STATES]);
    return row?.count ?? 0;
  }

  /** INT-08: of the requests that have no answer yet, those past the promised time, and those whose time is nearly over. */
  async promises(): Promise<IntakePromises> {
    const now = this.clock.now();
    const [row] = await this.sql.rows<IntakePromises & Record<string, unknown>>(PROMISES, [now, soonAfter(now)]);
    return row ?? { late: 0, dueSoon: 0 };
  }
}

type Param = (value: unknown) => string;
type After = readonly unknown[] | undefined;

/** The page before ended among what was answered, so nothing that is awaited is left. */
const isPastAwaited = ({ awaitedFirst }: Order, after: After): boolean => awaitedFirst && after?.[2] === 'answered';

/** The requests of a state that are answered, or those that are not; a page reads each lane along its index. */
interface Lanes {
  readonly states: readonly IntakeState[];
  readonly awaited: readonly boolean[];
}

const canAwait = (state: IntakeState): boolean => INTAKE_UNANSWERED_STATES.includes(state);

function lanesOf({ states, only = [], q, sort }: ListIntakesQuery, after: After): Lanes {
  const isOfStaff = (state: IntakeState): boolean => REQUEST_STAFF_STATES.includes(state);
  const asked = states ?? (q ? INTAKE_STATES : OPEN_STATES);
  const wanted = only.includes('waiting') ? asked.filter(isOfStaff) : asked;
  const isDue = only.includes('late') || only.includes('due_soon');
  const lanes = [
    ...(isPastAwaited(ORDERS[sort], after) ? [] : wanted.filter(canAwait).map((state) => ({ state, awaits: true }))),
    ...(isDue ? [] : wanted.map((state) => ({ state, awaits: false }))),
  ];
  return { states: lanes.map(({ state }) => state), awaited: lanes.map(({ awaits }) => awaits) };
}

function filtersOf({ only = [], q }: ListIntakesQuery, now: Date, param: Param): string[] {
  const conditions = ['i.state = s.state', '(i.first_answered_at IS NULL) = s.awaits'];
  if (only.includes('late')) conditions.push(`i.review_due_at <= ${param(now)}`);
  if (only.includes('due_soon'))
    conditions.push(`i.review_due_at > ${param(now)} AND i.review_due_at <= ${param(soonAfter(now))}`);
  if (only.includes('flagged')) conditions.push(`i.spam_flags <> '{}'`);
  if (only.includes('waiting')) conditions.push(REQUEST_WAITS);
  if (q) conditions.push(searchedFor(q, param));
  return conditions;
}

/** By its words as staff find everything, or by the reference, however typed. */
function searchedFor(q: string, param: Param): string {
  const reference = intakeReferenceStart(q);
  const words = foundIn('i.search', wordPatterns(q), param);
  if (reference === undefined) return `(${words})`;
  return `(${words} OR ${foundIn('i.search', [containing(reference.toLowerCase())], param)})`;
}

/** Beyond the last row that was shown; of what stands after all that is awaited nothing was, while that lasts. */
function beyondOf(order: Order, after: After, param: Param): string[] {
  if (after === undefined) return [];
  const at = `${param(after[0])}::timestamptz`;
  const isShown = order.awaitedFirst && !isPastAwaited(order, after) ? 's.awaits' : 'true';
  const from = `CASE WHEN ${isShown} THEN ${at} ELSE '${order.start}' END`;
  return [`(i.${order.column}, i.id) ${order.beyond} (${from}, ${param(after[1])}::uuid)`];
}

/** Each lane is read along its own index, so that a page costs the same however many are wanted. */
function pageStatement(query: ListIntakesQuery, after: After, now: Date): { text: string; values: unknown[] } {
  const order = ORDERS[query.sort];
  const { column, direction, awaitedFirst } = order;
  const { states, awaited } = lanesOf(query, after);
  const values: unknown[] = [states, query.limit + 1, awaited];
  const param: Param = (value) => `$${values.push(value)}`;
  const conditions = [...filtersOf(query, now, param), ...beyondOf(order, after, param)];
  const within = (table: string): string => `${table}.${column} ${direction}, ${table}.id ${direction}`;
  const ranked = (table: string): string =>
    `ORDER BY ${awaitedFirst ? `${table}.first_answered_at IS NOT NULL, ` : ''}${within(table)}`;
  const text = `
    WITH page AS MATERIALIZED (
      SELECT i.* FROM unnest($1::text[], $3::boolean[]) AS s (state, awaits) CROSS JOIN LATERAL (
        SELECT i.* FROM repair_intake i WHERE ${conditions.join(' AND ')} ORDER BY ${within('i')} LIMIT $2) i
      ${ranked('i')} LIMIT $2)
    SELECT ${SHOWN}, p.${column}::text AS key FROM page p ${REPAIRS} ${ranked('p')}`;
  return { text, values };
}

/** The promised hours are over and the submitter has no answer. */
export const isLateIntake = (
  { firstAnsweredAt, reviewDueAt }: PromisedAnswer & { readonly reviewDueAt: Date },
  now: Date,
): boolean => awaitsFirstAnswer({ firstAnsweredAt }) && reviewDueAt <= now;

const toIntakeRow = ({ key: _key, submittedAt, reviewDueAt, firstAnsweredAt, ...row }: Row, now: Date): IntakeRow => ({
  ...row,
  submittedAt: submittedAt.toISOString(),
  reviewDueAt: reviewDueAt.toISOString(),
  firstAnsweredAt: firstAnsweredAt?.toISOString() ?? null,
  isLate: isLateIntake({ firstAnsweredAt, reviewDueAt }, now),
});
