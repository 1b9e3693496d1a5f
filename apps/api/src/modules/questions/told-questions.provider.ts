import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isHiddenFrom, type Actor } from '@cw/domain';
import { ToldFacts, type ToldQuestion } from '../../common/realtime/told-facts.js';
import { ProjectReader, ProjectRepository } from '../projects/index.js';
import { QuestionRepository } from './question.repository.js';
import { QuestionViews } from './question-views.js';

/** Tells an e-mail about a question what its reader's list shows of it, as the e-mail goes out. */
@Injectable()
export class ToldQuestionsProvider implements OnModuleInit {
  constructor(
    private readonly told: ToldFacts,
    private readonly reader: ProjectReader,
    private readonly projects: ProjectRepository,
    private readonly questions: QuestionRepository,
    private readonly views: QuestionViews,
  ) {}

  onModuleInit(): void {
    this.told.questionsBy((actor, ids) => this.of(actor, ids));
  }

  private async of(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, ToldQuestion>> {
    const told = new Map<string, ToldQuestion>();
    for (const id of ids) {
      const question = await this.one(actor, id);
      if (question) told.set(id, question);
    }
    return told;
  }

  private async one(actor: Actor, id: string): Promise<ToldQuestion | null> {
    const question = await this.questions.find(id);
    // A right may have ended since, and staff may have hidden it.
    if (!question || isHiddenFrom(actor, { authorId: question.askerId, hiddenAt: question.hiddenAt })) return null;
    if (!(await this.reader.knows(actor, question.projectId))) return null;
    const project = await this.projects.find(question.projectId);
    if (!project) return null;
    const { askerName, body, answer } = await this.views.one(actor, project, question);
    return { who: askerName ?? '', body, answer: answer ?? '' };
  }
}
