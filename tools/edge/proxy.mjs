import { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { createProxyServer } from 'http-proxy-3';
import { chooseProcess } from './choose-process.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:stream').Duplex} Duplex */

const FORWARDED = /^(x-forwarded-.*|forwarded|x-real-ip)$/;
const LONGEST_ANSWER_MS = 120_000;
// What a form sends; a file is read by the process that it goes to.
const KEPT_BYTES = 1024 * 1024;

/**
 * Hands requests on. What it tells the upstream about the client is its own knowledge: nothing a client says about
 * itself gets through, unless a TLS proxy of ours stands in front.
 * @param {{ targets: readonly string[], publicUrl: string, onDown: (request: Request, response: ServerResponse) => void }} options
 */
export function createUpstream({ targets, publicUrl, onDown }) {
  const proxy = createProxyServer({ ws: true, xfwd: false, proxyTimeout: LONGEST_ANSWER_MS });
  // A socket whose person is gone from the net says so here alone; unheard it would end the program.
  proxy.on('error', (_error, _request, broken) => {
    broken?.destroy();
  });
  const processes = chooseProcess(targets);
  const behindTls = publicUrl.startsWith('https:');
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
      describeClient(request, behindTls);
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
      describeClient(request, behindTls);
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
