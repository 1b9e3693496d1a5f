import {
  cents,
  contractorPayout,
  houseName,
  serviceFee,
  subtractCents,
  type Cents,
  type DisputeSide,
} from '@cw/domain';
import { toFileView, type MoneyAtStake, type ProjectEntity, type ProjectFileEntity } from '../projects/index.js';
import type { NameOf, Names } from './dispute-words.js';
import type {
  DisputeEntity,
  DisputeOfferEntity,
  DisputeRulingEntity,
  DisputeStatementEntity,
} from './dispute.entity.js';
import type {
  DisputeOfferView,
  DisputeStatementView,
  DisputeSummary,
  ExhibitView,
  RulingView,
  SplitView,
} from './dto/dispute.response.js';

/** An offer may be for more than is left at stake: it then leaves the client nothing, and cannot be accepted. */
export const splitOf = (stakeCents: Cents, contractorCents: Cents): SplitView => ({
  contractorCents,
  feeCents: serviceFee(contractorCents),
  payoutCents: contractorPayout(contractorCents),
  clientCents: cents(Math.max(0, subtractCents(stakeCents, contractorCents))),
});

/** What a case was about when it ended; undefined while it stands. */
export const endedStakeOf = ({ stakeCents, isHeld }: DisputeEntity): MoneyAtStake | undefined =>
  stakeCents === null || isHeld === null ? undefined : { amountCents: stakeCents, isHeld, isFrozen: false };

interface About {
  readonly project: ProjectEntity;
  readonly stake: MoneyAtStake;
  readonly names: Names;
}

export const toSummary = (dispute: DisputeEntity, { project, stake, names }: About): DisputeSummary => ({
  id: dispute.id,
  projectId: dispute.projectId,
  projectTitle: project.title,
  house: houseName(project),
  usState: project.state,
  state: dispute.state,
  openedBy: dispute.openedBy,
  openedAt: dispute.createdAt.toISOString(),
  answerDueAt: dispute.answerDueAt.toISOString(),
  answeredAt: dispute.answeredAt?.toISOString() ?? null,
  endedAt: dispute.endedAt?.toISOString() ?? null,
  ownerName: names.person(project.ownerId) ?? '',
  contractorName: names.business(project.contractorId) ?? '',
  stakeCents: stake.amountCents,
  isHeld: stake.isHeld,
  outcome: dispute.contractorCents === null ? null : splitOf(stake.amountCents, dispute.contractorCents),
});

export const toStatement = (statement: DisputeStatementEntity, nameOf: NameOf): DisputeStatementView => ({
  id: statement.id,
  side: statement.side,
  authorName: nameOf(statement.authorId) ?? '',
  text: statement.body,
  at: statement.createdAt.toISOString(),
});

interface ExhibitFacts {
  readonly project: ProjectEntity;
  readonly nameOf: NameOf;
  readonly readerId: string;
}

export const toExhibit = (file: ProjectFileEntity, { project, nameOf, readerId }: ExhibitFacts): ExhibitView => ({
  side: file.uploadedById === project.contractorId ? 'awarded_contractor' : 'owner',
  uploaderName: nameOf(file.uploadedById) ?? '',
  isOwn: file.uploadedById === readerId,
  file: toFileView(file),
});

interface OfferFacts {
  readonly stake: MoneyAtStake;
  readonly nameOf: NameOf;
  /** The reader's, where the reader may settle the case now. */
  readonly settles: DisputeSide | undefined;
  readonly readerId: string;
}

export const toOffer = (
  offer: DisputeOfferEntity,
  { stake, nameOf, settles, readerId }: OfferFacts,
): DisputeOfferView => ({
  ...splitOf(stake.amountCents, offer.contractorCents),
  id: offer.id,
  side: offer.side,
  authorName: nameOf(offer.authorId) ?? '',
  isOwn: offer.authorId === readerId,
  state: offer.state,
  at: offer.createdAt.toISOString(),
  canAccept:
    settles !== undefined &&
    offer.state === 'open' &&
    offer.side !== settles &&
    offer.contractorCents <= stake.amountCents,
});

export const toRuling = (
  ruling: DisputeRulingEntity,
  { stake, nameOf, isStaff }: Pick<OfferFacts, 'stake' | 'nameOf'> & { readonly isStaff: boolean },
): RulingView => ({
  ...splitOf(stake.amountCents, ruling.contractorCents),
  id: ruling.id,
  state: ruling.state,
  reason: ruling.reason,
  proposedAt: ruling.proposedAt.toISOString(),
  // Staff rule for the platform; who it was, staff alone read.
  proposedByName: isStaff ? nameOf(ruling.proposedById) : null,
  decidedAt: ruling.decidedAt?.toISOString() ?? null,
  decidedByName: isStaff ? nameOf(ruling.decidedById) : null,
  refusalReason: ruling.refusalReason,
});
