// Jest begins with the largest files, where it has no times of an earlier run to go by. What takes longest here is not
// what is longest to read: it waits for processes to die and come back, and is best waited for beside other specs.
const { default: Sequencer } = require('@jest/test-sequencer');

const LONG = [
  /payments[\\/]proof[\\/]/,
  /access-matrix[\\/]/,
  /ledger[\\/]invariants/,
  /reconciliation[\\/]compare/,
  /src[\\/]cli[\\/]/,
  /src[\\/]main\.spec/,
];

/** @param {{ path: string }} test */
const isLong = ({ path }) => LONG.some((pattern) => pattern.test(path));

module.exports = class LongestFirst extends Sequencer {
  /** @param {Parameters<import('@jest/test-sequencer').default['sort']>[0]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
