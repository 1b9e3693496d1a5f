// How many a filter left is said to a screen reader (WCAG 4.1.3): a list that begins anew with other filters does so in a
// FilteredList, which says it, and what reads its first page tells it the count.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const APPS = fileURLToPath(new URL('../../apps/', import.meta.url));
const SCREENS = ['admin/src', 'app-shell/src'];

/** A list that is told apart by what it is narrowed to: its name is the key of its pages. */
const BEGINS_ANEW = /<(?:Pages|ListPages|CursorPages|PageByPage)\b[^>]*?\skey=/g;
/** What pages a list and reads its first page for it. */
const READS_FIRST = ['app-shell/src/lists/list-page.tsx', 'admin/src/screens/records/first-page.tsx'];
/** Names filters of a list that is read page after page. */
const FILTERS = /role="search"|<SearchForm\b|<SelectField\b[^>]*name="state"/;
const PAGES = /<(?:ListPages|CursorPages|PageByPage)\b/;

/** @param {string} text */
const silentLists = (text) => [...text.matchAll(BEGINS_ANEW)].map(([found]) => found);
/** @param {string} text */
const isSilentPage = (text) =>
  FILTERS.test(text) && PAGES.test(text) && !text.includes('<FilteredList') && !text.includes('useListCount(');

function sources() {
  return SCREENS.flatMap((screens) => {
    const folder = join(APPS, screens);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.includes('.spec.'))
      .map((name) => join(folder, name));
  }).map((path) => ({ name: relative(APPS, path), text: readFileSync(path, 'utf8') }));
}

describe('a list with filters', () => {
  const files = sources();

  it('A11Y-01 begins anew only where that is said', () => {
    const silent = files.filter(({ text }) => silentLists(text).length > 0 || isSilentPage(text));
    assert.deepEqual(
      silent.map(({ name }) => name),
      [],
    );
  });

  it('A11Y-01 stands around something that reads its first page and counts', () => {
    const around = files.filter(({ text }) => text.includes('<FilteredList'));
    assert.ok(around.length >= 13, `only ${around.length} lists found`);
    const counts = (/** @type {string} */ text) =>
      text.includes('useListCount(') || /<(?:ListPages|FirstPage)\b/.test(text) || text.includes('ListPage\n');
    const untold = around.filter(({ text }) => !counts(text) && !text.includes('<ListPage'));
    assert.deepEqual(
      untold.map(({ name }) => name),
      [],
    );
    for (const name of READS_FIRST)
      assert.ok(files.find((file) => file.name === name)?.text.includes('useListCount('), `${name} counts nothing`);
  });

  it('finds one that is silent', () => {
    assert.equal(silentLists('<Pages key={searchOf(filters).toString()} filters={filters} />').length, 1);
    assert.equal(silentLists('<ListPages\n  key={projectId}>').length, 1);
    assert.equal(silentLists('<ListPages>{(place) => <Row key={place.cursor} />}</ListPages>').length, 0);
    assert.ok(isSilentPage('<form role="search" /><PageByPage cursors={cursors} more={more}>'));
  });
});
