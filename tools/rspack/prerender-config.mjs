import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { HASHED_NAME, mode, resolve, rules } from './base-config.mjs';

/** Where a build draws a page it is on no host. */
const NOWHERE = {
  'window.location': '({ origin: "https://nowhere.invalid", protocol: "", host: "" })',
};

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
    // The socket's, for Node: it is never opened there, and what it offers to native code would be missed.
    externals: ['ws'],
    optimization: { minimize: false },
    resolve,
    plugins: [new rspack.DefinePlugin(NOWHERE)],
    module: { rules: [...rules, { test: /\.css$/, type: 'css', generator: { exportsOnly: true } }] },
    performance: false,
    stats: 'errors-warnings',
  };
}
