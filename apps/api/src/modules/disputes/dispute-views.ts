import { Inject, Injectable } from '@nestjs/common';
import {
  decide,
  DISPUTE_EVENTS,
  disputeMachine,
  disputeSide,
  isAnswerAwaited,
  needsSecondAdmin,
  type Actor,
  type DisputeEvent,
  type ProjectParty,
} from '@cw/domain';
import { Clock } from '../../common/clock.js';
import {
  PROJECT_MONEY,
  ProjectRepository,
  type MoneyAtStake,
  type ProjectEntity,
  type ProjectMoney,
} from '../projects/index.js';
import { disputePartiesOf, hasOtherAgreed, moneyFacts } from './dispute-gate.js';
import { DisputeWordsReader, speakersOf, type DisputeWords, type Names } from './dispute-words.js';
import type { DisputeEntity } from './dispute.entity.js';
import { endedStakeOf, toExhibit, toOffer, toRuling, toStatement, toSummary } from './dispute.mapper.js';
import type { DisputeSummary, DisputeView } from './dto/dispute.response.js';

export interface DisputeReaderOf {
  readonly actor: Actor;
  readonly project: ProjectEntity;
  readonly parties: readonly ProjectParty[];
}

interface Around extends DisputeReaderOf {
  readonly stake: MoneyAtStake;
  readonly words: DisputeWords;
  readonly names: Names;
  readonly now: Date;
}

/** Cases as their two sides and staff read them. Who may read is asked before. */
@Injectable()
export class DisputeViews {
  constructor(
    private readonly words: DisputeWordsReader,
    private readonly projects: ProjectRepository,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
    private readonly clock: Clock,
  ) {}

  /** Of one project. */
  async of(reader: DisputeReaderOf, disputes: readonly DisputeEntity[]): Promise<DisputeView[]> {
    const { project } = reader;
    const atStake = await this.money.atStake(project.id);
    const now = this.clock.now();
    const wordsOf = await this.words.of(disputes);
    const names = await this.words.names([
      ...[project.ownerId, project.contractorId],
      ...disputes.flatMap(({ id, openerId }) => [openerId, ...speakersOf(wordsOf(id))]),
    ]);
    return disputes.map((dispute) =>
      toView(dispute, { ...reader, stake: endedStakeOf(dispute) ?? atStake, words: wordsOf(dispute.id), names, now }),
    );
  }

  /** Of many projects, for staff. */
  async summaries(disputes: readonly DisputeEntity[]): Promise<DisputeSummary[]> {
    const found = await this.projects.findMany(disputes.map(({ projectId }) => projectId));
    const projects = new Map(found.map((project) => [project.id, project]));
    const names = await this.words.names(found.flatMap(({ ownerId, contractorId }) => [ownerId, contractorId]));
    const summaries: DisputeSummary[] = [];
    for (const dispute of disputes) {
      const project = projects.get(dispute.projectId);
      if (!project) continue;
      const stake = endedStakeOf(dispute) ?? (await this.money.atStake(project.id));
      summaries.push(toSummary(dispute, { project, stake, names }));
    }
    return summaries;
  }
}

function toView(dispute: DisputeEntity, around: Around): DisputeView {
  const { project, parties, stake, words, names } = around;
  const readerId = around.actor.userId;
  const nameOf = names.person;
  const actions = actionsOf(dispute, around);
  const side = disputeSide(parties);
  const isStaff = parties.includes('admin');
  const settles = actions.includes('settle') ? side : undefined;
  const rulings = words.rulings.filter(({ state }) => isStaff || state === 'made');
  return {
    ...toSummary(dispute, { project, stake, names }),
    openerName: nameOf(dispute.openerId),
    isOwn: dispute.openerId === readerId,
    reason: dispute.reason,
    fromState: dispute.fromState,
    side: side ?? null,
    withdrawSide: dispute.withdrawSide,
    isFrozen: stake.isFrozen,
    needsSecondAdmin: needsSecondAdmin(stake.amountCents),
    statements: words.statements.map((statement) => toStatement(statement, nameOf)),
    exhibits: words.exhibits.map((file) => toExhibit(file, { project, nameOf, readerId })),
    offers: words.offers.map((offer) => toOffer(offer, { stake, nameOf, settles, readerId })),
    rulings: rulings.map((ruling) => toRuling(ruling, { stake, nameOf, isStaff })),
    actions,
  };
}

/** What the reader may do now: as the machine says, and nothing that what was said so far leaves no place for. */
function actionsOf(dispute: DisputeEntity, { actor, parties, stake, words, now }: Around): DisputeEvent[] {
  const proposed = words.rulings.find(({ state }) => state === 'proposed') ?? null;
  const as = disputePartiesOf({ actor, parties, dispute, proposed });
  const side = disputeSide(parties);
  const bothAgree = hasOtherAgreed(dispute, side);
  // The amount itself is judged when it is named.
  const nobodyAwaited = !isAnswerAwaited(dispute, now.getTime());
  const guards = { ...moneyFacts(stake), both_agree: bothAgree, amounts_add_up: true, nobody_awaited: nobodyAwaited };
  const isOffered = words.offers.some((offer) => offer.state === 'open' && offer.side !== side);
  const hasAgreed = side !== undefined && dispute.withdrawSide === side;
  const refused = new Set<DisputeEvent>([
    ...(isOffered ? [] : (['settle'] as const)),
    ...(bothAgree || hasAgreed ? (['agree_to_withdraw'] as const) : []),
    ...(needsSecondAdmin(stake.amountCents) ? [] : (['propose_ruling'] as const)),
  ]);
  return DISPUTE_EVENTS.filter(
    (event) => !refused.has(event) && decide(disputeMachine, { state: dispute.state, event, as, guards }).ok,
  );
}
