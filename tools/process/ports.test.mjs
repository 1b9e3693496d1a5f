import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePorts, portFault } from './ports.mjs';

const SYSTEMS_OWN = 32_768;

test('free ports are free, all different, and none that the system gives to a call', async () => {
  const ports = await freePorts(20);

  assert.equal(new Set(ports).size, 20);
  for (const port of ports) {
    assert.ok(port > 1023 && port < SYSTEMS_OWN, `${port}`);
    assert.equal(await portFault(port), null);
  }
});

test('a port that somebody listens on is told apart', async () => {
  const [port = 0] = await freePorts(1);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');

  assert.equal((await portFault(port, '127.0.0.1'))?.code, 'EADDRINUSE');
  server.close();
});
