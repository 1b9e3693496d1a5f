import { containerConfig } from '../../tools/rspack/federated-config.mjs';

export default containerConfig({
  context: import.meta.dirname,
  container: 'domain',
  folder: 'dist-remote',
  exposes: { '.': './src/index.ts' },
});
