import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressFile, compressFolder } from '../../tools/rspack/compress.mjs';
import { faviconOf } from '../../tools/rspack/icons.mjs';
import { pageHashes } from '../../tools/rspack/page-hashes.mjs';

const here = import.meta.dirname;
const dist = join(here, 'dist');
const assets = join(here, '../../tools/rspack/assets');
const firstPaintFolder = join(here, 'dist-first-paint');

const HEAD = '<!--head-->';
const EMPTY_ROOT = '<div id="root"></div>';

/** Copies the script that runs before the first paint beside the other files; returns its address. */
async function placeFirstPaint() {
  const name = (await readdir(firstPaintFolder)).find((file) => file.endsWith('.js'));
  if (!name) throw new Error('The first-paint script was not built.');
  await copyFile(join(firstPaintFolder, name), join(dist, name));
  await compressFile(join(dist, name));
  return `/${name}`;
}

const styleTag = ({ key, ids, css }) => `<style data-emotion="${key} ${ids}">${css}</style>`;

/** The template with a page in it. Every place is replaced by a function, so that `$` in a text stays a `$`. */
function fill(template, { locale, builtOn, head, body, styles }) {
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${locale}"`)
    .replace(HEAD, () => head + styles.map(styleTag).join(''))
    .replace(EMPTY_ROOT, () => `<div id="root" data-built-on="${builtOn}">${body}</div>`);
}

/** `/es/` is stored as `es/index.html`, which is also the name that the edge and nginx look for. */
const fileOf = (address) => join(dist, address, 'index.html');

async function writePage(address, html) {
  const file = fileOf(address);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** What is asked for at the root of a site by a fixed name. */
async function placeSiteFiles() {
  await copyFile(join(assets, 'robots.txt'), join(dist, 'robots.txt'));
  await writeFile(join(dist, 'favicon.ico'), await faviconOf(await readFile(join(assets, 'icon.svg'))));
}

async function main() {
  const { ADDRESSES, renderPage } = await import('./dist-prerender/render.mjs');
  const script = `<script src="${await placeFirstPaint()}"></script>`;
  const withScript = (html) => {
    if (!html.includes(HEAD) || !html.includes(EMPTY_ROOT)) throw new Error('A template lost one of its marks.');
    return html.replace(HEAD, () => script + HEAD);
  };
  const template = withScript(await readFile(join(dist, 'page.html'), 'utf8'));
  const shell = withScript(await readFile(join(dist, 'app.html'), 'utf8'));
  const builtOn = new Date().toISOString().slice(0, 10);

  const hashes = {};
  for (const page of ADDRESSES) {
    const rendered = await renderPage(page, builtOn);
    await writePage(page.address, fill(template, { ...rendered, locale: page.locale, builtOn }));
    hashes[page.address] = pageHashes(rendered);
  }
  await placeSiteFiles();
  await writeFile(join(dist, 'app.html'), shell.replace(HEAD, ''));
  await writeFile(join(dist, 'csp.json'), JSON.stringify(hashes));
  for (const extension of ['', '.gz', '.br']) await rm(join(dist, `page.html${extension}`), { force: true });
  await compressFolder(dist, new Set(['.html']));
  console.log(`Prerendered ${ADDRESSES.length} pages`);
}

await main();
