import type { ErrorCode, Permission } from '@cw/domain';
import { CSRF_EXEMPT_FLAG, DENIED, PERMISSION } from '../auth/policy.decorators.js';
import { RECENT_FLAG } from '../auth/recent-authentication.js';
import { SAFE_METHODS } from '../auth/safe-methods.js';
import { NO_REPLAY_FLAG } from '../idempotency/idempotency.decorators.js';
import { FAILS, NOT_FOUND } from './fails.decorator.js';
import type { Operation } from './operations.js';

/** What decides who may call an operation and how it can fail. */
export interface Traits {
  /** Null: everybody. */
  readonly permission: Permission | null;
  readonly denied: ErrorCode;
  readonly mutating: boolean;
  readonly hasInput: boolean;
  readonly replayed: boolean;
  readonly needsKey: boolean;
  readonly conditional: boolean;
  readonly csrfExempt: boolean;
  readonly fresh: boolean;
  readonly fails: readonly ErrorCode[];
}

const INTERNAL = [FAILS, NOT_FOUND, DENIED, NO_REPLAY_FLAG, CSRF_EXEMPT_FLAG];

/** Reads what the decorators of a handler left in its operation. */
export function traitsOf({ method, operation }: Operation): Traits {
  const extension = <T>(name: string): T | undefined => Reflect.get(operation, name) as T | undefined;
  const parameters = (operation.parameters ?? []).flatMap((parameter) => ('in' in parameter ? [parameter] : []));
  const header = (name: string) => parameters.find((parameter) => parameter.in === 'header' && parameter.name === name);
  const permission = extension<Permission | 'public'>(PERMISSION) ?? 'public';
  const notFound = extension<ErrorCode>(NOT_FOUND);
  const mutating = !SAFE_METHODS.has(method.toUpperCase());
  return {
    permission: permission === 'public' ? null : permission,
    denied: extension<ErrorCode>(DENIED) ?? 'access.denied',
    mutating,
    hasInput: operation.requestBody !== undefined || parameters.some((parameter) => parameter.in === 'query'),
    replayed: mutating && extension(NO_REPLAY_FLAG) !== true,
    needsKey: header('Idempotency-Key') !== undefined,
    conditional: header('If-Match') !== undefined,
    csrfExempt: extension(CSRF_EXEMPT_FLAG) === true,
    fresh: extension(RECENT_FLAG) === true,
    fails: [...(notFound === undefined ? [] : [notFound]), ...(extension<ErrorCode[]>(FAILS) ?? [])],
  };
}

/** What only this description needs is not part of it. */
export function forgetTraits({ operation }: Operation): void {
  for (const name of INTERNAL) Reflect.deleteProperty(operation, name);
}
