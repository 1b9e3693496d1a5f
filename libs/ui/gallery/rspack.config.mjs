// A page for looking at every component; not part of the build. Run: npx rspack build -c gallery/rspack.config.mjs
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

const here = fileURLToPath(new URL('.', import.meta.url));
const output = process.env.GALLERY_OUT ?? `${here}dist`;

export default {
  context: here,
  mode: 'production',
  devtool: false,
  target: ['web', 'es2023'],
  entry: { fonts: fileURLToPath(new URL('../src/theme/fonts.css', import.meta.url)), main: './main.jsx' },
  output: { path: output, publicPath: '', clean: true, filename: '[name].js', assetModuleFilename: '[name][ext]' },
  optimization: { minimize: false },
  performance: { hints: false },
  resolve: {
    conditionNames: ['@cw/source', '...'],
    extensions: ['.ts', '.tsx', '.js', '.mjs'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  },
  module: {
    rules: [
      {
        test: /\.([cm]?tsx?|jsx)$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        type: 'javascript/auto',
        options: {
          jsc: {
            target: 'es2023',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.css$/, type: 'css' },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html', scriptLoading: 'defer', minify: false })],
};
