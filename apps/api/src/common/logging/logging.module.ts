import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { destination, type DestinationStream } from 'pino';
import type { Options } from 'pino-http';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { loggedError, withoutSecrets } from './without-secrets.js';

/** Addresses whose last part is a secret: programs that fetch or call them can send it in no other way. */
const SECRET_PATH = /^(\/api\/(?:calendar\/feed|unsubscribe)\/).+$/;

/** The path of a request as it may stand in a log. */
export const pathOf = (request: { readonly url?: string | undefined }): string =>
  ((request.url ?? '').split('?')[0] ?? '').replace(SECRET_PATH, '$1[redacted]');

/**
 * Lines go out together, four kilobytes or a quarter of a second at a time: a write for each cost as much as routing it.
 * They are flushed at the end of the process; a kill loses that quarter. What may not be lost stands in the audit log.
 */
const linesTogether = (): DestinationStream => destination({ sync: false, minLength: 4096, periodicFlush: 250 });

const optionsOf = (config: AppConfig): Options => ({
  level: config.logLevel,
  genReqId: (request) => request.id,
  formatters: { log: withoutSecrets },
  // The query and the headers of a request hold what people typed; its path and method say enough.
  serializers: {
    req: (request: { id: string; method: string; url?: string }) => ({
      id: request.id,
      method: request.method,
      path: pathOf(request),
    }),
    res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    err: loggedError,
  },
  autoLogging: { ignore: (request) => pathOf(request).startsWith('/api/health') },
});

/** One structured line a request, with its id and without anything personal or secret. */
export const loggingModule = (): DynamicModule =>
  LoggerModule.forRootAsync({
    inject: [APP_CONFIG],
    useFactory: (config: AppConfig) => ({ pinoHttp: [optionsOf(config), linesTogether()] }),
  });
