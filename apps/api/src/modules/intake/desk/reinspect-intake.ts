import { Injectable } from '@nestjs/common';
import { followProjects, type Actor } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { DomainError, invalidFields } from '../../../common/errors/domain-error.js';
import { newId } from '../../../common/ids.js';
import { IntakeReinspectionEntity } from '../intake-reinspection.entity.js';
import type { IntakeEntity } from '../intake.entity.js';
import { IntakeRepository } from '../intake.repository.js';
import { CloseIntake } from './close-intake.js';
import type { OrderReinspection, RecordReinspection } from './dto/triage.input.js';
import { FollowedProjects } from './followed-projects.js';
import { IntakeDeskRepository } from './intake-desk.repository.js';
import { IntakeGate, type LockedIntake, type StaffAct } from './intake-gate.js';

/** INT-08: who looks at the finished work and when, and what they found. */
@Injectable()
export class ReinspectIntake {
  constructor(
    private readonly gate: IntakeGate,
    private readonly intakes: IntakeRepository,
    private readonly desk: IntakeDeskRepository,
    private readonly followed: FollowedProjects,
    private readonly closing: CloseIntake,
    private readonly clock: Clock,
  ) {}

  /** One that is ordered already gets another date or inspector; after one that failed this is the next. */
  order(actor: Actor, id: string, input: OrderReinspection): Promise<void> {
    return this.gate.act(actor, id, async ({ intake }) => {
      await this.mustBeDone(intake, actor);
      const { scheduledOn, inspectorName, inspectorCompany } = input;
      const open = await this.desk.openReinspection(id);
      const ordered = open ?? this.ordered(id, actor.userId);
      await this.desk.saveReinspection(
        Object.assign(ordered, { scheduledOn, inspectorName, inspectorCompany: inspectorCompany || null }),
      );
      return { action: 'intake.reinspection_ordered', after: { reinspectionId: ordered.id, scheduledOn } };
    });
  }

  record(actor: Actor, id: string, { result, notes }: RecordReinspection): Promise<void> {
    return this.gate.act(actor, id, async (locked) => {
      if (locked.intake.state !== 'reinspection_ordered') throw conflict(locked.intake);
      const open = await this.desk.openReinspection(id);
      if (!open) throw new DomainError('intake.reinspection_open');
      if (result === 'failed' && !notes) throw invalidFields({ path: 'notes', code: 'required' });
      const recorded = { result, notes: notes || null, recordedAt: this.clock.now(), recordedBy: actor.userId };
      await this.desk.saveReinspection(Object.assign(open, recorded));
      return result === 'passed' ? this.passed(locked, open.id) : this.failed(locked, open);
    });
  }

  private async passed({ actor, intake }: LockedIntake, reinspectionId: string): Promise<StaffAct> {
    await this.intakes.move(intake, { event: 'inspection_passed', as: ['admin'], actorId: actor.userId });
    await this.closing.invoice(intake);
    return { action: 'intake.reinspection_passed', after: { reinspectionId } };
  }

  private async failed({ actor, intake }: LockedIntake, { id, notes }: IntakeReinspectionEntity): Promise<StaffAct> {
    await this.intakes.move(intake, { event: 'inspection_failed', as: ['admin'], actorId: actor.userId });
    await this.closing.tellFailed(intake, { actorId: actor.userId, notes: notes ?? '' });
    return { action: 'intake.reinspection_failed', after: { reinspectionId: id } };
  }

  /** What failed is mended outside of any project, so that staff's next order says that it is done again. */
  private async mustBeDone(intake: IntakeEntity, actor: Actor): Promise<void> {
    if (intake.state === 'reinspection_ordered') return;
    if (intake.state !== 'work_scheduled') throw conflict(intake);
    const repairs = await this.intakes.repairsOf(intake.id);
    const event = followProjects(
      await this.followed.of(intake.id),
      repairs.map(({ id }) => id),
    );
    if (event !== 'work_done') throw new DomainError('intake.work_unfinished');
    await this.intakes.move(intake, { event, as: ['project'], actorId: actor.userId });
  }

  private ordered(intakeId: string, orderedBy: string): IntakeReinspectionEntity {
    return Object.assign(new IntakeReinspectionEntity(), {
      id: newId(),
      intakeId,
      orderedAt: this.clock.now(),
      orderedBy,
      result: null,
      notes: null,
      recordedAt: null,
      recordedBy: null,
    });
  }
}

const conflict = ({ state }: IntakeEntity): DomainError => new DomainError('state.conflict', { extra: { state } });
