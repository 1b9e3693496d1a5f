import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../config/read.mjs';
import { readyBlock } from './ready.mjs';

/** @param {NodeJS.ProcessEnv} environment */
const blockOf = (environment) =>
  readyBlock({ config: readConfig(environment, '/srv/closewright'), mailUrl: null, demoLogins: '' }, 1);

test('an address in the network is printed only when it opens', () => {
  assert.doesNotMatch(blockOf({}), /In your network/);
  assert.match(blockOf({ HOST: '192.168.1.20' }), /In your network +http:\/\/192\.168\.1\.20:3000\//);
  assert.match(blockOf({ HOST: 'fd00::2' }), /In your network +http:\/\/\[fd00::2\]:3000\//);
});

test('an address for a phone that opens to nobody else comes with what lets a phone in', () => {
  const PUBLIC_URL = 'http://192.168.1.20:3000';
  assert.match(blockOf({ PUBLIC_URL }), /! .*this machine alone.*HOST=0\.0\.0\.0/);
  assert.doesNotMatch(blockOf({ PUBLIC_URL, HOST: '192.168.1.20' }), /!/);
  assert.doesNotMatch(blockOf({ PUBLIC_URL: 'http://shop.localhost:3000' }), /!/);
});

test('behind https a proxy that is not named is asked for', () => {
  const PUBLIC_URL = 'https://closewright.example';
  assert.match(blockOf({ PUBLIC_URL }), /! TRUST_PROXY names no proxy/);
  assert.doesNotMatch(blockOf({ PUBLIC_URL, TRUST_PROXY: 'loopback' }), /!/);
});
