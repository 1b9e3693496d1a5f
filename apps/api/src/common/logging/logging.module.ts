import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';

/** What may never stand in a log, wherever it is nested in what is logged. */
const SECRET_KEYS = [
  'password',
  'confirmPassword',
  'totp',
  'token',
  'secret',
  'cookie',
  'authorization',
  'email',
  'phone',
];
const REDACTED = [
  ...SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["x-csrf-token"]',
  'req.headers["x-link-token"]',
  'req.headers["stripe-signature"]',
  'res.headers["set-cookie"]',
];

const pathOf = (request: { readonly url?: string | undefined }): string => (request.url ?? '').split('?')[0] ?? '';

/** One structured line a request, with its id and without anything personal or secret. */
export const loggingModule = (): DynamicModule =>
  LoggerModule.forRootAsync({
    inject: [APP_CONFIG],
    useFactory: (config: AppConfig) => ({
      pinoHttp: {
        level: config.logLevel,
        genReqId: (request) => request.id,
        redact: { paths: REDACTED, censor: '[redacted]' },
        // The query and the headers of a request hold what people typed; its path and method say enough.
        serializers: {
          req: (request: { id: string; method: string; url?: string }) => ({
            id: request.id,
            method: request.method,
            path: pathOf(request),
          }),
          res: (response: { statusCode: number }) => ({ status: response.statusCode }),
        },
        autoLogging: { ignore: (request) => pathOf(request).startsWith('/api/health') },
      },
    }),
  });
