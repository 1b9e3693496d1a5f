import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { defaultBranch, messageFaults, rangeFaults, subjectFaults } from './commits.mjs';
import { temporaryRepository } from './temporary-repository.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CHECK = fileURLToPath(new URL('./check-commits.mjs', import.meta.url));

/**
 * @param {string} root
 * @param {string[]} args
 * @param {string} [input]
 */
function check(root, args, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CHECK, ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

test('a subject says its kind, perhaps its place, and what it does, in a line', () => {
  for (const subject of [
    'feat(bids): show what a bid leaves out',
    'style: two files as Prettier writes them',
    'fix(ui,app-shell)!: end a session everywhere',
    `docs: ${'a'.repeat(66)}`,
    `Revert "perf(ui): a tooltip of our own, with a subject that was as long as it may be before"`,
  ])
    assert.deepEqual(subjectFaults(subject), [], subject);
});

/** @type {[string, string][]} */
const REFUSED = [
  ['no kind', 'show what a bid leaves out'],
  ['a kind that is none', 'feature(bids): show what a bid leaves out'],
  ['no blank', 'feat(bids):show what a bid leaves out'],
  ['nothing else', 'feat(bids): '],
  ['an empty place', 'feat(): show what a bid leaves out'],
  ['a character too many', `docs: ${'é'.repeat(67)}`],
  ['what a rebase would melt', 'fixup! feat(bids): show what a bid leaves out'],
];
for (const [what, subject] of REFUSED)
  test(`a subject with ${what} is refused`, () => {
    assert.equal(subjectFaults(subject).length, 1);
  });

test('a message is judged by its first line of words, and not before a rebase has melted it', () => {
  assert.deepEqual(messageFaults('\n# A remark\nfeat(bids): sort them\n\nlong ago this was a wish'), []);
  assert.deepEqual(messageFaults('fixup! sort them'), []);
  assert.deepEqual(messageFaults("Merge branch 'main' into bids"), []);
  assert.match(messageFaults('Sort them')[0] ?? '', /^"Sort them" is not "type\(scope\)/);
});

test('what a branch adds is judged, and nothing that landed', () => {
  const { root, run, commit } = temporaryRepository();
  commit('what landed long ago, in whatever words');
  run('checkout', '--quiet', '-b', 'bids');
  commit('feat(bids): sort them');
  assert.deepEqual(check(root, []), { status: 0, text: '' });

  commit('sort them again');
  const [fault, ...more] = rangeFaults(root, { base: 'main', head: 'bids' });
  assert.match(fault ?? '', /^[0-9a-f]+ "sort them again" is not/);
  assert.deepEqual(more, []);
  assert.equal(check(root, []).status, 1);
  assert.equal(check(root, ['--base', 'main', '--head', 'bids~1']).status, 0);
});

test('a base that is unknown here, as in a first push, leaves what landed alone', () => {
  const { root, commit } = temporaryRepository();
  commit('what landed long ago, in whatever words');
  for (const base of ['', '0'.repeat(40), 'a'.repeat(40)]) {
    const { status, text } = check(root, ['--base', base]);
    assert.equal(status, 0);
    assert.match(text, /nothing here to compare with/);
  }
});

test('a push is judged by what its branches add to the default branch of the remote', () => {
  const { root, run, write, commit } = temporaryRepository();
  const remote = temporaryRepository();
  commit('what landed long ago, in whatever words');
  write('.git/hooks/pre-push', `#!/bin/sh\nexec "${process.execPath}" "${CHECK}" --push "$1"\n`);
  spawnSync('chmod', ['+x', join(root, '.git/hooks/pre-push')]);
  run('remote', 'add', 'origin', remote.root);
  remote.run('config', 'receive.denyCurrentBranch', 'ignore');
  assert.equal(run('push', 'origin', 'main').status, 0);
  assert.equal(defaultBranch(root), 'refs/remotes/origin/main');

  commit('sort them');
  const { status, text } = run('push', 'origin', 'main');
  assert.equal(status, 1);
  assert.match(text, /"sort them" is not/);
  run('commit', '--amend', '--allow-empty', '-m', 'feat(bids): sort them');
  assert.equal(run('push', 'origin', 'main').status, 0);
  assert.equal(run('push', 'origin', 'HEAD:refs/heads/bids').status, 0);
  assert.equal(run('push', 'origin', '--delete', 'bids').status, 0);
});

test('CI judges each push from where the branch stood, and each proposal from what it is proposed to', () => {
  const workflow = parse(readFileSync(join(ROOT, '.github/workflows/commits.yml'), 'utf8'));
  const steps = workflow.jobs.subjects.steps;
  const { run, env } = steps.at(-1);

  assert.equal(run, 'node tools/shipping/check-commits.mjs --base "$BASE" --head HEAD');
  assert.ok(existsSync(join(ROOT, 'tools/shipping/check-commits.mjs')));
  assert.match(env.BASE, /pull_request\.base\.sha \|\| github\.event\.before/);
  assert.equal(steps[0].with['fetch-depth'], 0);
});
