import { Injectable } from '@nestjs/common';
import { QUESTION_LIMITS } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { notLicensedIn } from '../../common/errors/not-licensed-in.js';
import { PersonBlocks } from '../messages/index.js';
import { ProjectReader, type LockedProject } from '../projects/index.js';
import { QuestionRepository } from './question.repository.js';

/** Who may ask on a project: whoever may bid on it, unless the client's side and they have blocked each other. */
@Injectable()
export class QuestionAskers {
  constructor(
    private readonly reader: ProjectReader,
    private readonly blocks: PersonBlocks,
    private readonly questions: QuestionRepository,
  ) {}

  async assertMayAsk({ actor, project }: LockedProject): Promise<void> {
    if (project.status !== 'open') throw new DomainError('question.closed');
    const client = [project.ownerId, ...project.deciderIds];
    if (await this.blocks.standBetween(actor.userId, client)) throw new DomainError('question.blocked');
    const { bidBlockedBy, missingLicense } = await this.reader.detail(actor, project.id);
    if (bidBlockedBy.length > 0) throw new DomainError('question.contractor_unverified');
    if (missingLicense) throw notLicensedIn({ reader: 'contractor', ...missingLicense });
    const asked = await this.questions.countOf(project.id, actor.userId);
    if (asked >= QUESTION_LIMITS.perContractor) throw new DomainError('question.too_many');
  }
}
