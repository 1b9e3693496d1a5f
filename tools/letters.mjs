// npm run letters: everything that leaves the product for a reader's eyes, drawn: each kind of e-mail and notification, each
// paper. In both languages; e-mails by day, by night, on a phone, on a desk, and as Outlook's Word engine would draw them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bootstrap, ROOT } from './setup/bootstrap.mjs';

const FOLDER = join(ROOT, '.letters');
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

const USAGE = `npm run letters [-- --only PATTERN]

  --only PATTERN  what is drawn: letters and papers whose name fits, as in "invoice" or "^notice-bid"

The e-mails as HTML and text and the papers as PDF are in .letters/; pictures of them beside, named
<letter>.<en|es>.<390|1280>.<light|dark|word>.png; .letters/index.html shows all of them. Nothing of it is sent to anybody.`;

/** Written by the API's own makers, in the process that its specs run in. */
function write() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const args = [JEST, '--runInBand', '--testMatch', '**/testing/letters/write-letters.ts'];
  const env = { ...process.env, LETTERS_DIR: FOLDER };
  const { status } = spawnSync(process.execPath, args, { cwd: join(ROOT, 'apps/api'), stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

await bootstrap(fileURLToPath(import.meta.url), async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean', default: false } } });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  write();
  const fits = new RegExp(values.only ?? '');
  const { drawMails } = await import('./letters/draw-mails.mjs');
  const { drawPapers } = await import('./letters/draw-papers.mjs');
  await drawMails(FOLDER, fits);
  await drawPapers(FOLDER, fits);
  const { picturesIn, writeIndex, writeSheets } = await import('./screens/contact-sheets.mjs');
  writeIndex(FOLDER, await writeSheets(FOLDER));
  console.log(`\n${picturesIn(FOLDER).length} pictures: ${join(FOLDER, 'index.html')}`);
});
