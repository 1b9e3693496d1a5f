import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneOfProxies, proxies } from './proxies.mjs';

test('addresses, networks and their names stand beside each other', () => {
  assert.deepEqual(proxies('10.0.0.5, 10.1.0.0/16,fd00::1'), ['10.0.0.5/32', '10.1.0.0/16', 'fd00::1/128']);
  const isProxy = oneOfProxies(proxies('loopback, 10.1.0.0/16, fd00::/8'));
  for (const address of ['127.0.0.1', '127.3.2.1', '::1', '10.1.255.1', 'fd00::9'])
    assert.ok(isProxy(address), address);
  for (const address of ['10.2.0.1', '192.168.1.1', 'fe80::1', '', 'unknown', 'loopback'])
    assert.ok(!isProxy(address), address);
});

test('without a proxy there is none', () => {
  assert.ok(!oneOfProxies([])('127.0.0.1'));
});

for (const text of [
  '1',
  'true',
  '*',
  '',
  '10.0.0.5,',
  '10.0.0.5/0',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  'fd00::/129',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  'proxy.example',
])
  test(`"${text}" names no proxy`, () => {
    assert.throws(() => proxies(text), /addresses or networks of proxies/);
  });
