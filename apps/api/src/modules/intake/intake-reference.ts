import { randomInt } from 'node:crypto';

/** Without what is mistaken for something else on the phone: no I, L, O, U and neither 0 nor 1. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 2;
const GROUP_LENGTH = 4;

const aGroup = (): string => Array.from({ length: GROUP_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');

/** What people call a request by. It opens nothing by itself, and says neither when nor how many came before. */
export const newIntakeReference = (): string => ['RI', ...Array.from({ length: GROUPS }, aGroup)].join('-');
