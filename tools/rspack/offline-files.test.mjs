import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { offlinePage, shellFiles } from './offline-files.mjs';

const read = (locale) =>
  JSON.parse(readFileSync(new URL(`../../libs/i18n/src/catalogues/${locale}/shell.json`, import.meta.url), 'utf8'));

test('the worker takes in hashed files alone, each once', () => {
  const names = ['main.0123456789.js', 'index.html', 'main.0123456789.js', 'shell-files.js', 'a.0123456789.woff2'];
  assert.deepEqual(shellFiles(names), ['/app/a.0123456789.woff2', '/app/main.0123456789.js']);
});

test('CSP the page for no network is in both languages, and carries neither script nor style of its own', () => {
  const texts = { en: read('en'), es: read('es') };
  const page = offlinePage(texts);
  for (const locale of ['en', 'es']) assert.ok(page.includes(`<h1>${texts[locale]['shell.offline.page_title']}</h1>`));
  assert.doesNotMatch(page, /<style|style=|<script(?![^>]* src=)|undefined/);
});
