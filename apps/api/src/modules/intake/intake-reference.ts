import { randomInt } from 'node:crypto';

/** Without what is mistaken for something else on the phone: no I, L, O, U and neither 0 nor 1. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 2;
const GROUP_LENGTH = 4;

const aGroup = (): string => Array.from({ length: GROUP_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');

const PREFIX = 'RI';
/** What stands between the signs where somebody types a reference off, or reads it to somebody. */
const BETWEEN = /[\s\p{Pd}]+/gu;

/** What people call a request by. It opens nothing by itself, and says neither when nor how many came before. */
export const newIntakeReference = (): string => [PREFIX, ...Array.from({ length: GROUPS }, aGroup)].join('-');

/** A reference as it is kept, however it was typed: case, hyphens and blanks do not matter. */
export function intakeReferenceOf(typed: string): string {
  const signs = typed.normalize('NFKC').toUpperCase().replaceAll(BETWEEN, '');
  const groups = signs.slice(PREFIX.length).match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'gu')) ?? [];
  return [signs.slice(0, PREFIX.length), ...groups].join('-');
}

/** What is typed of a reference, with its prefix or without: as the reference begins. Undefined where it cannot be one. */
export function intakeReferenceStart(typed: string): string | undefined {
  const signs = typed.normalize('NFKC').toUpperCase().replaceAll(BETWEEN, '');
  const own = signs.startsWith(PREFIX) ? signs.slice(PREFIX.length) : signs;
  const isPart = own !== '' && own.length <= GROUPS * GROUP_LENGTH && [...own].every((sign) => SIGNS.includes(sign));
  return isPart ? intakeReferenceOf(`${PREFIX}${own}`) : undefined;
}
