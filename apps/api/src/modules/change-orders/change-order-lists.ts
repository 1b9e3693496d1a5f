import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { partiesIn, ProjectReader } from '../projects/index.js';
import { ChangeOrderRepository } from './change-order.repository.js';
import { isChangeable, sideOf } from './change-order-side.js';
import { ChangeOrderViews } from './change-order-views.js';
import type { ChangeOrderList } from './dto/change-order.response.js';

@Injectable()
export class ChangeOrderLists {
  constructor(
    private readonly reader: ProjectReader,
    private readonly changes: ChangeOrderRepository,
    private readonly views: ChangeOrderViews,
  ) {}

  async ofProject(actor: Actor, projectId: string): Promise<ChangeOrderList> {
    const { project } = await this.reader.snapshot(actor, projectId);
    const parties = partiesIn(actor, project);
    if (parties.length === 0) throw new DomainError('access.denied');
    const entries = await this.changes.ofProject(projectId);
    const isFree = entries.every(({ change }) => change.state !== 'proposed');
    return {
      items: await this.views.of({ project, parties }, entries),
      nextCursor: null,
      canPropose: sideOf(parties) !== undefined && isChangeable(project) && isFree,
    };
  }
}
