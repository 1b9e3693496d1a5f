import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fingerprints, isUntouched, stamp } from './stamp.mjs';

/** @param {import('node:test').TestContext} context */
const workspace = (context) => {
  const root = mkdtempSync(join(tmpdir(), 'cw-stamp-'));
  context.after(() => rmSync(root, { recursive: true }));
  const write = (/** @type {string} */ path, /** @type {string} */ content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  for (const path of [
    'apps/api/src/main.ts',
    'apps/api/dist/main.js',
    'apps/api/.swcrc',
    'libs/ui/src/index.ts',
    'tools/rspack/base.mjs',
    'package.json',
  ]) {
    write(path, path);
  }
  return { root, write };
};

test('a workspace that was never built is not untouched', (context) => {
  assert.equal(isUntouched(workspace(context).root), false);
});

test('what a build writes while it runs is no source, in whichever folder', (context) => {
  const { root, write } = workspace(context);
  const { sources } = fingerprints(root);
  write('apps/app-shell/dist-stored-form/render.mjs', 'drawn');
  stamp(root, sources);
  assert.equal(isUntouched(root), true);
});

const touched = [
  'apps/api/src/main.ts',
  'apps/api/.swcrc',
  'apps/api/src/added.ts',
  'tools/rspack/base.mjs',
  'package.json',
  'apps/api/dist/main.js',
];
for (const path of touched) {
  test(`${path} written anew asks for a build`, (context) => {
    const { root, write } = workspace(context);
    stamp(root, fingerprints(root).sources);
    assert.equal(isUntouched(root), true);
    write(path, 'something else altogether');
    assert.equal(isUntouched(root), false);
  });
}

test('an output that was removed asks for a build', (context) => {
  const { root } = workspace(context);
  stamp(root, fingerprints(root).sources);
  rmSync(join(root, 'apps/api/dist'), { recursive: true });
  assert.equal(isUntouched(root), false);
});

test('what tests leave behind does not', (context) => {
  const { root, write } = workspace(context);
  stamp(root, fingerprints(root).sources);
  write('apps/web-e2e/test-results/trace.zip', 'trace');
  write('apps/api/coverage/lcov.info', 'lines');
  assert.equal(isUntouched(root), true);
});

test('a source changed during the build counts as not built', (context) => {
  const { root, write } = workspace(context);
  const { sources } = fingerprints(root);
  write('apps/api/src/main.ts', 'changed while it was built');
  stamp(root, sources);
  assert.equal(isUntouched(root), false);
});
