import { containerConfig, hostConfig } from '../../tools/rspack/federated-config.mjs';

const context = import.meta.dirname;

export default [
  hostConfig({
    context,
    name: 'cw_app_shell',
    publicPath: '/app/',
    entry: './src/main.ts',
    template: './index.html',
    htmlFilename: 'index.html',
    consumes: ['ui', 'domain'],
  }),
  containerConfig({
    context,
    container: 'workspace',
    folder: 'dist-remote',
    exposes: { './workspace': './src/federation/workspace.tsx' },
    consumes: ['ui', 'domain'],
  }),
];
