import { Inject, Injectable } from '@nestjs/common';
import { canSeeAddress, clientNameFor, hasAdminRights, type Actor } from '@cw/domain';
import { fullName } from '../../../common/person-name.js';
import { ContractorCards, type ContractorCard } from '../../contractors/index.js';
import { UsersService } from '../../users/index.js';
import type { OwnBid, ProjectSummary } from '../dto/project.response.js';
import { PROJECT_BIDS, type ProjectBids } from '../ports/project-bids.port.js';
import { partiesIn, partyFacts } from '../project-gate.js';
import { needsOf, turnsOf, type Need } from './project-needs.js';
import { toProjectSummary } from '../project.mapper.js';
import type { ListedProject } from './listed-project.js';
import { NO_PARTS, ProjectTurns, turnFactsOf, type TurnSurroundings } from './project-turns.js';

interface Surroundings extends TurnSurroundings {
  readonly bidCounts: ReadonlyMap<string, number>;
  readonly ownBids: ReadonlyMap<string, OwnBid>;
  readonly contractors: ReadonlyMap<string, ContractorCard>;
  readonly ownerNames: ReadonlyMap<string, string>;
}

export interface SummaryWithNeeds {
  readonly summary: ProjectSummary;
  readonly needs: readonly Need[];
  readonly dates: NeedDates;
}

/** The days by which what waits at a project is placed, beside its closing. */
export interface NeedDates {
  readonly noShowAnswerDueAt: Date | null;
  readonly agreedStartDate: string | null;
  /** By when an invoice is to be paid that no closing pays by its day. */
  readonly invoiceDueOn: string | null;
}

/** Nobody is told of themselves, but staff, whose lists say of every project whose it is. */
const isOwnHouse = (actor: Actor, { ownerId }: Pick<ListedProject, 'ownerId'>): boolean =>
  ownerId === actor.userId && !hasAdminRights(actor);

/** Projects as lists show them: what hangs on them is read in bulk, a few statements for a page of any length. */
@Injectable()
export class ProjectSummaries {
  constructor(
    private readonly turns: ProjectTurns,
    private readonly contractors: ContractorCards,
    private readonly users: UsersService,
    @Inject(PROJECT_BIDS) private readonly bids: ProjectBids,
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
    const turnFacts = turnFactsOf(project, around);
    const needs = needsOf({ ...turnFacts, parties });
    const facts = { ...partyFacts(project), status: project.status, actorHasBid: false };
    const summary = toProjectSummary(project, {
      parties,
      seesAddress: canSeeAddress(actor, facts),
      clientName: clientNameFor({
        principalName: project.principalName,
        ownerName: around.ownerNames.get(project.ownerId) ?? null,
        isOwner: isOwnHouse(actor, project),
        isParty: parties.length > 0,
      }),
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
    const invoiceDueOn = money?.closing?.fellThroughAt ? money.closing.dueOn : null;
    return { summary, needs, dates: { noShowAnswerDueAt, agreedStartDate: project.agreedStartDate, invoiceDueOn } };
  }

  private async surroundings(actor: Actor, projects: readonly ListedProject[]): Promise<Surroundings> {
    const ids = projects.map(({ id }) => id);
    const own = projects.filter((project) => partiesIn(actor, project).length > 0);
    const ownIds = own.map(({ id }) => id);
    const contractorIds = [...new Set(own.flatMap(({ contractorId }) => contractorId ?? []))];
    return {
      ...(await this.turns.around(ids, own)),
      bidCounts: await this.bids.counts(ownIds),
      ownBids: actor.role === 'contractor' ? await this.bids.ofContractor(actor.userId, ids) : new Map(),
      contractors: await this.contractors.ofContractors(contractorIds),
      ownerNames: await this.ownerNames(actor, own),
    };
  }

  /** Of those whose client the reader is told by the owner's name. */
  private async ownerNames(actor: Actor, own: readonly ListedProject[]): Promise<ReadonlyMap<string, string>> {
    const unnamed = own.filter((project) => project.principalName === null && !isOwnHouse(actor, project));
    if (unnamed.length === 0) return new Map();
    const owners = await this.users.findByIds([...new Set(unnamed.map(({ ownerId }) => ownerId))]);
    return new Map(owners.map((owner) => [owner.id, fullName(owner)]));
  }
}
