import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { userOf } from '../auth/caller.js';
import { DomainError } from '../errors/domain-error.js';
import { MULTIPART } from '../http/media-type.guard.js';
import { CALLS_IN_WORK } from './call-limits.js';
import { Gate } from './gate.js';

/**
 * Works on so many calls of one person at once. A body that comes slowly and an answer that is fetched slowly are no work:
 * a form is let in by `FormsInWork`, once it has been read.
 */
@Injectable()
export class CallsInWork implements NestInterceptor {
  private readonly gate = new Gate(CALLS_IN_WORK);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    // What the route takes, and not what the caller says to send: whoever says so would wait for no turn.
    const isForm = this.reflector.get<boolean | undefined>(MULTIPART, context.getHandler()) === true;
    return isForm ? next.handle() : this.inTurn(context, next);
  }

  /** Waits for the person's turn. */
  inTurn(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const person = userOf(request)?.id;
    if (person === undefined || !this.config.callLimits) return next.handle();
    const work = async (waited: boolean): Promise<unknown> => {
      // The session may have ended while its call waited, and ended is ended.
      if (waited && !(await request.isStillIn?.())) throw new DomainError('auth.required');
      return lastValueFrom(next.handle(), { defaultValue: undefined });
    };
    return from(this.gate.run(person, work));
  }
}

/** The same for what a form carries; stands after the interceptor that reads it. */
@Injectable()
export class FormsInWork implements NestInterceptor {
  constructor(private readonly calls: CallsInWork) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return this.calls.inTurn(context, next);
  }
}
