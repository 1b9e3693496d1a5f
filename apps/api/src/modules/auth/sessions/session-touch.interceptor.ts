import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { PASSIVE } from '../../../common/auth/policy.decorators.js';
import { SessionStore } from './session.store.js';

/** A call of one's own keeps the session alive; polling (`@Passive`) does not. */
@Injectable()
export class SessionTouchInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly store: SessionStore,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    if (context.getType() === 'http') {
      const session = context.switchToHttp().getRequest<Request>().session;
      const passive = this.reflector.get<boolean | undefined>(PASSIVE, context.getHandler()) === true;
      if (session && !passive) await this.store.touch(session);
    }
    return next.handle();
  }
}
