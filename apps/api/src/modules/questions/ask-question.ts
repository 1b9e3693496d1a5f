import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { newId } from '../../common/ids.js';
import { ProjectTransaction } from '../projects/index.js';
import { UsersService } from '../users/index.js';
import type { AskQuestion } from './dto/question.input.js';
import type { QuestionView } from './dto/question.response.js';
import { QuestionAskers } from './question-askers.js';
import { aboutQuestion } from './question-gate.js';
import { QuestionEntity } from './question.entity.js';
import { QuestionRepository } from './question.repository.js';
import { QuestionViews } from './question-views.js';

/** MSG-02: whoever may bid asks, and every bidder reads it. */
@Injectable()
export class AskQuestionUseCase {
  constructor(
    private readonly users: UsersService,
    private readonly transaction: ProjectTransaction,
    private readonly askers: QuestionAskers,
    private readonly questions: QuestionRepository,
    private readonly views: QuestionViews,
    private readonly events: EventBus,
  ) {}

  execute(actor: Actor, projectId: string, { body }: AskQuestion): Promise<QuestionView> {
    return this.users.whileActive(actor.userId, () =>
      this.transaction.locked(actor, projectId, async (locked) => {
        await this.askers.assertMayAsk(locked);
        const { project } = locked;
        const question = Object.assign(new QuestionEntity(), {
          ...{ id: newId(), projectId, askerId: actor.userId, body },
          ...{ answer: null, answeredAt: null, answeredById: null, hiddenAt: null },
        });
        await this.questions.save(question);
        await this.events.emit('question.asked', aboutQuestion(actor, project, question));
        return this.views.one(actor, project, question);
      }),
    );
  }
}
