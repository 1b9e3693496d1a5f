import { Injectable } from '@nestjs/common';
import type { BidEvent, BidStatus, Cents } from '@cw/domain';
import { In, LessThanOrEqual, type FindOptionsWhere } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { groupBy } from '../../common/group-by.js';
import { readCents } from '../../common/persistence/cents.column.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { BidEntity, BidLineEntity } from './bid.entity.js';

/** A bid with its lines, as one read gives it. */
export interface BidWithLines {
  readonly bid: BidEntity;
  readonly lines: readonly BidLineEntity[];
}

export interface BidMove {
  readonly event: BidEvent;
  readonly to: BidStatus;
  /** Null when the clock did it. */
  readonly actorId: string | null;
  readonly changes?: Partial<
    Pick<BidEntity, 'endReason' | 'rejectReason' | 'acknowledgedGaps' | 'acknowledgedFinishDate'>
  >;
}

/** A contractor's last word on a project, as lists of projects show it. */
export interface LatestBid {
  readonly id: string;
  readonly projectId: string;
  readonly status: BidStatus;
  readonly amountCents: Cents;
}

type LatestRow = Omit<LatestBid, 'amountCents'> & { readonly amountCents: string };

const LATEST: PreparedQuery = {
  name: 'bids.latest-of-contractor',
  text: `
    SELECT DISTINCT ON (project_id) id, project_id AS "projectId", status, amount_cents AS "amountCents"
    FROM bid WHERE contractor_id = $1 AND project_id = ANY ($2::uuid[])
    ORDER BY project_id, created_at DESC, id DESC`,
};

const AMONG: PreparedQuery = {
  name: 'bids.contractors-among',
  text: 'SELECT DISTINCT contractor_id AS id FROM bid WHERE project_id = $1 AND contractor_id = ANY ($2::uuid[])',
};

/** A pending bid with where its project is. */
export interface PendingBid {
  readonly id: string;
  readonly projectId: string;
  readonly contractorId: string;
  readonly state: string;
}

const PENDING: PreparedQuery = {
  name: 'bids.pending',
  text: `
    SELECT b.id, b.project_id AS "projectId", b.contractor_id AS "contractorId", p.state
    FROM bid b JOIN project p ON p.id = b.project_id WHERE b.status = 'pending'
    ORDER BY b.contractor_id, b.project_id`,
};

@Injectable()
export class BidRepository {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly history: StateHistory,
    private readonly clock: Clock,
    private readonly sql: Sql,
  ) {}

  find(id: string): Promise<BidEntity | null> {
    return this.unitOfWork.repository(BidEntity).findOneBy({ id });
  }

  /** Oldest first; the whole of them, as a project has few. */
  ofProject(projectId: string, contractorId?: string): Promise<BidEntity[]> {
    const where: FindOptionsWhere<BidEntity> = contractorId === undefined ? { projectId } : { projectId, contractorId };
    return this.unitOfWork.repository(BidEntity).find({ where, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** The project's row is locked before, always in this order. */
  lockOfProject(projectId: string): Promise<BidEntity[]> {
    return this.unitOfWork
      .repository(BidEntity)
      .find({ where: { projectId }, order: { createdAt: 'ASC', id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
  }

  /** The newest first, after the given key when there is one. */
  pageOfContractor(contractorId: string, limit: number, after: readonly [Date, string] | null): Promise<BidEntity[]> {
    const query = this.unitOfWork
      .repository(BidEntity)
      .createQueryBuilder('bid')
      .where('bid.contractorId = :contractorId', { contractorId });
    if (after) query.andWhere('(bid.createdAt, bid.id) < (:at, :id)', { at: after[0], id: after[1] });
    return query.orderBy('bid.createdAt', 'DESC').addOrderBy('bid.id', 'DESC').limit(limit).getMany();
  }

  ofContractorOn(contractorId: string, projectIds: readonly string[]): Promise<BidEntity[]> {
    if (projectIds.length === 0) return Promise.resolve([]);
    const where = { contractorId, projectId: In([...projectIds]) };
    return this.unitOfWork.repository(BidEntity).find({ where, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** One of each project at most; part of every page of projects, so it makes no entities. */
  async latestOfContractor(contractorId: string, projectIds: readonly string[]): Promise<LatestBid[]> {
    const rows = await this.sql.rows<LatestRow>(LATEST, [contractorId, projectIds]);
    return rows.map((row) => ({ ...row, amountCents: readCents(row.amountCents) }));
  }

  /** Which of some contractors have bid on a project, whatever became of it. */
  async contractorsAmong(contractorIds: readonly string[], projectId: string): Promise<ReadonlySet<string>> {
    const rows = await this.sql.rows<{ id: string }>(AMONG, [projectId, contractorIds]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Oldest first. */
  ofContractor(contractorId: string): Promise<BidEntity[]> {
    return this.unitOfWork
      .repository(BidEntity)
      .find({ where: { contractorId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Of one contractor, in the order of their projects, so that two who lock them do not lock each other out. */
  async pendingIdsOf(contractorId: string): Promise<string[]> {
    const where = { contractorId, status: 'pending' as const };
    const bids = await this.unitOfWork
      .repository(BidEntity)
      .find({ where, select: { id: true }, order: { projectId: 'ASC' } });
    return bids.map(({ id }) => id);
  }

  /** In the order of their projects, as above. */
  expiredBy(now: Date): Promise<BidEntity[]> {
    const where = { status: 'pending' as const, expiresAt: LessThanOrEqual(now) };
    return this.unitOfWork.repository(BidEntity).find({ where, order: { projectId: 'ASC' } });
  }

  allPending(): Promise<PendingBid[]> {
    return this.sql.rows<PendingBid>(PENDING, []);
  }

  async projectIdsOf(contractorId: string): Promise<string[]> {
    const bids = await this.unitOfWork
      .repository(BidEntity)
      .find({ where: { contractorId }, select: { id: true, projectId: true } });
    return [...new Set(bids.map(({ projectId }) => projectId))];
  }

  /** How many bids in one of these states, by project. */
  async counts(projectIds: readonly string[], statuses: readonly BidStatus[]): Promise<ReadonlyMap<string, number>> {
    if (projectIds.length === 0) return new Map();
    const rows = await this.unitOfWork
      .repository(BidEntity)
      .createQueryBuilder('bid')
      .select('bid.projectId', 'projectId')
      .addSelect('count(*)::integer', 'count')
      .where('bid.projectId IN (:...projectIds) AND bid.status IN (:...statuses)', { projectIds, statuses })
      .groupBy('bid.projectId')
      .getRawMany<{ projectId: string; count: number }>();
    return new Map(rows.map(({ projectId, count }) => [projectId, count]));
  }

  async withLines(bids: readonly BidEntity[]): Promise<BidWithLines[]> {
    if (bids.length === 0) return [];
    const lines = await this.unitOfWork.repository(BidLineEntity).findBy({ bidId: In(bids.map(({ id }) => id)) });
    const byBid = groupBy(lines, ({ bidId }) => bidId);
    return bids.map((bid) => ({ bid, lines: byBid.get(bid.id) ?? [] }));
  }

  /** Writes a bid that is new or edited, with its lines in place of those before. */
  async save(bid: BidEntity, lines: readonly BidLineEntity[]): Promise<void> {
    await this.unitOfWork.repository(BidEntity).save(bid);
    const repository = this.unitOfWork.repository(BidLineEntity);
    await repository.delete({ bidId: bid.id });
    if (lines.length > 0) await repository.insert([...lines]);
  }

  /** The version stays: the contractor has edited nothing. */
  async moveLastInstant(id: string, expiresAt: Date): Promise<void> {
    await this.unitOfWork.manager.query(`UPDATE bid SET expires_at = $2 WHERE id = $1`, [id, expiresAt]);
  }

  /** The one place where a bid's status is written: the row, from the status it was read in, and its history. */
  async saveTransition(bid: BidEntity, move: BidMove): Promise<void> {
    const from = bid.status;
    const changed = { ...move.changes, status: move.to, updatedAt: this.clock.now() };
    const result = await this.unitOfWork.repository(BidEntity).update({ id: bid.id, status: from }, changed);
    if (result.affected !== 1) throw new DomainError('state.conflict', { extra: { state: from } });
    Object.assign(bid, changed, { version: bid.version + 1 });
    const reason = move.changes?.rejectReason ?? move.changes?.endReason ?? null;
    await this.record(bid, { from, event: move.event, actorId: move.actorId, reason });
  }

  /** A line of history for what leaves the status as it is, or makes the bid. */
  record(
    bid: BidEntity,
    change: {
      readonly from: BidStatus | null;
      readonly event: string;
      readonly actorId: string | null;
      readonly reason?: string | null;
    },
  ): Promise<void> {
    return this.history.record({ entity: 'bid', entityId: bid.id, to: bid.status, ...change });
  }
}
