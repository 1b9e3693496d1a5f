import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { rspack } from '@rspack/core';
import { parse } from 'acorn';
import { ESLint } from 'eslint';
import { BelowFloorPlugin } from '../rspack/below-floor-plugin.mjs';
import { BELOW_FLOOR, BELOW_FLOOR_HASH } from './below-floor.mjs';
import { faultsOfScript } from './built-scripts.mjs';
import { browserslist, restrictedProperties, restrictedSyntax } from './floor.mjs';

const root = new URL('../../', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'below-floor-'));
after(() => rmSync(folder, { recursive: true }));

test('package.json says the same floor, and the README too', () => {
  assert.deepEqual(JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).browserslist, browserslist);
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  for (const name of ['Safari and iOS 16.4', 'Chrome and Edge 131', 'Samsung Internet 27', 'Firefox 128'])
    assert.ok(readme.includes(name), name);
});

test('a built script that the floor cannot read or run is named', () => {
  assert.deepEqual(faultsOfScript('URL.canParse(a)'), ['calls URL.canParse']);
  assert.deepEqual(faultsOfScript('if (!URL.canParse(a)) b()'), ['calls URL.canParse']);
  assert.match(faultsOfScript('/[a--b]/v')[0] ?? '', /no script of ES2023/);
  assert.match(faultsOfScript('/(?<y>a)|(?<y>b)/u')[0] ?? '', /no script of ES2023/);
});

test('a built script that asks first, or that brings its own, passes', () => {
  assert.deepEqual(faultsOfScript('URL.canParse ? URL.canParse(a) : b'), []);
  assert.deepEqual(faultsOfScript('"groupBy" in Object && Object.groupBy(a, b)'), []);
  assert.deepEqual(faultsOfScript('var k = "__core-js_shared__"; Promise.withResolvers()'), []);
  assert.deepEqual(faultsOfScript('class A { static { B() } } /(?<=a)b/.test(c)'), []);
});

test('lint refuses what the floor lacks', async () => {
  const rules = /** @type {import('eslint').Linter.RulesRecord} */ ({
    'no-restricted-properties': ['error', ...restrictedProperties],
    'no-restricted-syntax': ['error', ...restrictedSyntax],
  });
  const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: [{ rules }] });
  const faultsOf = async (/** @type {string} */ source) => (await eslint.lintText(source))[0]?.messages.length;
  for (const source of [
    'URL.canParse(a);',
    'a.checkVisibility();',
    'new Map().values().map(b);',
    "'a'.matchAll(b).toArray();",
    '/[a--b]/v.test(c);',
  ])
    assert.equal(await faultsOf(source), 1, source);
  for (const source of ['Object.values(a).map(b);', '[...a.values()].map(b);', '/(?<=a)b/u.test(c);'])
    assert.equal(await faultsOf(source), 0, source);
});

/** A page as far as the line needs one; `lacks` takes something from its browser. */
function speaks(/** @type {string} */ lacks) {
  /** @type {string[]} */
  const shown = [];
  const element = () => ({
    style: {},
    setAttribute: () => undefined,
    appendChild: (/** @type {unknown} */ child) => (typeof child === 'string' ? shown.push(child) : undefined),
  });
  const body = { insertBefore: () => shown.push('placed') };
  const document = { createElement: element, createTextNode: (/** @type {string} */ text) => text, body };
  runInContext(`${lacks};${BELOW_FLOOR}`, createContext({ document }));
  return shown;
}

test('below the floor every page says in both languages what to do, above it nothing', () => {
  assert.deepEqual(speaks(''), []);
  for (const lacks of [
    'RegExp = function () { throw new SyntaxError("Invalid regular expression: invalid group specifier name") }',
    'delete Array.prototype.toSorted',
    'delete Intl.Segmenter',
  ]) {
    const shown = speaks(lacks);
    assert.equal(shown.at(-1), 'placed', lacks);
    assert.match(shown.join('\n'), /This browser is too old/);
    assert.match(shown.join('\n'), /Este navegador es demasiado antiguo/);
  }
});

test('the line itself is written in a language that every browser reads', () => {
  assert.ok(parse(BELOW_FLOOR, { ecmaVersion: 5 }));
});

test('a document carries the line as the policy names it', async () => {
  writeFileSync(join(folder, 'main.js'), 'console.log(1)');
  writeFileSync(join(folder, 'page.html'), '<!doctype html><html lang="en"><head></head><body></body></html>');
  const compiler = rspack({
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist') },
    plugins: [new rspack.HtmlRspackPlugin({ template: './page.html', minify: false }), new BelowFloorPlugin()],
  });
  await new Promise((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve(undefined))));
  await new Promise((resolve) => compiler.close(resolve));
  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, source]) => source ?? '');
  assert.deepEqual(inline, [BELOW_FLOOR]);
  assert.match(BELOW_FLOOR_HASH, /^sha256-[\w+/]{43}=$/);
});
