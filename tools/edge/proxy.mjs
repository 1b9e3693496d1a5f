import { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { createProxyServer } from 'http-proxy-3';
import { chooseProcess } from './choose-process.mjs';
import { clientAddressBehind } from './client-address.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:stream').Duplex} Duplex */

const FORWARDED = /^(x-forwarded-.*|forwarded|x-real-ip)$/;
const LONGEST_ANSWER_MS = 120_000;
// What a form sends; a file is read by the process that it goes to.
const KEPT_BYTES = 1024 * 1024;

/**
 * Hands requests on. What it tells the upstream about the client is its own knowledge and that of the named proxies:
 * nothing a client says about itself gets through.
 * @param {object} options
 * @param {readonly string[]} options.targets
 * @param {string} options.publicUrl
 * @param {readonly string[]} options.trustedProxies
 * @param {(request: Request, response: ServerResponse) => void} options.onDown
 */
export function createUpstream({ targets, publicUrl, trustedProxies, onDown }) {
  const proxy = createProxyServer({ ws: true, xfwd: false, proxyTimeout: LONGEST_ANSWER_MS });
  // A socket whose person is gone from the net says so here alone; unheard it would end the program.
  proxy.on('error', (_error, _request, broken) => {
    broken?.destroy();
  });
  const processes = chooseProcess(targets);
  const scheme = publicUrl.startsWith('https:') ? 'https' : 'http';
  const clientOf = clientAddressBehind(trustedProxies);
  /**
   * @param {Request} request
   * @param {ServerResponse} response
   * @param {Buffer | null} body what it says, when it was read before it goes anywhere
   * @param {ReadonlySet<string>} [tried]
   */
  function answer(request, response, body, tried = new Set()) {
    const target = processes.of(request, tried);
    if (target === null) {
      onDown(request, response);
      return;
    }
    const buffer = body ? Readable.from([body], { objectMode: false }) : undefined;
    proxy.web(request, response, { target, ...(buffer && { buffer }) }, (error) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const isUnseen = isRefused(error);
      if (isUnseen) processes.isAway(target);
      const isWhole = body !== null || isWithoutBody(request);
      // It may have come to a process at the moment at which that one ends, seen by nobody or half done.
      const maySayAgain = isUnseen || (codeOf(error) === 'ECONNRESET' && isSaidOnce(request));
      if (isWhole && maySayAgain) answer(request, response, body, new Set([...tried, target]));
      else onDown(request, response);
    });
  }

  return {
    /**
     * @param {Request} request
     * @param {ServerResponse} response
     */
    web(request, response) {
      describeClient(request, clientOf(request), scheme);
      const length = Number(request.headers['content-length']);
      if (targets.length === 1 || !(length > 0 && length <= KEPT_BYTES)) answer(request, response, null);
      // One that is broken off has nobody left to answer.
      else
        wholeBodyOf(request).then(
          (body) => answer(request, response, body),
          () => response.destroy(),
        );
    },
    /**
     * @param {Request} request
     * @param {import('node:net').Socket} socket
     * @param {Buffer} head
     */
    upgrade(request, socket, head) {
      describeClient(request, clientOf(request), scheme);
      const target = processes.of(request) ?? '';
      proxy.ws(request, socket, head, { target }, (error) => {
        if (isRefused(error)) processes.isAway(target);
        socket.destroy();
      });
    },
    close: () => proxy.close(),
  };
}

/**
 * @param {Request} request
 * @returns {Promise<Buffer>}
 */
async function wholeBodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** @param {Error} error */
const codeOf = (error) => ('code' in error ? error.code : undefined);

/** @param {Error} error */
const isRefused = (error) => codeOf(error) === 'ECONNREFUSED';

/**
 * Said twice it does what it does once.
 * @param {Request} request
 */
const isSaidOnce = (request) => isWithoutBody(request) || 'idempotency-key' in request.headers;

/** @param {Request} request */
const isWithoutBody = ({ method }) => method === 'GET' || method === 'HEAD';

/**
 * @param {Request} request
 * @param {string} client
 * @param {'http' | 'https'} scheme by which people ask
 */
function describeClient({ headers }, client, scheme) {
  for (const name of Object.keys(headers)) {
    if (FORWARDED.test(name)) delete headers[name];
  }
  headers['x-forwarded-for'] = client;
  headers['x-forwarded-proto'] = scheme;
  headers['x-forwarded-host'] = headers.host ?? '';
}
