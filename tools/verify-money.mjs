// npm run verify:money: that no cent is lost, whatever happens; the long form of what npm test runs a little of.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bootstrap, ROOT } from './setup/bootstrap.mjs';

const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');
const PROOF = 'src/modules/payments/proof';

/**
 * One part of the proof: the file it stands in, and what it says of itself.
 * @typedef {{ file: string, about: string }} Part
 */

/** @type {Readonly<Record<string, Part>>} */
const PARTS = {
  table: { file: 'machine-table.spec.ts', about: 'every state, event and party of held money' },
  fee: { file: 'fee.spec.ts', about: 'the fee of a million amounts' },
  crash: { file: 'crash-matrix.spec.ts', about: 'every command killed at every moment' },
  races: { file: 'races.spec.ts', about: 'fifty at once, one wins' },
  controls: { file: 'controls.spec.ts', about: 'each safeguard taken away turns the proof red' },
  histories: { file: 'histories.spec.ts', about: 'seeded histories with faults and kills' },
  webhooks: { file: 'webhooks.bench.ts', about: 'the webhook endpoint at 100 events a second' },
};
// Figures of a machine's speed are asked for by name.
const ALL = Object.keys(PARTS).filter((name) => name !== 'webhooks');

const POSTS = ['off', 'on', 'bad'];
/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const INTERRUPTED = 130;

const USAGE = `npm run verify:money [-- <part> …] [-- --seed N --runs R --operations N --rounds N --seconds N --post off|on|bad --log]

${Object.entries(PARTS)
  .map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`)
  .join('\n')}
  all        ${ALL.join(', ')}

Without a part: histories, 200 of them, whose webhooks travel in turn not at all, as they come, and badly; --post asks
for one way in all of them. A history that fails prints how to play it again.`;

/**
 * @param {string[]} args
 * @returns {{ parts: string[], env: Record<string, string> }}
 */
function read(args) {
  const options = {
    seed: { type: /** @type {const} */ ('string'), default: '1' },
    runs: { type: /** @type {const} */ ('string'), default: '200' },
    operations: { type: /** @type {const} */ ('string'), default: '40' },
    rounds: { type: /** @type {const} */ ('string'), default: '100' },
    seconds: { type: /** @type {const} */ ('string'), default: '30' },
    post: { type: /** @type {const} */ ('string') },
    log: { type: /** @type {const} */ ('boolean'), default: false },
    help: { type: /** @type {const} */ ('boolean'), default: false },
  };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { log, help, post, ...numbers } = values;
  if (help) return { parts: [], env: {} };
  for (const [name, value] of Object.entries(numbers)) {
    if (!/^\d+$/.test(String(value))) throw new Error(`--${name} must be a whole number, not "${value}".\n\n${USAGE}`);
  }
  if (post !== undefined && !POSTS.includes(post)) throw new Error(`--post must be ${POSTS.join(', ')}.\n\n${USAGE}`);
  const parts = positionals.length === 0 ? ['histories'] : positionals.flatMap((name) => (name === 'all' ? ALL : name));
  const unknown = parts.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown) throw new Error(`There is no part "${unknown}".\n\n${USAGE}`);
  const env = Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [`PROOF_${name.toUpperCase()}`, value]),
  );
  const more = { ...(log && { PROOF_LOG: '1' }), ...(post !== undefined && { PROOF_POST: post }) };
  return { parts, env: { ...env, PROOF: 'long', ...more } };
}

/**
 * Whether a part was green; 'stopped' when somebody ended the run meanwhile.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean | 'stopped'>}
 */
async function prove(name, env) {
  const { file, about } = /** @type {Part} */ (PARTS[name]);
  console.log(`\n━━ ${name}: ${about}`);
  const args = [JEST, '--runInBand', '--testMatch', `**/${PROOF}/${file}`];
  const child = spawn(process.execPath, args, { cwd: join(ROOT, 'apps/api'), env, stdio: 'inherit' });
  let stopped = false;
  const end = () => {
    stopped = true;
    child.kill('SIGTERM');
  };
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    const code = await new Promise((resolve) => {
      child.once('error', () => resolve(1));
      child.once('close', resolve);
    });
    return stopped ? 'stopped' : code === 0;
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
  }
}

await bootstrap(fileURLToPath(import.meta.url), async () => {
  const { VARIABLES } = await import('./config/table.mjs');
  const { parts, env } = read(process.argv.slice(2));
  if (parts.length === 0) {
    console.log(USAGE);
    return;
  }
  /** @type {NodeJS.ProcessEnv} */
  const environment = { ...process.env, ...env };
  // The built-in parts, whatever this machine is set to use.
  for (const { name } of VARIABLES) delete environment[name];
  /** @type {string[]} */
  const red = [];
  for (const name of parts) {
    const isGreen = await prove(name, environment);
    if (isGreen === 'stopped') process.exit(INTERRUPTED);
    if (!isGreen) red.push(name);
  }
  console.log(red.length === 0 ? `\n✔ ${parts.join(', ')}` : `\n✖ ${red.join(', ')}`);
  process.exit(red.length === 0 ? 0 : 1);
});
