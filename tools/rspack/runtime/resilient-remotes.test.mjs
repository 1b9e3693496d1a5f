import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import resilientRemotes from './resilient-remotes.mjs';

const { fetch, location } = globalThis;
after(() => Object.assign(globalThis, { fetch, location }));

test('a manifest that its document asked for is not asked for again', async () => {
  const early = new Response('{}');
  Object.assign(globalThis, {
    location: new URL('http://localhost:3000/app/dashboard'),
    askedEarly: { '/remotes/ui/mf-manifest.json': Promise.resolve(early) },
    fetch: () => assert.fail('asked twice'),
  });
  assert.equal(await resilientRemotes().fetch('/remotes/ui/mf-manifest.json', {}), early);
});

test('a manifest that its document did not ask for is asked for, with an end to the waiting', async () => {
  /** @type {RequestInit[]} */
  const asked = [];
  Object.assign(globalThis, {
    location: new URL('http://localhost:3000/app/dashboard'),
    fetch: async (/** @type {string} */ _address, /** @type {RequestInit} */ init) => {
      asked.push(init);
      return new Response('{}');
    },
  });
  await resilientRemotes().fetch('http://localhost:3000/remotes/ui/mf-manifest.json', {});
  assert.equal(asked.length, 1);
  assert.ok(asked[0]?.signal instanceof AbortSignal);
  assert.deepEqual(Object.keys(asked[0] ?? {}), ['signal']);
});
