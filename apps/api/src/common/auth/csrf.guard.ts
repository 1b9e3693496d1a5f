import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { DomainError } from '../errors/domain-error.js';
import { areaOrigins, isOwnOrigin } from './allowed-origins.js';
import { isCsrfToken } from './csrf.js';
import { CSRF_EXEMPT } from './policy.decorators.js';
import { SAFE_METHODS } from './safe-methods.js';

/** What a browser calls a request that no other site has caused; `none` is an address that its user typed. */
const OWN_SITES = new Set([undefined, 'same-origin', 'none']);

/**
 * Every call: a browser that says that another site has caused it is refused, so that no page elsewhere can so much as
 * start an export by an image. Every mutating call: an Origin, when the browser sends one, must be ours exactly; Sec-Fetch-Site must be
 * same-origin; and with a session the call carries that session's token. SameSite alone stops no sibling host. A
 * personal access token is no cookie: no other site can make a browser send it, so it needs no second token.
 */
@Injectable()
export class CsrfGuard implements CanActivate {
  private readonly areas: ReadonlySet<string>;

  constructor(
    private readonly reflector: Reflector,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    this.areas = areaOrigins(config.publicUrl);
  }

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<Request>();
    if (this.reflector.get<boolean | undefined>(CSRF_EXEMPT, context.getHandler())) return true;
    if (!OWN_SITES.has(request.get('sec-fetch-site'))) throw new DomainError('auth.origin');
    if (SAFE_METHODS.has(request.method)) return true;
    this.checkOrigin(request);
    const session = request.session;
    if (session && !isCsrfToken(request.get('x-csrf-token'), session.idHash, this.config.sessionSecret)) {
      throw new DomainError('auth.csrf');
    }
    return true;
  }

  private checkOrigin(request: Request): void {
    const origin = request.get('origin');
    if (origin !== undefined && !isOwnOrigin(origin, this.areas, request.host)) throw new DomainError('auth.origin');
    const site = request.get('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin') throw new DomainError('auth.origin');
  }
}
