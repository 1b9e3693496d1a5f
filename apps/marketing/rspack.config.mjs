import { hostConfig } from '../../tools/rspack/federated-config.mjs';
import { plainScriptConfig } from '../../tools/rspack/plain-config.mjs';
import { prerenderConfig } from '../../tools/rspack/prerender-config.mjs';

const context = import.meta.dirname;

export default [
  hostConfig({
    context,
    name: 'cw_marketing',
    publicPath: '/',
    documents: [
      { name: 'public', kind: 'page', entry: './src/public.ts', template: './page.html', filename: 'page.html' },
      { name: 'app', kind: 'workspace', entry: './src/main.ts', template: './app.html', filename: 'app.html' },
    ],
    consumes: ['ui', 'domain', 'workspace'],
    ahead: {
      file: 'page-files.json',
      lists: {
        page: ['./client.js'],
        'texts-en': ['./catalogues/public-en.js'],
        'texts-es': ['./catalogues/public-es.js'],
        form: ['./workspace/replace-stored-page.js'],
      },
    },
  }),
  prerenderConfig({ context, entry: './src/page/render.tsx', folder: 'dist-prerender' }),
  plainScriptConfig({
    context,
    name: 'first-paint',
    entry: './src/first-paint/first-paint.ts',
    folder: 'dist-first-paint',
  }),
];
