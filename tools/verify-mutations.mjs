// npm run verify:mutations: plants each fault of mutations/ in a copy of the product, where the tests have to see it.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bootstrap, ROOT } from './setup/bootstrap.mjs';

const USAGE = `npm run verify:mutations [-- --only ID,ID --all-tests --known-green --list]

  --only         these faults alone
  --all-tests    shows each fault to all tests of its tests' projects, not to those alone that should see it
  --known-green  does not first run the tests without any fault
  --list         names the faults and ends`;

const INTERRUPTED = 130;
/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @param {string[]} args */
function read(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      'all-tests': { type: 'boolean', default: false },
      'known-green': { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return values;
}

/**
 * @param {readonly import('./mutations/all-mutations.mjs').Mutation[]} all
 * @param {string | undefined} only
 */
function chosen(all, only) {
  if (only === undefined) return all;
  const ids = only.split(',');
  const unknown = ids.find((id) => !all.some((mutation) => mutation.id === id));
  if (unknown !== undefined) throw new Error(`There is no mutation "${unknown}".\n\n${USAGE}`);
  return all.filter(({ id }) => ids.includes(id));
}

await bootstrap(fileURLToPath(import.meta.url), async () => {
  const { only, list, help, ...how } = read(process.argv.slice(2));
  if (help) {
    console.log(USAGE);
    return;
  }
  const { MUTATIONS } = await import('./mutations/all-mutations.mjs');
  const mutations = chosen(MUTATIONS, only);
  if (list) {
    for (const { id, breaks, tests } of mutations) console.log(`${id}: ${breaks}\n    ${tests.join(' ')}`);
    return;
  }
  const { VARIABLES } = await import('./config/table.mjs');
  const { areGreen, judge } = await import('./mutations/judge.mjs');
  const { scratchTree } = await import('./mutations/scratch-tree.mjs');
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env };
  // The built-in parts, whatever this machine is set to use.
  for (const { name } of VARIABLES) delete env[name];
  const tree = scratchTree(ROOT);
  process.on('exit', () => tree.remove());
  for (const signal of SIGNALS) process.on(signal, () => process.exit(INTERRUPTED));
  const judging = { tree, env, say: console.log, whole: how['all-tests'] };
  const isSound = how['known-green'] || (await areGreen(mutations, judging));
  process.exit(isSound && (await judge(mutations, judging)) ? 0 : 1);
});
