import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { ASK_EARLY, ASK_EARLY_HASH, askEarly } from '../../browsers/ask-early.mjs';
import { takeEarlyAnswer } from './early-answers.mjs';

const UI = '/remotes/ui/mf-manifest.json';
const DOMAIN = '/remotes/domain/mf-manifest.json';
const location = new URL('http://localhost:3000/app/dashboard');
const { signal } = new AbortController();

/** @param {(address: string) => Promise<Response>} fetch */
function pageThatAsked(fetch) {
  const { attributes, innerHTML } = askEarly([UI, DOMAIN]);
  const document = { currentScript: { dataset: { ask: attributes['data-ask'] } } };
  /** @type {(() => void)[]} */
  const later = [];
  /** @type {Parameters<typeof takeEarlyAnswer>[1]} */
  const page = { location };
  const setTimeout = (/** @type {() => void} */ then) => later.push(then);
  runInNewContext(innerHTML, { window: page, document, fetch, Response, setTimeout });
  return { page, passTheStart: () => later.forEach((then) => then()) };
}

test('NFR-01 a document asks for each manifest once, and the start takes the answers', async () => {
  /** @type {string[]} */
  const asked = [];
  const { page } = pageThatAsked(async (address) => {
    asked.push(address);
    return new Response(address, { status: 203 });
  });
  const ui = await takeEarlyAnswer(UI, page, signal);
  assert.deepEqual([ui?.status, await ui?.text()], [203, UI]);
  assert.equal(await (await takeEarlyAnswer(`${location.origin}${DOMAIN}`, page, signal))?.text(), DOMAIN);
  assert.deepEqual(asked, [UI, DOMAIN]);
});

test('NFR-01 an answer is taken once: who asks again, later, or for what nobody asked for, asks anew', () => {
  const { page, passTheStart } = pageThatAsked(async () => new Response('{}'));
  assert.ok(takeEarlyAnswer(UI, page, signal));
  assert.equal(takeEarlyAnswer(UI, page, signal), undefined);
  assert.equal(takeEarlyAnswer(`${DOMAIN}?retry=1`, page, signal), undefined);
  assert.equal(takeEarlyAnswer(UI, { location }, signal), undefined);
  passTheStart();
  assert.equal(takeEarlyAnswer(DOMAIN, page, signal), undefined);
});

test('NET-02 an answer is read as it comes: whoever takes it late, on a slow line, has all of it', async () => {
  /** @type {Response[]} */
  const came = [];
  const { page } = pageThatAsked(async () => {
    const answer = new Response('{}');
    came.push(answer);
    return answer;
  });
  await Promise.all(Object.values(page.askedEarly ?? {}));
  assert.deepEqual(
    came.map(({ bodyUsed }) => bodyUsed),
    [true, true],
  );
  assert.equal(await (await takeEarlyAnswer(UI, page, signal))?.text(), '{}');
});

test('NET-02 an early question that fails, or hangs, is the start’s to tell', async () => {
  const failing = pageThatAsked(() => Promise.reject(new Error('no network')));
  await assert.rejects(takeEarlyAnswer(UI, failing.page, signal) ?? Promise.resolve(), /no network/);
  const hanging = pageThatAsked(() => new Promise(() => undefined));
  const patience = new AbortController();
  const answer = takeEarlyAnswer(UI, hanging.page, patience.signal);
  patience.abort(new Error('too long'));
  await assert.rejects(answer ?? Promise.resolve(), /too long/);
});

test('what asks is read by every browser, and let run by its hash alone', () => {
  assert.ok(parse(ASK_EARLY, { ecmaVersion: 5 }));
  assert.match(ASK_EARLY_HASH, /^sha256-[\w+/]{43}=$/);
});
