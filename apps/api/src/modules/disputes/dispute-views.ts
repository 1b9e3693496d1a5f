import { Inject, Injectable } from '@nestjs/common';
import {
  disputeMachine,
  disputeSide,
  eventsFor,
  needsSecondAdmin,
  type Actor,
  type DisputeEvent,
  type ProjectParty,
} from '@cw/domain';
import {
  PROJECT_MONEY,
  ProjectRepository,
  type MoneyAtStake,
  type ProjectEntity,
  type ProjectMoney,
} from '../projects/index.js';
import { disputePartiesOf } from './dispute-gate.js';
import { DisputeWordsReader, speakersOf, type DisputeWords, type NameOf } from './dispute-words.js';
import type { DisputeEntity } from './dispute.entity.js';
import { stakeOf, toExhibit, toOffer, toRuling, toStatement, toSummary } from './dispute.mapper.js';
import type { DisputeSummary, DisputeView } from './dto/dispute.response.js';

export interface DisputeReaderOf {
  readonly actor: Actor;
  readonly project: ProjectEntity;
  readonly parties: readonly ProjectParty[];
}

interface Around extends DisputeReaderOf {
  readonly stake: MoneyAtStake;
  readonly words: DisputeWords;
  readonly nameOf: NameOf;
}

/** What money that a bank holds back stands in the way of. */
const NOT_WHILE_FROZEN: readonly DisputeEvent[] = ['settle', 'withdraw', 'rule', 'propose_ruling', 'confirm_ruling'];

/** Cases as their two sides and staff read them. Who may read is asked before. */
@Injectable()
export class DisputeViews {
  constructor(
    private readonly words: DisputeWordsReader,
    private readonly projects: ProjectRepository,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
  ) {}

  /** Of one project. */
  async of(reader: DisputeReaderOf, disputes: readonly DisputeEntity[]): Promise<DisputeView[]> {
    const { project } = reader;
    const now = await this.money.atStake(project.id);
    const wordsOf = await this.words.of(disputes);
    const nameOf = await this.words.names([
      ...[project.ownerId, project.contractorId],
      ...disputes.flatMap(({ id, openerId }) => [openerId, ...speakersOf(wordsOf(id))]),
    ]);
    return disputes.map((dispute) =>
      toView(dispute, { ...reader, stake: stakeOf(dispute, now), words: wordsOf(dispute.id), nameOf }),
    );
  }

  /** Of many projects, for staff. */
  async summaries(disputes: readonly DisputeEntity[]): Promise<DisputeSummary[]> {
    const found = await this.projects.findMany(disputes.map(({ projectId }) => projectId));
    const projects = new Map(found.map((project) => [project.id, project]));
    const nameOf = await this.words.names(found.flatMap(({ ownerId, contractorId }) => [ownerId, contractorId]));
    const summaries: DisputeSummary[] = [];
    for (const dispute of disputes) {
      const project = projects.get(dispute.projectId);
      if (!project) continue;
      const stake = stakeOf(dispute, await this.money.atStake(project.id));
      summaries.push(toSummary(dispute, { project, stake, nameOf }));
    }
    return summaries;
  }
}

function toView(dispute: DisputeEntity, around: Around): DisputeView {
  const { project, parties, stake, words, nameOf } = around;
  const actions = actionsOf(dispute, around);
  const side = disputeSide(parties);
  const isStaff = parties.includes('admin');
  const settles = actions.includes('settle') ? side : undefined;
  const rulings = words.rulings.filter(({ state }) => isStaff || state === 'made');
  return {
    ...toSummary(dispute, { project, stake, nameOf }),
    openerName: nameOf(dispute.openerId),
    reason: dispute.reason,
    fromState: dispute.fromState,
    side: side ?? null,
    withdrawSide: dispute.withdrawSide,
    isFrozen: stake.isFrozen,
    needsSecondAdmin: needsSecondAdmin(stake.amountCents),
    statements: words.statements.map((statement) => toStatement(statement, nameOf)),
    exhibits: words.exhibits.map((file) => toExhibit(file, project, nameOf)),
    offers: words.offers.map((offer) => toOffer(offer, { stake, nameOf, settles })),
    rulings: rulings.map((ruling) => toRuling(ruling, { stake, nameOf, isStaff })),
    actions,
  };
}

/** What the reader may do now: as the machine says, and nothing that the money or the words so far refuse anyway. */
function actionsOf(dispute: DisputeEntity, { actor, parties, stake, words }: Around): DisputeEvent[] {
  const proposed = words.rulings.find(({ state }) => state === 'proposed') ?? null;
  const as = disputePartiesOf({ actor, parties, dispute, proposed });
  const side = disputeSide(parties);
  const isOffered = words.offers.some((offer) => offer.state === 'open' && offer.side !== side);
  const ruling = needsSecondAdmin(stake.amountCents) ? 'rule' : 'propose_ruling';
  const refused = new Set<DisputeEvent>([
    'agree_to_withdraw',
    ruling,
    ...(isOffered ? [] : (['settle'] as const)),
    ...(side !== undefined && dispute.withdrawSide === side ? (['withdraw'] as const) : []),
    ...(stake.isFrozen ? NOT_WHILE_FROZEN : []),
  ]);
  return eventsFor(disputeMachine, dispute.state, as).filter((event) => !refused.has(event));
}
