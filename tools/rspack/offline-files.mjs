import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { here, workspaceRoot } from './base-config.mjs';

const LOCALES = ['en', 'es'];
const FIRST_FACES = /(?:besley|archivo)-latin-wght-normal\.[0-9a-f]+\.woff2$/;
const HASHED = /[./_-][0-9a-f]{8,}\.(?:js|css|woff2)$/;
const AREA = '/app/';

/** The catalogue's texts hold no markup; this keeps it so. */
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What may wait on the device: what is sent by itself, and what its person sends. */
const WAITS = { sent: ['messages', 'photos', 'documents'], drafts: ['drafts', 'chosen'] };

/** Hidden until the page's script has counted. */
const waits = (t, name) => `<section class="waits" hidden>
<h2>${t(`${name}_title`)}</h2>
<ul>
${WAITS[name].map((kind) => `<li data-waits="${kind}" hidden>${t(`waits_${kind}`)} <b></b></li>`).join('\n')}
</ul>
<p>${t(`${name}_text`)}</p>
</section>`;

function words(locale, texts, drawing) {
  const t = (name) => escape(texts[`shell.offline.page_${name}`]);
  return `<main lang="${locale}">
${drawing}
<h1>${t('title')}</h1>
<p>${t('text')}</p>
<p data-signed-out hidden>${t('signed_out')}</p>
${waits(t, 'sent')}
${waits(t, 'drafts')}
<p>${t('kept')}</p>
<button type="button">${t('again')}</button>
</main>`;
}

/**
 * The page for where the network fails, in both languages. Its script comes first and holds the rest back for a moment,
 * so that neither the other language nor the other color scheme is seen on the way.
 * @param {Record<string, Record<string, string>>} texts by language
 * @param {{ mark: string, level: string }} drawings the SVG of each
 */
export const offlinePage = (texts, { mark, level }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
<meta name="robots" content="noindex" />
<meta name="color-scheme" content="light dark" />
<title>Closewright</title>
<script src="${AREA}offline.js"></script>
<link rel="stylesheet" href="${AREA}offline.css" />
</head>
<body>
<header><span class="name">${mark.replace('<svg ', '<svg aria-hidden="true" ')}Closewright</span></header>
${LOCALES.map((locale) => words(locale, texts[locale], level)).join('\n')}
</body>
</html>
`;

/** What the worker takes in at once: what the app's first page loads, each by a name that changes with its content. */
export function shellFiles(names) {
  const files = names.filter((name) => HASHED.test(name)).map((name) => AREA + name);
  return [...new Set(files)].sort();
}

const face = (name) =>
  `@font-face {
  font-family: '${name.startsWith('besley') ? 'Besley' : 'Archivo'} Variable';
  font-weight: 100 900;
  src: url('${AREA}${name}') format('woff2');
}
`;

const readTexts = async () =>
  Object.fromEntries(
    await Promise.all(
      LOCALES.map(async (locale) => {
        const path = join(workspaceRoot, 'libs/i18n/src/catalogues', locale, 'shell.json');
        return [locale, JSON.parse(await readFile(path, 'utf8'))];
      }),
    ),
  );

// The page's script has no hash in its name, and is built beside the host: what it is made from tells its versions apart.
const SCRIPT = [
  'service-worker/offline-page.ts',
  'service-worker/offline-view.ts',
  'service-worker/offline-waits.ts',
  'outbox/draft-files.ts',
  'outbox/files/file-store.ts',
  'outbox/messages/message-store.ts',
  'outbox/outbox-storage.ts',
  'app/session/last-person.ts',
  '../../../libs/api-client/src/sign-out-mark.ts',
];
const readScript = (name) => readFile(join(workspaceRoot, 'apps/app-shell/src', name), 'utf8');

const readAsset = async (name) => (await readFile(join(here, 'assets', name), 'utf8')).trim();

/** Writes the page for where the network fails, and the list of what the worker keeps. */
export class OfflineFilesPlugin {
  apply(compiler) {
    const { RawSource } = rspack.sources;
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('OfflineFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'OfflineFilesPlugin', stage }, async () => {
        const drawings = { mark: await readAsset('icon.svg'), level: await readAsset('level.svg') };
        const page = offlinePage(await readTexts(), drawings);
        const faces = Object.keys(compilation.assets).filter((name) => FIRST_FACES.test(name));
        const style = faces.sort().map(face).join('') + (await readAsset('offline.css'));
        const files = shellFiles([...compilation.entrypoints.get('main').getFiles(), ...faces]);
        const all = Object.keys(compilation.assets).sort();
        const version = createHash('sha256')
          .update([page, style, ...(await Promise.all(SCRIPT.map(readScript))), ...all].join('\n'))
          .digest('hex')
          .slice(0, 16);
        compilation.emitAsset('offline.html', new RawSource(page));
        compilation.emitAsset('offline.css', new RawSource(style));
        const list = `self.CW_SHELL = ${JSON.stringify({ version, files })};\n`;
        compilation.emitAsset('shell-files.js', new RawSource(list));
      });
    });
  }
}
