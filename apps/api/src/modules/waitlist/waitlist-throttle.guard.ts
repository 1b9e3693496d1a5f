import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { networkOf } from '../../common/http/caller-address.js';
import { Throttle } from '../../common/throttle/throttle.js';

/** An office enters its people one after the other; a program as many as it is let. */
export const WAITLIST_RULE = { name: 'waitlist-join', points: 30, seconds: 3600 } as const;

@Injectable()
export class WaitlistThrottleGuard implements CanActivate {
  constructor(private readonly throttle: Throttle) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.throttle.consume(WAITLIST_RULE, networkOf(context.switchToHttp().getRequest<Request>()));
    return true;
  }
}
