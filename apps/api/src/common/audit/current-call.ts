import { AsyncLocalStorage } from 'node:async_hooks';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Observable } from 'rxjs';

const current = new AsyncLocalStorage<string>();

/** Which call of the API is being answered; undefined where the clock acts. */
export const currentCall = (): string | undefined => current.getStore();

/** Lets whatever a call leads to know which call it was: a handler is named as the API's description names its call. */
@Injectable()
export class CurrentCall implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const { name } = context.getHandler();
    return new Observable((subscriber) => current.run(name, () => next.handle().subscribe(subscriber)));
  }
}
