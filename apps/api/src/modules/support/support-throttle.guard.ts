import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { networkOf } from '../../common/http/caller-address.js';
import { Throttle } from '../../common/throttle/throttle.js';

/** A person writes once or twice; an office behind one address more often; a program as often as it is let. */
export const SUPPORT_RULE = { name: 'support-message', points: 20, seconds: 3600 } as const;

@Injectable()
export class SupportThrottleGuard implements CanActivate {
  constructor(private readonly throttle: Throttle) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.throttle.consume(SUPPORT_RULE, networkOf(context.switchToHttp().getRequest<Request>()));
    return true;
  }
}
