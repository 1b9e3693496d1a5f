import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { findProgram } from './find-program.mjs';

const KIND = { variable: 'LATHE_PATH', kind: 'a lathe', probe: '--version' };

const folder = mkdtempSync(join(tmpdir(), 'cw-programs-'));
after(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} name
 * @param {number} status
 */
const program = (name, status) => {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${status}\n`);
  chmodSync(path, 0o755);
  return path;
};

test('the one that is named is taken before all others', () => {
  const named = program('named', 0);
  assert.equal(findProgram(KIND, { LATHE_PATH: named }, [program('other', 0)]), named);
});

test('one that is named and does not run is refused by the variable’s name', () => {
  const broken = program('broken', 127);
  assert.throws(
    () => findProgram(KIND, { LATHE_PATH: broken }, []),
    /^Error: LATHE_PATH: expected the program of a lathe/,
  );
});

test('of several the first that runs is taken', () => {
  const paths = [join(folder, 'missing'), program('broken', 127), program('whole', 0), program('later', 0)];
  assert.equal(findProgram(KIND, {}, paths), join(folder, 'whole'));
});

test('none of them runs: there is none', () => {
  assert.equal(findProgram(KIND, {}, [program('broken', 127)]), null);
});
