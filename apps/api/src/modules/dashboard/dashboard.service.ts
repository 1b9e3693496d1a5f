import { Injectable } from '@nestjs/common';
import { addDays, earliestToday, gapsByTurn, isContractor, type Actor } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { ContractorCards } from '../contractors/index.js';
import { NEED_KINDS, ProjectInvitees, ProjectSummaries, type SummaryWithNeeds } from '../projects/index.js';
import { DashboardRepository } from './dashboard.repository.js';
import type { DashboardNeed, DashboardView } from './dto/dashboard.response.js';
import { MoneyFigures } from './money-figures.js';

const CLOSING_WITHIN_DAYS = 30;
const CLOSINGS_SHOWN = 20;
const NEEDS_SHOWN = 30;

/** PROJ-10: what needs the reader now, its money, the closings ahead. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly repository: DashboardRepository,
    private readonly summaries: ProjectSummaries,
    private readonly contractors: ContractorCards,
    private readonly invitees: ProjectInvitees,
    private readonly figures: MoneyFigures,
    private readonly clock: Clock,
  ) {}

  async of(actor: Actor): Promise<DashboardView> {
    const contractor = isContractor(actor.role);
    const today = earliestToday(this.clock.now());
    const invitedIds = contractor ? [] : await this.invitees.projectIdsOf(actor.userId);
    const live = await this.repository.liveProjects(actor.userId, invitedIds, today);
    const entries = await this.summaries.withNeeds(actor, live);
    return {
      needsMe: returnedFirst([...(await this.ownNeeds(actor)), ...needsOf(entries)]).slice(0, NEEDS_SHOWN),
      money: contractor ? await this.figures.ofContractor(actor) : await this.figures.ofClient(actor, invitedIds),
      closings: closingsOf(entries, today),
      counts: await this.repository.counts(actor.userId, invitedIds),
    };
  }

  private async ownNeeds(actor: Actor): Promise<DashboardNeed[]> {
    if (!isContractor(actor.role)) return [];
    const card = (await this.contractors.ofContractors([actor.userId])).get(actor.userId);
    // CON-02: what waits for staff is nothing to do.
    const count = card === undefined ? 0 : gapsByTurn(card.gaps, card.papers).missing.length;
    if (count === 0) return [];
    return [{ kind: 'verification', projectId: null, projectTitle: null, count, closingDate: null }];
  }
}

/** Work that a client sent back waits at the head of everything else. */
const returnedFirst = (needs: readonly DashboardNeed[]): DashboardNeed[] =>
  needs.toSorted((a, b) => Number(b.kind === 'returned') - Number(a.kind === 'returned'));

/** The soonest closing first; what is due together, by urgency. */
function needsOf(entries: readonly SummaryWithNeeds[]): DashboardNeed[] {
  const needs = entries.flatMap(({ summary, needs: own }) =>
    own.map(({ kind, count }) => ({
      kind,
      count,
      projectId: summary.id,
      projectTitle: summary.title,
      closingDate: summary.closingDate,
    })),
  );
  const soon = (need: DashboardNeed): string => need.closingDate ?? '9999-12-31';
  return needs.sort(
    (a, b) => soon(a).localeCompare(soon(b)) || NEED_KINDS.indexOf(a.kind) - NEED_KINDS.indexOf(b.kind),
  );
}

function closingsOf(entries: readonly SummaryWithNeeds[], today: string): DashboardView['closings'] {
  const last = addDays(today, CLOSING_WITHIN_DAYS);
  return entries
    .map(({ summary }) => summary)
    .filter(({ closingDate }) => closingDate !== null && closingDate >= today && closingDate <= last)
    .sort((a, b) => (a.closingDate ?? '').localeCompare(b.closingDate ?? ''))
    .slice(0, CLOSINGS_SHOWN);
}
