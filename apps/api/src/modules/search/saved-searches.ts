import { Injectable } from '@nestjs/common';
import { SAVED_SEARCH_LIMITS, type Actor } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { newId } from '../../common/ids.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ProjectLists, searchWords } from '../projects/index.js';
import { UserEntity } from '../users/index.js';
import type { CreateSavedSearch, SavedFilters, SavedSearchEdit } from './dto/saved-search.input.js';
import type { SavedSearchPage, SavedSearchView } from './dto/saved-search.response.js';
import { SavedSearchEntity } from './saved-search.entity.js';

/** PROJ-07: a contractor's own kept filters. */
@Injectable()
export class SavedSearches {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly projects: ProjectLists,
    private readonly clock: Clock,
  ) {}

  /** All of them at once: there are few. */
  async list(actor: Actor): Promise<SavedSearchPage> {
    const searches = await this.unitOfWork
      .repository(SavedSearchEntity)
      .find({ where: { userId: actor.userId }, order: { createdAt: 'ASC', id: 'ASC' } });
    const items: SavedSearchView[] = [];
    for (const search of searches) items.push(await this.view(actor, search));
    return { items, nextCursor: null };
  }

  async create(actor: Actor, { name, filters, alerts }: CreateSavedSearch): Promise<SavedSearchView> {
    await this.projects.assertFilters(filters);
    const saved = await this.unitOfWork.run(async () => {
      await this.assertRoom(actor);
      return this.unitOfWork.repository(SavedSearchEntity).save(
        Object.assign(new SavedSearchEntity(), {
          id: newId(),
          userId: actor.userId,
          name,
          ...kept(filters),
          alerts,
          newSince: this.clock.now(),
        }),
      );
    });
    return this.view(actor, saved);
  }

  async update(actor: Actor, id: string, { name, filters, alerts, seen }: SavedSearchEdit): Promise<SavedSearchView> {
    if (filters) await this.projects.assertFilters(filters);
    const saved = await this.unitOfWork.run(async () => {
      const search = await this.own(actor, id);
      Object.assign(
        search,
        name !== undefined && { name },
        filters && kept(filters),
        alerts !== undefined && { alerts },
        seen === true && { newSince: this.clock.now() },
      );
      return this.unitOfWork.repository(SavedSearchEntity).save(search);
    });
    return this.view(actor, saved);
  }

  async delete(actor: Actor, id: string): Promise<void> {
    const { affected } = await this.unitOfWork.repository(SavedSearchEntity).delete({ id, userId: actor.userId });
    if (affected !== 1) throw new DomainError('saved_search.not_found');
  }

  private async own(actor: Actor, id: string): Promise<SavedSearchEntity> {
    const search = await this.unitOfWork
      .repository(SavedSearchEntity)
      .findOne({ where: { id, userId: actor.userId }, lock: { mode: 'pessimistic_write' } });
    if (!search) throw new DomainError('saved_search.not_found');
    return search;
  }

  private async assertRoom(actor: Actor): Promise<void> {
    // Two searches at once would both find room for one.
    await this.unitOfWork
      .repository(UserEntity)
      .findOneOrFail({ where: { id: actor.userId }, lock: { mode: 'pessimistic_write' } });
    const limit = SAVED_SEARCH_LIMITS.perAccount;
    const count = await this.unitOfWork.repository(SavedSearchEntity).countBy({ userId: actor.userId });
    if (count >= limit) throw new DomainError('saved_search.too_many', { values: { limit } });
  }

  private async view(actor: Actor, search: SavedSearchEntity): Promise<SavedSearchView> {
    return {
      id: search.id,
      name: search.name,
      filters: search.filters,
      alerts: search.alerts,
      newSince: search.newSince.toISOString(),
      newCount: await this.projects.countSince(actor, search.filters, search.newSince),
      createdAt: search.createdAt.toISOString(),
    };
  }
}

const kept = (filters: SavedFilters): Pick<SavedSearchEntity, 'filters' | 'words'> => ({
  filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
  words: searchWords(filters.q),
});
