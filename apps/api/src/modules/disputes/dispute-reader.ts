import { Injectable } from '@nestjs/common';
import { DISPUTE_LIMITS, type Actor } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { Cursors } from '../../common/http/cursor.js';
import { partiesIn, ProjectGate } from '../projects/index.js';
import { DisputeRepository } from './dispute.repository.js';
import { DisputeViews } from './dispute-views.js';
import type { ListDisputesQuery } from './dto/dispute.input.js';
import type { DisputeList, DisputePage, DisputeView } from './dto/dispute.response.js';

/** Reads cases for the two sides of their project, for whom its owner invited, and for staff. */
@Injectable()
export class DisputeReader {
  constructor(
    private readonly gate: ProjectGate,
    private readonly disputes: DisputeRepository,
    private readonly views: DisputeViews,
    private readonly cursors: Cursors,
  ) {}

  async ofProject(actor: Actor, projectId: string): Promise<DisputeList> {
    const project = await this.gate.readable(actor, projectId);
    const parties = partiesIn(actor, project);
    if (parties.length === 0) throw new DomainError('access.denied');
    const disputes = await this.disputes.ofProject(projectId, DISPUTE_LIMITS.perProject);
    return { items: await this.views.of({ actor, project, parties }, disputes), nextCursor: null };
  }

  async one(actor: Actor, id: string): Promise<DisputeView> {
    const dispute = await this.disputes.find(id);
    if (!dispute || !(await this.gate.knows(actor, dispute.projectId))) throw new DomainError('dispute.not_found');
    const project = await this.gate.readable(actor, dispute.projectId);
    const parties = partiesIn(actor, project);
    const [view] = parties.length === 0 ? [] : await this.views.of({ actor, project, parties }, [dispute]);
    if (!view) throw new DomainError('dispute.not_found');
    return view;
  }

  /** For staff. */
  async page({ status, waiting, limit, cursor }: ListDisputesQuery): Promise<DisputePage> {
    const wanted = waiting === undefined ? status : 'waiting';
    const list = `disputes.${wanted}`;
    const key = this.cursors.decode(list, cursor);
    const after = key ? ([new Date(String(key[0])), String(key[1])] as const) : null;
    const rows = await this.disputes.page(wanted, limit + 1, after);
    const page = this.cursors.page(rows, limit, list, {
      map: (row) => row,
      key: (row) => [row.createdAt.toISOString(), row.id],
    });
    return { items: await this.views.summaries(page.items), nextCursor: page.nextCursor };
  }
}
