import { hostConfig } from '../../tools/rspack/federated-config.mjs';

export default hostConfig({
  context: import.meta.dirname,
  name: 'cw_admin',
  publicPath: '/admin/',
  entry: './src/main.ts',
  template: './index.html',
  htmlFilename: 'index.html',
  consumes: ['ui', 'domain', 'workspace'],
});
