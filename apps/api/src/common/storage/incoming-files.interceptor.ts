import { rm } from 'node:fs/promises';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { DomainError } from '../errors/domain-error.js';
import { networkOf } from '../http/caller-address.js';
import { UnreadableJson } from '../http/json-shape.js';
import { BAD_BODIES } from '../throttle/bad-bodies.js';
import { Throttle } from '../throttle/throttle.js';
import { hangUp, isDeclaredTooLong, watchBody } from './body-bound.js';

/**
 * Answers a form that is too long while it is still coming in, and removes what an upload left in the incoming folder
 * once it has been dealt with, whatever came of it.
 */
@Injectable()
export class IncomingFiles implements NestInterceptor {
  constructor(private readonly throttle: Throttle) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    return from(this.answered(http.getRequest<Request>(), http.getResponse<Response>(), next));
  }

  private async answered(request: Request, response: Response, next: CallHandler<unknown>): Promise<unknown> {
    try {
      if (isDeclaredTooLong(request)) throw new DomainError('request.too_large');
      const tooLong = new Promise<never>((_resolve, reject) => {
        watchBody(request, () => reject(new DomainError('request.too_large')));
      });
      return await Promise.race([this.handled(request, next), tooLong]);
    } catch (error) {
      if (!request.complete) hangUp(request, response);
      // What a form carries as JSON counts as a body does.
      if (error instanceof UnreadableJson) await this.throttle.consume(BAD_BODIES, networkOf(request));
      throw error;
    }
  }

  private async handled(request: Request, next: CallHandler<unknown>): Promise<unknown> {
    try {
      return await lastValueFrom(next.handle(), { defaultValue: undefined });
    } finally {
      const path = request.file?.path;
      if (path !== undefined) await rm(path, { force: true });
    }
  }
}
