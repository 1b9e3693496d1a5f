import { createHash } from 'node:crypto';
import { canonicalJson } from '../canonical-json.js';
import type { AuditEntryEntity } from './audit-entry.entity.js';

export type AuditContent = Omit<AuditEntryEntity, 'digest'>;

/** SHA-256 over an entry's content in one canonical form: a change of one byte of one column changes it. */
export function auditDigest(entry: AuditContent): Buffer {
  const { id, at, action, actorId, subjectType, subjectId, reason, before, after } = entry;
  const form = canonicalJson([id, at.toISOString(), action, actorId, subjectType, subjectId, reason, before, after]);
  return createHash('sha256').update(form).digest();
}

const SEQUENCE_BYTES = 8;

/** The hash of one link: over the link before, this one's number and its entry. The trigger `audit_chain` makes the same. */
export function auditLinkHash(previous: Uint8Array, sequence: bigint, digest: Uint8Array): Buffer {
  const number = Buffer.alloc(SEQUENCE_BYTES);
  number.writeBigInt64BE(sequence);
  return createHash('sha256').update(previous).update(number).update(digest).digest();
}
