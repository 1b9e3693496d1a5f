// The runner itself, on a workspace of three files: what it must never say is that a fault was caught that was not.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../setup/bootstrap.mjs';
import { temporaryRepository } from '../shipping/temporary-repository.mjs';
import { areGreen, judge } from './judge.mjs';
import { scratchTree } from './scratch-tree.mjs';

/** @typedef {import('./all-mutations.mjs').Mutation} Mutation */

const FEE = 'tools/fee.mjs';
const SOURCE = 'export const fee = (sum) => Math.round(sum / 10);\nexport const name = () => "fee";\n';
const SPEC = `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fee } from './fee.mjs';
test('a fee is a tenth', () => assert.equal(fee(55), 6));
`;
const TAX = 'libs/tax/src/tax.js';
const TAX_SPEC = `const { tax } = require('./tax.js');
it('a tax is a fifth', () => expect(tax(50)).toBe(10));
`;

/** @param {Partial<Mutation>} [over] @returns {Mutation} */
const aMutation = (over = {}) => ({
  id: 'planted',
  breaks: 'a fee is rounded down',
  file: FEE,
  find: 'Math.round',
  replace: 'Math.floor',
  tests: ['tools/fee.test.mjs'],
  ...over,
});
const UNSEEN = aMutation({ id: 'unseen', breaks: 'a name is another', find: '"fee"', replace: '"tax"' });
const STALE = aMutation({ id: 'stale', breaks: 'nothing', find: 'Math.ceil' });
const BY_JEST = aMutation({
  id: 'by-jest',
  breaks: 'a tax is a tenth',
  file: TAX,
  find: '/ 5',
  replace: '/ 10',
  tests: ['libs/tax/src/tax.spec.js'],
});

/** What this test runs in must not become what the planted tests run in. */
const { NODE_TEST_CONTEXT: _context, ...env } = process.env;

/**
 * A workspace, its copy, and what is said of it.
 * @param {import('node:test').TestContext} context
 * @param {Readonly<Record<string, string>>} [files] that are otherwise
 */
function planted(context, files = {}) {
  const { root, write } = temporaryRepository();
  const all = {
    '.gitignore': 'node_modules\n',
    [FEE]: SOURCE,
    'tools/fee.test.mjs': SPEC,
    'libs/tax/jest.config.cjs': 'module.exports = {};\n',
    [TAX]: 'exports.tax = (sum) => sum / 5;\n',
    'libs/tax/src/tax.spec.js': TAX_SPEC,
    ...files,
  };
  for (const [file, text] of Object.entries(all)) write(file, text);
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const tree = scratchTree(root);
  context.after(() => tree.remove());
  /** @type {string[]} */
  const said = [];
  return { root, tree, said, judging: { tree, env, say: (/** @type {string} */ line) => void said.push(line) } };
}

test('a fault is caught where a test fails, and one that no test sees is not', async (context) => {
  const { said, judging } = planted(context);

  assert.equal(await judge([aMutation(), UNSEEN], judging), false);

  assert.match(said[0] ?? '', /^caught +planted: a fee is rounded down\n +by "a fee is a tenth"$/);
  assert.match(said[1] ?? '', /^NOT CAUGHT +unseen: a name is another$/);
  assert.equal(said[2], '1 caught, 1 not caught');
});

test('a fault whose text is not there any more is as bad as one that is not caught', async (context) => {
  const { said, judging } = planted(context);

  assert.equal(await judge([STALE], judging), false);

  assert.match(said[0] ?? '', /^does not apply +stale: nothing\n +tools\/fee\.mjs: .* 0 times$/);
  assert.equal(said[1], '0 caught, 1 not caught');
});

test('each fault is taken out again, and the workspace itself is never touched', async (context) => {
  const { root, tree, judging } = planted(context);

  assert.equal(await judge([aMutation()], judging), true);

  for (const place of [root, tree.root]) assert.equal(readFileSync(join(place, FEE), 'utf8'), SOURCE);
  tree.remove();
  assert.ok(!existsSync(tree.root));
  assert.ok(existsSync(join(root, 'node_modules/jest')));
});

test('a fault is shown to the specs that Jest runs, or to all of their project', async (context) => {
  const other = "it('says nothing of a tax', () => expect(1).toBe(1));\n";
  const { said, judging } = planted(context, { 'libs/tax/src/other.spec.js': other });
  const looksAway = { ...BY_JEST, tests: ['libs/tax/src/other.spec.js'] };

  assert.equal(await areGreen([BY_JEST], judging), true);
  assert.equal(await judge([BY_JEST], judging), true);
  assert.equal(await judge([looksAway], judging), false);
  assert.equal(await judge([looksAway], { ...judging, whole: true }), true);

  assert.match(said[0] ?? '', /by "a tax is a fifth"$/);
});

test('tests that are red before anything is planted prove nothing', async (context) => {
  const { said, judging } = planted(context, { 'tools/fee.test.mjs': SPEC.replace('6)', '7)') });

  assert.equal(await areGreen([aMutation()], judging), false);

  assert.deepEqual(said, ['The tests are red before anything is planted: a fee is a tenth']);
});

test('a run that names no failed test has caught nothing', async (context) => {
  const { said, judging } = planted(context, { 'libs/tax/jest.config.cjs': 'throw new Error("no config");\n' });

  assert.equal(await judge([BY_JEST], judging), false);

  assert.match(said[0] ?? '', /^NOT CAUGHT +by-jest[^]*no config/);
});

test('npm run verify:mutations names its faults, and refuses one that there is not', () => {
  const run = (/** @type {string[]} */ ...args) => {
    const script = fileURLToPath(new URL('../verify-mutations.mjs', import.meta.url));
    return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env });
  };
  assert.match(run('--list', '--only', 'money-refunded-twice').stdout, /^money-refunded-twice: .+\n +apps\/api\/.+\n$/);
  const refused = run('--only', 'none');
  assert.equal(refused.status, 1);
  assert.match(refused.stderr, /There is no mutation "none"/);
});
