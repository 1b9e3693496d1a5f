import type { DisputeOfferView, DisputeStatementView, DisputeView } from '@cw/api-client';
import { cents, contractorPayout, serviceFee, type DisputeSide } from '@cw/domain';

export const STAKE = 150_000;

/** Who gets what of the stake, as the API counts it. */
export const aSplit = (contractorCents: number, stakeCents = STAKE) => ({
  contractorCents,
  feeCents: serviceFee(cents(contractorCents)),
  payoutCents: contractorPayout(cents(contractorCents)),
  clientCents: stakeCents - contractorCents,
});

/** A case that the client opened two days ago, as the client reads it: the contractor has not answered. */
export function aDispute(overrides: Partial<DisputeView> = {}): DisputeView {
  return {
    id: '01890000-0000-7000-8000-0000000000f1',
    projectId: '01890000-0000-7000-8000-0000000000aa',
    projectTitle: 'Handrail and trim paint',
    house: '41 Elm Street',
    state: 'open',
    openedBy: 'owner',
    openedAt: '2026-01-05T12:00:00.000Z',
    answerDueAt: '2999-01-12T12:00:00.000Z',
    usState: 'NY',
    answeredAt: null,
    endedAt: null,
    ownerName: 'Sofia Reyes',
    contractorName: 'Diaz Repairs',
    stakeCents: STAKE,
    isHeld: true,
    outcome: null,
    openerName: 'Sofia Reyes',
    isOwn: true,
    reason: 'The paint comes off again.',
    fromState: 'in_progress.started',
    side: 'owner',
    withdrawSide: null,
    isFrozen: false,
    needsSecondAdmin: false,
    statements: [],
    exhibits: [],
    offers: [],
    rulings: [],
    actions: ['speak', 'offer', 'settle', 'withdraw'],
    ...overrides,
  };
}

/** The same case as its contractor reads it. */
export const asContractor = (overrides: Partial<DisputeView> = {}): DisputeView =>
  aDispute({ side: 'awarded_contractor', isOwn: false, actions: ['speak', 'offer', 'settle'], ...overrides });

const NAMES: Readonly<Record<DisputeSide, string>> = { owner: 'Sofia Reyes', awarded_contractor: 'Marco Diaz' };

export const anOffer = (
  side: DisputeSide,
  contractorCents: number,
  overrides: Partial<DisputeOfferView> = {},
): DisputeOfferView => ({
  ...aSplit(contractorCents),
  id: `01890000-0000-7000-8000-00000${contractorCents.toString().padStart(7, '0')}`,
  side,
  authorName: NAMES[side],
  isOwn: side === 'owner',
  state: 'open',
  at: '2026-01-06T12:00:00.000Z',
  canAccept: false,
  ...overrides,
});

export const aStatement = (side: DisputeSide, text: string): DisputeStatementView => ({
  id: `01890000-0000-7000-8000-0000000000${side === 'owner' ? 'd1' : 'd2'}`,
  side,
  authorName: NAMES[side],
  text,
  at: '2026-01-06T13:00:00.000Z',
});
