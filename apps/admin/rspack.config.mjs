import { hostConfig } from '../../tools/rspack/federated-config.mjs';

export default hostConfig({
  context: import.meta.dirname,
  name: 'cw_admin',
  publicPath: '/admin/',
  documents: [{ name: 'main', entry: './src/main.ts', template: './index.html', filename: 'index.html' }],
  consumes: ['ui', 'domain', 'workspace'],
});
