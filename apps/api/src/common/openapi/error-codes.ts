import { ERROR_CODES, isOpenToTokens, PERMISSIONS, ROLES, type ErrorCode } from '@cw/domain';
import type { Traits } from './traits.js';

// A token that does not work is refused on every route, and too many of them are slowed down.
const ALWAYS: readonly ErrorCode[] = ['auth.required', 'request.too_many', 'server.unexpected', 'server.unavailable'];
const MUTATING: readonly ErrorCode[] = ['request.malformed', 'request.too_large', 'request.media_type'];
const REPLAYED: readonly ErrorCode[] = ['request.invalid', 'idempotency.mismatch', 'idempotency.in_flight'];

function refusalsOfPolicy({ permission, denied, mutating }: Traits): ErrorCode[] {
  if (permission === null) return [];
  const codes: ErrorCode[] = PERMISSIONS[permission].length < ROLES.length ? [denied] : [];
  if (!isOpenToTokens(permission)) codes.push('access.token_forbidden');
  else if (mutating) codes.push('access.token_scope');
  return codes;
}

/** Every code that an operation can answer with, in the order of the codes. */
export function errorCodesOf(traits: Traits): ErrorCode[] {
  const { mutating, csrfExempt, hasInput, replayed, needsKey, conditional, fresh, fails } = traits;
  const possible = new Set<ErrorCode>([
    ...ALWAYS,
    ...refusalsOfPolicy(traits),
    ...(mutating ? MUTATING : []),
    ...(csrfExempt ? [] : (['auth.origin'] as const)),
    ...(mutating && !csrfExempt ? (['auth.csrf'] as const) : []),
    ...(hasInput ? (['request.invalid'] as const) : []),
    ...(replayed ? REPLAYED : []),
    ...(needsKey ? (['idempotency.required'] as const) : []),
    ...(conditional ? (['request.stale'] as const) : []),
    ...(fresh ? (['auth.reauthentication_required'] as const) : []),
    ...fails,
  ]);
  return ERROR_CODES.filter((code) => possible.has(code));
}
