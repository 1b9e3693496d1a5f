import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { networkOf } from '../../common/http/caller-address.js';
import { Throttle } from '../../common/throttle/throttle.js';

/** A mail provider calls for all of its customers from few addresses. */
const RULE = { name: 'unsubscribe', points: 600, seconds: 900 } as const;

/** Counts what one network asks, before the link is looked at. */
@Injectable()
export class UnsubscribeGuard implements CanActivate {
  constructor(private readonly throttle: Throttle) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.throttle.consume(RULE, networkOf(context.switchToHttp().getRequest<Request>()));
    return true;
  }
}
