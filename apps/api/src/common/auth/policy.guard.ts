import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { hasPermission } from '@cw/domain';
import type { Request } from 'express';
import { DomainError } from '../errors/domain-error.js';
import { actorOf } from './active-session.js';
import { POLICY, type RoutePolicy } from './policy.decorators.js';

/** Deny by default: a route that says nothing is refused here too, should it ever pass the check at boot. */
@Injectable()
export class PolicyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const policy = this.reflector.getAllAndOverride<RoutePolicy | undefined>(POLICY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!policy) throw new DomainError('access.denied');
    if (policy.permission === null) return true;
    const session = context.switchToHttp().getRequest<Request>().session;
    if (!session) throw new DomainError('auth.required');
    if (!hasPermission(actorOf(session), policy.permission)) throw new DomainError(policy.denied);
    return true;
  }
}
