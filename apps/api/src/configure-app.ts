import './common/http/request-additions.js';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SessionIoAdapter } from './modules/notifications/index.js';
import { serveDocument } from './openapi.js';
import { APP_CONFIG, type AppConfig } from './config/app-config.js';
import { jsonBody } from './common/http/json-body.js';
import { requestId } from './common/http/request-id.js';
import { securityHeaders } from './common/http/security-headers.js';
import { laneOfPath } from './common/persistence/lane-of-path.js';
import { countBadBodies } from './common/throttle/bad-bodies.js';
import { Throttle } from './common/throttle/throttle.js';

/** Everything between the socket and the routes; main.ts and every API test call it, so tests run the real thing. */
export function configureApp(app: NestExpressApplication): void {
  const config = app.get<AppConfig>(APP_CONFIG);
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies);
  app.set('etag', false);
  app.setGlobalPrefix('api');
  app.use(requestId(), securityHeaders(), jsonBody(), countBadBodies(app.get(Throttle)), laneOfPath());
  app.useWebSocketAdapter(new SessionIoAdapter(app));
  serveDocument(app);
  app.enableShutdownHooks();
}
