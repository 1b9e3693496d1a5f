import { Injectable } from '@nestjs/common';
import type { Role } from '@cw/domain';
import type { Request, Response } from 'express';
import { SessionEndings } from '../../../common/auth/session-endings.js';
import { clearSessionCookies, setSessionCookies } from './session-cookie.js';
import { sessionLimitsOf } from './session-limits.js';
import { SessionStore } from './session.store.js';

/** Signs people in and out: the row, the cookies, and the sockets that hang on them. */
@Injectable()
export class SessionStarter {
  constructor(
    private readonly store: SessionStore,
    private readonly endings: SessionEndings,
  ) {}

  /** Always a new id: what an attacker may have planted before is worth nothing after. */
  async start(
    request: Request,
    response: Response,
    who: { readonly userId: string; readonly role: Role; readonly mfa: boolean },
  ): Promise<void> {
    await this.endOld(request);
    const id = await this.store.create({ ...who, userAgent: request.get('user-agent'), address: request.ip });
    setSessionCookies(response, id, sessionLimitsOf(who.role).absoluteMs);
  }

  async end(request: Request, response: Response): Promise<void> {
    await this.endOld(request);
    clearSessionCookies(response);
  }

  private async endOld(request: Request): Promise<void> {
    const session = request.session;
    if (!session) return;
    await this.store.end(session);
    this.endings.announce({ idHash: session.idHash });
  }
}
