import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { bearerOf } from '../../../common/auth/bearer.js';
import { SessionCookies } from './session-cookies.js';
import { SessionStore } from './session.store.js';

/** Finds out who asks, once a request; whoever sends a token is known by that alone. */
@Injectable()
export class SessionMiddleware implements NestMiddleware {
  constructor(
    private readonly store: SessionStore,
    private readonly cookies: SessionCookies,
  ) {}

  async use(request: Request, _response: Response, next: NextFunction): Promise<void> {
    const id = bearerOf(request) === undefined ? this.cookies.idOf(request.headers.cookie) : undefined;
    const session = id === undefined ? undefined : await this.store.read(id);
    if (session) {
      request.session = session;
      // By its name, which stays when the cookie's value changes.
      request.isStillIn = async () => (await this.store.aliveAmong([session.id])).size > 0;
    }
    next();
  }
}
