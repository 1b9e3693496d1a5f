/** How often and how long a job that fails is tried, and how long what failed for good is kept. */
export interface RetryPlan {
  /** How often it is tried again. */
  readonly retries: number;
  /** The pauses double from here … */
  readonly firstPauseSeconds: number;
  /** … to here. */
  readonly longestPauseSeconds: number;
  /** As long as it may wait at all; it must be more than all its pauses. */
  readonly waitsSeconds: number;
  readonly keptSeconds: number;
}

const DAY_SECONDS = 86_400;

/** For whatever says nothing else. */
export const RETRY_PLAN: RetryPlan = {
  retries: 8,
  firstPauseSeconds: 5,
  longestPauseSeconds: 900,
  waitsSeconds: 14 * DAY_SECONDS,
  keptSeconds: DAY_SECONDS,
};

/** How many retries fill a time, where every pause is as short as pg-boss may choose it. */
export function retriesToFill(
  seconds: number,
  { firstPauseSeconds, longestPauseSeconds }: Pick<RetryPlan, 'firstPauseSeconds' | 'longestPauseSeconds'>,
): number {
  let retries = 0;
  for (let [filled, pause] = [0, firstPauseSeconds]; filled < seconds; pause *= 2) {
    filled += Math.min(pause, longestPauseSeconds);
    retries += 1;
  }
  return retries;
}
