import { Injectable } from '@nestjs/common';
import type { IntakeCategory, ProjectCategory } from '@cw/domain';
import { UnitOfWork } from '../common/persistence/unit-of-work.js';
import { ConditionEntity, ProjectEntity } from '../modules/projects/index.js';
import { UserEntity } from '../modules/users/index.js';
import { emailOf } from './data/people.js';

const OWNER = 'seller';
const PHONE = '+18455550120';
const CALLED: Partial<Record<ProjectCategory, IntakeCategory>> = {
  roofing: 'roof',
  electrical: 'electrical',
  plumbing: 'plumbing',
  hvac: 'hvac',
  painting: 'exterior',
  drywall: 'interior',
  flooring: 'interior',
};

export interface FinishedHome {
  readonly projectId: string;
  /** The request that it would have come from. */
  readonly request: object;
}

/** The demo's finished project, as if it had begun with a repair request. */
@Injectable()
export class FinishedHomes {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Null where no project of the demo could be finished: nothing is paid there. */
  async one(): Promise<FinishedHome | null> {
    const owner = await this.unitOfWork.repository(UserEntity).findOneByOrFail({ email: emailOf(OWNER) });
    const where = { ownerId: owner.id, status: 'completed' as const };
    const project = await this.unitOfWork
      .repository(ProjectEntity)
      .findOne({ where, order: { createdAt: 'ASC', id: 'ASC' } });
    if (!project) return null;
    const conditions = await this.unitOfWork
      .repository(ConditionEntity)
      .find({ where: { projectId: project.id }, order: { number: 'ASC' } });
    const { address, city, state, zip, loanProgram, lender } = project;
    const submitter = { fullName: `${owner.firstName} ${owner.lastName}`, email: owner.email, phone: PHONE };
    const repairs = conditions.map(repairOf);
    return {
      projectId: project.id,
      request: { ...submitter, ...{ address, city, state, zip, loanProgram, lender, repairs }, closingDate: null },
    };
  }
}

const repairOf = ({ category, title, scope, location, quote, page, responsibleParty }: ConditionEntity) => ({
  category: CALLED[category] ?? 'other',
  description: scope,
  ...{ title, location, quote, page, responsibleParty },
});
