import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { IntakeOfferEntity, IntakeOfferLineEntity } from '../intake-offer.entity.js';
import { IntakeProjectEntity } from '../intake-project.entity.js';
import { IntakeQuestionEntity } from '../intake-question.entity.js';
import { IntakeReinspectionEntity } from '../intake-reinspection.entity.js';

export interface OfferWithLines {
  readonly offer: IntakeOfferEntity;
  readonly lines: readonly IntakeOfferLineEntity[];
}

/** What staff and submitter said about a request, and what came of it. The request's row is locked before any change. */
@Injectable()
export class IntakeDeskRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** The oldest first. */
  questionsOf(intakeId: string): Promise<IntakeQuestionEntity[]> {
    return this.unitOfWork
      .repository(IntakeQuestionEntity)
      .find({ where: { intakeId }, order: { askedAt: 'ASC', id: 'ASC' } });
  }

  async ask(question: IntakeQuestionEntity): Promise<void> {
    await this.unitOfWork.repository(IntakeQuestionEntity).insert(question);
  }

  /** The latest first. */
  async offersOf(intakeId: string): Promise<OfferWithLines[]> {
    const offers = await this.unitOfWork
      .repository(IntakeOfferEntity)
      .find({ where: { intakeId }, order: { revision: 'DESC' } });
    const lines = await this.unitOfWork
      .repository(IntakeOfferLineEntity)
      .findBy({ offerId: In(offers.map(({ id }) => id)) });
    return offers.map((offer) => ({ offer, lines: lines.filter(({ offerId }) => offerId === offer.id) }));
  }

  /** The offer that the submitter approved last. */
  async approvedOffer(intakeId: string): Promise<OfferWithLines | null> {
    const [latest] = await this.offersOf(intakeId);
    return latest?.offer.answer === 'approved' ? latest : null;
  }

  async send(offer: IntakeOfferEntity, lines: readonly IntakeOfferLineEntity[]): Promise<void> {
    await this.unitOfWork.repository(IntakeOfferEntity).insert(offer);
    await this.unitOfWork.repository(IntakeOfferLineEntity).insert([...lines]);
  }

  /** The oldest first. */
  projectsOf(intakeId: string): Promise<IntakeProjectEntity[]> {
    return this.unitOfWork
      .repository(IntakeProjectEntity)
      .find({ where: { intakeId }, order: { createdAt: 'ASC', projectId: 'ASC' } });
  }

  intakeProject(projectId: string): Promise<IntakeProjectEntity | null> {
    return this.unitOfWork.repository(IntakeProjectEntity).findOneBy({ projectId });
  }

  async addProjects(projects: readonly IntakeProjectEntity[]): Promise<void> {
    await this.unitOfWork.repository(IntakeProjectEntity).insert([...projects]);
  }

  /** The latest first. */
  reinspectionsOf(intakeId: string): Promise<IntakeReinspectionEntity[]> {
    return this.unitOfWork
      .repository(IntakeReinspectionEntity)
      .find({ where: { intakeId }, order: { orderedAt: 'DESC', id: 'DESC' } });
  }

  /** The one whose result nobody has recorded. */
  openReinspection(intakeId: string): Promise<IntakeReinspectionEntity | null> {
    return this.unitOfWork.repository(IntakeReinspectionEntity).findOneBy({ intakeId, result: IsNull() });
  }

  async saveReinspection(reinspection: IntakeReinspectionEntity): Promise<void> {
    await this.unitOfWork.repository(IntakeReinspectionEntity).save(reinspection);
  }
}
