import { Injectable } from '@nestjs/common';
import {
  decide,
  type Paper,
  type PlainDate,
  VERIFICATION_KINDS,
  verificationMachine,
  type VerificationKind,
} from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { mustMove } from '../../common/errors/must.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { VerificationPaperEntity } from './verification-paper.entity.js';

/** A paper with when staff last approved it. */
export interface ShownPaper extends Paper {
  readonly checkedAt: Date | null;
  /** For staff only. */
  readonly notes: string | null;
}

const OF_CONTRACTORS: PreparedQuery = {
  name: 'papers.of-contractors',
  text: `
    SELECT contractor_id AS "contractorId", kind, state, expires_on AS "expiresOn"
    FROM verification_paper WHERE contractor_id = ANY ($1::uuid[])`,
};

/** The papers of contractors. Whether somebody is verified is computed from them by the domain, never stored. */
@Injectable()
export class Papers {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly history: StateHistory,
    private readonly clock: Clock,
    private readonly sql: Sql,
  ) {}

  /** By contractor; one without papers is absent. */
  async ofContractors(contractorIds: readonly string[]): Promise<ReadonlyMap<string, Paper[]>> {
    const papers = new Map<string, Paper[]>();
    if (contractorIds.length === 0) return papers;
    const rows = await this.sql.rows<Paper & { readonly contractorId: string }>(OF_CONTRACTORS, [contractorIds]);
    for (const { contractorId, kind, state, expiresOn } of rows) {
      papers.set(contractorId, [...(papers.get(contractorId) ?? []), { kind, state, expiresOn }]);
    }
    return papers;
  }

  /** Which of them hold a paper that was approved and has run out; one handed in again waits for staff instead. */
  async expiredOf(contractorIds: readonly string[], today: PlainDate): Promise<string[]> {
    const papers = await this.ofContractors(contractorIds);
    const hasExpired = ({ state, expiresOn }: Paper): boolean =>
      state === 'expired' ||
      ((state === 'approved' || state === 'expiring') && expiresOn !== null && expiresOn < today);
    return [...papers].filter(([, held]) => held.some(hasExpired)).map(([id]) => id);
  }

  /** Those that were handed in, in the order of the kinds. */
  async shownOf(contractorId: string): Promise<ShownPaper[]> {
    const rows = await this.unitOfWork.repository(VerificationPaperEntity).findBy({ contractorId });
    const moves = await this.history.of('verification', contractorId);
    const approvedAt = ({ kind, state, updatedAt }: VerificationPaperEntity): Date | null => {
      const approval = moves.findLast(({ event, reason }) => event === 'approve' && reason === kind);
      return approval?.at ?? (state === 'approved' ? updatedAt : null);
    };
    return VERIFICATION_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind && row.state !== 'missing')).map(
      (row) => ({
        kind: row.kind,
        state: row.state,
        expiresOn: row.expiresOn,
        checkedAt: approvedAt(row),
        notes: row.notes,
      }),
    );
  }

  /** What a paper proves has changed, so staff must look at it again; a paper that was never handed in stays missing. */
  async submitAgain(contractorId: string, kind: VerificationKind): Promise<void> {
    const repository = this.unitOfWork.repository(VerificationPaperEntity);
    const paper = await repository.findOne({ where: { contractorId, kind }, lock: { mode: 'pessimistic_write' } });
    if (!paper || paper.state === 'missing' || paper.state === 'submitted') return;
    const from = paper.state;
    const to = mustMove(decide(verificationMachine, { state: from, event: 'submit', as: ['contractor'] }), from);
    await repository.update({ contractorId, kind }, { state: to, updatedAt: this.clock.now() });
    await this.history.record({
      entity: 'verification',
      entityId: contractorId,
      from,
      to,
      event: 'submit',
      actorId: contractorId,
      reason: kind,
    });
  }
}
