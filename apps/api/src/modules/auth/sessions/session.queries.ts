import type { PreparedQuery } from '../../../common/persistence/sql.js';

const LIVES = `s.idle_expires_at > $2 AND s.absolute_expires_at > $2`;

/** One statement a request: the session and the person, who may have been suspended since. */
export const READ: PreparedQuery = {
  name: 'session_read',
  text: `SELECT s.id, s.mfa, s.created_at, s.last_seen_at, s.authenticated_at, u.id AS user_id, u.role, u.locale
    FROM app_session s JOIN app_user u ON u.id = s.user_id
    WHERE s.id_hash = $1 AND ${LIVES} AND u.status = 'active'`,
};

export const LOCK_OWNER: PreparedQuery = {
  name: 'session_lock_owner',
  text: `SELECT password_hash AS "passwordHash", totp_secret AS "totpSecret", status FROM app_user
    WHERE id = $1 FOR NO KEY UPDATE`,
};

export const INSERT: PreparedQuery = {
  name: 'session_insert',
  text: `INSERT INTO app_session (id_hash, user_id, mfa, created_at, last_seen_at, authenticated_at,
      idle_expires_at, absolute_expires_at, user_agent, address, id)
    VALUES ($1, $2, $3, $4, $4, $4, $5, $6, $7, $8, $9)`,
};

export const END_OLDEST: PreparedQuery = {
  name: 'session_end_oldest',
  text: `DELETE FROM app_session WHERE id IN (
      SELECT id FROM app_session WHERE user_id = $1 ORDER BY created_at DESC, id DESC OFFSET $2
    ) RETURNING id`,
};

export const ALIVE: PreparedQuery = {
  name: 'session_alive',
  text: `SELECT s.id FROM app_session s JOIN app_user u ON u.id = s.user_id
    WHERE s.id = ANY ($1::uuid[]) AND ${LIVES} AND u.status = 'active'`,
};

export const LIST: PreparedQuery = {
  name: 'session_list',
  text: `SELECT s.id, s.user_agent AS "userAgent", s.address, s.created_at AS "createdAt",
      s.last_seen_at AS "lastSeenAt", s.mfa
    FROM app_session s WHERE s.user_id = $1 AND ${LIVES} ORDER BY s.last_seen_at DESC, s.id DESC`,
};

export const TOUCH: PreparedQuery = {
  name: 'session_touch',
  text: `UPDATE app_session SET last_seen_at = $2, idle_expires_at = $3 WHERE id_hash = $1 AND last_seen_at < $2`,
};

export const ROTATE: PreparedQuery = {
  name: 'session_rotate',
  text: `UPDATE app_session SET id_hash = $2, mfa = $3 WHERE id_hash = $1`,
};

export const REAUTHENTICATED: PreparedQuery = {
  name: 'session_reauthenticated',
  text: `UPDATE app_session SET authenticated_at = $2 WHERE id_hash = $1`,
};

export const END: PreparedQuery = {
  name: 'session_end',
  text: `DELETE FROM app_session WHERE user_id = $1 AND id = $2 RETURNING id`,
};

export const END_ALL: PreparedQuery = {
  name: 'session_end_all',
  text: `DELETE FROM app_session WHERE user_id = $1 AND id IS DISTINCT FROM $2`,
};

export const PURGE: PreparedQuery = {
  name: 'session_purge',
  text: `DELETE FROM app_session WHERE idle_expires_at <= $1 OR absolute_expires_at <= $1`,
};
