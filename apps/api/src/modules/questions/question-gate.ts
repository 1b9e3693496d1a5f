import { Injectable } from '@nestjs/common';
import { isHiddenFrom, questionActions, type Actor, type DomainEvents, type QuestionAction } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { partiesIn, ProjectReader, ProjectTransaction, type ProjectEntity } from '../projects/index.js';
import type { QuestionEntity } from './question.entity.js';
import { QuestionRepository } from './question.repository.js';

export interface LockedQuestion {
  readonly project: ProjectEntity;
  readonly question: QuestionEntity;
}

/** Whoever may read a project reads its questions; for everybody else there are none. */
@Injectable()
export class QuestionGate {
  constructor(
    private readonly reader: ProjectReader,
    private readonly transaction: ProjectTransaction,
    private readonly questions: QuestionRepository,
  ) {}

  /** Runs `work` with the project's row locked and then the question's, for whoever may do the action to it. */
  async locked<T>(
    actor: Actor,
    id: string,
    action: QuestionAction,
    work: (locked: LockedQuestion) => Promise<T>,
  ): Promise<T> {
    const known = await this.questions.find(id);
    if (!known || !(await this.reader.knows(actor, known.projectId))) throw new DomainError('question.not_found');
    return this.transaction.locked(actor, known.projectId, async ({ project }) => {
      const question = await this.questions.lock(id);
      if (!question || isGoneFor(actor, question)) throw new DomainError('question.not_found');
      if (!actionsOn(actor, project, question).includes(action)) throw refusal(actor, project, question, action);
      return work({ project, question });
    });
  }
}

const isGoneFor = (actor: Actor, { askerId: authorId, hiddenAt }: QuestionEntity): boolean =>
  isHiddenFrom(actor, { authorId, hiddenAt });

/** Whoever could have done it before, or in another state, is told so. */
function refusal(actor: Actor, project: ProjectEntity, question: QuestionEntity, action: QuestionAction): DomainError {
  if (action === 'remove' && question.askerId === actor.userId) return new DomainError('question.answered');
  if (action === 'answer' && isClient(actor, project)) return new DomainError('question.closed');
  return new DomainError('access.denied');
}

/** The owner, or whoever decides in the owner's stead. */
export const isClient = (actor: Actor, project: ProjectEntity): boolean =>
  partiesIn(actor, project).some((party) => party === 'owner' || party === 'decider');

export function actionsOn(actor: Actor, project: ProjectEntity, question: QuestionEntity): QuestionAction[] {
  return questionActions({
    isOpen: project.status === 'open',
    isAsker: question.askerId === actor.userId,
    isAnswered: question.answer !== null,
    isClient: isClient(actor, project),
    isStaff: partiesIn(actor, project).includes('admin'),
  });
}

export const aboutQuestion = (
  actor: Actor,
  project: ProjectEntity,
  question: QuestionEntity,
): DomainEvents['question.asked'] => ({
  projectId: project.id,
  projectTitle: project.title,
  ownerId: project.ownerId,
  actorId: actor.userId,
  questionId: question.id,
});
