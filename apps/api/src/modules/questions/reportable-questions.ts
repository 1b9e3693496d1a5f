import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProjectRepository } from '../projects/index.js';
import { ReportableContents, type ReportableContent, type ReportedWords } from '../reports/index.js';
import { QuestionRepository } from './question.repository.js';

/** Questions as staff decide on them; the answer goes and comes with its question. */
@Injectable()
export class ReportableQuestions implements ReportableContent, OnModuleInit {
  readonly kind = 'question';

  constructor(
    private readonly contents: ReportableContents,
    private readonly questions: QuestionRepository,
    private readonly projects: ProjectRepository,
  ) {}

  onModuleInit(): void {
    this.contents.register(this);
  }

  async words(ids: readonly string[]): Promise<ReportedWords[]> {
    const questions = await this.questions.findMany(ids);
    const projects = await this.projects.findMany([...new Set(questions.map(({ projectId }) => projectId))]);
    return questions.flatMap(({ id, projectId, askerId, body, answer, createdAt }) => {
      const project = projects.find((known) => known.id === projectId);
      if (!project) return [];
      const about = { projectId, projectTitle: project.title, ownerId: project.ownerId, profileId: null };
      const said = { body, answer, rating: null, writtenAt: createdAt };
      return [{ contentId: id, authorId: askerId, ...about, ...said }];
    });
  }

  async lock(id: string): Promise<void> {
    await this.questions.lock(id);
  }

  async setHidden(id: string, hiddenAt: Date | null): Promise<void> {
    const question = await this.questions.lock(id);
    if (question) await this.questions.save(Object.assign(question, { hiddenAt }));
  }
}
