// The library of components and that of the rules are fetched beside a page's first script: until its one asynchronous
// step nothing of theirs is there, and a script that asks for it shows an empty page.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../setup/bootstrap.mjs';

const ENTRIES = ['apps/app-shell/src/main.ts', 'apps/admin/src/main.ts', 'apps/marketing/src/main.ts'];

/** What stands in a statement that brings values at once; one of types alone brings nothing, and `import()` waits. */
const AT_ONCE = /^(?:import|export)\s(?!type\s)[^;]*?from\s+'([^']+)';|^import\s+'([^']+)';/gm;
const FETCHED = /^@cw\/(?:ui|domain)(?:\/|$)/;

/**
 * @param {string} code
 * @returns {string[]} what a file imports before it runs
 */
const importsOf = (code) =>
  [...code.matchAll(AT_ONCE)].flatMap(([statement, from, bare]) =>
    /^(?:import|export)\s+\{(?:\s*type\s[^,}]*,?)+\s*\}/.test(statement) ? [] : [from ?? bare],
  );

/**
 * @param {string} importer
 * @param {string} specifier
 */
function fileOf(importer, specifier) {
  const path = join(dirname(importer), specifier).replace(/\.js$/, '');
  return [`${path}.ts`, `${path}.tsx`].find((each) => existsSync(each));
}

/**
 * @param {string} entry
 * @returns {string[]} each file that runs at once and asks for what is still being fetched
 */
function tooEarly(entry) {
  /** @type {string[]} */
  const found = [];
  /** @type {Set<string>} */
  const seen = new Set();
  const due = [join(ROOT, entry)];
  for (let file = due.pop(); file !== undefined; file = due.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const specifier of importsOf(readFileSync(file, 'utf8'))) {
      if (FETCHED.test(specifier)) found.push(`${relative(ROOT, file)} imports ${specifier}`);
      const next = specifier.startsWith('.') ? fileOf(file, specifier) : undefined;
      if (next !== undefined) due.push(next);
    }
  }
  return found;
}

test('a value that is asked for at once is found, in one line, in several, and passed on', () => {
  assert.deepEqual(
    importsOf(
      "import { cents } from '@cw/domain';\nimport {\n  Button,\n} from '@cw/ui';\nexport * from './x.js';\nimport './y.css';",
    ),
    ['@cw/domain', '@cw/ui', './x.js', './y.css'],
  );
});

test('types, and what is imported later, are fine', () => {
  const code =
    "import type { Locale } from '@cw/domain';\nimport { type Role, type Id } from '@cw/domain';\nimport('./late.js');";
  assert.deepEqual(importsOf(code), []);
});

for (const entry of ENTRIES) {
  test(`SHELL-04 ${entry} begins without the parts that are fetched beside it`, () =>
    assert.deepEqual(tooEarly(entry), []));
}
