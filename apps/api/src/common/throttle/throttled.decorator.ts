import { SetMetadata } from '@nestjs/common';
import type { ThrottleRule } from './throttle.js';

export const THROTTLED = 'cw:throttled';

export interface CallLimit {
  readonly rule: ThrottleRule;
  /** Whether a call counts, by its body as it was sent. */
  readonly counts: (body: unknown) => boolean;
}

/**
 * So many new calls of the route a person. The idempotency interceptor counts them before it opens its unit of work;
 * what it answers from what is kept is no new call, and is not counted.
 */
export const Throttled = (rule: ThrottleRule, counts: CallLimit['counts'] = () => true): MethodDecorator =>
  SetMetadata(THROTTLED, { rule, counts } satisfies CallLimit);
