import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { sessionIdOf } from './session-cookie.js';
import { SessionStore } from './session.store.js';

/** Finds out who asks, once a request. */
@Injectable()
export class SessionMiddleware implements NestMiddleware {
  constructor(private readonly store: SessionStore) {}

  async use(request: Request, _response: Response, next: NextFunction): Promise<void> {
    const id = sessionIdOf(request.headers.cookie);
    const session = id === undefined ? undefined : await this.store.read(id);
    if (session) request.session = session;
    next();
  }
}
