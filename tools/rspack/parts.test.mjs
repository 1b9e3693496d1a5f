import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { exposes as domain } from '../../libs/domain/exposes.mjs';
import { exposes as ui } from '../../libs/ui/exposes.mjs';
import { BEGINNINGS, modulesFrom, readModule } from '../i18n/first-texts.mjs';
import { workspaceRoot } from './base-config.mjs';
import { partsOf } from './parts.mjs';

const EXPOSES = { '.': './index.ts', './one': './one.ts', './two': './two.ts' };

function aLibrary(files) {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('each value stands in its part, types in none', () => {
  const folder = aLibrary({
    'index.ts': "export * from './one.js'; export * from './two.js';",
    'one.ts': "export * from './deep.js'; export type { T } from './deep.js';",
    'deep.tsx': 'export const a = 1, b = <p />; export interface T {} export type U = T;',
    'two.ts': "export { default as C } from 'elsewhere'; export function d() {} export class E {}",
  });
  const parts = Object.fromEntries(partsOf(folder, EXPOSES));
  assert.deepEqual(parts, { a: 'one', b: 'one', C: 'two', d: 'two', E: 'two' });
});

test('a name in two parts is refused', () => {
  const folder = aLibrary({ 'index.ts': '', 'one.ts': 'export const a = 1;', 'two.ts': 'export const a = 2;' });
  assert.throws(() => partsOf(folder, EXPOSES), /a stands in two parts: one and two/);
});

test('a name of the root that no part has is refused', () => {
  const folder = aLibrary({ 'index.ts': 'export const z = 1;', 'one.ts': '', 'two.ts': '' });
  assert.throws(() => partsOf(folder, EXPOSES), /exports z/);
});

test('the libraries of the product are parted whole', () => {
  assert.ok(partsOf(join(workspaceRoot, 'libs/ui'), ui).size > 100);
  assert.ok(partsOf(join(workspaceRoot, 'libs/domain'), domain).size > 100);
});

const DOMAIN_IMPORT = /import \{([^}]*)\}\s+from '@cw\/domain'/g;
/** Of modules that are asked for later, none is followed. */
const ALL_WAIT = { includes: () => true };

test('the frame and a dashboard ask the domain for none of its rules: one name brings them all', () => {
  const parts = partsOf(join(workspaceRoot, 'libs/domain'), domain);
  const modules = modulesFrom(BEGINNINGS, readModule(workspaceRoot), ALL_WAIT);
  const asked = [...modules].flatMap(([path, text]) =>
    [...text.matchAll(DOMAIN_IMPORT)].flatMap(([, list]) => list.split(',').map((name) => [name.trim(), path])),
  );
  const values = asked.filter(([name]) => name !== '' && !name.startsWith('type '));
  assert.ok(values.length > 20);
  assert.deepEqual(
    values.filter(([name]) => parts.get(name) === 'rules'),
    [],
  );
});
