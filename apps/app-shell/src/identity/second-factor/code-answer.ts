import type { Fault } from '../../forms/fault.js';

/** What proves the second factor: the authenticator's six digits, or one of the codes kept for when it is lost. */
export type CodeKind = 'app' | 'recovery';

const SIX_DIGITS = /^\d{6}$/;
const RECOVERY_CODE = /^[a-z\d]{16}$/;

const bare = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase();

/** Says only whether it can be a code; whether it is the right one is the API's to say. */
export function checkCode(typed: string, kind: CodeKind): Fault | undefined {
  if (kind === 'app') return SIX_DIGITS.test(bare(typed)) ? undefined : { id: 'auth.fault.totp' };
  return RECOVERY_CODE.test(bare(typed)) ? undefined : { id: 'auth.fault.recovery_code' };
}

/** As the API takes it, however it was typed: `123456` or `k4m2-9xtq-0bvr-7hjd`. */
export const codeOf = (typed: string, kind: CodeKind): string =>
  kind === 'app' ? bare(typed) : (bare(typed).match(/.{1,4}/g) ?? []).join('-');
