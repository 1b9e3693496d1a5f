// Somebody whose letters are twice as large has half the room: what a page has room for is asked in rem, which follow the
// reader's own text size in a media query, never in px, which do not.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../setup/bootstrap.mjs';

const SCREENS = /^(?:apps\/(?!api\/|web-e2e\/)|libs\/ui\/|tools\/rspack\/).*\.(?:tsx?|mjs|css|html)$/;
const TESTS = /\.(?:spec|test|stories)\.\w+$/;

/** A question about the window's or a container's width or height that is answered in px, or in what a script fills in as px. */
const IN_PX = /\(\s*(?:(?:min|max)-)?(?:width|height)\s*:\s*(?:[\d.]+|\$\{[^}]*\})px/g;
/** The same in the newer form. */
const RANGE_IN_PX = /\((?:[\d.]+px\s*[<>]=?\s*)?(?:width|height)\s*[<>]=?\s*[\d.]+px/g;

/**
 * @param {string} code
 * @returns {string[]} each place where it asks in px
 */
const pixelsIn = (code) => [...code.matchAll(IN_PX), ...code.matchAll(RANGE_IN_PX)].map(([found]) => found);

/** @type {[string, string][]} */
const PLANTED = [
  ['a style of a component', "'@media (max-width: 767.95px)': { minHeight: 44 }"],
  ['a value of the theme', '`@media (min-width: 32rem) and (max-width: ${theme.breakpoints.values.md - 0.05}px)`'],
  ['a sheet', '@media (min-height:480px) {'],
  ['a question of a script', "window.matchMedia('(max-width: 600px)').matches"],
  ['a container', "'@container (min-width: 400px)': {}"],
  ['a range', "'@media (width <= 600px)': {}"],
];

for (const [what, code] of PLANTED) {
  test(`${what} in px is found`, () => assert.equal(pixelsIn(code).length, 1));
}

test('rem, and a length that asks nothing, are fine', () => {
  assert.deepEqual(pixelsIn("'@media (max-width: 48rem)': { maxWidth: '600px', width: 'calc(100% - 24px)' }"), []);
});

test('no screen asks for the width or the height of the window in px', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  const files = String(listed)
    .split('\n')
    .filter((file) => SCREENS.test(file) && !TESTS.test(file) && existsSync(join(ROOT, file)));
  assert.ok(files.length > 300, 'the screens are looked through');
  const found = files.flatMap((file) => pixelsIn(readFileSync(join(ROOT, file), 'utf8')).map((at) => `${file}: ${at}`));
  assert.deepEqual(found, []);
});

test('the theme’s own widths are in rem', () => {
  const theme = readFileSync(join(ROOT, 'libs/ui/src/theme/theme.ts'), 'utf8');
  assert.match(theme, /breakpoints: \{[^\n]*unit: 'rem'/);
});
