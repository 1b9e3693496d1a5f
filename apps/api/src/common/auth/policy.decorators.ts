import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { ErrorCode, Permission } from '@cw/domain';

export const POLICY = 'cw:policy';
export const PASSIVE = 'cw:passive';
export const CSRF_EXEMPT = 'cw:csrf-exempt';

// What the API's description reads of them.
export const PERMISSION = 'x-permission';
export const DENIED = 'x-denied';
export const CSRF_EXEMPT_FLAG = 'x-csrf-exempt';

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
    ApiExtension(PERMISSION, permission),
    ApiExtension(DENIED, denied),
  );

/** The route is for everybody, signed in or not. */
export const Public = (): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(POLICY, { permission: null, denied: 'access.denied' } satisfies RoutePolicy),
    ApiExtension(PERMISSION, 'public'),
  );

/** Polling: reading this route does not keep a session alive. */
export const Passive = (): MethodDecorator => SetMetadata(PASSIVE, true);

/** For callers that are no browser and prove themselves otherwise: the payment provider's webhook. */
export const CsrfExempt = (): MethodDecorator =>
  applyDecorators(SetMetadata(CSRF_EXEMPT, true), ApiExtension(CSRF_EXEMPT_FLAG, true));
