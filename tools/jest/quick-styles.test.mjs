import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const require = createRequire(import.meta.url);
const { mayMatch } = require('./selector-needs.cjs');
const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const { JSDOM } = fromEnvironment('jsdom');
const { implForWrapper } = createRequire(fromEnvironment.resolve('jsdom'))('./jsdom/living/generated/utils.js');

const PAGE = `<!doctype html><main class="MuiBox-root css-1a2b">
  <label class="a
    b" for="x"><svg class="icon" viewBox="0 0 1 1"><linearGradient class="a"></linearGradient></svg></label>
  <input id="x" class="css-9 Mui-disabled" type="text" value="a, b" disabled>
  <p class="css-9 other"><b></b></p><dialog></dialog><p lang="es" class="A año" style="visibility: visible"></p>
</main>`;

const SELECTORS = [
  ...['*', '.a', '.b', '.a.b', '.A', 'p', 'P', 'p.other', '.other p', 'main > p', 'p + dialog', 'p ~ p', ':root'],
  ...['.css-9:not(.Mui-disabled)', '.css-9:not(.a, .other)', ':where(.css-1a2b) .other', ':is(.other, .a)', '.icon *'],
  ...['input[value="a, b"]', "input[type='text'].css-9", '[class~=other]', '.a, .css-9', 'p:has(> b)', 'svg.icon'],
  ...['dialog:not([open])', '.css-9:hover', '.css-9::before', 'linearGradient', 'label.a:not(:has(p)) > svg'],
  ...['.css-\\39', '.MuiBox-root .css-9.other', 'p:nth-child(3)', 'p:nth-child(2n + 1 of .other)', '.nowhere'],
  ...['main .nowhere, b', '.año', '*|p', '.A.año', '.css-1a2b>*', '.css-1a2b > .other>b', '[disabled]', 'main>[LANG]'],
  ...['[lang="es"].A', 'svg[viewBox]', '.a.b>.icon', '.css-1a2b>.css-9:not([disabled])', 'input:disabled ~ .other'],
];

/** What a rule can declare: alone, as a shorthand, as a part of one, before or after, taken back, more important. */
const DECLARED = [
  ...['display: none', 'display: inline', 'visibility: hidden', 'visibility: inherit', 'pointer-events: none'],
  ...['color: red', 'background: blue', 'background-color: unset', 'padding: 1px 2px', 'padding-left: 3px'],
  ...[
    'border: 1px solid green',
    'border-top-color: currentcolor',
    'opacity: 0',
    'font: 12px/2 serif',
    'overflow: hidden',
  ],
  ...['display: block !important', 'all: unset', 'transition: color 1s'],
];
const ASKED = [
  'display',
  'visibility',
  'pointer-events',
  'color',
  'background-color',
  'padding-left',
  'padding',
].concat(['border-top-color', 'border-top-width', 'opacity', 'line-height', 'font-size', 'overflow', 'transition']);

test('no rule is passed over that an element has, by the engine’s own word', () => {
  const { document } = new JSDOM(PAGE).window;
  for (const element of document.querySelectorAll('*'))
    for (const selector of SELECTORS) {
      if (!matches(element, selector)) continue;
      assert.ok(mayMatch(implForWrapper(element), selector), `${selector} is ${element.outerHTML}’s`);
    }
});

test('rules that are another element’s by class, name, attribute or parent are passed over', () => {
  const { document } = new JSDOM(PAGE).window;
  const input = implForWrapper(document.querySelector('input'));
  const others = ['.a', 'p.css-9', '.css-9.other', 'main > .b:hover', '.css-99', 'dialog:not([open])', '.a>.css-9'];
  for (const selector of [...others, '[lang]', '.css-9[open]'])
    assert.equal(mayMatch(input, selector), false, selector);
});

test('a computed style is what jsdom itself computes, while sheets, classes and attributes come and go', () => {
  const ours = computed('./browser-environment.cjs');

  assert.deepEqual(ours, computed(undefined));
  assert.ok(new Set(ours).size > 40, 'the styles asked for differ');
});

/**
 * What every element answers after each of 60 changes, by a program of its own: what is loaded first stays.
 * @param {string | undefined} environment loaded before jsdom, whose window it then is
 * @returns {string[]}
 */
function computed(environment) {
  const given = JSON.stringify({ PAGE, SELECTORS, DECLARED, ASKED });
  const load = environment === undefined ? '() => {}' : `require('./quick-styles.cjs').install`;
  const program = `
    const install = ${load};
    const { PAGE, SELECTORS, DECLARED, ASKED } = ${given};
    const { JSDOM } = require('node:module').createRequire(require.resolve('jest-environment-jsdom'))('jsdom');
    const { window } = new JSDOM(PAGE);
    const { document } = window;
    install(window);
    let seed = 7;
    const pick = (list) => list[(seed = (seed * 48271) % 2147483647) % list.length];
    const rule = () => pick(SELECTORS) + ' { ' + pick(DECLARED) + '; ' + pick(DECLARED) + ' }';
    const sheets = () => [...document.querySelectorAll('style')];
    const changes = [
      () => document.head.append(Object.assign(document.createElement('style'), { textContent: rule() })),
      () => document.head.prepend(Object.assign(document.createElement('style'), { textContent: rule() + rule() })),
      () => document.head.append(Object.assign(document.createElement('style'), { textContent: '@media screen {' + rule() + '}' })),
      () => sheets().length > 8 && pick(sheets()).remove(),
      () => sheets().length > 0 && (pick(sheets()).textContent = rule()),
      () => pick([...document.querySelectorAll('main *')]).classList.toggle(pick(['a', 'other', 'css-9', 'Mui-disabled'])),
      () => pick([...document.querySelectorAll('main *')]).toggleAttribute(pick(['disabled', 'open', 'hidden', 'lang'])),
      () => document.querySelector('p').setAttribute('style', pick(DECLARED)),
      () => document.querySelector('input').removeAttribute('style'),
    ];
    const answers = [];
    for (let change = 0; change < 60; change += 1) {
      pick(changes)();
      for (const element of document.querySelectorAll('*')) {
        const style = window.getComputedStyle(element);
        answers.push(change + ' ' + element.className + ' ' + ASKED.map((name) => name + ':' + style.getPropertyValue(name)).join(';'));
        answers.push(style.display + ' ' + style.paddingLeft + ' ' + style.backgroundColor);
      }
    }
    process.stdout.write(JSON.stringify(answers));`;
  const output = execFileSync(process.execPath, ['--eval', program], { cwd: import.meta.dirname, encoding: 'utf8' });
  return JSON.parse(output);
}

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
