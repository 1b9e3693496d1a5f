import type { RequestHandler } from 'express';
import helmet from 'helmet';

const DOCS_PATH = '/api/docs';

const strict = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] },
  },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
});

// Swagger UI is a page of its own; its files hold every script and style.
const docs = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
});

/** An answer of the API is data: should a browser show it as a page, nothing in it may run or be framed. */
export const securityHeaders = (): RequestHandler => (request, response, next) => {
  if (request.path.startsWith(DOCS_PATH)) {
    docs(request, response, next);
    return;
  }
  response.setHeader('Cache-Control', 'no-store');
  strict(request, response, next);
};
