import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { release } from './release.mjs';
import { temporaryRepository } from './temporary-repository.mjs';

const CHANGELOG = `# Changelog

## Unreleased

### Added

- Bids line by line.

### Fixed

- #4 of a list is counted.

## 0.1.0 - 2026-01-02

- The beginning.
`;
const RELEASE = { version: '0.2.0', date: '2026-11-26' };

/** @param {unknown} content */
const json = (content) => `${JSON.stringify(content, null, 2)}\n`;

function projectAt(version = '0.1.0', changelog = CHANGELOG) {
  const repository = temporaryRepository();
  const { root, run, write, commit } = repository;
  write('CHANGELOG.md', changelog);
  write('package.json', json({ name: 'closewright', version, private: true }));
  write(
    'package-lock.json',
    json({ name: 'closewright', version, packages: { '': { version }, 'apps/api': { version } } }),
  );
  run('add', '.');
  commit('feat: begin');
  return { ...repository, read: (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8') };
}

test('a release is one commit and a tag that says what is in it', () => {
  const { root, run, read } = projectAt();

  assert.equal(release(root, RELEASE), 'v0.2.0');
  assert.equal(read('CHANGELOG.md'), CHANGELOG.replace('## Unreleased\n', '## Unreleased\n\n## 0.2.0 - 2026-11-26\n'));
  assert.equal(JSON.parse(read('package.json')).version, '0.2.0');
  assert.deepEqual(JSON.parse(read('package-lock.json')), {
    name: 'closewright',
    version: '0.2.0',
    packages: { '': { version: '0.2.0' }, 'apps/api': { version: '0.1.0' } },
  });
  assert.equal(run('log', '-1', '--format=%s').text, 'chore(release): 0.2.0');
  assert.equal(run('status', '--porcelain').text, '');

  assert.equal(run('cat-file', '-t', 'v0.2.0').text, 'tag');
  assert.equal(run('rev-parse', 'v0.2.0^{commit}').text, run('rev-parse', 'HEAD').text);
  const notes = '### Added\n\n- Bids line by line.\n\n### Fixed\n\n- #4 of a list is counted.';
  assert.equal(run('tag', '--list', '--format=%(contents)', 'v0.2.0').text, `Closewright 0.2.0\n\n${notes}`);
  // What the workflow publishes.
  assert.equal(run('tag', '--list', '--format=%(contents:body)', 'v0.2.0').text, notes);
});

test('the version that the project says already can be its first release', () => {
  const { root, run, read } = projectAt('0.1.0', '# Changelog\n\n## Unreleased\n\n- The beginning.\n');
  release(root, { version: '0.1.0', date: '2026-11-26' });
  assert.equal(read('CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n## 0.1.0 - 2026-11-26\n\n- The beginning.\n');
  assert.equal(run('tag', '--list').text, 'v0.1.0');
});

/** @typedef {ReturnType<typeof projectAt>} Project */
/** @type {[string, RegExp, (project: Project) => unknown, string?][]} */
const REFUSED = [
  ['without a version', /Which version/, () => undefined, 'v0.2'],
  ['of an older version', /0\.0\.9 is older than 0\.1\.0/, () => undefined, '0.0.9'],
  ['beside main', /made on main, and this is bids/, ({ run }) => run('checkout', '--quiet', '-b', 'bids')],
  ['with changes that are not committed', /not committed/, ({ write }) => write('new.txt', 'new')],
  ['that was made already', /v0\.2\.0 is tagged already/, ({ run }) => run('tag', 'v0.2.0')],
];
for (const [what, message, prepare, version = '0.2.0'] of REFUSED)
  test(`a release ${what} is refused, and changes nothing`, () => {
    const project = projectAt();
    prepare(project);
    const before = project.run('rev-parse', 'HEAD').text;
    assert.throws(() => release(project.root, { ...RELEASE, version }), message);
    assert.equal(project.run('rev-parse', 'HEAD').text, before);
    assert.equal(project.read('CHANGELOG.md'), CHANGELOG);
  });

test('a release without news is refused', () => {
  const { root } = projectAt('0.1.0', '# Changelog\n\n## Unreleased\n\n## 0.1.0 - 2026-01-02\n\n- The beginning.\n');
  assert.throws(() => release(root, RELEASE), /nothing under "## Unreleased"/);
});

test('a release whose commit a hook refuses leaves everything as it was', () => {
  const { root, run, write, read } = projectAt();
  write('.git/hooks/pre-commit', '#!/bin/sh\nexit 1\n');
  spawnSync('chmod', ['+x', join(root, '.git/hooks/pre-commit')]);
  assert.throws(() => release(root, RELEASE), /git commit/);
  assert.equal(run('status', '--porcelain').text, '');
  assert.equal(read('CHANGELOG.md'), CHANGELOG);
  assert.equal(run('tag', '--list').text, '');
});
