import { join } from 'node:path';
import { HASHED_NAME, mode, resolve, rules } from './base-config.mjs';

/** One small script without federation, for what has to run before anything is painted. */
export function plainScriptConfig({ context, name, entry, folder }) {
  return {
    context,
    name,
    mode,
    devtool: false,
    target: ['web', 'es2023'],
    entry: { [name]: entry },
    output: { path: join(context, folder), clean: true, filename: `${HASHED_NAME}.js` },
    resolve,
    module: { rules },
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * A service worker: one file under a name that stays, for a browser asks for it by that. It shares its folder with the
 * build of its pages, which keeps it (`keeps` of hostConfig).
 */
export function workerConfig(options) {
  const plain = plainScriptConfig(options);
  return {
    ...plain,
    target: ['webworker', 'es2023'],
    output: { ...plain.output, clean: false, filename: '[name].js' },
  };
}
