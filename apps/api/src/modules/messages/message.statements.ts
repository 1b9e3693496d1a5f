import type { PreparedQuery } from '../../common/persistence/sql.js';

const ROW = `
  SELECT m.id, m.conversation_id AS "conversationId", m.sequence, m.author_id AS "authorId", m.side,
    m.client_id AS "clientId", m.sent_at AS "sentAt", m.reply, m.attachments, m.body_digest AS "bodyDigest", m.hash,
    b.body, b.salt, b.hidden_at AS "hiddenAt", b.erased_at AS "erasedAt"
  FROM message m JOIN message_body b ON b.message_id = m.id`;

// What staff have hidden is found by its author and by staff alone: $4 says that the reader is one of them.
const FOUND = `
  ($3::text IS NULL OR (b.words @@ to_tsquery('simple', fold_accents($3))
    AND (b.hidden_at IS NULL OR m.author_id = $2 OR $4::boolean)))`;

/** $1 the thread, $2 the reader, $3 words looked for, $5 from where on, $6 how many. */
export const OLDER: PreparedQuery = {
  name: 'messages.older',
  text: `${ROW} WHERE m.conversation_id = $1 AND m.sequence < $5 AND ${FOUND} ORDER BY m.sequence DESC LIMIT $6`,
};

export const NEWER: PreparedQuery = {
  name: 'messages.newer',
  text: `${ROW} WHERE m.conversation_id = $1 AND m.sequence > $5 AND ${FOUND} ORDER BY m.sequence LIMIT $6`,
};

export const BY_ID: PreparedQuery = { name: 'messages.by-id', text: `${ROW} WHERE m.id = ANY ($1::uuid[])` };

export const BY_CLIENT: PreparedQuery = {
  name: 'messages.by-client',
  text: `${ROW} WHERE m.conversation_id = $1 AND m.author_id = $2 AND m.client_id = $3`,
};

export const LAST: PreparedQuery = {
  name: 'messages.last',
  text: `${ROW} JOIN conversation c ON c.id = m.conversation_id AND c.last_sequence = m.sequence
    WHERE c.id = ANY ($1::uuid[])`,
};

export const INSERT: PreparedQuery = {
  name: 'messages.insert',
  text: `
    WITH added AS (
      INSERT INTO message (id, conversation_id, sequence, author_id, side, client_id, sent_at, reply, attachments, body_digest, hash)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10, $11) RETURNING id),
    moved AS (
      UPDATE conversation SET last_sequence = $3, last_hash = $11, last_at = $7 WHERE id = $2)
    INSERT INTO message_body (message_id, body, salt) SELECT id, $12, $13 FROM added`,
};

/** When the tries of the last minute were, newest first. */
export const SENT_SINCE: PreparedQuery = {
  name: 'messages.sent-since',
  text: `SELECT sent_at AS "sentAt" FROM message WHERE author_id = $1 AND sent_at > $2 ORDER BY sent_at DESC LIMIT $3`,
};

// Two messages of one person are counted one after the other, in whatever threads.
export const LOCK_AUTHOR: PreparedQuery = {
  name: 'messages.lock-author',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('message:' || $1::text, 0))`,
};

export const HIDE: PreparedQuery = {
  name: 'messages.hide',
  text: `UPDATE message_body SET hidden_at = $2 WHERE message_id = $1`,
};

export const LOCK_BODY: PreparedQuery = {
  name: 'messages.lock-body',
  text: `SELECT message_id FROM message_body WHERE message_id = $1 FOR UPDATE`,
};

const FILE = `
  SELECT id, conversation_id AS "conversationId", message_id AS "messageId", uploaded_by_id AS "uploadedById", name,
    content_type AS "contentType", bytes::integer AS bytes, width, height, storage_key AS "storageKey",
    thumbnail_key AS "thumbnailKey", digest, created_at AS "createdAt" FROM message_file`;

export const FILES_OF: PreparedQuery = {
  name: 'messages.files-of',
  text: `${FILE} WHERE message_id = ANY ($1::uuid[]) ORDER BY created_at, id`,
};

export const FILE_BY_ID: PreparedQuery = { name: 'messages.file', text: `${FILE} WHERE id = $1` };

/** Those of the ids that somebody uploaded to a thread and has not sent yet. */
export const UNSENT_FILES: PreparedQuery = {
  name: 'messages.unsent-files',
  text: `${FILE} WHERE conversation_id = $1 AND uploaded_by_id = $2 AND message_id IS NULL
    AND ($3::uuid[] IS NULL OR id = ANY ($3)) ORDER BY created_at, id FOR UPDATE`,
};

export const INSERT_FILE: PreparedQuery = {
  name: 'messages.insert-file',
  text: `
    INSERT INTO message_file (id, conversation_id, uploaded_by_id, name, content_type, bytes, width, height, storage_key,
      thumbnail_key, digest, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
};

export const ATTACH: PreparedQuery = {
  name: 'messages.attach',
  text: `UPDATE message_file SET message_id = $1 WHERE id = ANY ($2::uuid[])`,
};

export const FORGET_UNSENT: PreparedQuery = {
  name: 'messages.forget-unsent',
  text: `
    DELETE FROM message_file WHERE message_id IS NULL AND created_at < $1
    RETURNING storage_key AS "storageKey", thumbnail_key AS "thumbnailKey"`,
};

export const KNOWN_FILES: PreparedQuery = {
  name: 'messages.known-files',
  text: `SELECT id FROM message_file WHERE id = ANY ($1::uuid[])`,
};
