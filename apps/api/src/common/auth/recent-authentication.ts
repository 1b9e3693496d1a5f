import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import { ACCOUNT_SECURITY, MINUTE_MS } from '@cw/domain';
import type { Request } from 'express';
import { Clock } from '../clock.js';
import { DomainError } from '../errors/domain-error.js';
import type { ActiveSession } from './active-session.js';

const RECENT = 'cw:recently-authenticated';
/** What the API's description reads of it. */
export const RECENT_FLAG = 'x-recently-authenticated';

/** For what endangers the account: the person must have signed in, or entered the password again, a moment ago. */
export const RecentlyAuthenticated = (): MethodDecorator =>
  applyDecorators(SetMetadata(RECENT, true), ApiExtension(RECENT_FLAG, true));

export const isRecent = (session: ActiveSession, now: Date): boolean =>
  now.getTime() - session.authenticatedAt.getTime() <= ACCOUNT_SECURITY.reauthenticationMinutes * MINUTE_MS;

/** An open session at an unattended screen is not enough for these routes. */
@Injectable()
export class RecentAuthenticationGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    if (this.reflector.get<boolean | undefined>(RECENT, context.getHandler()) !== true) return true;
    const session = context.switchToHttp().getRequest<Request>().session;
    if (!session) throw new DomainError('auth.required');
    if (!isRecent(session, this.clock.now())) throw new DomainError('auth.reauthentication_required');
    return true;
  }
}
