// docs/security/asvs.json says how each requirement of the standard is met; here it is held to the tests that exist.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const ROOT = new URL('../../', import.meta.url);
const LIST = 'docs/security/asvs.json';

/** The requirements of levels 1 and 2 that apply: section, dot, numbers. */
const APPLICABLE = `
  1.1.1-2 1.2.1-5,9 1.3.1-7,10-11 1.4.1-3 1.5.1-2
  2.1.1-3 2.2.1-3 2.3.1-4 2.4.1
  3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5 3.7.1-2
  4.1.1-3 4.2.1 4.4.1-4
  5.1.1 5.2.1-3 5.3.1-2 5.4.1-3
  6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.2-3
  7.1.1-2 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.2
  8.1.1-2 8.2.1-3 8.3.1 8.4.1
  9.1.1-3 9.2.1-4
  11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1
  12.1.1-2 12.2.1-2 12.3.1-4
  13.1.1 13.2.1-5 13.3.1-2 13.4.1-5
  14.1.1-2 14.2.1-4 14.3.1-3
  15.1.1-3 15.2.1-3 15.3.1-7
  16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3
`;

/** @typedef {{ level: number, test?: { file: string, title: string }[], because?: string, open?: string }} Item */

/** @type {Record<string, Item>} */
const items = JSON.parse(readFileSync(new URL(LIST, ROOT), 'utf8')).items;

/** @param {string} text such as `1.2.1-5,9` */
function idsOf(text) {
  const at = text.lastIndexOf('.');
  return text
    .slice(at + 1)
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => `${text.slice(0, at)}.${first + index}`);
    });
}

/** @param {{ file: string, title: string }} test */
function exists({ file, title }) {
  const url = new URL(file, ROOT);
  if (!existsSync(url)) return false;
  const source = readFileSync(url, 'utf8');
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}

describe(LIST, () => {
  it('has every requirement that applies, and no other', () => {
    assert.deepEqual(Object.keys(items), APPLICABLE.trim().split(/\s+/).flatMap(idsOf));
    assert.equal(Object.values(items).filter(({ level }) => level === 1).length, 65);
    assert.equal(Object.values(items).filter(({ level }) => level === 2).length, 137);
  });

  it('says of each what shows it, why it is as it is, or what is missing', () => {
    const silent = Object.entries(items).filter(([, { test, because, open }]) => !test?.length && !because && !open);
    assert.deepEqual(silent, []);
  });

  it('names tests that exist', () => {
    const gone = Object.entries(items).flatMap(([id, { test = [] }]) =>
      test.filter((named) => !exists(named)).map(({ file, title }) => `${id}: ${file}: ${title}`),
    );
    assert.deepEqual(gone, []);
  });

  it('dates every decision', () => {
    const undated = Object.entries(items).filter(
      ([, { because }]) => because && !/^\d{4}-\d{2}-\d{2}: \S/.test(because),
    );
    assert.deepEqual(undated, []);
  });
});
