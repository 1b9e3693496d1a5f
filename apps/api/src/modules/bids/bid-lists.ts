import { Injectable } from '@nestjs/common';
import { canReadBid, type Actor } from '@cw/domain';
import { groupBy } from '../../common/group-by.js';
import { Cursors } from '../../common/http/cursor.js';
import {
  ConditionRepository,
  partyFacts,
  ProjectReader,
  ProjectRepository,
  type BidProject,
  type BidView,
  type ProjectEntity,
} from '../projects/index.js';
import type { BidEntity } from './bid.entity.js';
import { BidRepository } from './bid.repository.js';
import { BidViews } from './bid-views.js';
import type { BidPage } from './dto/bid-page.response.js';
import type { ListMyBidsQuery } from './dto/list-bids.query.js';

const LIST = 'bids.mine';

@Injectable()
export class BidLists {
  constructor(
    private readonly reader: ProjectReader,
    private readonly projects: ProjectRepository,
    private readonly conditions: ConditionRepository,
    private readonly bids: BidRepository,
    private readonly views: BidViews,
    private readonly cursors: Cursors,
  ) {}

  /** The owner and staff see all, in the order in which they came; a contractor its own. */
  async ofProject(actor: Actor, projectId: string): Promise<BidPage> {
    const snapshot = await this.reader.snapshot(actor, projectId);
    const facts = partyFacts(snapshot.project);
    const bids = (await this.bids.ofProject(projectId)).filter((bid) => canReadBid(actor, bid, facts));
    return { items: await this.views.of(actor, snapshot, bids), nextCursor: null };
  }

  async mine(actor: Actor, query: ListMyBidsQuery): Promise<BidPage> {
    const rows = await this.bids.pageOfContractor(actor.userId, query.limit + 1, this.after(query.cursor));
    const page = this.cursors.page(rows, query.limit, LIST, {
      map: (row) => row,
      key: (row) => [row.createdAt.toISOString(), row.id],
    });
    return { items: await this.withProjects(actor, page.items), nextCursor: page.nextCursor };
  }

  private after(cursor: string | undefined): readonly [Date, string] | null {
    const key = this.cursors.decode(LIST, cursor);
    return key ? [new Date(String(key[0])), String(key[1])] : null;
  }

  private async withProjects(actor: Actor, bids: readonly BidEntity[]): Promise<BidView[]> {
    const ids = [...new Set(bids.map(({ projectId }) => projectId))];
    const projects = new Map((await this.projects.findMany(ids)).map((project) => [project.id, project]));
    const conditions = groupBy(await this.conditions.ofProjects(ids), ({ projectId }) => projectId);
    const views: BidView[] = [];
    for (const bid of bids) {
      const project = projects.get(bid.projectId);
      if (!project) continue;
      const view = await this.views.one(actor, { project, conditions: conditions.get(project.id) ?? [] }, bid);
      views.push({ ...view, project: toBidProject(project) });
    }
    return views;
  }
}

const toBidProject = ({ id, title, city, state, status, closingDate }: ProjectEntity): BidProject => ({
  id,
  title,
  city,
  state,
  status,
  closingDate,
});
