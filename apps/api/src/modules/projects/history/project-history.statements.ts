import type { PreparedQuery } from '../../../common/persistence/sql.js';
import type { HistoryEntity } from '../dto/project-history.response.js';

/** What concerns a post: whoever is no party is told of nothing that the two sides do afterwards. */
export const OF_THE_POST: readonly string[] = ['post', 'edit', 'cancel'];

/** Everything whose history is shown. */
export type Shown = readonly (readonly [entity: HistoryEntity, id: string])[];

export const columnsOf = (shown: Shown): [string[], string[]] => [
  shown.map(([entity]) => entity),
  shown.map(([, id]) => id),
];

/**
 * $1, $2 the kinds and ids of everything whose history is shown, side by side  $3 the project's events that the reader
 * may know of, null for all  $4, $5 the instant and the id after which the page begins  $6 how many rows.
 */
export const HISTORY: PreparedQuery = {
  name: 'project_history_page',
  text: `
    SELECT s.id, s.at, s.entity, s.entity_id AS "entityId", s.event, s.from_state AS "from", s.to_state AS "to",
      s.actor_id AS "actorId", s.reason
    FROM unnest($1::text[], $2::uuid[]) AS shown (entity, id)
    JOIN state_change s ON s.entity = shown.entity AND s.entity_id = shown.id
    WHERE ($3::text[] IS NULL OR s.entity <> 'project' OR s.event = ANY ($3))
      AND ($4::timestamptz IS NULL OR (s.at, s.id) < ($4, $5::uuid))
    ORDER BY s.at DESC, s.id DESC LIMIT $6`,
};

/** The last word of whoever asked; gone with them when they leave. */
export const ASKED_BECAUSE: PreparedQuery = {
  name: 'project_history_early_start',
  text: `SELECT reason FROM state_change WHERE entity = 'project' AND entity_id = $1 AND event = 'request_early_start'
    ORDER BY at DESC, id DESC LIMIT 1`,
};

/** $1 the project  $2 its owner: an admin's own project is its owner's like any other. */
export const CANCELLED_BY_STAFF: PreparedQuery = {
  name: 'project_history_cancelled_by_staff',
  text: `SELECT s.reason FROM state_change s JOIN app_user u ON u.id = s.actor_id AND u.role = 'admin'
    WHERE s.entity = 'project' AND s.entity_id = $1 AND s.event = 'cancel' AND s.actor_id <> $2`,
};

/** $1 to $3 as above. */
export const MOMENTS: PreparedQuery = {
  name: 'project_history_moments',
  text: `
    SELECT s.entity, s.event, max(s.at) AS at
    FROM unnest($1::text[], $2::uuid[]) AS shown (entity, id)
    JOIN state_change s ON s.entity = shown.entity AND s.entity_id = shown.id
    WHERE ($3::text[] IS NULL OR s.entity <> 'project' OR s.event = ANY ($3))
    GROUP BY s.entity, s.event ORDER BY max(s.at), s.entity, s.event`,
};
