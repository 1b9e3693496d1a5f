// The rules that are oxlint's see what they are for, with the configuration that every package is linted by.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ROOT } from '../setup/bootstrap.mjs';

const HEAD = `declare function save(): Promise<boolean>;
declare const state: 'open' | 'closed';
export `;

/** @type {[rule: string, code: string][]} */
const PLANTED = [
  ['no-floating-promises', 'function leave(): void { save(); }'],
  ['no-misused-promises', 'const isSaved = save() ? 1 : 2;'],
  ['no-misused-promises', 'const each = (all: string[]): void => all.forEach(async () => { await save(); });'],
  ['await-thenable', 'const read = async (): Promise<string> => await state;'],
  ['switch-exhaustiveness-check', `function name(): void { switch (state) { case 'open': break; } }`],
];

// Not among the sources: lint may run beside this test and would find it.
const folder = mkdtempSync(join(tmpdir(), 'cw-typed-rules-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true }, include: ['*.ts'] }));

/** React's, in a file of markup. @type {[rule: string, code: string][]} */
const PLANTED_MARKUP = [
  ['rules-of-hooks', 'function Shown({ isOpen }) { if (isOpen) { useState(0); } return <p />; }'],
  ['exhaustive-deps', 'function Shown({ id }) { useEffect(() => { note(id); }, []); return <p />; }'],
  ['refs', 'function Shown() { const last = useRef(0); return <p>{last.current}</p>; }'],
  ['purity', 'function Shown() { return <p>{Math.random()}</p>; }'],
  ['immutability', 'function Shown({ bid }) { bid.days = 3; return <p>{bid.days}</p>; }'],
  ['static-components', 'function Shown() { const Inner = () => <p />; return <Inner />; }'],
  [
    'set-state-in-effect',
    'function Shown() { const [, set] = useState(0); useEffect(() => { set(1); }, []); return <p />; }',
  ],
];

/**
 * @param {string} code
 * @param {string} [name] of the file, whose ending says whether it holds markup
 * @returns {string[]} the rules that refuse it
 */
function refusedBy(code, name = 'planted.ts') {
  const file = join(folder, name);
  writeFileSync(file, `${HEAD}${code}\n`);
  const args = ['--type-aware', '-c', join(ROOT, '.oxlintrc.json'), '--format=json', file];
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = /** @type {{ diagnostics: { code: string }[] }} */ (JSON.parse(stdout));
  return diagnostics.map(({ code: name }) => name);
}

for (const [rule, code] of PLANTED) {
  test(`${rule} refuses ${code}`, () => {
    assert.deepEqual(refusedBy(code), [`typescript(${rule})`]);
  });
}

for (const [rule, code] of PLANTED_MARKUP) {
  test(`${rule} refuses ${code}`, () => {
    assert.ok(refusedBy(code, 'planted.tsx').some((name) => name.endsWith(`(${rule})`)));
  });
}

test('what is in order is let through', () => {
  assert.deepEqual(refusedBy('const leave = async (): Promise<boolean> => await save();'), []);
});
