import { Injectable } from '@nestjs/common';
import { DEFAULT_CONTRACTOR_SORT, hasPermission, PAGE_LIMITS, type Actor } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { Cursors } from '../../common/http/cursor.js';
import { fullName, shortName } from '../../common/person-name.js';
import { radiusLimit } from '../../geo/radius.js';
import { ZipCentroids } from '../../geo/zip-centroids.js';
import { ContractorCards } from './contractor-cards.js';
import { DirectoryRepository, type DirectoryRow } from './directory.repository.js';
import { toContractorSummary } from './contractor.mapper.js';
import type { ContractorPage } from './dto/contractor.response.js';
import type { ListContractorsQuery } from './dto/list-contractors.query.js';

interface Reader {
  readonly nameOf: typeof fullName;
  readonly actorId: string | null;
}

/** CON-03: the contractors whom clients may hire. */
@Injectable()
export class ContractorDirectory {
  constructor(
    private readonly repository: DirectoryRepository,
    private readonly zips: ZipCentroids,
    private readonly cards: ContractorCards,
    private readonly cursors: Cursors,
  ) {}

  async list(actor: Actor | null, query: ListContractorsQuery): Promise<ContractorPage> {
    if (actor) {
      if (!hasPermission(actor, 'contractor.browse')) throw new DomainError('access.contractors_for_clients');
      return this.page(query, { nameOf: fullName, actorId: actor.userId });
    }
    if (query.cursor !== undefined || query.scope === 'favorites') throw new DomainError('auth.required');
    const first = { ...query, limit: Math.min(query.limit, PAGE_LIMITS.default) };
    const { items } = await this.page(first, { nameOf: shortName, actorId: null });
    return { items: items.map((item) => ({ ...item, company: null })), nextCursor: null };
  }

  private async page(query: ListContractorsQuery, { nameOf, actorId }: Reader): Promise<ContractorPage> {
    const sort = query.sort ?? DEFAULT_CONTRACTOR_SORT;
    const center = await this.zips.center(query.zip, query.radiusMiles !== undefined);
    const list = `contractors.${sort}.${center ? 'near' : 'all'}`;
    const rows = await this.repository.find({
      sort,
      limit: query.limit + 1,
      trade: query.trade ?? null,
      minRating: query.minRating ?? null,
      center,
      radiusMiles: radiusLimit(query.radiusMiles),
      favoritesOf: query.scope === 'favorites' ? actorId : null,
      after: this.cursors.decode(list, query.cursor),
    });
    const profiles = new Map(rows.map((row) => [row.id, row]));
    const gaps = await this.cards.gapsOf([...profiles.keys()], profiles);
    return this.cursors.page(rows, query.limit, list, {
      map: (row: DirectoryRow) => toContractorSummary({ ...row, name: nameOf(row) }, gaps.get(row.id) ?? []),
      key: (row) => [row.key, row.id],
    });
  }
}
