import { readConfig } from '../config/read.mjs';
import { watchParent } from '../process/parent-watch.mjs';
import { ROOT } from '../setup/bootstrap.mjs';
import { createProgress } from './progress.mjs';
import { readyBlock } from './ready.mjs';
import { Stack } from './stack.mjs';

/** Starts everything and stays until told to end: by a signal, or by the end of whoever started us. */
export async function runUntilStopped() {
  const since = Date.now();
  const config = readConfig(process.env, ROOT);
  console.log('Starting Closewright');
  const stack = new Stack({
    root: ROOT,
    config,
    progress: createProgress(console.log),
    notice: (text) => console.log(`  ! ${text}`),
  });
  let ending = false;
  const end = async (/** @type {number} */ code, /** @type {string} */ why) => {
    if (ending) return;
    ending = true;
    if (why) console.log(`\n${why}`);
    await stack.stop();
    process.exit(code);
  };
  onEndOfOurs((why) => void end(0, `${why}, stopping …`));
  process.on('uncaughtException', (error) => {
    console.error(error);
    void end(1, 'An unexpected fault in the starter (above), stopping …');
  });
  try {
    await stack.start();
  } catch (error) {
    if (!ending) await end(1, explain(error));
    return;
  }
  console.log(readyBlock(stack, (Date.now() - since) / 1000));
}

/** @param {(why: string) => void} callback */
function onEndOfOurs(callback) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => callback(signal === 'SIGINT' ? 'Interrupted' : signal));
  // Whoever read what we print is gone. Unheard, it would be a fault to print, and printing it another.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => callback('Nobody reads this'));
  // Under another Node our shadow holds the channel; under npm, npm is our parent.
  if (process.channel) process.on('disconnect', () => callback('The starter is gone'));
  if (process.env.npm_lifecycle_event || process.env.CW_SHADOWED) watchParent(() => callback('The starter is gone'));
}

/** @param {unknown} error */
function explain(error) {
  const text = error instanceof Error ? error.message : String(error);
  return `Closewright could not start.\n\n${text}\n\n"npm run doctor" looks for the usual causes.`;
}
