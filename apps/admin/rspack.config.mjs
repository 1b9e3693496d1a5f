import { rspack } from '@rspack/core';
import { hostConfig } from '../../tools/rspack/federated-config.mjs';

const host = hostConfig({
  context: import.meta.dirname,
  name: 'cw_admin',
  publicPath: '/admin/',
  documents: [
    { name: 'main', kind: 'workspace', entry: './src/main.ts', template: './index.html', filename: 'index.html' },
  ],
  consumes: ['ui', 'domain', 'workspace'],
});

// A data grid brings one style with its text in it: its hash goes into the policy of the page.
const policy = new rspack.CopyRspackPlugin({ patterns: [{ from: '../../libs/ui/csp.json', to: 'csp.json' }] });

export default { ...host, plugins: [...host.plugins, policy] };
