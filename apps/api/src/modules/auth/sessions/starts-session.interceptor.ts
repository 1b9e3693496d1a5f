import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { concatMap, type Observable } from 'rxjs';
import { DomainError } from '../../../common/errors/domain-error.js';
import { STARTS_SESSION } from '../../../common/idempotency/idempotency.decorators.js';
import { isReplay } from '../../../common/idempotency/idempotency.interceptor.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { UserEntity } from '../../users/index.js';
import { SignIn } from '../login/sign-in.js';
import { PasswordHasher } from '../passwords/password-hasher.js';

const textOf = (from: unknown, name: string): string => {
  const value: unknown = typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
  if (typeof value !== 'string') throw new Error(`@StartsSession needs a ${name}`);
  return value;
};

/** Signs in the user that the handler answers. It stands outside the replay of an answer, so a replay signs in too. */
@Injectable()
export class StartsSessionInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly signIn: SignIn,
    private readonly hasher: PasswordHasher,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    if (this.reflector.get<boolean | undefined>(STARTS_SESSION, context.getHandler()) !== true) return next.handle();
    const http = context.switchToHttp();
    return next.handle().pipe(
      concatMap(async (answer) => {
        const exchange = { request: http.getRequest<Request>(), response: http.getResponse<Response>() };
        const id = textOf(answer, 'id');
        const user = await this.unitOfWork.repository(UserEntity).findOneByOrFail({ id });
        if (isReplay(exchange.response)) await this.assertTheirs(user, textOf(exchange.request.body, 'password'));
        await this.signIn.firstTime(exchange, user, false);
        return answer;
      }),
    );
  }

  /**
   * The account may be another's since: what was sent then is kept for a day. Whoever has lost it, or would need more
   * than the password by now, is told what a new call would be told.
   */
  private async assertTheirs(user: UserEntity, password: string): Promise<void> {
    const isOpen = user.status === 'active' && user.totpSecret === null;
    if (!isOpen || !(await this.hasher.verify(user.passwordHash, password))) throw new DomainError('user.email_taken');
  }
}
