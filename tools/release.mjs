// npm run release -- X.Y.Z: the changelog's unreleased part becomes that version, is committed, and is the message of its tag.
import { ROOT } from './setup/bootstrap.mjs';
import { release } from './shipping/release.mjs';

try {
  const date = new Date().toISOString().slice(0, 10);
  const tag = release(ROOT, { version: process.argv[2] ?? '', date });
  console.log(`${tag} is committed and tagged. To publish it: git push --atomic origin main ${tag}`);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
