import { Inject, Injectable } from '@nestjs/common';
import { canSeeAddress, mayAnswerNoShow, projectState, type Actor } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { ContractorCards, type ContractorCard } from '../../contractors/index.js';
import type { PaymentSummary } from '../dto/payment-summary.response.js';
import type { OwnBid, ProjectSummary } from '../dto/project.response.js';
import { PROJECT_BIDS, type ProjectBids } from '../ports/project-bids.port.js';
import { partiesIn, partyFacts } from '../project-gate.js';
import { PROJECT_DISPUTES, type DisputeTurn, type ProjectDisputes } from '../ports/project-disputes.port.js';
import { PROJECT_MONEY, type ProjectMoney } from '../ports/project-money.port.js';
import { needsOf, turnsOf, type Need, type TurnFacts } from './project-needs.js';
import { startGuards } from '../project-decision.js';
import { toProjectSummary } from '../project.mapper.js';
import type { ListedProject } from './listed-project.js';
import { SummaryPartsReader, type SummaryParts } from './summary-parts.js';

interface Surroundings {
  readonly parts: ReadonlyMap<string, SummaryParts>;
  readonly money: ReadonlyMap<string, PaymentSummary>;
  readonly bidCounts: ReadonlyMap<string, number>;
  readonly pendingCounts: ReadonlyMap<string, number>;
  readonly ownBids: ReadonlyMap<string, OwnBid>;
  readonly contractors: ReadonlyMap<string, ContractorCard>;
  readonly disputes: ReadonlyMap<string, DisputeTurn>;
  readonly waitingForAccount: ReadonlySet<string>;
  readonly now: Date;
}

const NO_PARTS: SummaryParts = { conditions: [], cover: null, isReposted: false, noShow: null };

export interface SummaryWithNeeds {
  readonly summary: ProjectSummary;
  readonly needs: readonly Need[];
  readonly dates: NeedDates;
}

/** The days by which what waits at a project is placed, beside its closing. */
export interface NeedDates {
  readonly noShowAnswerDueAt: Date | null;
  readonly agreedStartDate: string | null;
}

/** Projects as lists show them: what hangs on them is read in bulk, a few statements for a page of any length. */
@Injectable()
export class ProjectSummaries {
  constructor(
    private readonly parts: SummaryPartsReader,
    private readonly contractors: ContractorCards,
    @Inject(PROJECT_BIDS) private readonly bids: ProjectBids,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
    @Inject(PROJECT_DISPUTES) private readonly disputes: ProjectDisputes,
    private readonly clock: Clock,
  ) {}

  async of(actor: Actor, projects: readonly ListedProject[]): Promise<ProjectSummary[]> {
    return (await this.withNeeds(actor, projects)).map(({ summary }) => summary);
  }

  async withNeeds(actor: Actor, projects: readonly ListedProject[]): Promise<SummaryWithNeeds[]> {
    if (projects.length === 0) return [];
    const around = await this.surroundings(actor, projects);
    return projects.map((project) => this.summarize(actor, project, around));
  }

  private summarize(actor: Actor, project: ListedProject, around: Surroundings): SummaryWithNeeds {
    const parties = partiesIn(actor, project);
    const { conditions, cover } = around.parts.get(project.id) ?? NO_PARTS;
    const money = around.money.get(project.id);
    const turnFacts = factsOf(project, around);
    const needs = needsOf({ ...turnFacts, parties });
    const facts = { ...partyFacts(project), status: project.status, actorHasBid: false };
    const summary = toProjectSummary(project, {
      parties,
      seesAddress: canSeeAddress(actor, facts),
      conditions,
      money,
      cover,
      bidCount: around.bidCounts.get(project.id),
      myBid: around.ownBids.get(project.id),
      contractor: around.contractors.get(project.contractorId ?? ''),
      needsMe: needs.length > 0,
      turns: parties.length > 0 ? turnsOf(turnFacts) : [],
      now: around.now,
    });
    const { noShowAnswerDueAt } = turnFacts;
    return { summary, needs, dates: { noShowAnswerDueAt, agreedStartDate: project.agreedStartDate } };
  }

  private async surroundings(actor: Actor, projects: readonly ListedProject[]): Promise<Surroundings> {
    const ids = projects.map(({ id }) => id);
    const own = projects.filter((project) => partiesIn(actor, project).length > 0);
    const ownIds = own.map(({ id }) => id);
    const contractorIds = [...new Set(own.flatMap(({ contractorId }) => contractorId ?? []))];
    return {
      parts: await this.parts.of(ids),
      money: await this.money.summaries(ownIds),
      bidCounts: await this.bids.counts(ownIds),
      pendingCounts: await this.bids.pendingCounts(ownIds),
      ownBids: actor.role === 'contractor' ? await this.bids.ofContractor(actor.userId, ids) : new Map(),
      contractors: await this.contractors.ofContractors(contractorIds),
      disputes: await this.disputes.turns(own.filter(({ work }) => work === 'disputed').map(({ id }) => id)),
      waitingForAccount: await this.money.waitingForAccount(
        own.filter(({ status }) => status === 'completed').map(({ id }) => id),
      ),
      now: this.clock.now(),
    };
  }
}

const noShowFacts = (
  noShow: SummaryParts['noShow'],
  now: Date,
): Pick<TurnFacts, 'noShowAnswerDueAt' | 'isNoShowContested'> => ({
  noShowAnswerDueAt: noShow && mayAnswerNoShow(noShow, now) ? noShow.answerDueAt : null,
  isNoShowContested: noShow?.state === 'contested',
});

/** What decides whose turn it is at a project. */
function factsOf(project: ListedProject, around: Surroundings): TurnFacts {
  const { conditions, isReposted, noShow } = around.parts.get(project.id) ?? NO_PARTS;
  const money = around.money.get(project.id);
  // Whether it is funded is a question of its own.
  const before = startGuards({ ...project, startedAt: null }, { isFunded: false, now: around.now });
  return {
    state: projectState(project.status, project.work),
    pendingBids: around.pendingCounts.get(project.id) ?? 0,
    conditions,
    dueCents: money?.dueCents ?? 0,
    onItsWayCents: money?.onItsWayCents ?? 0,
    isPaidAtClosing: project.paymentTiming === 'at_closing',
    changeProposedBy: project.changeProposedBy,
    asksEarlyStart: project.earlyStartAskedAt !== null,
    startsLater: before.start_date_reached !== true,
    isNoShowDue: before.no_show_due === true,
    ...noShowFacts(noShow, around.now),
    disputeTurn: around.disputes.get(project.id) ?? null,
    waitsForPayoutAccount: around.waitingForAccount.has(project.id),
    hasPaymentAttention: money?.attention ?? false,
    isReposted,
  };
}
