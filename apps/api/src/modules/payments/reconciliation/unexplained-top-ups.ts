import { cents, subtractCents, type Cents } from '@cw/domain';

/** A top-up as far as nobody has said that it is our own. */
export interface FreeTopUp {
  /** Of its lines, the oldest first. */
  readonly ids: readonly string[];
  readonly at: Date;
  /** Below zero where what was booked went back to our bank. */
  readonly freeCents: Cents;
  /** Staff were called to it, and have not decided. */
  readonly stands: boolean;
}

export interface Unexplained extends Pick<FreeTopUp, 'at' | 'stands'> {
  /** The line that staff look at. */
  readonly id: string;
  readonly restCents: Cents;
}

const restOf = ({ ids, at, stands }: FreeTopUp, restCents: Cents): Unexplained => ({
  ...{ at, stands, restCents },
  id: (restCents < 0 ? ids.at(-1) : ids[0]) ?? '',
});

/**
 * What of our top-ups no closing explains. Nothing at the provider says what a top-up is for, so closings' money is
 * looked for in the oldest first, and the last one that it reaches into is ours by its rest alone: then the sum is right,
 * whatever staff sent together. Whatever staff were called to is reached last, so that a later closing, topped up for
 * itself, does not explain it away; and only closings that staff have cleared explain it, none that still wait to be.
 */
export function unexplained(
  topUps: readonly FreeTopUp[],
  { clearedCents, waitingCents }: { readonly clearedCents: Cents; readonly waitingCents: Cents },
): Unexplained[] {
  const found: Unexplained[] = [];
  let [cleared, waiting]: [number, number] = [clearedCents, waitingCents];
  const ordered = [...topUps.filter(({ stands }) => !stands), ...topUps.filter(({ stands }) => stands)];
  for (const topUp of ordered) {
    const wanted = Math.max(topUp.freeCents, 0);
    const ofCleared = Math.min(wanted, cleared);
    const ofWaiting = topUp.stands ? 0 : Math.min(wanted - ofCleared, waiting);
    cleared -= ofCleared;
    waiting -= ofWaiting;
    const restCents = subtractCents(topUp.freeCents, cents(ofCleared + ofWaiting));
    if (restCents !== 0) found.push(restOf(topUp, restCents));
  }
  return found;
}
