import { Inject, Injectable } from '@nestjs/common';
import { PROJECT_LIMITS, type Actor, type BidGround } from '@cw/domain';
import { DomainError, invalidFields } from '../../../common/errors/domain-error.js';
import { assertFresh } from '../../../common/http/etag.js';
import { conditionFields, newCondition } from './condition.factory.js';
import { ConditionRepository } from './condition.repository.js';
import type { ConditionEdit, ConditionInput } from '../dto/condition.input.js';
import type { ConditionView } from '../dto/condition.response.js';
import { PostAnnouncer } from '../posting/post-announcer.js';
import { PROJECT_BIDS, type ProjectBids } from '../ports/project-bids.port.js';
import { mustMoveProject } from '../project-decision.js';
import { ProjectReader } from '../project-reader.js';
import { ProjectTransaction, type LockedProject } from '../project-transaction.js';
import { conditionWords, tradesOf } from '../posting/project.fields.js';
import { ProjectRepository } from '../project.repository.js';

/** The list of conditions is the owner's to change while the project is open. */
@Injectable()
export class EditConditions {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly projects: ProjectRepository,
    private readonly conditions: ConditionRepository,
    private readonly announcer: PostAnnouncer,
    private readonly reader: ProjectReader,
    @Inject(PROJECT_BIDS) private readonly bids: ProjectBids,
  ) {}

  add(actor: Actor, projectId: string, input: ConditionInput): Promise<ConditionView> {
    return this.transaction.locked(actor, projectId, async (locked) => {
      const { project, conditions, parties } = locked;
      mustMoveProject(project, { event: 'edit', as: parties });
      if (conditions.length >= PROJECT_LIMITS.conditionsMax) {
        throw invalidFields({ path: 'conditions', code: 'too_many', values: { limit: PROJECT_LIMITS.conditionsMax } });
      }
      const condition = newCondition(project.id, Math.max(0, ...conditions.map(({ number }) => number)) + 1, input);
      conditions.push(condition);
      await this.save(locked);
      return this.reader.condition(actor, project, condition.id);
    });
  }

  async update(
    actor: Actor,
    id: string,
    { edit, ifMatch }: { readonly edit: ConditionEdit; readonly ifMatch: string | undefined },
  ): Promise<ConditionView> {
    const projectId = await this.projectIdOf(actor, id);
    return this.transaction.locked(actor, projectId, async (locked) => {
      const { project, conditions, parties } = locked;
      const condition = conditions.find((candidate) => candidate.id === id);
      if (!condition) throw new DomainError('condition.not_found');
      mustMoveProject(project, { event: 'edit', as: parties });
      assertFresh(ifMatch, condition);
      const sent = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
      const before = JSON.stringify(condition);
      Object.assign(condition, conditionFields({ ...condition, ...sent }));
      await this.save(locked, JSON.stringify(condition) === before ? [] : ['scope']);
      return this.reader.condition(actor, project, id);
    });
  }

  /** A mistaken entry is taken out as long as nobody has priced the list: a bid stays what was bid. */
  async remove(actor: Actor, id: string): Promise<void> {
    const projectId = await this.projectIdOf(actor, id);
    return this.transaction.locked(actor, projectId, async (locked) => {
      const { project, conditions, parties } = locked;
      const at = conditions.findIndex((candidate) => candidate.id === id);
      if (at < 0) throw new DomainError('condition.not_found');
      mustMoveProject(project, { event: 'edit', as: parties });
      if (conditions.length === 1) throw new DomainError('project.needs_condition');
      const pending = await this.bids.pendingCounts([projectId]);
      if (pending.get(projectId)) throw new DomainError('condition.priced');
      await this.conditions.remove(conditions.splice(at, 1));
      await this.save(locked);
    });
  }

  private async projectIdOf(actor: Actor, id: string): Promise<string> {
    const known = await this.conditions.find(id);
    if (!known || !(await this.reader.knows(actor, known.projectId))) throw new DomainError('condition.not_found');
    return known.projectId;
  }

  private async save(
    { actor, project, conditions }: LockedProject,
    changed: readonly BidGround[] = ['scope'],
  ): Promise<void> {
    await this.conditions.save(conditions);
    project.conditionWords = conditionWords(conditions);
    project.trades = tradesOf(conditions);
    await this.projects.save(project);
    await this.announcer.edited(actor, project, changed);
  }
}
