import { Injectable } from '@nestjs/common';
import { decidesForClient, looksAsClient, type Actor } from '@cw/domain';
import { DomainError, invalidFields } from '../../common/errors/domain-error.js';
import { partiesIn, ProjectGate, type ProjectEntity } from '../projects/index.js';
import { UsersService } from '../users/index.js';
import { sideIn } from './conversation-gate.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationViews } from './conversation-views.js';
import type { ConversationView } from './dto/conversation.response.js';
import type { OpenConversation } from './dto/message.input.js';

export interface Opened {
  readonly view: ConversationView;
  /** False: it was there before. */
  readonly isNew: boolean;
}

/** MSG-01: either side may begin once the contractor has a bid that stands. */
@Injectable()
export class OpenConversationUseCase {
  constructor(
    private readonly users: UsersService,
    private readonly projects: ProjectGate,
    private readonly conversations: ConversationRepository,
    private readonly views: ConversationViews,
  ) {}

  execute(actor: Actor, projectId: string, { contractorId: named }: OpenConversation): Promise<Opened> {
    return this.users.whileActive(actor.userId, async () => {
      const project = await this.projects.readable(actor, projectId);
      const contractorId = mustName(actor, project, named);
      const isNew = await this.begin(actor, project, contractorId);
      const row = await this.conversations.between(actor.userId, projectId, contractorId);
      const side = row && sideIn(actor.userId, row);
      if (!row || !side) throw new DomainError('access.denied');
      return { isNew, view: await this.views.one({ actor, row, side }) };
    });
  }

  private async begin(actor: Actor, project: ProjectEntity, contractorId: string): Promise<boolean> {
    const known = await this.conversations.between(actor.userId, project.id, contractorId);
    if (known) return false;
    const parties = partiesIn(actor, project);
    if (looksAsClient(parties) && !decidesForClient(parties)) throw new DomainError('access.denied');
    if (!(await this.conversations.hasLiveBid(project.id, contractorId))) throw new DomainError('conversation.no_bid');
    return this.conversations.open(project.id, contractorId, actor.userId);
  }
}

/** The client says to whom; a contractor speaks for itself alone. */
function mustName(actor: Actor, project: ProjectEntity, named: string | undefined): string {
  if (looksAsClient(partiesIn(actor, project))) {
    if (named === undefined) throw invalidFields({ path: 'contractorId', code: 'required' });
    return named;
  }
  if (actor.role !== 'contractor') throw new DomainError('access.denied');
  if (named !== undefined && named !== actor.userId) throw invalidFields({ path: 'contractorId', code: 'not_allowed' });
  return actor.userId;
}
