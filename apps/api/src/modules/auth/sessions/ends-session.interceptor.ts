import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { concatMap, type Observable } from 'rxjs';
import { ENDS_SESSION } from '../../../common/idempotency/idempotency.decorators.js';
import { SessionStarter } from './session-starter.js';

/** Signs the caller out after a handler that leaves nobody to be signed in. */
@Injectable()
export class EndsSessionInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly starter: SessionStarter,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    if (this.reflector.get<boolean | undefined>(ENDS_SESSION, context.getHandler()) !== true) return next.handle();
    const http = context.switchToHttp();
    return next.handle().pipe(
      concatMap(async (answer) => {
        await this.starter.end(http.getRequest<Request>(), http.getResponse<Response>());
        return answer;
      }),
    );
  }
}
