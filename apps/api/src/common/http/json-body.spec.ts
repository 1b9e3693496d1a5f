import express from 'express';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LONG_BODIES, LONG_BODY_MS } from '../throttle/call-limits.js';
import { jsonBody } from './json-body.js';

const LONG = JSON.stringify({ note: 'a'.repeat(100_000) });

let server: Server;
beforeEach(async () => {
  const app = express();
  app.use(jsonBody());
  app.post('/api/projects', (asked, response) => void response.json(Object.keys(asked.body as object)));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  jest.restoreAllMocks();
  server.close();
});

/** A call whose body ends only when it is ended. */
function aCall() {
  const { port } = server.address() as AddressInfo;
  const headers = { 'Content-Type': 'application/json', 'Content-Length': LONG.length };
  return request({ port, path: '/api/projects', method: 'POST', headers });
}

describe('a long body', () => {
  it('ASVS 2.4.1 that does not come to its end leaves its place to the others of its network', async () => {
    const ends: (() => void)[] = [];
    const later = globalThis.setTimeout;
    jest.spyOn(globalThis, 'setTimeout').mockImplementation((work, ms) => {
      if (ms === LONG_BODY_MS) ends.push(work);
      return later(work, ms);
    });
    const halves = Array.from({ length: LONG_BODIES.atOnce }, () => {
      const call = aCall();
      call.write(LONG.slice(0, 1000));
      return once(call, 'response').then(
        () => 'answered',
        (error: NodeJS.ErrnoException) => error.code,
      );
    });
    while (ends.length < LONG_BODIES.atOnce) await new Promise(setImmediate);
    const whole = aCall();
    whole.end(LONG);
    // The time of the first ones is over.
    ends.forEach((end) => end());

    const [response] = await once(whole, 'response');
    expect(response.statusCode).toBe(200);
    expect(await Promise.all(halves)).toEqual(['ECONNRESET', 'ECONNRESET']);
  });
});
