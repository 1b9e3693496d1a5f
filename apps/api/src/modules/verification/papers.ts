import { Injectable } from '@nestjs/common';
import { PAPER_KINDS, staffStates, type Cents, type HeldLicense, type Paper } from '@cw/domain';
import { readCents } from '../../common/persistence/cents.column.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import { PaperRepository } from './paper.repository.js';
import type { VerificationPaperEntity } from './verification-paper.entity.js';

/** A paper with when staff last approved it. */
export interface ShownPaper extends Paper {
  readonly checkedAt: Date | null;
  /** For staff only. */
  readonly notes: string | null;
}

/** A paper with what staff approved of it. */
export interface HeldPaper extends Paper {
  /** Of insurance: what each occurrence is covered with. */
  readonly coverCents: Cents | null;
  readonly licenses: readonly HeldLicense[] | null;
}

const OF_CONTRACTORS: PreparedQuery = {
  name: 'papers.of-contractors',
  text: `
    SELECT contractor_id AS "contractorId", kind, state, expires_on AS "expiresOn", earlier_holds AS "earlierHolds",
      cover_cents AS "coverCents", licenses
    FROM verification_paper WHERE contractor_id = ANY ($1::uuid[])`,
};

const WAITING: PreparedQuery = {
  name: 'papers.waiting',
  text: `
    SELECT count(*)::integer AS waiting, count(*) FILTER (WHERE p.updated_at < $1)::integer AS late
    FROM verification_paper p JOIN app_user u ON u.id = p.contractor_id
    WHERE p.state = ANY ('{${staffStates('credential').join(',')}}') AND u.status <> 'terminated'`,
};

type Row = Omit<HeldPaper, 'coverCents'> & { readonly contractorId: string; readonly coverCents: string | null };

/** The papers of contractors. Whether somebody is verified is computed from them by the domain, never stored. */
@Injectable()
export class Papers {
  constructor(
    private readonly rows: PaperRepository,
    private readonly history: StateHistory,
    private readonly sql: Sql,
  ) {}

  /** By contractor; one without papers is absent. */
  async ofContractors(contractorIds: readonly string[]): Promise<ReadonlyMap<string, HeldPaper[]>> {
    const papers = new Map<string, HeldPaper[]>();
    if (contractorIds.length === 0) return papers;
    for (const { contractorId, coverCents, ...paper } of await this.sql.rows<Row>(OF_CONTRACTORS, [contractorIds])) {
      const held = { ...paper, coverCents: coverCents === null ? null : readCents(coverCents) };
      papers.set(contractorId, [...(papers.get(contractorId) ?? []), held]);
    }
    return papers;
  }

  /** Those that were handed in, in the order of the kinds. */
  async shownOf(contractorId: string): Promise<ShownPaper[]> {
    const rows = await this.rows.papersOf(contractorId);
    const moves = await this.history.of('verification', contractorId);
    const approvedAt = ({ kind, state, updatedAt }: VerificationPaperEntity): Date | null => {
      const approval = moves.findLast(({ event, reason }) => event === 'approve' && reason === kind);
      return approval?.at ?? (state === 'approved' ? updatedAt : null);
    };
    return PAPER_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind && row.state !== 'missing')).map(
      (row) => ({
        kind: row.kind,
        state: row.state,
        expiresOn: row.expiresOn,
        earlierHolds: row.earlierHolds,
        checkedAt: approvedAt(row),
        notes: row.notes,
      }),
    );
  }

  /** How many wait for staff, and how many of them since before `late`: as many as the queue lists. */
  async countWaiting(late: Date): Promise<{ readonly waiting: number; readonly late: number }> {
    const [counted] = await this.sql.rows<{ waiting: number; late: number }>(WAITING, [late]);
    return counted ?? { waiting: 0, late: 0 };
  }
}
