// A list of subjects is how a history is read: each says what kind of change it is, where, and fits into a line.
import { git, isCommit } from './git.mjs';

export const TYPES = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'style', 'build', 'chore'];
const LONGEST_SUBJECT = 72;

const CONVENTIONAL = new RegExp(`^(?:${TYPES.join('|')})(?:\\([a-z0-9,-]+\\))?!?: \\S`);
/** Git writes it by itself, around a subject that was long enough already. */
const REVERT = /^Revert "/;
/** Until a rebase melts it into the commit that it mends. */
const BEFORE_REBASE = /^(?:fixup|squash|amend)! /;

/**
 * @param {string} subject
 * @returns {string[]} one line a fault
 */
export function subjectFaults(subject) {
  if (REVERT.test(subject)) return [];
  const { length } = [...subject];
  return [
    ...(CONVENTIONAL.test(subject) ? [] : [`is not "type(scope): what it does", with a type of ${TYPES.join(', ')}`]),
    ...(length > LONGEST_SUBJECT ? [`has ${length} characters, more than ${LONGEST_SUBJECT}`] : []),
  ];
}

/**
 * What is wrong in the message that is about to be committed.
 * @param {string} message
 * @returns {string[]}
 */
export function messageFaults(message) {
  const subject = message.split('\n').find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';
  // Without words Git refuses it by itself, and what it writes of a merge is in no list.
  if (subject === '' || subject.startsWith('Merge ') || BEFORE_REBASE.test(subject)) return [];
  return subjectFaults(subject).map((fault) => `"${subject}" ${fault}`);
}

/**
 * What is wrong in the commits that `head` has and `base` has not. What landed stays as it is.
 * @param {string} root
 * @param {{ base: string, head: string }} range
 * @returns {string[]}
 */
export function rangeFaults(root, { base, head }) {
  const lines = git(root, [
    '-c',
    'log.showSignature=false',
    'log',
    '--no-merges',
    '--format=%h %s',
    `${base}..${head}`,
    '--',
  ]).split('\n');
  return lines.filter(Boolean).flatMap((line) => {
    const at = line.indexOf(' ');
    const subject = line.slice(at + 1);
    return subjectFaults(subject).map((fault) => `${line.slice(0, at)} "${subject}" ${fault}`);
  });
}

/**
 * The default branch as a remote has it, else as it is here; a clone without either has nothing to compare with.
 * @param {string} root
 * @param {string} [remote]
 * @returns {string | undefined}
 */
export function defaultBranch(root, remote = 'origin') {
  const known = [`refs/remotes/${remote}/HEAD`, `refs/remotes/${remote}/main`, 'refs/heads/main'];
  return known.find((revision) => isCommit(root, revision));
}
