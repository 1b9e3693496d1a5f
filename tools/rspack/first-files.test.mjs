import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { rspack } from '@rspack/core';
import { FirstFilesPlugin } from './first-files-plugin.mjs';

const FILES = {
  'main.js':
    "import './besley-latin-wght-normal.woff2'; import('./later.js'); import('./bootstrap.js').then((m) => m.start());",
  'bootstrap.js': "export const start = () => 'started'; import('./screen.js');",
  'later.js': "export const later = 'later';",
  'screen.js': "export const screen = 'screen';",
  'page.html': '<!doctype html><html lang="en"><head></head><body></body></html>',
  'besley-latin-wght-normal.woff2': 'letters',
};
const documents = [
  { name: 'main', kind: 'workspace', filename: 'workspace.html' },
  { name: 'main', kind: 'page', filename: 'page.html' },
];

let folder;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'first-files-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: { main: './main.js' },
    output: { path: join(folder, 'dist'), publicPath: '/', chunkFilename: '[id].js' },
    optimization: { chunkIds: 'named', minimize: false },
    module: {
      rules: [{ test: /woff2$/, type: 'asset/resource', generator: { filename: '[name].0a1b2c[ext]' } }],
    },
    plugins: [
      new FirstFilesPlugin(documents, ['/remotes/kit/mf-manifest.json']),
      ...documents.map(({ filename }) => new rspack.HtmlRspackPlugin({ template: './page.html', filename })),
    ],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  assert.deepEqual(stats.toJson({ errors: true }).errors, []);
});
after(() => rmSync(folder, { recursive: true, force: true }));

const tagsOf = (document) =>
  [...readFileSync(join(folder, 'dist', document), 'utf8').matchAll(/<(?:link|script)[^>]*>/g)].map(([tag]) => tag);

test('a workspace asks at once for what its entry starts, and for nothing that comes later', () => {
  const scripts = tagsOf('workspace.html').filter((tag) => tag.includes('as="script"'));
  assert.equal(scripts.length, 1);
  assert.match(scripts[0], /href="\/bootstrap_js\.js"/);
  assert.match(scripts[0], /fetchpriority="low"/);
});

test('a workspace asks at once where the files of its containers are, and waits for no style sheet; a page does not', () => {
  const [first, ...others] = tagsOf('workspace.html');
  assert.equal(first, '<script data-ask="/remotes/kit/mf-manifest.json">');
  assert.ok(others.every((tag) => !tag.includes('mf-manifest')));
  assert.ok(tagsOf('page.html').every((tag) => !tag.includes('mf-manifest')));
});

test('the entry of a workspace overtakes what waits for it', () => {
  const entry = tagsOf('workspace.html').find((tag) => tag.startsWith('<script') && tag.includes('src='));
  assert.match(entry, /fetchpriority="high"/);
});

test('a page asks for its faces, and its scripts wait for a reader', () => {
  const links = tagsOf('page.html').filter((tag) => tag.startsWith('<link'));
  assert.deepEqual(
    links.map((tag) => [/as="(\w+)"/.exec(tag)?.[1], tag.includes('fetchpriority')]),
    [['font', false]],
  );
  assert.equal(tagsOf('workspace.html').filter((tag) => tag.includes('as="font"')).length, 0, 'titles wait for titles');
});
