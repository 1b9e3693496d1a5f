import './common/http/request-additions.js';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { json, type Request } from 'express';
import { SessionIoAdapter } from './modules/notifications/index.js';
import { serveDocument } from './openapi.js';
import { APP_CONFIG, type AppConfig } from './config/app-config.js';
import { requestId } from './common/http/request-id.js';
import { securityHeaders } from './common/http/security-headers.js';

const JSON_LIMIT_BYTES = 512 * 1024;
const WEBHOOK_PATH = '/api/payments/webhook';

/** Everything between the socket and the routes; main.ts and every API test call it, so tests run the real thing. */
export function configureApp(app: NestExpressApplication): void {
  const config = app.get<AppConfig>(APP_CONFIG);
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('etag', false);
  app.setGlobalPrefix('api');
  app.use(requestId(), securityHeaders());
  app.use(
    json({
      limit: JSON_LIMIT_BYTES,
      // Half of a surrogate pair is no character: Postgres would refuse the text after every check had passed.
      reviver: (_key: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value),
      verify: (request: Request, _response, body: Buffer) => {
        // The provider signs the bytes, not the object that they parse to.
        if (request.url.startsWith(WEBHOOK_PATH)) request.rawBody = body;
      },
    }),
  );
  app.useWebSocketAdapter(new SessionIoAdapter(app));
  serveDocument(app);
  app.enableShutdownHooks();
}
