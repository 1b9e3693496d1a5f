// A deadline is an hour at which something ends: without its zone nobody knows which.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SCREENS = ['apps/app-shell/src/**/*.{ts,tsx}', 'apps/admin/src/**/*.{ts,tsx}'];
/** An hour of something whose name says that it ends: `answerDueAt`, `contestUntil`, `endsAt`, `{ due: … }`. */
const HOUR = /(?:(\b\w+): )?formats\.(?:dateTime|time)\(\s*([\w.]+)/g;
const ENDS = /due|until|endsAt|deadline|^by$/i;

/** @param {string} source */
const unzoned = (source) =>
  [...source.matchAll(HOUR)]
    .filter((parts) => parts.slice(1).some((name) => ENDS.test(name ?? '')))
    .map(([text]) => text);

test('finds a deadline that is written without its zone', () => {
  assert.deepEqual(unzoned('{ when: formats.dateTime(firstBidDueAt) }'), ['when: formats.dateTime(firstBidDueAt']);
  assert.deepEqual(unzoned('{ due: formats.dateTime(at) }'), ['due: formats.dateTime(at']);
  assert.deepEqual(unzoned('{ when: formats.dateTime(openedAt) }'), []);
});

test('every deadline on a screen says the zone of its hour', () => {
  const found = globSync(SCREENS, { cwd: ROOT })
    .filter((file) => !/\.(?:spec|stories)\./.test(file))
    .flatMap((file) => unzoned(readFileSync(`${ROOT}${file}`, 'utf8')).map((text) => `${file}: ${text}`));
  assert.deepEqual(found, []);
});
