import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { darkColors, lightColors } from '../../libs/ui/src/theme/tokens.ts';
import { offlinePage, shellFiles } from './offline-files.mjs';

const read = (locale) =>
  JSON.parse(readFileSync(new URL(`../../libs/i18n/src/catalogues/${locale}/shell.json`, import.meta.url), 'utf8'));
const readAsset = (name) => readFileSync(new URL(`assets/${name}`, import.meta.url), 'utf8').trim();
const texts = { en: read('en'), es: read('es') };
const page = offlinePage(texts, { mark: readAsset('icon.svg'), level: readAsset('level.svg') });

test('the worker takes in hashed files alone, each once', () => {
  const names = ['main.0123456789.js', 'index.html', 'main.0123456789.js', 'shell-files.js', 'a.0123456789.woff2'];
  assert.deepEqual(shellFiles(names), ['/app/a.0123456789.woff2', '/app/main.0123456789.js']);
});

test('CSP the page for no network is in both languages, and carries neither script nor style of its own', () => {
  for (const locale of ['en', 'es']) {
    const [, main] = new RegExp(`<main lang="${locale}">(.*?)</main>`, 's').exec(page) ?? [];
    assert.ok(main?.includes(`<h1>${texts[locale]['shell.offline.page_title']}</h1>`), locale);
  }
  assert.doesNotMatch(page, /<style|style=|<script(?![^>]* src=)|undefined/);
});

test('it has a place for what waits, by kind, in both languages, and says nothing of it before it is counted', () => {
  for (const kind of ['messages', 'photos', 'documents', 'drafts', 'chosen']) {
    const lines = [...page.matchAll(new RegExp(`<li data-waits="${kind}" hidden>(.*?) <b></b></li>`, 'g'))];
    const own = (locale) => texts[locale][`shell.offline.page_waits_${kind}`];
    assert.deepEqual(
      lines.map(([, label]) => label),
      [own('en'), own('es')],
    );
  }
  assert.equal([...page.matchAll(/<section class="waits" hidden>/g)].length, 4);
  assert.equal([...page.matchAll(/<p data-signed-out hidden>/g)].length, 2);
});

test('its language and its color scheme are there before anything of it is drawn', () => {
  const [head = ''] = page.split('<body>');
  assert.ok(head.indexOf('<script src=') !== -1 && head.indexOf('<script src=') < head.indexOf('rel="stylesheet"'));
  assert.doesNotMatch(head, /<script[^>]*(?:defer|async|module)/);
});

test('its colors are those of the design language, by day and by night', () => {
  const style = readAsset('offline.css');
  for (const [selector, colors] of [
    [':root {', lightColors],
    [":root[data-theme='dark'] {", darkColors],
  ]) {
    const start = style.indexOf(selector);
    assert.notEqual(start, -1, selector);
    const own = [...style.slice(start, style.indexOf('}', start)).matchAll(/--([\w-]+): ([^;]+);/g)];
    assert.equal(own.length, 12);
    for (const [, name, color] of own) {
      const token = name.replaceAll(/-(\w)/g, (_dash, letter) => letter.toUpperCase());
      assert.equal(color.toLowerCase(), colors[token]?.toLowerCase(), `${token} in ${selector}`);
    }
  }
});

test('its drawing is the design language’s level out of true', () => {
  const source = readFileSync(new URL('../../libs/ui/src/illustrations/spot-drawing.tsx', import.meta.url), 'utf8');
  const shapes = [...readAsset('level.svg').matchAll(/<(?:path|rect|circle|g)[^>]*?(?=\/?>)/g)];
  assert.equal(shapes.length, 9);
  for (const [shape] of shapes) assert.ok(source.includes(shape.replace('class=', 'className=')), shape);
});
