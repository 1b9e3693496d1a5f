import { Inject, Injectable } from '@nestjs/common';
import { mayAnswerNoShow, projectState } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import type { PaymentSummary } from '../dto/payment-summary.response.js';
import { PROJECT_BIDS, type ProjectBids } from '../ports/project-bids.port.js';
import { PROJECT_DISPUTES, type DisputeTurn, type ProjectDisputes } from '../ports/project-disputes.port.js';
import { PROJECT_MONEY, type ProjectMoney } from '../ports/project-money.port.js';
import { startGuards } from '../project-decision.js';
import type { ListedProject } from './listed-project.js';
import type { TurnFacts } from './project-needs.js';
import { SummaryPartsReader, type SummaryParts } from './summary-parts.js';

/** What of projects decides whose turn it is at them. */
export interface TurnSurroundings {
  readonly parts: ReadonlyMap<string, SummaryParts>;
  readonly money: ReadonlyMap<string, PaymentSummary>;
  readonly pendingCounts: ReadonlyMap<string, number>;
  readonly disputes: ReadonlyMap<string, DisputeTurn>;
  readonly waitingForAccount: ReadonlySet<string>;
  readonly now: Date;
}

export type TurnProject = Omit<ListedProject, 'distanceMiles'>;

export const NO_PARTS: SummaryParts = { conditions: [], cover: null, isReposted: false, noShow: null };

/** Reads in bulk what decides whose turn it is. */
@Injectable()
export class ProjectTurns {
  constructor(
    private readonly parts: SummaryPartsReader,
    @Inject(PROJECT_BIDS) private readonly bids: ProjectBids,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
    @Inject(PROJECT_DISPUTES) private readonly disputes: ProjectDisputes,
    private readonly clock: Clock,
  ) {}

  /** What hangs on all `ids`, and beside it what is known of `projects` alone. */
  async around(ids: readonly string[], projects: readonly TurnProject[]): Promise<TurnSurroundings> {
    const ownIds = projects.map(({ id }) => id);
    return {
      parts: await this.parts.of(ids),
      money: await this.money.summaries(ownIds),
      pendingCounts: await this.bids.pendingCounts(ownIds),
      disputes: await this.disputes.turns(projects.filter(({ work }) => work === 'disputed').map(({ id }) => id)),
      waitingForAccount: await this.money.waitingForAccount(
        projects.filter(({ status }) => status === 'completed').map(({ id }) => id),
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

const moneyFacts = (
  money: PaymentSummary | undefined,
): Pick<TurnFacts, 'dueCents' | 'onItsWayCents' | 'closingPayer' | 'hasPaymentAttention'> => ({
  dueCents: money?.dueCents ?? 0,
  onItsWayCents: money?.onItsWayCents ?? 0,
  closingPayer: money?.closing?.payer ?? null,
  hasPaymentAttention: money?.attention ?? false,
});

/** What decides whose turn it is at a project. */
export function turnFactsOf(project: TurnProject, around: TurnSurroundings): TurnFacts {
  const { conditions, isReposted, noShow } = around.parts.get(project.id) ?? NO_PARTS;
  const money = around.money.get(project.id);
  // Whether it is funded is a question of its own.
  const before = startGuards({ ...project, startedAt: null }, { isFunded: false, now: around.now });
  return {
    state: projectState(project.status, project.work),
    pendingBids: around.pendingCounts.get(project.id) ?? 0,
    conditions,
    ...moneyFacts(money),
    isPaidAtClosing: project.paymentTiming === 'at_closing',
    changeProposedBy: project.changeProposedBy,
    asksEarlyStart: project.earlyStartAskedAt !== null,
    startsLater: before.start_date_reached !== true,
    isNoShowDue: before.no_show_due === true,
    ...noShowFacts(noShow, around.now),
    disputeTurn: around.disputes.get(project.id) ?? null,
    waitsForPayoutAccount: around.waitingForAccount.has(project.id),
    isReposted,
  };
}
