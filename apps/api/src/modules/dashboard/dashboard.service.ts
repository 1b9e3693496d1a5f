import { Injectable } from '@nestjs/common';
import {
  closesAhead,
  COUNT_SHOWN_MAX,
  earliestToday,
  gapsByTurn,
  houseName,
  isContractor,
  OWN_ACTS,
  type Actor,
  type OwnAct,
} from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { ContractorCards } from '../contractors/index.js';
import { ProjectInvitees, ProjectSummaries, type SummaryWithNeeds } from '../projects/index.js';
import { DashboardRepository } from './dashboard.repository.js';
import type { DashboardNeed, DashboardView } from './dto/dashboard.response.js';
import { MoneyFigures } from './money-figures.js';

const CLOSINGS_SHOWN = 20;
/** The count beside the dashboard's name is of this list: one more than it says tells that there are more. */
const NEEDS_SHOWN = COUNT_SHOWN_MAX + 1;

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
    const now = this.clock.now();
    const invitedIds = contractor ? [] : await this.invitees.projectIdsOf(actor.userId);
    const live = await this.repository.liveProjects(actor.userId, invitedIds, {
      today: earliestToday(now),
      now,
    });
    const entries = await this.summaries.withNeeds(actor, live);
    return {
      needsMe: await this.needsMe(actor, entries),
      money: contractor ? await this.figures.ofContractor(actor) : await this.figures.ofClient(actor, invitedIds),
      closings: closingsOf(entries, now),
      counts: await this.repository.counts(actor.userId, invitedIds),
    };
  }

  private async needsMe(actor: Actor, entries: readonly SummaryWithNeeds[]): Promise<DashboardNeed[]> {
    const dated = inOrder([...needsOf(entries), ...(await this.askedOf(actor))]);
    return returnedFirst([...(await this.papersNeeds(actor)), ...dated]).slice(0, NEEDS_SHOWN);
  }

  /** What is asked of the account beside its projects: an invitation to bid, a repair request that waits for it. */
  private async askedOf({ userId, role }: Actor): Promise<DashboardNeed[]> {
    if (isContractor(role)) {
      const invitations = await this.repository.unansweredInvitations(userId);
      // Whoever is only invited knows the place, and not the street (ROLE-06).
      return invitations.map(({ city, state, ...row }) => ({
        ...{ ...NOTHING, ...row, kind: 'answer_invitation', count: 1 },
        house: houseName({ address: null, city, state }),
      }));
    }
    const requests = await this.repository.waitingRequests(userId);
    return requests.map(({ state, ...row }) => ({
      ...{ ...NOTHING, ...row, count: 1 },
      kind: state === 'offer_sent' ? 'decide_request' : 'answer_request',
    }));
  }

  private async papersNeeds(actor: Actor): Promise<DashboardNeed[]> {
    if (!isContractor(actor.role)) return [];
    const card = (await this.contractors.ofContractors([actor.userId])).get(actor.userId);
    // CON-02: what waits for staff is nothing to do.
    if (card === undefined) return [];
    const { missing } = gapsByTurn(card.gaps, card.papers);
    // CON-05: whoever renews in time never stands without one.
    const ending = card.papers.filter(
      ({ kind, state, earlierHolds }) =>
        !missing.some((gap) => gap === kind) &&
        (state === 'expiring' || (state === 'rejected' && earlierHolds === true)),
    );
    const needs: readonly (readonly [OwnAct, number])[] = [
      ['verification', missing.length],
      ['renew_papers', ending.length],
    ];
    return needs.flatMap(([kind, count]) => (count > 0 ? [{ ...NOTHING, kind, count }] : []));
  }
}

/** Work that a client sent back waits at the head of everything else. */
const returnedFirst = (needs: readonly DashboardNeed[]): DashboardNeed[] =>
  needs.toSorted((a, b) => Number(b.kind === 'returned') - Number(a.kind === 'returned'));

const NOTHING = {
  projectId: null,
  requestId: null,
  projectTitle: null,
  house: null,
  clientName: null,
  amountCents: null,
  usState: null,
  closingDate: null,
  startDate: null,
  dueOn: null,
  answerDueAt: null,
} as const;

/** What is asked for in money says how much. */
const PAYING: ReadonlySet<OwnAct> = new Set(['pay', 'pay_approved', 'name_agent', 'pay_rest']);

function needsOf(entries: readonly SummaryWithNeeds[]): DashboardNeed[] {
  return entries.flatMap(({ summary, needs: own, dates }) => {
    const { id: projectId, title: projectTitle, clientName, state: usState, dueCents } = summary;
    const named = { projectId, projectTitle, house: houseName(summary), clientName, usState };
    return own.map(({ kind, count }) => ({
      ...{ ...NOTHING, ...named, kind, count },
      amountCents: PAYING.has(kind) ? dueCents : null,
      ...whenOf(kind, summary.closingDate, dates),
    }));
  });
}

/** What is asked about an invoice. */
const OF_INVOICE: ReadonlySet<OwnAct> = new Set(['pay_approved', 'name_agent']);

/** By what a need is placed: the closing is of no matter any more to whoever is asked about a job that it lost. */
function whenOf(
  kind: OwnAct,
  closingDate: string | null,
  { agreedStartDate, noShowAnswerDueAt, invoiceDueOn }: SummaryWithNeeds['dates'],
): Pick<DashboardNeed, 'closingDate' | 'startDate' | 'dueOn' | 'answerDueAt'> {
  if (kind === 'answer_no_show') {
    return { closingDate: null, startDate: null, dueOn: null, answerDueAt: noShowAnswerDueAt?.toISOString() ?? null };
  }
  const startDate = kind === 'check_start' ? agreedStartDate : null;
  return { closingDate, startDate, dueOn: OF_INVOICE.has(kind) ? invoiceDueOn : null, answerDueAt: null };
}

const LENGTH_OF_DAY = 'YYYY-MM-DD'.length;

/** What ends soonest first, by an answer's deadline or the closing; what is due together, by urgency. */
function inOrder(needs: DashboardNeed[]): DashboardNeed[] {
  const soon = (need: DashboardNeed): string =>
    need.answerDueAt?.slice(0, LENGTH_OF_DAY) ?? need.dueOn ?? need.closingDate ?? '9999-12-31';
  return needs.sort((a, b) => soon(a).localeCompare(soon(b)) || OWN_ACTS.indexOf(a.kind) - OWN_ACTS.indexOf(b.kind));
}

function closingsOf(entries: readonly SummaryWithNeeds[], now: Date): DashboardView['closings'] {
  return entries
    .map(({ summary }) => summary)
    .filter(({ status }) => status !== 'cancelled')
    .filter((summary) => closesAhead(summary, now))
    .sort((a, b) => (a.closingDate ?? '').localeCompare(b.closingDate ?? ''))
    .slice(0, CLOSINGS_SHOWN);
}
