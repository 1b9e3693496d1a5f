import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { route, routeToUpstream } from './areas.mjs';
import { createFileServer } from './files.mjs';
import { commonHeaders, contentSecurityPolicy, workerPolicy, workerScope } from './headers.mjs';
import { createDownAnswer } from './problem.mjs';
import { createUpstream } from './proxy.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ status: number } | 'hang' | 'no-upgrade'} Fault 'no-upgrade': as behind a proxy that knows no websockets */

const BUILDS = /** @type {const} */ ({
  marketing: { folder: 'apps/marketing/dist', shell: 'app.html' },
  app: { folder: 'apps/app-shell/dist', shell: 'index.html' },
  admin: { folder: 'apps/admin/dist', shell: 'index.html' },
  workspace: { folder: 'apps/app-shell/dist-remote', shell: '' },
  ui: { folder: 'libs/ui/dist', shell: '' },
  domain: { folder: 'libs/domain/dist-remote', shell: '' },
});
const NOT_INDEXED = new Set(['app', 'admin', 'workspace']);
const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * @typedef {object} Edge
 * @property {Map<string, Fault>} faults by the beginning of an address: what goes wrong there, for tests; changed at any time
 * @property {(port: number, host: string) => Promise<number>} listen resolves with the port; called again it listens there too
 * @property {() => Promise<void>} close
 */

/**
 * The one door: three hosts' files and the federated containers, and the way to the API and the payments sandbox.
 * @param {object} options
 * @param {string} options.root the workspace
 * @param {string | readonly string[]} options.apiUrl that of each process, when there are several
 * @param {string | null} options.sandboxUrl null when payments do not go there
 * @param {boolean} options.stripe whether pages talk to real Stripe
 * @param {string} options.publicUrl
 * @param {readonly string[]} [options.trustedProxies] networks of those who are believed about a client; none otherwise
 * @returns {Edge}
 */
export function createEdge({ root, apiUrl, sandboxUrl, stripe, publicUrl, trustedProxies = [] }) {
  const common = Object.entries(commonHeaders({ stripe, https: publicUrl.startsWith('https:') }));
  const files = Object.fromEntries(
    Object.entries(BUILDS).map(([build, { folder, shell }]) => [
      build,
      createFileServer(join(root, folder), { shell, publicUrl }),
    ]),
  );
  const onDown = createDownAnswer(root);
  const told = { publicUrl, trustedProxies, onDown };
  const api = createUpstream({ targets: [apiUrl].flat(), ...told });
  const sandbox = sandboxUrl === null ? null : createUpstream({ targets: [sandboxUrl], ...told });
  const upstreams = { api, sandbox };
  /** @type {Map<string, Fault>} */
  const faults = new Map();

  /**
   * @param {Request} request
   * @param {Response} response
   */
  async function answer(request, response) {
    identify(request, response);
    if (applyFault(faults, request, response)) return;
    const target = route({
      url: request.url ?? '/',
      host: request.headers.host ?? '',
      cookie: request.headers.cookie ?? '',
    });
    if (target?.kind === 'proxy') {
      request.url = target.url;
      const upstream = upstreams[target.upstream];
      if (upstream) upstream.web(request, response);
      else end(response, 404);
      return;
    }
    for (const [name, value] of common) response.setHeader(name, value);
    if (target?.kind === 'redirect') {
      response.writeHead(302, { Location: target.location, 'Cache-Control': 'no-store' }).end();
      return;
    }
    if (!target) end(response, 400);
    else if (request.method !== 'GET' && request.method !== 'HEAD') end(response, 405, { Allow: 'GET, HEAD' });
    else await answerFile(request, response, target);
  }

  /**
   * @param {Request} request
   * @param {Response} response
   * @param {import('./areas.mjs').ToFile} target
   */
  async function answerFile(request, response, { build, path, prefersShell, variesByCookie, isLost }) {
    const source = /** @type {import('./files.mjs').FileServer} */ (files[build]);
    const { shell } = BUILDS[build];
    const found = await source.find(path, { prefersShell });
    // A reader who lost a file sees a page all the same; a script does not.
    const name = found ?? (shell !== '' && wantsPage(request) ? await source.find('/', { prefersShell: true }) : null);
    if (name === null) {
      end(response, 404);
      return;
    }
    // The shell draws the page that says so, with the ways on (AREA-13).
    const status = found === null || (isLost && name === shell) ? 404 : 200;
    if (variesByCookie) response.setHeader('Vary', 'Cookie');
    // A shell is the workspace or the page that was not found: nothing that a search should lead to.
    if (NOT_INDEXED.has(build) || name === shell) response.setHeader('X-Robots-Tag', 'noindex');
    if (name.endsWith('.html')) {
      response.setHeader('Content-Security-Policy', contentSecurityPolicy(await source.hashesOf(name), { stripe }));
    }
    const ofWorker = workerPolicy(name);
    if (ofWorker) response.setHeader('Content-Security-Policy', ofWorker);
    const scope = workerScope(name);
    if (scope) response.setHeader('Service-Worker-Allowed', scope);
    if (!(await source.send(request, response, { name, status }))) end(response, 404);
  }

  /** @type {import('node:http').Server[]} */
  const servers = [];
  /** @type {Set<import('node:stream').Duplex>} */
  const upgraded = new Set();

  function createDoor() {
    const server = createServer((request, response) => {
      answer(request, response).catch(() => {
        // A reader that went away, or a file that a rebuild took under our hands.
        if (response.headersSent) response.destroy();
        else end(response, 500);
      });
    });
    server.on('upgrade', (request, socket, head) => {
      upgraded.add(socket);
      socket.on('close', () => upgraded.delete(socket));
      socket.on('error', () => socket.destroy());
      if (faultAt(faults, request) === 'no-upgrade')
        socket.end('HTTP/1.1 501 Not Implemented\r\nConnection: close\r\n\r\n');
      else if (routeToUpstream(request.url ?? '/')?.upstream !== 'api')
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      else api.upgrade(request, /** @type {import('node:net').Socket} */ (socket), head);
    });
    servers.push(server);
    return server;
  }

  return {
    faults,
    listen: (port, host) => listen(createDoor(), port, host),
    close: async () => {
      const closed = servers.map(close);
      // The servers no longer count these as connections to be closed, and yet wait for their end.
      for (const socket of upgraded) socket.destroy();
      await Promise.all(closed);
    },
  };
}

/** @param {Request} request */
function wantsPage(request) {
  return String(request.headers.accept ?? '').includes('text/html');
}

/**
 * @param {Request} request
 * @param {Response} response
 */
function identify(request, response) {
  const given = String(request.headers['x-request-id'] ?? '');
  const id = REQUEST_ID.test(given) ? given : randomUUID();
  request.headers['x-request-id'] = id;
  response.setHeader('X-Request-Id', id);
}

/**
 * @param {Map<string, Fault>} faults
 * @param {Request} request
 */
const faultAt = (faults, request) => [...faults].find(([prefix]) => request.url?.startsWith(prefix))?.[1];

/**
 * @param {Map<string, Fault>} faults
 * @param {Request} request
 * @param {Response} response
 */
function applyFault(faults, request, response) {
  const fault = faultAt(faults, request);
  if (fault === undefined || fault === 'no-upgrade') return false;
  if (fault !== 'hang') end(response, fault.status);
  return true;
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
function end(response, status, headers = {}) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers });
  response.end(`${status}\n`);
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
    });
  });
}

/**
 * @param {import('node:http').Server} server
 * @returns {Promise<void>}
 */
function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
