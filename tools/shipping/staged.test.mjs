import assert from 'node:assert/strict';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { temporaryRepository } from './temporary-repository.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ROUGH = 'const a = {b:1}\n';
const SMOOTH = 'const a = { b: 1 };\n';

/** A repository with the project's hooks; `installed` with its packages, too. */
function repositoryWithHooks({ installed = true } = {}) {
  const repository = temporaryRepository();
  const { root, run, write } = repository;
  for (const folder of ['tools/hooks', 'tools/shipping'])
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
  if (installed) symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  write('.gitignore', 'node_modules\ntools\n');
  write('.prettierignore', 'generated.js\n');
  run('config', 'core.hooksPath', 'tools/hooks');
  return { ...repository, committed: (/** @type {string} */ file) => `${run('show', `HEAD:${file}`).text}\n` };
}

test('what is staged is committed as Prettier writes it; what is not, and what no program wrote for it, stays', () => {
  const { root, run, write, commit, committed } = repositoryWithHooks();
  for (const file of ['a.js', 'with a blank.js', 'generated.js', 'notes.unknown', 'beside.js']) write(file, ROUGH);
  run('add', 'a.js', 'with a blank.js', 'generated.js', 'notes.unknown');

  assert.equal(commit('feat(bids): sort them').status, 0);
  assert.equal(committed('a.js'), SMOOTH);
  assert.equal(committed('with a blank.js'), SMOOTH);
  assert.equal(committed('generated.js'), ROUGH);
  assert.equal(committed('notes.unknown'), ROUGH);
  assert.equal(readFileSync(join(root, 'a.js'), 'utf8'), SMOOTH);
  assert.equal(readFileSync(join(root, 'beside.js'), 'utf8'), ROUGH);
  assert.equal(run('status', '--porcelain', '--', 'a.js').text, '');
});

test('a file that is staged in part is named, and neither part is touched', () => {
  const { root, run, write, commit } = repositoryWithHooks();
  write('a.js', ROUGH);
  run('add', 'a.js');
  write('a.js', `${ROUGH}const c = 2\n`);

  const { status, text } = commit('feat(bids): sort them');
  assert.equal(status, 1);
  assert.match(text, /a\.js is not as Prettier writes it, and it is staged in part/);
  assert.equal(readFileSync(join(root, 'a.js'), 'utf8'), `${ROUGH}const c = 2\n`);

  write('a.js', SMOOTH);
  run('add', 'a.js');
  write('a.js', `${SMOOTH}const c = 2\n`);
  assert.equal(commit('feat(bids): sort them').status, 0);
});

test('a commit of single files is refused rather than half formatted', () => {
  const { run, write } = repositoryWithHooks();
  write('a.js', ROUGH);
  run('add', 'a.js');
  assert.equal(run('commit', '-m', 'feat(bids): sort them', '--', 'a.js').status, 1);
});

test('a file that does not parse is refused with Prettier’s word for it', () => {
  const { run, write, commit } = repositoryWithHooks();
  write('a.js', 'const a = {\n');
  run('add', 'a.js');
  const { status, text } = commit('feat(bids): sort them');
  assert.equal(status, 1);
  assert.match(text, /a\.js: .*SyntaxError/);
});

test('a subject that is not conventional is refused before it is committed', () => {
  const { run, commit } = repositoryWithHooks();
  const { status, text } = commit('sorted');
  assert.equal(status, 1);
  assert.match(text, /"sorted" is not "type\(scope\)/);
  assert.notEqual(run('rev-parse', '--verify', 'HEAD').status, 0);
});

test('without packages a commit is not held up, and is told so', () => {
  const { run, write, commit, committed } = repositoryWithHooks({ installed: false });
  write('a.js', ROUGH);
  run('add', 'a.js');
  const { status, text } = commit('feat(bids): sort them');
  assert.equal(status, 0);
  assert.match(text, /Packages are not installed/);
  assert.equal(committed('a.js'), ROUGH);
});
