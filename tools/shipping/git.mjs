import { spawnSync } from 'node:child_process';

/**
 * What Git answers, to the byte; an error with its words if it refuses.
 * @param {string} root
 * @param {readonly string[]} args
 * @param {string} [input] what it reads
 */
export function git(root, args, input) {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: root,
    input: input ?? '',
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
  return stdout;
}

/**
 * Whether Git knows such a commit.
 * @param {string} root
 * @param {string} revision
 */
export function isCommit(root, revision) {
  return spawnSync('git', ['rev-parse', '--quiet', '--verify', `${revision}^{commit}`], { cwd: root }).status === 0;
}
