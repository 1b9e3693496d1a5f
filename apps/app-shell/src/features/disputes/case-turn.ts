import type { DisputeView } from '@cw/api-client';
import { otherSide, silentSides, type DisputeSide, type DisputeState } from '@cw/domain';

/** What a reader is told first: whose turn it is, or how the case ended. */
export type CaseTurn =
  | Exclude<DisputeState, 'open'>
  | 'frozen'
  | 'answer'
  | 'wait'
  | 'offer'
  | 'withdraw'
  | 'own_withdraw'
  | 'overdue'
  | 'talk';

/** The sides that still owe their word; an offer is one, too. */
export const owing = ({ openedBy, statements, offers }: DisputeView): DisputeSide[] =>
  silentSides(
    openedBy,
    [...statements, ...offers].map(({ side }) => side),
  );

type Rule = readonly [turn: CaseTurn, holds: (dispute: DisputeView, own: DisputeSide, isOver: boolean) => boolean];

/** For somebody on a side, the first of these that holds. */
const OF_A_SIDE: readonly Rule[] = [
  ['withdraw', ({ withdrawSide }, own) => withdrawSide === otherSide(own)],
  ['offer', ({ offers }) => offers.some(({ canAccept }) => canAccept)],
  ['own_withdraw', ({ withdrawSide }, own) => withdrawSide === own],
  ['answer', (dispute, own, isOver) => owing(dispute).includes(own) && !isOver],
];

export function caseTurn(dispute: DisputeView, now: number): CaseTurn {
  const { state, side, isFrozen } = dispute;
  if (state !== 'open') return state;
  if (isFrozen) return 'frozen';
  const isOver = Date.parse(dispute.answerDueAt) <= now;
  const [turn] = (side && OF_A_SIDE.find(([, holds]) => holds(dispute, side, isOver))) ?? [];
  if (turn !== undefined) return turn;
  if (owing(dispute).length === 0) return 'talk';
  return isOver ? 'overdue' : 'wait';
}
