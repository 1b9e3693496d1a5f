import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express } from 'express';

const PAGE = join(import.meta.dirname, 'page');
const ASSETS = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Swagger UI's files that the page names, and the page's own two; its samples and source maps stay where they are. */
const FILES: Readonly<Record<string, { readonly file: string; readonly type: string }>> = {
  '': { file: join(PAGE, 'index.html'), type: 'html' },
  '/init.js': { file: join(PAGE, 'init.js'), type: 'js' },
  '/swagger-ui.css': { file: join(ASSETS, 'swagger-ui.css'), type: 'css' },
  '/swagger-ui-bundle.js': { file: join(ASSETS, 'swagger-ui-bundle.js'), type: 'js' },
  '/favicon-32x32.png': { file: join(ASSETS, 'favicon-32x32.png'), type: 'png' },
};

/** Serves the page without any inline script or style, so that its policy needs no exception. */
export function serveDocsPage(app: NestExpressApplication, path: string): void {
  const server: Express = app.getHttpAdapter().getInstance();
  for (const [suffix, { file, type }] of Object.entries(FILES)) {
    const content = readFileSync(file);
    server.get(path + suffix, (_request, response) => {
      response.type(type).set('Cache-Control', 'no-cache').send(content);
    });
  }
}
