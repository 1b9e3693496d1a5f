import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { ErrorCode, Permission } from '@cw/domain';

export const POLICY = 'cw:policy';
export const PASSIVE = 'cw:passive';
export const CSRF_EXEMPT = 'cw:csrf-exempt';

export interface RoutePolicy {
  /** Null: everybody, signed in or not. */
  readonly permission: Permission | null;
  /** The code of the refusal, where the specification words it. */
  readonly denied: ErrorCode;
}

/** The route's policy: the permission that the actor's role must carry. `denied` names the 403's code. */
export const Requires = (
  permission: Permission,
  denied: ErrorCode = 'access.denied',
): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(POLICY, { permission, denied } satisfies RoutePolicy),
    ApiSecurity('session'),
    ApiExtension('x-permission', permission),
  );

/** The route is for everybody, signed in or not. */
export const Public = (): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(POLICY, { permission: null, denied: 'access.denied' } satisfies RoutePolicy),
    ApiExtension('x-permission', 'public'),
  );

/** Polling: reading this route does not keep a session alive. */
export const Passive = (): MethodDecorator => SetMetadata(PASSIVE, true);

/** For callers that are no browser and prove themselves otherwise: the payment provider's webhook. */
export const CsrfExempt = (): MethodDecorator => SetMetadata(CSRF_EXEMPT, true);
