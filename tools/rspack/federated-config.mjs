import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { HASHED_NAME, here, mode, resolve, rules, workspaceRoot } from './base-config.mjs';
import { AheadFilesPlugin } from './ahead-files-plugin.mjs';
import { BelowFloorPlugin } from './below-floor-plugin.mjs';
import { CompressPlugin } from './compress.mjs';
import { FirstFilesPlugin } from './first-files-plugin.mjs';
import { REMOTES, remotesOption } from './remotes.mjs';
import { sharedPackages } from './shared-packages.mjs';

/** How long a page waits for one of its own chunks, in ms; there is nothing else it could show. */
const OWN_CHUNK_TIMEOUT_MS = 30_000;
/** How long for a chunk of a container that has a bundled copy, in ms. */
const CONTAINER_CHUNK_TIMEOUT_MS = 2_500;

const require = createRequire(import.meta.url);
const isProduction = mode === 'production';
const fonts = join(workspaceRoot, 'libs/ui/src/theme/fonts.css');
const plugin = (name) => join(here, 'runtime', name);

function output(path, name, publicPath, chunkLoadTimeout) {
  return {
    path,
    publicPath,
    clean: true,
    uniqueName: name,
    filename: `${HASHED_NAME}.js`,
    chunkFilename: `${HASHED_NAME}.js`,
    cssFilename: `${HASHED_NAME}.css`,
    cssChunkFilename: `${HASHED_NAME}.css`,
    assetModuleFilename: '[name].[contenthash:10][ext]',
    chunkLoadTimeout,
    // A module that failed half way, since a part of it had not come, runs anew when the reader tries again.
    strictModuleExceptionHandling: true,
  };
}

/** Whoever consumes a container asks for the parts it uses. */
const partImports = {
  test: /\.[cm]?tsx?$/,
  exclude: /node_modules/,
  enforce: 'post',
  loader: join(here, 'part-imports-loader.mjs'),
};

/**
 * The federation plugin points at what Node would require. What lies beside it is the same as modules, of which a page
 * gets only what a browser runs.
 */
const federationModules = Object.fromEntries(
  [
    ['webpack-bundler-runtime', 'bundler.js'],
    ['runtime', 'bundler.js'],
    ['inject-external-runtime-core-plugin', 'index.js'],
  ].map(([name, file]) => {
    const required = require.resolve(`@module-federation/${name}`);
    return [required, join(dirname(required), file)];
  }),
);

function base(context) {
  return {
    context,
    mode,
    devtool: isProduction ? false : 'source-map',
    target: ['web', 'es2023'],
    resolve: { ...resolve, alias: { ...resolve.alias, ...federationModules } },
    module: { rules: [...rules, partImports, { test: /\.css$/, type: 'css' }] },
    performance: false,
    stats: 'errors-warnings',
  };
}

function federation({ name, exposes, consumes }) {
  return new ModuleFederationPlugin({
    name,
    manifest: exposes !== undefined,
    dts: false,
    dev: false,
    shareStrategy: 'loaded-first',
    shared: sharedPackages(),
    remotes: remotesOption(consumes),
    runtimePlugins: consumes.length > 0 ? [plugin('resilient-remotes.mjs')] : [],
    ...(exposes && { exposes, filename: isProduction ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js' }),
    experiments: {
      ...(exposes ? { externalRuntime: true } : { provideExternalRuntime: true }),
      optimization: { target: 'web' },
    },
  });
}

/**
 * Not what the bundled copies of the containers need too: they stand in for a container that a chunk of ours waits for. A
 * federated module has no file, and is in neither folder.
 */
const OWN_FOLDERS = ['apps', 'libs/api-client'].map((folder) => join(workspaceRoot, folder, '/'));
const isOurs = (module) => OWN_FOLDERS.some((folder) => module.nameForCondition()?.startsWith(folder));

/**
 * What the chunk `of` has in common with chunks that are asked for beside it stands once, in a chunk `name` of its own: else
 * each of them brings it. Our own code alone: a chunk of packages waits for the shared ones, and those for it, and the page
 * stays empty without an error.
 */
const standOnce = (of, name) => ({
  [name]: {
    name,
    chunks: 'async',
    minChunks: 2,
    enforce: true,
    test: (module, { chunkGraph }) =>
      isOurs(module) && [...chunkGraph.getModuleChunks(module)].some((chunk) => chunk.name === of),
  },
});

/** What the packages of Emotion that are shared, and those that are not, both stand on: else each brings it. */
const EMOTION_BASE = {
  styling: {
    name: 'styling',
    chunks: 'async',
    minChunks: 2,
    enforce: true,
    test: /[\\/]node_modules[\\/]@emotion[\\/](?:serialize|hash|unitless|memoize)[\\/]/,
  },
};

const splitting = (cacheGroups) => ({ optimization: { splitChunks: { cacheGroups } } });

const compression = isProduction ? [new CompressPlugin()] : [];

function document({ name, template, filename }) {
  return new rspack.HtmlRspackPlugin({
    template,
    filename,
    chunks: [name],
    favicon: join(here, 'assets/icon.svg'),
    scriptLoading: 'defer',
    minify: false,
  });
}

/**
 * A host: documents with an entry each, which take the shared libraries from their containers.
 * `documents` are `{ name, kind, entry, template, filename }`, `kind` as in FirstFilesPlugin; `consumes` are keys of REMOTES;
 * `keeps` is what another build puts into the same folder; `ahead` is as of a container.
 */
export function hostConfig({ context, name, publicPath, documents, consumes, keeps, ahead }) {
  return {
    ...base(context),
    ...splitting(standOnce('bootstrap', 'start')),
    name,
    entry: Object.fromEntries(documents.map((page) => [page.name, [fonts, page.entry]])),
    output: {
      ...output(join(context, 'dist'), name, publicPath, OWN_CHUNK_TIMEOUT_MS),
      clean: keeps ? { keep: keeps } : true,
    },
    plugins: [
      federation({ name, consumes }),
      ...documents.map(document),
      new BelowFloorPlugin(),
      new FirstFilesPlugin(
        documents,
        consumes.map((key) => REMOTES[key].manifest),
      ),
      ...(ahead ? [new AheadFilesPlugin(ahead.file, ahead.lists, { withShared: true })] : []),
      ...compression,
    ],
  };
}

/**
 * A container: no page, only what it exposes, from wherever it is served. `container` is a key of REMOTES; `ahead` is the
 * file in which it names what pages download before they need it: `{ file, lists }`, as of AheadFilesPlugin.
 */
export function containerConfig({ context, container, folder, exposes, consumes = [], ahead }) {
  const { name } = REMOTES[container];
  const timeout = container === 'workspace' ? OWN_CHUNK_TIMEOUT_MS : CONTAINER_CHUNK_TIMEOUT_MS;
  return {
    ...base(context),
    ...splitting(EMOTION_BASE),
    name,
    entry: {},
    output: output(join(context, folder), name, 'auto', timeout),
    plugins: [
      federation({ name, exposes, consumes }),
      ...(ahead ? [new AheadFilesPlugin(ahead.file, ahead.lists)] : []),
      ...compression,
    ],
  };
}
