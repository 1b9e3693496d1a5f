import type { CreateToken } from '@cw/api-client';
import { TOKEN_LIFETIMES_DAYS, TOKEN_LIMITS, type TokenLifetimeDays, type TokenScope } from '@cw/domain';
import { collectFaults, type Faults } from '../../../forms/form-faults.js';
import { checkLine } from '../../../forms/rules.js';

/** API-01, as typed; radio buttons speak in texts. */
export interface TokenAnswers {
  readonly name: string;
  readonly scope: TokenScope;
  readonly expiresInDays: string;
}

export const TOKEN_ORDER = ['name', 'scope', 'expiresInDays'] as const satisfies readonly (keyof TokenAnswers)[];

const USUAL_LIFETIME: TokenLifetimeDays = 90;

/** The least that a program needs is offered first. */
export const NEW_TOKEN: TokenAnswers = { name: '', scope: 'read', expiresInDays: String(USUAL_LIFETIME) };

export const checkToken = ({ name }: TokenAnswers): Faults =>
  collectFaults([
    [
      'name',
      checkLine(name, { min: TOKEN_LIMITS.nameMin, max: TOKEN_LIMITS.nameMax, missing: 'settings.fault.token_name' }),
    ],
  ]);

export const tokenBody = ({ name, scope, expiresInDays }: TokenAnswers): CreateToken => ({
  name: name.trim(),
  scope,
  expiresInDays: TOKEN_LIFETIMES_DAYS.find((days) => String(days) === expiresInDays) ?? USUAL_LIFETIME,
});
