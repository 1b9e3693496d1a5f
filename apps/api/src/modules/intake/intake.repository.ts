import { Injectable } from '@nestjs/common';
import { awaitsFirstAnswer, decide, intakeMachine, keepsReviewPromise, type IntakeEvent } from '@cw/domain';
import { MoreThan } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { mustMove } from '../../common/errors/must.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { IntakeFileEntity } from './intake-file.entity.js';
import { intakeReferenceOf } from './intake-reference.js';
import { IntakeRepairEntity } from './intake-repair.entity.js';
import { IntakeEntity } from './intake.entity.js';

/** Who moves a request, why, and what the move writes. */
export interface IntakeMove {
  readonly event: IntakeEvent;
  readonly as: readonly ('submitter' | 'admin' | 'project')[];
  /** Null for a submitter without an account, and for the clock. */
  readonly actorId: string | null;
  readonly reason?: string | null;
  readonly changes?: Partial<IntakeEntity>;
}

interface NewIntakeRows {
  readonly repairs: readonly IntakeRepairEntity[];
  readonly paper: IntakeFileEntity | null;
  readonly actorId: string | null;
}

/** Requests as rows, with their repairs and papers. */
@Injectable()
export class IntakeRepository {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly history: StateHistory,
    private readonly clock: Clock,
  ) {}

  find(id: string): Promise<IntakeEntity | null> {
    return this.rows.findOneBy({ id });
  }

  findForUpdate(id: string): Promise<IntakeEntity | null> {
    return this.rows.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  findByTokenHash(tokenHash: Buffer): Promise<IntakeEntity | null> {
    return this.rows.findOneBy({ tokenHash });
  }

  findBySentKey(sentKey: string): Promise<IntakeEntity | null> {
    return this.rows.findOneBy({ sentKey });
  }

  /** By what people call it, however they type it. */
  findByReference(email: string, reference: string): Promise<IntakeEntity | null> {
    return this.rows.findOneBy({ email, reference: intakeReferenceOf(reference) });
  }

  /** How many an address has sent since then. */
  countOf(email: string, since: Date): Promise<number> {
    return this.rows.countBy({ email, submittedAt: MoreThan(since) });
  }

  /** A request that was sent just now, as the first state of its history. */
  async add(intake: IntakeEntity, { repairs, paper, actorId }: NewIntakeRows): Promise<void> {
    await this.rows.save(intake);
    await this.unitOfWork.repository(IntakeRepairEntity).insert([...repairs]);
    if (paper) await this.unitOfWork.repository(IntakeFileEntity).insert(paper);
    const { initial: to, name: entity } = intakeMachine;
    await this.history.record({ entity, entityId: intake.id, from: null, to, event: 'submit', actorId });
  }

  /** In the order of the form. */
  repairsOf(intakeId: string): Promise<IntakeRepairEntity[]> {
    return this.unitOfWork.repository(IntakeRepairEntity).find({ where: { intakeId }, order: { number: 'ASC' } });
  }

  filesOf(intakeId: string): Promise<IntakeFileEntity[]> {
    return this.unitOfWork.repository(IntakeFileEntity).find({ where: { intakeId }, order: { id: 'ASC' } });
  }

  findFile(id: string): Promise<IntakeFileEntity | null> {
    return this.unitOfWork.repository(IntakeFileEntity).findOneBy({ id });
  }

  save(intake: IntakeEntity): Promise<IntakeEntity> {
    return this.rows.save(intake);
  }

  /** Moves a locked request along the table; 409 with the present state for what that does not allow. */
  async move(intake: IntakeEntity, { event, as, actorId, reason = null, changes = {} }: IntakeMove): Promise<void> {
    const from = intake.state;
    const to = mustMove(decide(intakeMachine, { state: from, event, as, guards: {} }), from, {});
    const isFirstAnswer = keepsReviewPromise(event) && awaitsFirstAnswer(intake);
    const answered = isFirstAnswer ? { firstAnsweredAt: this.clock.now() } : {};
    await this.rows.save(Object.assign(intake, changes, answered, { state: to }));
    await this.history.record({ entity: intakeMachine.name, entityId: intake.id, from, to, event, actorId, reason });
  }

  private get rows() {
    return this.unitOfWork.repository(IntakeEntity);
  }
}
