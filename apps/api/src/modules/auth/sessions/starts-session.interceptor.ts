import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ROLES } from '@cw/domain';
import type { Request, Response } from 'express';
import { concatMap, type Observable } from 'rxjs';
import { STARTS_SESSION } from '../../../common/idempotency/idempotency.decorators.js';
import { SignIn } from '../login/sign-in.js';

function identityOf(answer: unknown): { id: string; role: (typeof ROLES)[number] } {
  const property = (name: string): unknown =>
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
  const id = property('id');
  const role = ROLES.find((known) => known === property('role'));
  if (typeof id !== 'string' || role === undefined)
    throw new Error('@StartsSession needs a handler that answers a user');
  return { id, role };
}

/** Signs in the user that the handler answers. It stands outside the replay of an answer, so a replay signs in too. */
@Injectable()
export class StartsSessionInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly signIn: SignIn,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    if (this.reflector.get<boolean | undefined>(STARTS_SESSION, context.getHandler()) !== true) return next.handle();
    const http = context.switchToHttp();
    return next.handle().pipe(
      concatMap(async (answer) => {
        const exchange = { request: http.getRequest<Request>(), response: http.getResponse<Response>() };
        await this.signIn.firstTime(exchange, identityOf(answer), false);
        return answer;
      }),
    );
  }
}
