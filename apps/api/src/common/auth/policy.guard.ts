import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { hasPermission, isOpenToTokens, type Permission, type TokenScope } from '@cw/domain';
import type { Request } from 'express';
import { DomainError } from '../errors/domain-error.js';
import { callerOf } from './caller.js';
import { POLICY, type RoutePolicy } from './policy.decorators.js';
import { SAFE_METHODS } from './safe-methods.js';

function assertTokenMay(scope: TokenScope, permission: Permission, method: string): void {
  if (!isOpenToTokens(permission)) throw new DomainError('access.token_forbidden');
  if (scope === 'read' && !SAFE_METHODS.has(method)) throw new DomainError('access.token_scope');
}

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
    const request = context.switchToHttp().getRequest<Request>();
    const actor = callerOf(request);
    if (!actor) throw new DomainError('auth.required');
    if (request.token) assertTokenMay(request.token.scope, policy.permission, request.method);
    if (!hasPermission(actor, policy.permission)) throw new DomainError(policy.denied);
    return true;
  }
}
