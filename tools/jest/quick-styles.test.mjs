import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const require = createRequire(import.meta.url);
const { mayMatch } = require('./quick-styles.cjs');
const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const { JSDOM } = fromEnvironment('jsdom');
const { implForWrapper } = createRequire(fromEnvironment.resolve('jsdom'))('./jsdom/living/generated/utils.js');

const PAGE = `<!doctype html><main class="MuiBox-root css-1a2b">
  <label class="a
    b" for="x"><svg class="icon" viewBox="0 0 1 1"><linearGradient class="a"></linearGradient></svg></label>
  <input id="x" class="css-9 Mui-disabled" type="text" value="a, b" disabled>
  <p class="css-9 other"><b></b></p><dialog></dialog><p lang="es" class="A año"></p>
</main>`;

const SELECTORS = [
  ...['*', '.a', '.b', '.a.b', '.A', 'p', 'P', 'p.other', '.other p', 'main > p', 'p + dialog', 'p ~ p', ':root'],
  ...['.css-9:not(.Mui-disabled)', '.css-9:not(.a, .other)', ':where(.css-1a2b) .other', ':is(.other, .a)', '.icon *'],
  ...['input[value="a, b"]', "input[type='text'].css-9", '[class~=other]', '.a, .css-9', 'p:has(> b)', 'svg.icon'],
  ...[
    'dialog:not([open])',
    '.css-9:hover',
    '.css-9::before',
    'linearGradient',
    'label.a:not(:has(p)) > svg',
    '.css-\\39',
  ],
  ...['.MuiBox-root .css-9.other', 'p:nth-child(3)', 'p:nth-child(2n + 1 of .other)', '.nowhere', 'main .nowhere, b'],
  ...['.año', '*|p', '.A.año'],
];

test('no rule is passed over that an element has, by the engine’s own word', () => {
  const { document } = new JSDOM(PAGE).window;
  for (const element of document.querySelectorAll('*'))
    for (const selector of SELECTORS) {
      if (!matches(element, selector)) continue;
      assert.ok(mayMatch(implForWrapper(element), selector), `${selector} is ${element.outerHTML}’s`);
    }
});

test('rules that are another element’s by class or by name are passed over', () => {
  const { document } = new JSDOM(PAGE).window;
  const input = implForWrapper(document.querySelector('input'));
  for (const selector of ['.a', 'p.css-9', '.css-9.other', 'main > .b:hover', '.css-99', 'dialog:not([open])'])
    assert.equal(mayMatch(input, selector), false, selector);
});

/**
 * @param {{ matches(selector: string): boolean }} element
 * @param {string} selector
 */
function matches(element, selector) {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}
