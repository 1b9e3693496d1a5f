import { ServerResponse } from 'node:http';
import { createProxyServer } from 'http-proxy-3';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:stream').Duplex} Duplex */

const FORWARDED = /^(x-forwarded-.*|forwarded|x-real-ip)$/;
const LONGEST_ANSWER_MS = 120_000;

/**
 * Hands requests on. What it tells the upstream about the client is its own knowledge: nothing a client says about
 * itself gets through, unless a TLS proxy of ours stands in front.
 * @param {{ target: string, publicUrl: string, onDown: (request: Request, response: ServerResponse) => void }} options
 */
export function createUpstream({ target, publicUrl, onDown }) {
  const proxy = createProxyServer({ target, ws: true, xfwd: false, proxyTimeout: LONGEST_ANSWER_MS });
  const behindTls = publicUrl.startsWith('https:');
  proxy.on('error', (_error, request, response) => {
    if (response instanceof ServerResponse) {
      if (response.headersSent) response.destroy();
      else onDown(/** @type {Request} */ (request), response);
    } else response?.destroy();
  });
  return {
    /**
     * @param {Request} request
     * @param {ServerResponse} response
     */
    web(request, response) {
      describeClient(request, behindTls);
      proxy.web(request, response);
    },
    /**
     * @param {Request} request
     * @param {import('node:net').Socket} socket
     * @param {Buffer} head
     */
    upgrade(request, socket, head) {
      describeClient(request, behindTls);
      proxy.ws(request, socket, head);
    },
    close: () => proxy.close(),
  };
}

/**
 * @param {Request} request
 * @param {boolean} behindTls
 */
function describeClient(request, behindTls) {
  const { headers, socket } = request;
  const nearest = socket.remoteAddress ?? '';
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  for (const name of Object.keys(headers)) {
    if (FORWARDED.test(name)) delete headers[name];
  }
  headers['x-forwarded-for'] = behindTls && told ? told : nearest;
  headers['x-forwarded-proto'] = behindTls ? 'https' : 'http';
  headers['x-forwarded-host'] = headers.host ?? '';
}
