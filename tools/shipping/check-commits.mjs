// npm run commits, the hooks commit-msg and pre-push, and CI: whether the subjects of what is added can be read in a list.
//   check-commits.mjs                     what this branch adds to the default one
//   check-commits.mjs --base A --head B   what B adds to A
//   check-commits.mjs --message FILE      what is about to be committed
//   check-commits.mjs --push REMOTE       what is about to be pushed there, as Git tells it on standard input
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { defaultBranch, messageFaults, rangeFaults } from './commits.mjs';
import { isCommit } from './git.mjs';

const root = process.cwd();
const NO_COMMIT = /^0*$/;

/**
 * @param {string | undefined} base
 * @param {string} head
 * @returns {string[]}
 */
function checkRange(base, head) {
  if (base !== undefined && !NO_COMMIT.test(base) && isCommit(root, base)) return rangeFaults(root, { base, head });
  // A first push, or one over a rewritten history: all of it landed somewhere before.
  console.log('There is nothing here to compare with, so no commit was looked at.');
  return [];
}

/**
 * @param {string} remote
 * @returns {string[]}
 */
function checkPush(remote) {
  const pushed = readFileSync(0, 'utf8').trim().split('\n').filter(Boolean);
  return pushed.flatMap((line) => {
    const [ref = '', head = ''] = line.split(' ');
    const isBranch = ref === 'HEAD' || ref.startsWith('refs/heads/');
    return isBranch && !NO_COMMIT.test(head) ? checkRange(defaultBranch(root, remote), head) : [];
  });
}

/** @returns {string[]} */
function check() {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      head: { type: 'string' },
      message: { type: 'string' },
      push: { type: 'string' },
    },
  });
  if (values.message !== undefined) return messageFaults(readFileSync(values.message, 'utf8'));
  if (values.push !== undefined) return checkPush(values.push);
  return checkRange(values.base ?? defaultBranch(root), values.head ?? 'HEAD');
}

const faults = check();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
