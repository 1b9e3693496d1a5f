import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const CODE = 'server.unavailable';
const RETRY_AFTER_SECONDS = 2;
const FALLBACK = 'The service is not ready. Try again in a few seconds.';

/**
 * The answer in place of an upstream that is down, in the shape of the API's own errors.
 * @param {string} root
 */
export function createDownAnswer(root) {
  const texts = { en: readText(root, 'en'), es: readText(root, 'es') };
  return (/** @type {Request} */ request, /** @type {Response} */ response) => {
    const language = /^\s*es\b/i.test(request.headers['accept-language'] ?? '') ? 'es' : 'en';
    const body = JSON.stringify({
      type: CODE.replaceAll(/[._]/g, '-'),
      code: CODE,
      title: 'Bad Gateway',
      status: 502,
      detail: texts[language],
      instance: (request.url ?? '').split('?')[0],
      requestId: request.headers['x-request-id'],
    });
    response.writeHead(502, {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER_SECONDS),
    });
    response.end(body);
  };
}

/**
 * @param {string} root
 * @param {string} locale
 * @returns {string}
 */
function readText(root, locale) {
  try {
    const file = join(root, 'libs/i18n/src/catalogues', locale, 'errors.json');
    return JSON.parse(readFileSync(file, 'utf8'))[`errors.${CODE}`] ?? FALLBACK;
  } catch {
    return FALLBACK;
  }
}
