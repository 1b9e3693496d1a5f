import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { askEarlyTag } from '../../tools/browsers/ask-early.mjs';
import { compressFile } from '../../tools/rspack/compress.mjs';
import { faviconOf, markOf } from '../../tools/rspack/icons.mjs';
import { pageHashes } from '../../tools/rspack/page-hashes.mjs';
import { REMOTES } from '../../tools/rspack/remotes.mjs';
import { drawShareImage } from '../../tools/rspack/share-image.mjs';

const here = import.meta.dirname;
const dist = join(here, 'dist');
const assets = join(here, '../../tools/rspack/assets');
const icon = await readFile(join(assets, 'icon.svg'));
const firstPaintFolder = join(here, 'dist-first-paint');

const HEAD = '<!--head-->';
/** What is asked for before anything is waited for. */
const EARLY = '<!--early-->';
const EMPTY_ROOT = '<div id="root"></div>';

/** Copies the script that runs before the first paint beside the other files; returns its address. */
async function placeFirstPaint() {
  const name = (await readdir(firstPaintFolder)).find((file) => file.endsWith('.js'));
  if (!name) throw new Error('The first-paint script was not built.');
  await copyFile(join(firstPaintFolder, name), join(dist, name));
  await compressFile(join(dist, name));
  return `/${name}`;
}

/** The containers of a form that the workspace draws: each manifest names the files to ask for. */
const askForContainers = askEarlyTag(Object.values(REMOTES).map(({ manifest }) => manifest));

const styleTag = ({ key, ids, css }) => `<style data-emotion="${key} ${ids}">${css}</style>`;

/** The template with a page in it. Every place is replaced by a function, so that `$` in a text stays a `$`. */
function fill(template, { locale, builtOn, early, head, body, styles }) {
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${locale}"`)
    .replace(EARLY, () => early)
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
async function placeSiteFiles({ siteMap, ORIGIN_MARK }, builtOn) {
  const robots = await readFile(join(assets, 'robots.txt'), 'utf8');
  await writeFile(join(dist, 'robots.txt'), `${robots}Sitemap: ${ORIGIN_MARK}/sitemap.xml\n`);
  await writeFile(join(dist, 'sitemap.xml'), siteMap(builtOn));
  await writeFile(join(dist, 'favicon.ico'), await faviconOf(icon));
}

/** The pictures that stand for the pages where their links are shared. */
async function placeShareImages({ SHARE_IMAGE_SIZE, shareImagePath }, pages) {
  await mkdir(join(dist, 'share'), { recursive: true });
  await writeFile(join(dist, 'share/mark.png'), await markOf(icon));
  const titles = new Map(pages.map(({ path, locale, title }) => [shareImagePath(path, locale), title]));
  for (const [path, title] of titles) {
    await writeFile(join(dist, path), await drawShareImage({ title, size: SHARE_IMAGE_SIZE, mark: icon }));
  }
}

async function main() {
  const site = await import('./dist-prerender/render.mjs');
  // The request form is the workspace's, which is built before.
  const { renderForm } = await import('../app-shell/dist-stored-form/render.mjs');
  const script = `<script src="${await placeFirstPaint()}"></script>`;
  const withScript = (html) => {
    if (!html.includes(HEAD) || !html.includes(EMPTY_ROOT)) throw new Error('A template lost one of its marks.');
    return html.replace(HEAD, () => EARLY + script + HEAD);
  };
  const template = withScript(await readFile(join(dist, 'page.html'), 'utf8'));
  const shell = withScript(await readFile(join(dist, 'app.html'), 'utf8'));
  const builtOn = new Date().toISOString().slice(0, 10);

  const hashes = {};
  const pages = [];
  for (const page of site.ADDRESSES) {
    const step = site.isFormPath(page.path) ? await renderForm(page.locale) : undefined;
    const rendered = await site.renderPage(page, builtOn, step);
    pages.push({ ...page, title: rendered.title });
    const early = step === undefined ? '' : askForContainers;
    await writePage(page.address, fill(template, { ...rendered, early, locale: page.locale, builtOn }));
    hashes[page.address] = pageHashes(rendered);
  }
  await placeSiteFiles(site, builtOn);
  await placeShareImages(site, pages);
  await writeFile(join(dist, 'app.html'), shell.replace(EARLY, '').replace(HEAD, ''));
  await writeFile(join(dist, 'csp.json'), JSON.stringify(hashes));
  for (const extension of ['', '.gz', '.br']) await rm(join(dist, `page.html${extension}`), { force: true });
  // The pages get their origin where they are served, and are compressed after that.
  await compressFile(join(dist, 'app.html'));
  console.log(`Prerendered ${pages.length} pages`);
}

await main();
