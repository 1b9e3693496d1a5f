import { spawn } from 'node:child_process';

const FAILED =
  'The packages could not be installed. Check the network (or the proxy and registry that npm is set to) and the free disk space ' +
  '(about 2 GB), then start again. The lines above are npm’s own.';
const MISSING = 'npm was not found. Install Node.js 20 or newer, which brings npm, and start again.';
/** @type {NodeJS.Signals[]} */
const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Installs exactly what the lockfile says, by the npm that started us if there is one.
 * @param {string} root
 * @returns {Promise<void>}
 */
export function install(root) {
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : null;
  // A start in production mode still needs what builds the product.
  const env = { ...process.env, NODE_ENV: 'development', npm_config_omit: '' };
  const options = {
    cwd: root,
    env,
    stdio: /** @type {['ignore', 'inherit', 'inherit']} */ (['ignore', 'inherit', 'inherit']),
  };
  return new Promise((resolve, reject) => {
    const child = npm ? spawn(process.execPath, [npm, ...args], options) : spawn('npm', args, options);
    let stopped = false;
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      stopped = true;
      child.kill(signal);
    };
    for (const signal of STOPPING) process.on(signal, stop);
    child.once('error', () => reject(new Error(MISSING)));
    child.once('exit', (code) => {
      for (const signal of STOPPING) process.off(signal, stop);
      if (stopped) reject(new Error('Stopped while installing; start again to go on.'));
      else if (code === 0) resolve();
      else reject(new Error(FAILED));
    });
  });
}
