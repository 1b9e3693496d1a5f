import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { addressOf } from '../../../common/http/caller-address.js';
import { SessionCookies } from './session-cookies.js';
import { sessionLimitsOf } from './session-limits.js';
import { type NewSession, SessionStore } from './session.store.js';

/** Signs people in and out: the row, the cookies, and the sockets that hang on them. */
@Injectable()
export class SessionStarter {
  constructor(
    private readonly store: SessionStore,
    private readonly cookies: SessionCookies,
  ) {}

  /** Always a new id: what an attacker may have planted before is worth nothing after. */
  async start(
    request: Request,
    response: Response,
    who: Pick<NewSession, 'userId' | 'role' | 'mfa' | 'proven'>,
  ): Promise<void> {
    await this.endOld(request);
    const cookie = await this.store.create({
      ...who,
      userAgent: request.get('user-agent'),
      address: addressOf(request),
    });
    this.cookies.set(response, cookie, sessionLimitsOf(who.role).absoluteMs);
  }

  /** The same session, under the cookie value that `SessionStore.rotate` gave it. */
  carryOn(response: Response, session: ActiveSession, cookie: string): void {
    this.cookies.set(response, cookie, sessionLimitsOf(session.user.role).absoluteMs);
  }

  /** The hint that there is a session is set where it is missing, and taken back where nobody is signed in. */
  keepHint({ session, headers }: Request, response: Response, isSignedIn: boolean): void {
    const isHinted = this.cookies.hasHint(headers.cookie);
    if (session && !isHinted) this.cookies.setHint(response, sessionLimitsOf(session.user.role).absoluteMs);
    if (!isSignedIn && isHinted) this.cookies.clearHint(response);
  }

  async end(request: Request, response: Response): Promise<void> {
    await this.endOld(request);
    this.cookies.clear(response);
  }

  private async endOld({ session }: Request): Promise<void> {
    if (session) await this.store.end(session.user.id, session.id);
  }
}
