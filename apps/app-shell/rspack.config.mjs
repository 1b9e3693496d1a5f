import { workerConfig } from '../../tools/rspack/plain-config.mjs';
import { containerConfig, hostConfig } from '../../tools/rspack/federated-config.mjs';
import { prerenderConfig } from '../../tools/rspack/prerender-config.mjs';
import { InstallFilesPlugin } from '../../tools/rspack/install-files.mjs';
import { OfflineFilesPlugin } from '../../tools/rspack/offline-files.mjs';

const context = import.meta.dirname;

/** What the public page of the request form takes, by its language (`federation/form.ts`). */
const formIn = (locale) => [
  '../app/form/form-parts.js',
  `./catalogues/first-${locale}.js`,
  `./catalogues/later-${locale}.js`,
];

const host = hostConfig({
  context,
  name: 'cw_app_shell',
  publicPath: '/app/',
  documents: [
    { name: 'main', kind: 'workspace', entry: './src/main.ts', template: './index.html', filename: 'index.html' },
  ],
  consumes: ['ui', 'domain'],
  // Those of the workers' configurations, which are built beside it.
  keeps: /[\\/](?:service-worker|intake-worker|offline)\.js$/,
});

export default [
  { ...host, plugins: [new InstallFilesPlugin(), new OfflineFilesPlugin(), ...host.plugins] },
  workerConfig({ context, name: 'service-worker', entry: './src/service-worker/service-worker.ts', folder: 'dist' }),
  workerConfig({ context, name: 'intake-worker', entry: './src/service-worker/intake-worker.ts', folder: 'dist' }),
  workerConfig({ context, name: 'offline', entry: './src/service-worker/offline-page.ts', folder: 'dist' }),
  containerConfig({
    context,
    container: 'workspace',
    folder: 'dist-remote',
    exposes: { './workspace': './src/federation/workspace.tsx', './form': './src/federation/form.ts' },
    consumes: ['ui', 'domain'],
    ahead: { file: 'form-files.json', lists: { en: formIn('en'), es: formIn('es') } },
  }),
  prerenderConfig({ context, entry: './src/stored-form/render.tsx', folder: 'dist-stored-form' }),
];
