import type { GateBounds } from './gate.js';
import type { ThrottleRule } from './throttle.js';

const perMinute = (name: string, points: number): ThrottleRule => ({ name, points, seconds: 60 });

/**
 * How many calls a minute. The busiest minute of the browser journeys had 298 calls of four people from one address, most
 * of them one project's page loaded again and again: nobody's hands come near, and nothing is more than five times that.
 */
export const CALL_BUDGETS = {
  /** A person, by all sessions and tokens together. */
  account: perMinute('account', 600),
  /** A program, which has no pictures to load: four a second. */
  token: perMinute('token', 240),
  /** Everybody at one network who is not signed in; of people who are, whole offices and phone networks share one. */
  network: perMinute('network', 1200),
} as const;

/**
 * How many calls of one person are worked on at once: half of the connections that a process has unless it is told
 * otherwise. What a browser asks for together waits its turn; far more than several windows ask for is refused.
 */
export const CALLS_IN_WORK: GateBounds = { atOnce: 5, waiting: 60 };

/**
 * How many calls with long bodies of one network are worked on at once, from the first byte to the answer: reading and
 * checking one takes the processor, and between two of them everybody else has a turn.
 */
export const LONG_BODIES: GateBounds = { atOnce: 2, waiting: 100 };

/** How long one of them may come, in milliseconds: a megabyte over a poor telephone line takes half of it. */
export const LONG_BODY_MS = 40_000;
