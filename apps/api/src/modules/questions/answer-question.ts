import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { EventBus } from '../../common/events/event-bus.js';
import { BidRepository } from '../bids/index.js';
import type { AnswerQuestion } from './dto/question.input.js';
import type { QuestionView } from './dto/question.response.js';
import { aboutQuestion, QuestionGate } from './question-gate.js';
import { QuestionRepository } from './question.repository.js';
import { QuestionViews } from './question-views.js';

/** The client's answer, for everybody who bids or asks; said better later, it tells nobody a second time. */
@Injectable()
export class AnswerQuestionUseCase {
  constructor(
    private readonly gate: QuestionGate,
    private readonly questions: QuestionRepository,
    private readonly views: QuestionViews,
    private readonly bids: BidRepository,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  execute(actor: Actor, id: string, { body }: AnswerQuestion): Promise<QuestionView> {
    return this.gate.locked(actor, id, 'answer', async ({ project, question }) => {
      const isFirst = question.answer === null;
      Object.assign(question, { answer: body, answeredAt: this.clock.now(), answeredById: actor.userId });
      await this.questions.save(question);
      const toldIds = isFirst ? await this.readersOf(project.id) : [];
      await this.events.emit('question.answered', { ...aboutQuestion(actor, project, question), toldIds });
      return this.views.one(actor, project, question);
    });
  }

  private async readersOf(projectId: string): Promise<string[]> {
    const bids = await this.bids.ofProject(projectId);
    const bidders = bids.filter(({ status }) => status === 'pending').map(({ contractorId }) => contractorId);
    return [...new Set([...bidders, ...(await this.questions.askersOf(projectId))])];
  }
}
