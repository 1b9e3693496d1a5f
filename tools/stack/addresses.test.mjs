import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listeningAddresses, networkAddresses } from './addresses.mjs';

const OWN = ['127.0.0.1', '::1', '192.168.1.20'];

test('both loopback addresses are listened at, whatever HOST is, for a browser asks either for localhost', () => {
  for (const host of ['127.0.0.1', '::1', 'localhost'])
    assert.deepEqual(listeningAddresses(host, OWN), ['127.0.0.1', '::1'], host);
  assert.deepEqual(listeningAddresses('192.168.1.20', OWN), ['192.168.1.20', '127.0.0.1', '::1']);
  // Both kinds, and every address.
  assert.deepEqual(listeningAddresses('::', OWN), ['::']);
});

test('any other loopback address is listened at beside both', () => {
  assert.deepEqual(listeningAddresses('127.0.0.2', OWN), ['127.0.0.2', '127.0.0.1', '::1']);
  assert.deepEqual(listeningAddresses('127.0.0.2', ['127.0.0.1']), ['127.0.0.2', '127.0.0.1']);
});

test('0.0.0.0 opens every IPv4 address, and of IPv6 nothing but loopback', () => {
  assert.deepEqual(listeningAddresses('0.0.0.0', OWN), ['0.0.0.0', '::1']);
});

test('a machine without IPv6 listens where it can', () => {
  const own = OWN.filter((address) => address !== '::1');
  assert.deepEqual(listeningAddresses('127.0.0.1', own), ['127.0.0.1']);
  assert.deepEqual(listeningAddresses('0.0.0.0', own), ['0.0.0.0']);
});

test('others are told an address only when they are let in', () => {
  const machine = /** @type {const} */ ([
    { address: '127.0.0.1', family: 'IPv4', internal: true },
    { address: '::1', family: 'IPv6', internal: true },
    { address: '192.168.1.20', family: 'IPv4', internal: false },
    { address: 'fd00::20', family: 'IPv6', internal: false },
    { address: '10.0.0.20', family: 'IPv4', internal: false },
  ]);
  for (const host of ['127.0.0.1', '127.0.0.2', '::1', 'localhost'])
    assert.deepEqual(networkAddresses(host, machine), [], host);
  assert.deepEqual(networkAddresses('192.168.1.20', machine), ['192.168.1.20']);
  for (const host of ['0.0.0.0', '::'])
    assert.deepEqual(networkAddresses(host, machine), ['192.168.1.20', '10.0.0.20'], host);
});
