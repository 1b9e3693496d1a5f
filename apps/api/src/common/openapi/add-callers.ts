import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCOUNT_SECURITY, isOpenToTokens, PERMISSIONS, ROLES, type Permission, type Role } from '@cw/domain';
import { type Operation, operationsOf } from './operations.js';
import { type Traits, traitsOf } from './traits.js';

const NAMES: Readonly<Record<Role, string>> = {
  buyer: 'buyers',
  seller: 'sellers',
  agent: 'agents',
  contractor: 'contractors',
  admin: 'staff',
};

function rolesOf(permission: Permission): string {
  const roles: readonly Role[] = PERMISSIONS[permission];
  if (roles.length === ROLES.length) return 'everybody who is signed in';
  if (roles.length === 1 && roles[0] === 'admin') return 'staff, with the second factor';
  return roles.map((role) => NAMES[role]).join(', ');
}

function wordsFor({ permission, mutating, fresh }: Traits): string {
  if (permission === null) return '**Who:** everybody, signed in or not. **Tokens:** not needed.';
  const tokens = isOpenToTokens(permission) ? `yes, with the scope ${mutating ? 'write' : 'read'}` : 'no';
  const freshly = fresh
    ? ` The password must have been entered within the last ${ACCOUNT_SECURITY.reauthenticationMinutes} minutes.`
    : '';
  return `**Who:** ${rolesOf(permission)}.${freshly} **Tokens:** ${tokens}.`;
}

function securityFor({ permission, mutating }: Traits): Record<string, string[]>[] {
  const [session, token] = [{ session: [] }, { token: [] }];
  if (permission === null) return mutating ? [{}] : [{}, session, token];
  return isOpenToTokens(permission) ? [session, token] : [session];
}

function describe(entry: Operation): void {
  const { operation } = entry;
  const traits = traitsOf(entry);
  operation.description = [operation.description, wordsFor(traits)].filter(Boolean).join('\n\n');
  operation.security = securityFor(traits);
  const roles: readonly Role[] = traits.permission === null ? [] : PERMISSIONS[traits.permission];
  const open = traits.permission !== null && isOpenToTokens(traits.permission);
  Object.assign(operation, { 'x-roles': roles, 'x-token-scope': open ? (traits.mutating ? 'write' : 'read') : null });
}

/** Says of each operation who may call it, out of the table of permissions. */
export function addCallers(document: OpenAPIObject): void {
  for (const entry of operationsOf(document)) describe(entry);
}
