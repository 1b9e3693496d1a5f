import { Injectable } from '@nestjs/common';
import {
  eventsFor,
  projectMachine,
  projectState,
  type Actor,
  type ProjectEvent,
  type ProjectGuard,
  type ProjectParty,
  type ProjectState,
  type VerificationGap,
} from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { ContractorCards } from '../../contractors/index.js';
import { UsersService } from '../../users/index.js';
import type { PaymentSummary } from '../dto/payment-summary.response.js';
import type { MissingLicense, ProjectBlocker } from '../dto/project-detail.response.js';
import type { OwnBid } from '../dto/project.response.js';
import { changeGuards, conditionGuards, reviewGuards, startGuards } from '../project-decision.js';
import { partiesIn } from '../project-gate.js';
import type { ProjectEntity } from '../project.entity.js';
import type { ProjectSnapshot } from '../project-snapshot.js';

export interface Standing {
  readonly parties: ProjectParty[];
  readonly actions: ProjectEvent[];
  readonly blockers: ProjectBlocker[];
  readonly canBid: boolean;
  readonly bidBlockedBy: VerificationGap[];
  readonly missingLicense: MissingLicense | null;
}

/** What a contractor lacks to bid on a project. */
type Missing = Pick<Standing, 'bidBlockedBy' | 'missingLicense'>;

const NOTHING_MISSING: Missing = { bidBlockedBy: [], missingLicense: null };

const isNothing = ({ bidBlockedBy, missingLicense }: Missing): boolean =>
  bidBlockedBy.length === 0 && missingLicense === null;

/** What the reader may do with a project now, and what stands in the way. */
@Injectable()
export class ProjectStanding {
  constructor(
    private readonly contractors: ContractorCards,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  async of(
    actor: Actor,
    snapshot: ProjectSnapshot,
    facts: { readonly money: PaymentSummary | null; readonly myBid: OwnBid | null },
  ): Promise<Standing> {
    const { project, conditions } = snapshot;
    const parties = partiesIn(actor, project);
    const state = projectState(project.status, project.work);
    const isFunded = facts.money !== null && facts.money.heldCents === facts.money.totalCents;
    const answers = {
      ...conditionGuards(conditions),
      ...changeGuards(project),
      ...reviewGuards(project, this.clock.now()),
      ...startGuards(project, { isFunded, now: this.clock.now() }),
    };
    const missing = await this.missingFor(actor, project);
    const hasLiveBid = facts.myBid?.status === 'pending' || facts.myBid?.status === 'accepted';
    return {
      parties,
      actions: eventsFor(projectMachine, state, parties),
      blockers: blockersOf(state, parties, answers),
      canBid: missing !== null && isNothing(missing) && !hasLiveBid,
      ...(missing ?? NOTHING_MISSING),
    };
  }

  /** Null for whom the project is not offered to. BID-05: whoever has no license at all finds it among the gaps. */
  private async missingFor(actor: Actor, { status, state, ownerId }: ProjectEntity): Promise<Missing | null> {
    if (actor.role !== 'contractor' || status !== 'open' || !(await this.users.isActive(ownerId))) return null;
    const { gaps, licensedStates } = await this.contractors.biddingRight(actor.userId);
    const isElsewhere = !gaps.includes('license') && !licensedStates.includes(state);
    return {
      bidBlockedBy: [...gaps],
      missingLicense: isElsewhere ? { state, licensedStates: [...licensedStates] } : null,
    };
  }
}

/** The guards that are false now; those that only the request itself answers (a reason, a bid) are not asked. */
function blockersOf(
  state: ProjectState,
  parties: readonly ProjectParty[],
  answers: Partial<Record<ProjectGuard, boolean>>,
): ProjectBlocker[] {
  const rows = projectMachine.transitions.filter(
    (row) => row.from.includes(state) && row.who.some((who) => parties.includes(who)),
  );
  return rows.flatMap(({ event, guards = [] }) =>
    guards.filter((guard) => answers[guard] === false).map((guard) => ({ event, guard })),
  );
}
