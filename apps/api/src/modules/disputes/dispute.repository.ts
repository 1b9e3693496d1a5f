import { Injectable } from '@nestjs/common';
import { STANDING_DISPUTE_STATES, type Cents, type DisputeSide, type DisputeState } from '@cw/domain';
import { In } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { DisputeEntity, DisputeOfferEntity, DisputeRulingEntity, DisputeStatementEntity } from './dispute.entity.js';
import { CASE_WAITS } from './staff-turn.js';

interface Ending {
  readonly to: DisputeState;
  readonly stakeCents: Cents;
  readonly isHeld: boolean;
  readonly contractorCents: Cents | null;
}

const OLDEST = { createdAt: 'ASC', id: 'ASC' } as const;

/** Cases as rows. Whoever changes one holds its project's lock. */
@Injectable()
export class DisputeRepository {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  find(id: string): Promise<DisputeEntity | null> {
    return this.cases.findOneBy({ id });
  }

  /** The project's row is locked before, always in this order. */
  findForUpdate(id: string): Promise<DisputeEntity | null> {
    return this.cases.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Newest first. */
  ofProject(projectId: string, limit: number): Promise<DisputeEntity[]> {
    return this.cases.find({ where: { projectId }, order: { createdAt: 'DESC', id: 'DESC' }, take: limit });
  }

  /** What stands or waits is listed from the oldest on, what is over from the latest on. */
  page(
    wanted: DisputeState | 'waiting',
    limit: number,
    after: readonly [Date, string] | null,
  ): Promise<DisputeEntity[]> {
    const stands = wanted === 'waiting' || STANDING_DISPUTE_STATES.some((standing) => standing === wanted);
    const [order, beyond] = stands ? (['ASC', '>'] as const) : (['DESC', '<'] as const);
    const query = this.cases.createQueryBuilder('d');
    if (wanted === 'waiting') query.where(CASE_WAITS(':now'), { now: this.clock.now() });
    else query.where('d.state = :state', { state: wanted });
    if (after) query.andWhere(`(d.createdAt, d.id) ${beyond} (:at, :id)`, { at: after[0], id: after[1] });
    return query.orderBy('d.createdAt', order).addOrderBy('d.id', order).limit(limit).getMany();
  }

  save(dispute: DisputeEntity): Promise<DisputeEntity> {
    return this.cases.save(dispute);
  }

  /** The one place where a case ends: the row, from the state it was read in, and every offer with it. */
  async end(dispute: DisputeEntity, { to, ...outcome }: Ending): Promise<void> {
    const now = this.clock.now();
    const changed = { state: to, ...outcome, endedAt: now, updatedAt: now };
    const asRead = { id: dispute.id, state: dispute.state };
    const result = await this.cases.update(asRead, changed);
    if (result.affected !== 1) throw new DomainError('state.conflict', { extra: { state: dispute.state } });
    Object.assign(dispute, changed, { version: dispute.version + 1 });
    await this.offers.update({ disputeId: dispute.id, state: 'open' }, { state: 'lapsed', endedAt: now });
  }

  statementsOf(disputeIds: readonly string[]): Promise<DisputeStatementEntity[]> {
    return this.statements.find({ where: { disputeId: In([...disputeIds]) }, order: OLDEST });
  }

  countStatements(disputeId: string): Promise<number> {
    return this.statements.countBy({ disputeId });
  }

  async addStatement(statement: DisputeStatementEntity): Promise<void> {
    await this.statements.insert(statement);
  }

  offersOf(disputeIds: readonly string[]): Promise<DisputeOfferEntity[]> {
    return this.offers.find({ where: { disputeId: In([...disputeIds]) }, order: OLDEST });
  }

  findOffer(id: string): Promise<DisputeOfferEntity | null> {
    return this.offers.findOneBy({ id });
  }

  openOfferOf(disputeId: string, side: DisputeSide): Promise<DisputeOfferEntity | null> {
    return this.offers.findOneBy({ disputeId, side, state: 'open' });
  }

  countOffers(disputeId: string): Promise<number> {
    return this.offers.countBy({ disputeId });
  }

  /** The sides that have said something, in words or by an offer. */
  async speakers(disputeId: string): Promise<DisputeSide[]> {
    const said = [...(await this.statementsOf([disputeId])), ...(await this.offersOf([disputeId]))];
    return [...new Set(said.map(({ side }) => side))];
  }

  async saveOffer(offer: DisputeOfferEntity): Promise<void> {
    await this.offers.save(offer);
  }

  rulingsOf(disputeIds: readonly string[]): Promise<DisputeRulingEntity[]> {
    return this.rulings.find({ where: { disputeId: In([...disputeIds]) }, order: { proposedAt: 'ASC', id: 'ASC' } });
  }

  findProposed(disputeId: string): Promise<DisputeRulingEntity | null> {
    return this.rulings.findOneBy({ disputeId, state: 'proposed' });
  }

  countRulings(disputeId: string): Promise<number> {
    return this.rulings.countBy({ disputeId });
  }

  async saveRuling(ruling: DisputeRulingEntity): Promise<void> {
    await this.rulings.save(ruling);
  }

  private get cases() {
    return this.unitOfWork.repository(DisputeEntity);
  }

  private get statements() {
    return this.unitOfWork.repository(DisputeStatementEntity);
  }

  private get offers() {
    return this.unitOfWork.repository(DisputeOfferEntity);
  }

  private get rulings() {
    return this.unitOfWork.repository(DisputeRulingEntity);
  }
}
