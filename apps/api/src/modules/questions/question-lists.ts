import { Injectable } from '@nestjs/common';
import { hasAdminRights, type Actor } from '@cw/domain';
import { Cursors } from '../../common/http/cursor.js';
import type { PageQuery } from '../../common/http/page.query.js';
import { ProjectReader } from '../projects/index.js';
import type { QuestionPage } from './dto/question.response.js';
import { QuestionRepository } from './question.repository.js';
import { QuestionViews } from './question-views.js';

const LIST = 'questions.project';

@Injectable()
export class QuestionLists {
  constructor(
    private readonly reader: ProjectReader,
    private readonly questions: QuestionRepository,
    private readonly views: QuestionViews,
    private readonly cursors: Cursors,
  ) {}

  /** Newest first. */
  async ofProject(actor: Actor, projectId: string, { limit, cursor }: PageQuery): Promise<QuestionPage> {
    const { project } = await this.reader.snapshot(actor, projectId);
    const key = this.cursors.decode(LIST, cursor);
    const after = key ? ([new Date(String(key[0])), String(key[1])] as const) : null;
    const reader = { userId: actor.userId, seesHidden: hasAdminRights(actor) };
    const rows = await this.questions.page(projectId, { limit: limit + 1, after, reader });
    const page = this.cursors.page(rows, limit, LIST, {
      map: (row) => row,
      key: (row) => [row.createdAt.toISOString(), row.id],
    });
    return { items: await this.views.of(actor, project, page.items), nextCursor: page.nextCursor };
  }
}
