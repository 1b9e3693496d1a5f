import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryRepository } from '../shipping/temporary-repository.mjs';
import { installHooks } from './hooks.mjs';

test('a clone runs the project’s hooks once something of it was started', () => {
  const { root, run } = temporaryRepository();
  installHooks(root, {});
  assert.equal(run('config', '--get', 'core.hooksPath').text, 'tools/hooks');
});

test('hooks that are there already stay', () => {
  const chosen = temporaryRepository();
  chosen.run('config', 'core.hooksPath', 'mine');
  installHooks(chosen.root, {});
  assert.equal(chosen.run('config', '--get', 'core.hooksPath').text, 'mine');

  const written = temporaryRepository();
  written.write('.git/hooks/pre-commit', '#!/bin/sh\n');
  installHooks(written.root, {});
  assert.equal(written.run('config', '--get', 'core.hooksPath').status, 1);
});

test('CI, a work tree and a copy without Git are left alone', (context) => {
  const clone = temporaryRepository();
  installHooks(clone.root, { CI: 'true' });
  clone.commit('feat: begin');
  const tree = mkdtempSync(join(tmpdir(), 'cw-tree-'));
  context.after(() => rmSync(tree, { recursive: true, force: true }));
  clone.run('worktree', 'add', '--quiet', join(tree, 'beside'), '-b', 'beside');
  installHooks(join(tree, 'beside'), {});
  assert.equal(clone.run('config', '--get', 'core.hooksPath').status, 1);

  mkdirSync(join(tree, 'copy'));
  assert.doesNotThrow(() => installHooks(join(tree, 'copy'), {}));
  assert.doesNotThrow(() => installHooks(clone.root, {}));
});

test('a machine without Git starts all the same', (context) => {
  const { root } = temporaryRepository();
  const { PATH } = process.env;
  context.after(() => {
    process.env.PATH = PATH;
  });
  process.env.PATH = '';
  assert.doesNotThrow(() => installHooks(root, {}));
});
