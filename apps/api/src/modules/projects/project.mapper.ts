import { firstBidDue, looksAsClient, promiseState, type ProjectParty } from '@cw/domain';
import type { ContractorCard } from '../contractors/index.js';
import type { PaymentSummary } from './dto/payment-summary.response.js';
import type { OwnBid, ProjectSummary } from './dto/project.response.js';
import { thumbnailUrlOf } from './files/file.mapper.js';
import type { ListedProject } from './lists/listed-project.js';
import type { SummaryCondition, SummaryCover } from './lists/summary-parts.js';

const TENTHS = 10;

interface SummaryContext {
  readonly parties: readonly ProjectParty[];
  readonly seesAddress: boolean;
  readonly clientName: string | null;
  readonly conditions: readonly SummaryCondition[];
  readonly money: PaymentSummary | undefined;
  readonly cover: SummaryCover | null;
  readonly bidCount: number | undefined;
  readonly myBid: OwnBid | undefined;
  readonly contractor: ContractorCard | undefined;
  readonly needsMe: boolean;
  readonly turns: ProjectSummary['turns'];
  readonly now: Date;
}

export function toProjectSummary(project: ListedProject, context: SummaryContext): ProjectSummary {
  const { parties, seesAddress, conditions, cover } = context;
  return {
    ...placeOf(project, seesAddress),
    ...interestOf(context),
    id: project.id,
    title: project.title,
    clientName: context.clientName,
    category: project.category,
    priority: project.priority,
    status: project.status,
    // How a job goes, and whether it is disputed, is the two sides' business: whoever only bid learns that it is taken.
    work: parties.length > 0 ? project.work : null,
    closingDate: closingDayOf(project, context),
    loanProgram: project.loanProgram,
    budgetCents: project.budgetCents,
    maxBudgetCents: project.maxBudgetCents,
    conditionCount: conditions.length,
    conditionStates: conditions.map(({ number, state }) => ({ number, state: parties.length > 0 ? state : 'open' })),
    categories: [...new Set(conditions.map(({ category }) => category))],
    needsMe: context.needsMe,
    turns: context.turns,
    postedAt: project.createdAt.toISOString(),
    firstBidDueAt: firstBidDue(project.createdAt).toISOString(),
    promiseState: promiseFor(project, context),
    coverPhotoUrl: cover ? thumbnailUrlOf(cover) : null,
  };
}

/** The day of a closing that fell through is nobody's day. */
const closingDayOf = ({ closingDate }: ListedProject, { money }: SummaryContext): string | null =>
  money?.closing?.fellThroughAt ? null : closingDate;

/** That somebody has bid is the client's to know, and whoever's bid it may be; others read the clock alone. */
function promiseFor(
  { status, createdAt, firstBidAt }: ListedProject,
  { parties, myBid, now }: SummaryContext,
): ProjectSummary['promiseState'] {
  const state = promiseState({ isOpen: status === 'open', postedAt: createdAt, firstBidAt }, now);
  const isToldOfBids = looksAsClient(parties) || parties.includes('admin') || myBid !== undefined;
  return state === 'kept' && !isToldOfBids ? null : state;
}

type Place = Pick<ProjectSummary, 'city' | 'state' | 'zip' | 'address' | 'distanceMiles'>;

const placeOf = (project: ListedProject, seesAddress: boolean): Place => ({
  city: project.city,
  state: project.state,
  zip: project.zip,
  address: seesAddress ? project.address : null,
  distanceMiles: project.distanceMiles === null ? null : Math.round(project.distanceMiles * TENTHS) / TENTHS,
});

type Money = Pick<ProjectSummary, 'heldCents' | 'dueCents' | 'onItsWayCents'>;
type Interest = Money & Pick<ProjectSummary, 'bidCount' | 'myBid' | 'contractorName'>;

const NO_MONEY: Money = { heldCents: null, dueCents: null, onItsWayCents: null };
const moneyOf = (money: SummaryContext['money']): Money =>
  money === undefined
    ? NO_MONEY
    : { heldCents: money.heldCents, dueCents: money.dueCents, onItsWayCents: money.onItsWayCents };

/** Who bids how often is the client's to know; what is held, the parties'. */
function interestOf({ parties, bidCount, myBid, money, contractor }: SummaryContext): Interest {
  const seesBids = looksAsClient(parties) || parties.includes('admin');
  return {
    bidCount: seesBids ? (bidCount ?? 0) : null,
    myBid: myBid ?? null,
    ...moneyOf(money),
    contractorName: contractor ? shownName(contractor) : null,
  };
}

/** A contractor goes by its company, where it has one. */
const shownName = ({ company, name }: ContractorCard): string => company ?? name;
