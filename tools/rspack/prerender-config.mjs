import { join } from 'node:path';
import { HASHED_NAME, mode, resolve, rules } from './base-config.mjs';

/** The same screens for Node, without federation: the libraries come from source. The result is `<folder>/render.mjs`. */
export function prerenderConfig({ context, entry, folder }) {
  return {
    context,
    name: 'prerender',
    mode,
    devtool: false,
    target: 'node24',
    entry: { render: entry },
    output: {
      path: join(context, folder),
      clean: true,
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      filename: '[name].mjs',
      chunkFilename: `${HASHED_NAME}.mjs`,
    },
    optimization: { minimize: false },
    resolve,
    module: { rules: [...rules, { test: /\.css$/, type: 'css', generator: { exportsOnly: true } }] },
    performance: false,
    stats: 'errors-warnings',
  };
}
