import { Injectable } from '@nestjs/common';
import { Sql } from '../persistence/sql.js';
import { auditDigest, auditLinkHash } from './audit-digest.js';
import type { AuditContent } from './audit-digest.js';

export interface AuditReport {
  readonly entries: number;
  /** The newest link's hash, hex. Noted down elsewhere, it proves later that nothing before it was replaced. */
  readonly head: string;
  /** Up to this entry everything is as it was written. */
  readonly intactUpTo: number;
  /** What is not as it was written, up to a hundred; empty when all is well. */
  readonly faults: readonly string[];
}

interface Row extends Omit<AuditContent, 'at' | 'before' | 'after'> {
  readonly sequence: string;
  readonly hash: Buffer;
  readonly digest: Buffer | null;
  readonly at: string;
  readonly before: string | null;
  readonly after: string | null;
}

const BATCH = 2_000;
const FAULTS_MAX = 100;
const HASH_BYTES = 32;

const HEAD = { name: 'audit_head', text: `SELECT sequence, hash FROM audit_head` };
// As text, so that what the driver would round off is seen too.
const LINKS = {
  name: 'audit_links',
  text: `SELECT l.sequence, l.hash, e.digest, l.entry_id AS id, e.action, e.actor_id AS "actorId", e.subject_type AS "subjectType",
      e.subject_id AS "subjectId", e.reason, e.before::text AS before, e.after::text AS after,
      to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at
    FROM audit_link l LEFT JOIN audit_entry e ON e.id = l.entry_id
    WHERE l.sequence > $1 AND l.sequence <= $2 ORDER BY l.sequence LIMIT ${BATCH}`,
};
const UNLINKED = {
  name: 'audit_unlinked',
  text: `SELECT id FROM audit_entry e WHERE NOT EXISTS (SELECT FROM audit_link l WHERE l.entry_id = e.id) LIMIT ${FAULTS_MAX}`,
};
const AS_STORED = {
  name: 'audit_as_stored',
  text: `SELECT facts::jsonb::text AS text FROM unnest($1::text[]) WITH ORDINALITY AS f (facts, place) ORDER BY place`,
};

/** Reads the whole audit log and computes it again, in this process: what was changed behind the API's back shows. */
@Injectable()
export class AuditChain {
  constructor(private readonly sql: Sql) {}

  async check(): Promise<AuditReport> {
    const [head] = await this.sql.rows<{ sequence: string; hash: Buffer }>(HEAD, []);
    if (!head) return { entries: 0, head: '', intactUpTo: 0, faults: ['the head of the chain is missing'] };
    const faults: string[] = [];
    let sequence = 0n;
    let intactUpTo = 0n;
    let hash: Buffer = Buffer.alloc(HASH_BYTES);
    for (
      let rows = await this.links(sequence, head.sequence);
      rows.length > 0;
      rows = await this.links(sequence, head.sequence)
    ) {
      const rewritten = await this.rewrittenIn(rows);
      for (const row of rows) {
        if (rewritten.has(row.sequence)) faults.push(`entry ${row.sequence} was changed`);
        faults.push(...faultsOf(row, { sequence, hash }));
        sequence = BigInt(row.sequence);
        hash = row.hash;
        if (faults.length === 0) intactUpTo = sequence;
      }
    }
    if (sequence !== BigInt(head.sequence) || !hash.equals(head.hash))
      faults.push(`the chain ends at ${sequence}, its head says ${head.sequence}`);
    const unlinked = await this.sql.rows<{ id: string }>(UNLINKED, []);
    faults.push(...unlinked.map(({ id }) => `entry ${id} is not in the chain`));
    return {
      entries: Number(sequence),
      head: hash.toString('hex'),
      intactUpTo: Number(intactUpTo),
      faults: faults.slice(0, FAULTS_MAX),
    };
  }

  private links(after: bigint, until: string): Promise<Row[]> {
    return this.sql.rows<Row & Record<string, unknown>>(LINKS, [String(after), until]);
  }

  /** A number can be written in two ways that mean the same: only one of them was. */
  private async rewrittenIn(rows: readonly Row[]): Promise<ReadonlySet<string>> {
    const facts = rows.flatMap(({ sequence, before, after }) =>
      [before, after].flatMap((text) => (text === null ? [] : [{ sequence, text }])),
    );
    const written = facts.map(({ text }) => JSON.stringify(JSON.parse(text)));
    const stored = await this.sql.rows<{ text: string }>(AS_STORED, [written]);
    const changed = facts.filter(({ text }, index) => stored[index]?.text !== text);
    return new Set(changed.map(({ sequence }) => sequence));
  }
}

function faultsOf(row: Row, previous: { readonly sequence: bigint; readonly hash: Buffer }): string[] {
  const sequence = BigInt(row.sequence);
  if (sequence !== previous.sequence + 1n) return [`entry ${previous.sequence + 1n} is missing`];
  if (row.digest === null) return [`entry ${sequence} is gone`];
  if (!auditDigest(contentOf(row)).equals(row.digest)) return [`entry ${sequence} was changed`];
  const isLinked = auditLinkHash(previous.hash, sequence, row.digest).equals(row.hash);
  return isLinked ? [] : [`entry ${sequence} is not the one that was written`];
}

const parsed = (facts: string | null): AuditContent['before'] => (facts === null ? null : JSON.parse(facts));

const contentOf = ({ sequence: _sequence, hash: _hash, digest: _digest, ...row }: Row): AuditContent => ({
  ...row,
  at: exactInstant(row.at),
  before: parsed(row.before),
  after: parsed(row.after),
});

/** Entries are written to the millisecond; an instant that is finer is not one of ours. */
function exactInstant(at: string): Date {
  const instant = new Date(at.replace(/000Z$/, 'Z'));
  return at.endsWith('000Z') ? instant : new Date(0);
}
