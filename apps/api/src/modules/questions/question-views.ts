import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { shortName } from '../../common/person-name.js';
import { partiesIn, type ProjectEntity } from '../projects/index.js';
import { UsersService } from '../users/index.js';
import type { QuestionView } from './dto/question.response.js';
import { actionsOn } from './question-gate.js';
import type { QuestionEntity } from './question.entity.js';

/** Bids are sealed, so bidders do not learn from a question who else is there. */
@Injectable()
export class QuestionViews {
  constructor(private readonly users: UsersService) {}

  async of(actor: Actor, project: ProjectEntity, questions: readonly QuestionEntity[]): Promise<QuestionView[]> {
    const seesAskers = partiesIn(actor, project).some((party) => party !== 'awarded_contractor');
    const named = questions.filter(({ askerId }) => seesAskers || askerId === actor.userId);
    const people = await this.users.findByIds([...new Set(named.map(({ askerId }) => askerId))]);
    const names = new Map(people.map((person) => [person.id, person.company ?? shortName(person)]));
    return questions.map((question) => ({
      id: question.id,
      projectId: question.projectId,
      body: question.body,
      askedAt: question.createdAt.toISOString(),
      askerName: names.get(question.askerId) ?? null,
      isMine: question.askerId === actor.userId,
      answer: question.answer,
      answeredAt: question.answeredAt?.toISOString() ?? null,
      isHidden: question.hiddenAt !== null,
      actions: actionsOn(actor, project, question),
    }));
  }

  async one(actor: Actor, project: ProjectEntity, question: QuestionEntity): Promise<QuestionView> {
    const [view] = await this.of(actor, project, [question]);
    if (!view) throw new Error(`Question ${question.id} has no view`);
    return view;
  }
}
