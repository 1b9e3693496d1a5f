import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { networkOf } from '../../../common/http/caller-address.js';
import { Throttle } from '../../../common/throttle/throttle.js';
import { THROTTLE_RULES } from '../throttle/throttle-rules.js';

/** Counts before the handler's transaction begins: who holds a connection must not wait for a second one. */
@Injectable()
export class RegistrationGuard implements CanActivate {
  constructor(private readonly throttle: Throttle) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const address = networkOf(context.switchToHttp().getRequest<Request>());
    await this.throttle.consume(THROTTLE_RULES.registration, address);
    return true;
  }
}
