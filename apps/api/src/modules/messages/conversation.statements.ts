import { MESSAGE_LIMITS, STANDING_DISPUTE_STATES, staffStates } from '@cw/domain';
import type { PreparedQuery } from '../../common/persistence/sql.js';

// $1 is the reader. When the contractor's last bid ended is null while one of them stands.
const ROW = `
  SELECT c.id, c.project_id AS "projectId", c.contractor_id AS "contractorId", c.last_at AS "lastAt",
    c.last_sequence AS "lastSequence", c.last_hash AS "lastHash", p.title, p.status, p.work, p.address, p.city, p.state,
    p.zip, p.owner_id AS "ownerId", p.decider_ids AS "deciderIds", p.viewer_ids AS "viewerIds",
    p.contractor_id AS "awardedId", coalesce(r.read_sequence, 0) AS "readSequence", coalesce(r.muted, false) AS muted,
    (SELECT count(*)::integer FROM (
      SELECT FROM message m WHERE m.conversation_id = c.id AND m.sequence > coalesce(r.read_sequence, 0)
        AND m.author_id <> $1 LIMIT ${MESSAGE_LIMITS.unreadMax}) u) AS unread,
    (SELECT CASE WHEN bool_or(b.status IN ('pending', 'accepted')) THEN NULL ELSE max(coalesce(
        (SELECT max(h.at) FROM state_change h WHERE h.entity = 'bid' AND h.entity_id = b.id), b.updated_at)) END
      FROM bid b WHERE b.project_id = c.project_id AND b.contractor_id = c.contractor_id) AS "bidEndedAt",
    CASE WHEN p.status IN ('completed', 'cancelled') THEN coalesce(
      (SELECT max(h.at) FROM state_change h WHERE h.entity = 'project' AND h.entity_id = p.id AND h.to_state = p.status),
      p.updated_at) END AS "projectEndedAt",
    EXISTS (SELECT FROM app_user u WHERE u.id IN (p.owner_id, c.contractor_id) AND u.status = 'terminated') AS "isDeserted",
    EXISTS (SELECT FROM message_silence s WHERE s.user_id = $1) AS "isSilenced",
    EXISTS (SELECT FROM person_block k
      WHERE (k.blocker_id = c.contractor_id AND k.blocked_id = ANY (p.owner_id || p.decider_ids))
        OR (k.blocked_id = c.contractor_id AND k.blocker_id = ANY (p.owner_id || p.decider_ids))) AS "isBlocked"
  FROM conversation c JOIN project p ON p.id = c.project_id
  LEFT JOIN conversation_reader r ON r.conversation_id = c.id AND r.user_id = $1`;

/** The threads of a person, as whatever they are in them. */
const OF_READER = `
  SELECT x.id FROM conversation x WHERE x.contractor_id = $1
  UNION SELECT x.id FROM project q JOIN conversation x ON x.project_id = q.id WHERE q.owner_id = $1
  UNION SELECT x.id FROM project_party y JOIN project q ON q.id = y.project_id
    JOIN conversation x ON x.project_id = q.id
    WHERE y.user_id = $1 AND $1 = ANY (q.decider_ids || q.viewer_ids)`;

export const ONE: PreparedQuery = { name: 'messages.one', text: `${ROW} WHERE c.id = $2` };

export const BETWEEN: PreparedQuery = {
  name: 'messages.between',
  text: `${ROW} WHERE c.project_id = $2 AND c.contractor_id = $3`,
};

const FOUND = `
  ($2::uuid IS NULL OR c.project_id = $2)
  AND ($3::text IS NULL OR fold_accents(lower(p.title)) LIKE $3 OR EXISTS (
    SELECT FROM app_user u WHERE u.id = CASE WHEN c.contractor_id = $1 THEN p.owner_id ELSE c.contractor_id END
      AND fold_accents(lower(CASE WHEN c.contractor_id = $1 THEN u.first_name
        ELSE coalesce(u.company, '') || ' ' || u.first_name END)) LIKE $3))
  AND (NOT $4::boolean OR EXISTS (SELECT FROM message m WHERE m.conversation_id = c.id
    AND m.sequence > coalesce(r.read_sequence, 0) AND m.author_id <> $1))
  AND ($5::timestamptz IS NULL OR (c.last_at, c.id) < ($5, $6::uuid))
  ORDER BY c.last_at DESC, c.id DESC LIMIT $7`;

// A thread in which nothing has been said is only its opener's, who is about to write.
export const LIST: PreparedQuery = {
  name: 'messages.list',
  text: `${ROW} WHERE c.id IN (${OF_READER}) AND (c.last_sequence > 0 OR c.opened_by_id = $1) AND ${FOUND}`,
};

// Staff read what the two sides of a standing case or of a contested no-show wrote to each other, and where a message
// was reported.
const OPEN_TO_STAFF = `
  (EXISTS (SELECT FROM dispute d JOIN project s ON s.id = d.project_id AND s.contractor_id = c.contractor_id
      WHERE d.project_id = c.project_id AND d.state = ANY ('{${STANDING_DISPUTE_STATES.join(',')}}'))
    OR EXISTS (SELECT FROM no_show n WHERE n.project_id = c.project_id AND n.contractor_id = c.contractor_id
      AND n.state = ANY ('{${staffStates('noShow').join(',')}}'))
    OR EXISTS (SELECT FROM reported_content e JOIN message m ON m.id = e.message_id
      WHERE m.conversation_id = c.id AND e.state <> 'kept'))`;

export const LIST_FOR_STAFF: PreparedQuery = {
  name: 'messages.list-for-staff',
  text: `${ROW} WHERE ${OPEN_TO_STAFF} AND ${FOUND}`,
};

export const IS_OPEN_TO_STAFF: PreparedQuery = {
  name: 'messages.open-to-staff',
  text: `SELECT FROM conversation c WHERE c.id = $1 AND ${OPEN_TO_STAFF}`,
};

export const UNREAD: PreparedQuery = {
  name: 'messages.unread',
  text: `
    SELECT coalesce((SELECT revision FROM unread_messages WHERE user_id = $1), 0)::integer AS revision,
      coalesce(sum((SELECT count(*) FROM (
        SELECT FROM message m WHERE m.conversation_id = c.id AND m.sequence > coalesce(r.read_sequence, 0)
          AND m.author_id <> $1 LIMIT ${MESSAGE_LIMITS.unreadMax}) u)), 0)::integer AS count
    FROM conversation c LEFT JOIN conversation_reader r ON r.conversation_id = c.id AND r.user_id = $1
    WHERE c.id IN (${OF_READER})`,
};

/** Everybody with whom somebody shares a thread; with $2, whether that person is among them on the other side. */
export const PEERS: PreparedQuery = {
  name: 'messages.peers',
  text: `
    SELECT DISTINCT m.id FROM conversation c JOIN project p ON p.id = c.project_id
    CROSS JOIN LATERAL unnest(array[c.contractor_id, p.owner_id] || p.decider_ids || p.viewer_ids) AS m (id)
    WHERE c.id IN (${OF_READER}) AND m.id <> $1`,
};

export const OPPOSITE: PreparedQuery = {
  name: 'messages.opposite',
  text: `
    SELECT p.id AS "projectId", p.title AS "projectTitle", p.owner_id AS "ownerId"
    FROM conversation c JOIN project p ON p.id = c.project_id
    WHERE (c.contractor_id = $1 AND $2 = ANY (p.owner_id || p.decider_ids || p.viewer_ids))
      OR (c.contractor_id = $2 AND $1 = ANY (p.owner_id || p.decider_ids || p.viewer_ids))
    ORDER BY c.last_at DESC, c.id DESC LIMIT 1`,
};

export const LOCK: PreparedQuery = {
  name: 'messages.lock',
  text: `SELECT id FROM conversation WHERE id = $1 FOR UPDATE`,
};

export const OPEN: PreparedQuery = {
  name: 'messages.open',
  text: `
    INSERT INTO conversation (id, project_id, contractor_id, opened_by_id, created_at, last_at, last_hash)
    VALUES ($1, $2, $3, $4, $5, $5, $6) ON CONFLICT (project_id, contractor_id) DO NOTHING RETURNING id`,
};

export const HAS_LIVE_BID: PreparedQuery = {
  name: 'messages.has-live-bid',
  text: `SELECT FROM bid WHERE project_id = $1 AND contractor_id = $2 AND status IN ('pending', 'accepted')`,
};

export const READERS: PreparedQuery = {
  name: 'messages.readers',
  text: `
    SELECT conversation_id AS "conversationId", user_id AS "userId", read_sequence AS "readSequence", muted
    FROM conversation_reader WHERE conversation_id = ANY ($1::uuid[])`,
};

export const READ: PreparedQuery = {
  name: 'messages.read',
  text: `
    INSERT INTO conversation_reader AS r (conversation_id, user_id, read_sequence)
    SELECT c.id, $2, least($3::integer, c.last_sequence) FROM conversation c WHERE c.id = $1
    ON CONFLICT (conversation_id, user_id) DO UPDATE SET read_sequence = excluded.read_sequence
      WHERE r.read_sequence < excluded.read_sequence
    RETURNING read_sequence AS sequence`,
};

export const MUTE: PreparedQuery = {
  name: 'messages.mute',
  text: `
    INSERT INTO conversation_reader (conversation_id, user_id, muted) VALUES ($1, $2, $3)
    ON CONFLICT (conversation_id, user_id) DO UPDATE SET muted = excluded.muted`,
};

/** In the order of their ids, so that two senders do not wait for each other in a circle. */
export const RECOUNT: PreparedQuery = {
  name: 'messages.recount',
  text: `
    INSERT INTO unread_messages AS u (user_id, revision) SELECT id, 1 FROM unnest($1::uuid[]) AS n (id) ORDER BY id
    ON CONFLICT (user_id) DO UPDATE SET revision = u.revision + 1`,
};

export const BLOCK: PreparedQuery = {
  name: 'messages.block',
  text: `INSERT INTO person_block (blocker_id, blocked_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
};

export const UNBLOCK: PreparedQuery = {
  name: 'messages.unblock',
  text: `DELETE FROM person_block WHERE blocker_id = $1 AND blocked_id = $2`,
};

/** Whom the first has blocked, of the second; and who of them has blocked the first. */
export const BLOCKED_BY: PreparedQuery = {
  name: 'messages.blocked-by',
  text: `SELECT blocked_id AS id FROM person_block WHERE blocker_id = $1 AND blocked_id = ANY ($2::uuid[])`,
};
export const BLOCKERS_OF: PreparedQuery = {
  name: 'messages.blockers-of',
  text: `SELECT blocker_id AS id FROM person_block WHERE blocked_id = $1 AND blocker_id = ANY ($2::uuid[])`,
};
