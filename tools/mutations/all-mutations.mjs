// Sixty faults that a person would feel. Each is planted in a copy of the product, where the tests have to see it: so a
// test suite that becomes smaller shows that it proves what it proved before (docs/testing.md).
import { MONEY } from './money.mjs';
import { RIGHTS } from './rights.mjs';
import { SCREENS } from './screens.mjs';
import { STATUSES } from './statuses.mjs';
import { TEXTS } from './texts.mjs';

/**
 * One fault that can be planted.
 * @typedef {object} Mutation
 * @property {string} id
 * @property {string} breaks what goes wrong for a person
 * @property {string} file within the workspace
 * @property {string} find stands in the file exactly once
 * @property {string} replace what takes its place
 * @property {readonly string[]} tests files that see the fault, each alone
 */

/** @type {Readonly<Record<'money' | 'rights' | 'statuses' | 'texts' | 'screens', readonly Mutation[]>>} */
export const GROUPS = { money: MONEY, rights: RIGHTS, statuses: STATUSES, texts: TEXTS, screens: SCREENS };

/** How many there are of each, so that none is lost by the way. */
export const SIZES = { money: 15, rights: 15, statuses: 12, texts: 6, screens: 12 };

/** @type {readonly Mutation[]} */
export const MUTATIONS = Object.values(GROUPS).flat();
