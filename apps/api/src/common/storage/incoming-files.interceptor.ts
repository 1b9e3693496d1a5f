import { rm } from 'node:fs/promises';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';

/** Removes what an upload left in the incoming folder once the request is answered, whatever came of it. */
@Injectable()
export class IncomingFiles implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    return from(this.answered(request, next));
  }

  private async answered(request: Request, next: CallHandler<unknown>): Promise<unknown> {
    try {
      return await lastValueFrom(next.handle(), { defaultValue: undefined });
    } finally {
      const path = request.file?.path;
      if (path !== undefined) await rm(path, { force: true });
    }
  }
}
