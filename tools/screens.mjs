// npm run screens: pictures of every screen, in both languages, two widths, light and dark, from the demo data.
// npm run screens:docs: those that the README and docs show.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bootstrap, ROOT } from './setup/bootstrap.mjs';

const FOLDER = join(ROOT, '.screens');
const DOCS_SHOTS = join(FOLDER, 'docs');
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');
const QUALITIES = [88, 82, 76, 70, 60, 50, 40];

const USAGE = `npm run screens [-- --only PATTERN]

  --only PATTERN  pictures whose name fits, as in "staff-.*es.390" or "^visitor-(login|register)"; what else there is stays

Names are <screen>.<en|es>.<390|1280>.<light|dark>.png in .screens/; .screens/index.html shows all of them,
.screens/sheets has contact sheets. npm run screens:docs takes those of docs/screens/screens.json anew.`;

const OPTIONS = /** @type {const} */ ({
  only: { type: 'string' },
  docs: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});

/**
 * @param {string[]} args of Node
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
async function run(args, options = {}) {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', ...options });
  const code = await new Promise((done) => {
    child.once('error', () => done(1));
    child.once('close', done);
  });
  if (code !== 0) process.exit(Number(code ?? 1));
}

/** @param {Record<string, string>} env */
const take = (env) =>
  run([PLAYWRIGHT, 'test', '-c', 'playwright.screens.config.ts'], {
    cwd: join(ROOT, 'apps/web-e2e'),
    env: { ...process.env, ...env },
  });

/** @param {string | undefined} only */
async function gallery(only) {
  if (only === undefined) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await take({ SCREENS_DIR: FOLDER, ...(only !== undefined && { SCREENS_ONLY: only }) });
  const { picturesIn, writeIndex, writeSheets } = await import('./screens/contact-sheets.mjs');
  const sheets = await writeSheets(FOLDER);
  writeIndex(FOLDER, sheets);
  console.log(`\n${picturesIn(FOLDER).length} pictures: ${join(FOLDER, 'index.html')}`);
}

async function docs() {
  const { default: sharp } = await import('sharp');
  const { DOCS_FOLDER, docsScreens, MOST_BYTES, nameOf } = await import('./screens/docs-table.mjs');
  const names = docsScreens().map(nameOf);
  rmSync(DOCS_SHOTS, { recursive: true, force: true });
  const only = `^(${names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})$`;
  await take({ SCREENS_DIR: DOCS_SHOTS, SCREENS_ONLY: only, SCREENS_FIRST: '1' });
  for (const name of names) {
    let file = Buffer.alloc(0);
    for (const quality of QUALITIES) {
      file = await sharp(join(DOCS_SHOTS, `${name}.png`))
        .webp({ quality, effort: 6 })
        .toBuffer();
      if (file.length <= MOST_BYTES) break;
    }
    writeFileSync(join(DOCS_FOLDER, `${name}.webp`), file);
    console.log(`${name}.webp, ${Math.ceil(file.length / 1024)} KB`);
  }
  const kept = new Set(names.map((name) => `${name}.webp`));
  for (const old of readdirSync(DOCS_FOLDER).filter((file) => file.endsWith('.webp') && !kept.has(file)))
    rmSync(join(DOCS_FOLDER, old));
}

await bootstrap(fileURLToPath(import.meta.url), async () => {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  await (values.docs ? docs() : gallery(values.only));
});
