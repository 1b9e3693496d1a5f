import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
export const here = dirname(fileURLToPath(import.meta.url));
export const workspaceRoot = join(here, '../..');

const isProduction = process.env.NODE_ENV === 'production';
export const mode = isProduction ? 'production' : 'development';

const typescript = {
  test: /\.[cm]?tsx?$/,
  exclude: /node_modules/,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !isProduction } },
    },
  },
};

// Only through the catalogue indexes: the start-up error reads its two texts as they are written.
const catalogues = (issuer, options) => ({
  test: /catalogues[\\/](?:en|es)[\\/]\w+\.json$/,
  issuer,
  type: 'json',
  loader: join(here, 'icu-loader.mjs'),
  options,
});

/** What the builds for browsers and for the prerender have in common. */
export const resolve = {
  conditionNames: ['@cw/source', '...'],
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  alias: {
    // The texts are compiled, so the parser is not needed on any page.
    '@formatjs/icu-messageformat-parser$': require.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
  },
};

export const rules = [
  typescript,
  catalogues(/catalogues[\\/]first-[\w-]+\.ts$/, { texts: 'first' }),
  catalogues(/catalogues[\\/]later-[\w-]+\.ts$/, { texts: 'later' }),
  catalogues(/catalogues[\\/](?!first-|later-)[\w-]+\.ts$/, { texts: 'all' }),
];

export const HASHED_NAME = isProduction ? '[name].[contenthash:10]' : '[name]';
