import { Injectable } from '@nestjs/common';
import { NO_SHOW_COUNTED } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';

/** What a contractor has shown so far; null where nothing tells. */
export interface ContractorRecord {
  /** Mean of the published reviews, 1 to 5. */
  readonly rating: number | null;
  readonly reviews: number;
  readonly completedJobs: number;
  /** Percent of completed jobs handed in by the agreed day. */
  readonly onTimeRate: number | null;
  /** Percent of accepted conditions that were never returned. */
  readonly firstPassRate: number | null;
  /** Median hours from a posting, or from the invitation to it, to the first bid. */
  readonly responseHours: number | null;
  /** Agreed days on which it did not come: owned up to, upheld by staff, or left without an answer. */
  readonly noShows: number;
}

export const EMPTY_RECORD: ContractorRecord = {
  rating: null,
  reviews: 0,
  completedJobs: 0,
  onTimeRate: null,
  firstPassRate: null,
  responseHours: null,
  noShows: 0,
};

/**
 * The agreed day is the bid's last one with the days that changes added, or the closing where the bid names none. What
 * is handed in on that day is on time anywhere in the country, where a day ends up to ten hours after it did in UTC.
 */
const RECORDS: PreparedQuery = {
  name: 'contractors.records',
  text: `
    SELECT asked.id, p.rating, coalesce(p.review_count, 0) AS reviews, jobs."completedJobs", jobs."onTimeRate",
      passes."firstPassRate", bids."responseHours",
      (SELECT count(*)::integer FROM no_show n WHERE n.contractor_id = asked.id
        AND (n.state = ANY ($2) OR (n.state = 'asked' AND n.answer_due_at <= $3))) AS "noShows"
    FROM unnest($1::uuid[]) AS asked (id)
    LEFT JOIN contractor_profile p ON p.id = asked.id
    LEFT JOIN LATERAL (
      SELECT count(*)::integer AS "completedJobs",
        100.0 * count(*) FILTER (WHERE done.day <= done.agreed)
          / nullif(count(*) FILTER (WHERE done.day IS NOT NULL AND done.agreed IS NOT NULL), 0) AS "onTimeRate"
      FROM (
        SELECT coalesce(greatest(b.start_date, b.start_date + b.duration_days - 1 + j.extra_days), j.closing_date) AS agreed,
          (SELECT ((max(h.at) - interval '10 hours') AT TIME ZONE 'UTC')::date FROM state_change h
            WHERE h.entity = 'project' AND h.entity_id = j.id AND h.event = 'submit') AS day
        FROM project j LEFT JOIN bid b ON b.id = j.accepted_bid_id
        WHERE j.contractor_id = asked.id AND j.status = 'completed'
      ) done
    ) jobs ON true
    LEFT JOIN LATERAL (
      SELECT 100.0 * count(*) FILTER (WHERE NOT EXISTS (
          SELECT FROM state_change h WHERE h.entity = 'condition' AND h.entity_id = c.id AND h.to_state = 'returned'
        )) / nullif(count(*), 0) AS "firstPassRate"
      FROM project j JOIN condition c ON c.project_id = j.id
      WHERE j.contractor_id = asked.id AND c.state IN ('accepted', 'cleared')
    ) passes ON true
    LEFT JOIN LATERAL (
      SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first.at - first.since) / 3600) AS "responseHours"
      FROM (
        SELECT min(b.created_at) AS at,
          CASE WHEN i.created_at < min(b.created_at) THEN i.created_at ELSE j.created_at END AS since
        FROM bid b JOIN project j ON j.id = b.project_id
        LEFT JOIN bid_invitation i ON i.project_id = j.id AND i.contractor_id = b.contractor_id
        WHERE b.contractor_id = asked.id
        GROUP BY j.id, i.created_at
      ) first
    ) bids ON true`,
};

interface RawRecord {
  readonly id: string;
  readonly rating: number | null;
  readonly reviews: number;
  readonly completedJobs: number;
  readonly onTimeRate: string | null;
  readonly firstPassRate: string | null;
  readonly responseHours: number | null;
  readonly noShows: number;
}

const TENTHS = 10;
const percent = (rate: string | null): number | null => (rate === null ? null : Math.round(Number(rate)));

/** CON-06: what contractors have shown, from their reviews, jobs and bids. */
@Injectable()
export class ContractorRecords {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Every id that was asked for has a record, an empty one where nothing is known. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, ContractorRecord>> {
    if (ids.length === 0) return new Map();
    const rows = await this.sql.rows<RawRecord>(RECORDS, [[...new Set(ids)], NO_SHOW_COUNTED, this.clock.now()]);
    return new Map(
      rows.map(({ id, onTimeRate, firstPassRate, responseHours, ...row }) => [
        id,
        {
          ...row,
          onTimeRate: percent(onTimeRate),
          firstPassRate: percent(firstPassRate),
          responseHours: responseHours === null ? null : Math.round(responseHours * TENTHS) / TENTHS,
        },
      ]),
    );
  }

  async one(id: string): Promise<ContractorRecord> {
    return (await this.of([id])).get(id) ?? EMPTY_RECORD;
  }
}
