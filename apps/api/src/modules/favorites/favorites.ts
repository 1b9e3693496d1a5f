import { Injectable } from '@nestjs/common';
import { FAVORITE_LIMITS, type Actor } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ContractorGate } from '../contractors/index.js';
import { UserEntity } from '../users/index.js';
import type { FavoriteList } from './dto/favorite.response.js';
import { FavoriteEntity } from './favorite.entity.js';

/** The contractors whom a client keeps in mind. */
@Injectable()
export class Favorites {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly contractors: ContractorGate,
    private readonly clock: Clock,
  ) {}

  /** All of them at once: there are few. */
  async list({ userId }: Actor): Promise<FavoriteList> {
    const favorites = await this.unitOfWork
      .repository(FavoriteEntity)
      .find({ where: { userId }, order: { createdAt: 'DESC', contractorId: 'ASC' } });
    const items = favorites.map(({ contractorId, createdAt }) => ({ contractorId, since: createdAt.toISOString() }));
    return { items, nextCursor: null };
  }

  /** Adding it again changes nothing. */
  async add(actor: Actor, contractorId: string): Promise<void> {
    const { userId } = actor;
    await this.unitOfWork.run(async () => {
      await this.contractors.readable(actor, contractorId);
      const repository = this.unitOfWork.repository(FavoriteEntity);
      // Two at once would both find room for one.
      await this.unitOfWork
        .repository(UserEntity)
        .findOneOrFail({ where: { id: userId }, lock: { mode: 'for_no_key_update' } });
      if (await repository.existsBy({ userId, contractorId })) return;
      const limit = FAVORITE_LIMITS.perAccount;
      if ((await repository.countBy({ userId })) >= limit) {
        throw new DomainError('favorite.too_many');
      }
      await repository.insert({ userId, contractorId, createdAt: this.clock.now() });
    });
  }

  /** Removing what is none changes nothing. */
  async remove({ userId }: Actor, contractorId: string): Promise<void> {
    await this.unitOfWork.repository(FavoriteEntity).delete({ userId, contractorId });
  }
}
