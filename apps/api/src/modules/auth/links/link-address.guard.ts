import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { networkOf } from '../../../common/http/caller-address.js';
import { Throttle } from '../../../common/throttle/throttle.js';
import { THROTTLE_RULES } from '../throttle/throttle-rules.js';

/** Links are tried a few times by people and a thousand times by programs. */
@Injectable()
export class LinkAddressGuard implements CanActivate {
  constructor(private readonly throttle: Throttle) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const address = networkOf(context.switchToHttp().getRequest<Request>());
    await this.throttle.consume(THROTTLE_RULES.linkAddress, address);
    return true;
  }
}
