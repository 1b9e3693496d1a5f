// Plants faults one after the other and says of each whether the tests saw it.
import { runTests } from './run-tests.mjs';

/** @typedef {import('./all-mutations.mjs').Mutation} Mutation */
/** @typedef {'caught' | 'NOT CAUGHT' | 'does not apply'} Verdict */

/**
 * @typedef {object} Judging
 * @property {import('./scratch-tree.mjs').ScratchTree} tree
 * @property {NodeJS.ProcessEnv} env
 * @property {(line: string) => void} say
 * @property {boolean} [whole] each fault is shown to all tests of its tests' projects
 */

/**
 * Whether the tests are green before anything is planted: a red one would "catch" whatever comes.
 * @param {readonly Mutation[]} mutations
 * @param {Judging} judging
 * @returns {Promise<boolean>}
 */
export async function areGreen(mutations, { tree, env, say, whole = false }) {
  const files = [...new Set(mutations.flatMap(({ tests }) => tests))];
  const { green, failed, fault } = await runTests(tree.root, files, env, { whole });
  if (!green) say(`The tests are red before anything is planted: ${failed.join('; ') || fault}`);
  return green;
}

/**
 * @param {readonly Mutation[]} mutations
 * @param {Judging} judging
 * @returns {Promise<boolean>} whether each was caught
 */
export async function judge(mutations, judging) {
  /** @type {Verdict[]} */
  const verdicts = [];
  for (const mutation of mutations) {
    const { verdict, because } = await verdictOn(mutation, judging);
    verdicts.push(verdict);
    judging.say(`${verdict.padEnd(14)} ${mutation.id}: ${mutation.breaks}${because && `\n    ${because}`}`);
  }
  const caught = verdicts.filter((verdict) => verdict === 'caught').length;
  judging.say(`${caught} caught, ${verdicts.length - caught} not caught`);
  return caught === verdicts.length;
}

/**
 * @param {Mutation} mutation
 * @param {Judging} judging
 * @returns {Promise<{ verdict: Verdict, because: string }>}
 */
async function verdictOn({ file, find, replace, tests }, { tree, env, whole = false }) {
  /** @type {() => void} */
  let undo;
  try {
    undo = tree.plant(file, find, replace);
  } catch (error) {
    return { verdict: 'does not apply', because: `${file}: ${error instanceof Error ? error.message : String(error)}` };
  }
  try {
    const { failed, fault } = await runTests(tree.root, tests, env, { whole });
    if (failed.length > 0) return { verdict: 'caught', because: `by "${failed[0]}"` };
    return { verdict: 'NOT CAUGHT', because: fault ?? '' };
  } finally {
    undo();
  }
}
