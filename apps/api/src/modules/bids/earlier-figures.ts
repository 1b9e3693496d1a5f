import { Injectable } from '@nestjs/common';
import { dayIn, timeZoneOf, type Actor } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { ProjectReader } from '../projects/index.js';
import { BidRepository } from './bid.repository.js';
import type { EarlierFiguresAnswer } from './dto/earlier-figures.response.js';

/** A contractor's own bid on the project that was posted again as this one: the figures need not be typed twice. */
@Injectable()
export class EarlierFiguresReader {
  constructor(
    private readonly projects: ProjectReader,
    private readonly bids: BidRepository,
    private readonly clock: Clock,
  ) {}

  async of(actor: Actor, projectId: string): Promise<EarlierFiguresAnswer> {
    const { project, conditions } = await this.projects.snapshot(actor, projectId);
    if (project.repostedFromId === null) return { earlier: null };
    const last = (await this.bids.ofProject(project.repostedFromId, actor.userId)).at(-1);
    const [entry] = last ? await this.bids.withLines([last]) : [];
    if (!entry) return { earlier: null };
    const { bid, lines } = entry;
    const today = dayIn(this.clock.now(), timeZoneOf(project.state));
    return {
      earlier: {
        ...{ amountCents: bid.amountCents, timeline: bid.timeline, workDescription: bid.workDescription },
        ...{ materials: bid.materials, warrantyMonths: bid.warrantyMonths, durationDays: bid.durationDays },
        startDate: bid.startDate !== null && bid.startDate >= today ? bid.startDate : null,
        acceptsAtClosing: bid.acceptsAtClosing,
        // A condition that the new project does not have is priced no more, and one that is new has no price yet.
        lines: conditions.flatMap(({ id, copiedFromId }) =>
          lines
            .filter(({ conditionId }) => conditionId === copiedFromId)
            .map(({ included, amountCents, allowance, note }) => ({
              ...{ conditionId: id, included, amountCents, allowance, note },
            })),
        ),
      },
    };
  }
}
