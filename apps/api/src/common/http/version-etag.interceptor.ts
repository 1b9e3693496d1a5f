import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { tap, type Observable } from 'rxjs';
import { etagOf } from './etag.js';

const isVersioned = (body: unknown): body is { readonly version: number } =>
  typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'number';

/** Answers the ETag of a versioned body, for the If-Match of the edit that follows. */
@Injectable()
export class VersionEtag implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      tap((body) => {
        if (isVersioned(body)) response.setHeader('ETag', etagOf(body));
      }),
    );
  }
}
