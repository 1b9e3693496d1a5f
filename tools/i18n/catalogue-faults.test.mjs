import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogueFaults } from './catalogue-faults.mjs';

const source = (text) => [{ path: 'screen.tsx', text }];

test('I18N-04 sound catalogues have no faults', () => {
  const faults = catalogueFaults(
    { en: { 'bids.list.title': '{count} bids' }, es: { 'bids.list.title': '{count} ofertas' } },
    source("formatMessage({ id: 'bids.list.title' })"),
  );
  assert.deepEqual(faults, []);
});

test('I18N-04 a key missing in one language is a fault', () => {
  const faults = catalogueFaults({ en: { 'bids.a': 'A' }, es: {} }, source("'bids.a'"));
  assert.deepEqual(faults, ['bids.a: missing in es']);
});

test('I18N-04 differing placeholders are a fault', () => {
  const faults = catalogueFaults({ en: { 'bids.a': '{count}' }, es: { 'bids.a': '{total}' } }, source("'bids.a'"));
  assert.deepEqual(faults, ['bids.a: placeholders differ, en has [value count], es has [value total]']);
});

test('I18N-04 a message that does not parse is a fault', () => {
  const faults = catalogueFaults({ en: { 'bids.a': '{count' }, es: { 'bids.a': 'x' } }, source("'bids.a'"));
  assert.equal(faults.length, 1);
  assert.match(faults[0], /^bids\.a: not a valid message in en/);
});

test('I18N-04 an unused key is a fault, a key composed at run time is not', () => {
  const texts = { 'states.project.open': 'Open', 'states.bid.pending': 'Pending' };
  const faults = catalogueFaults({ en: texts, es: texts }, source('id: `states.project.${status}`'));
  assert.deepEqual(faults, ['states.bid.pending: not used']);
});

test('I18N-04 a tag, or a choice of words, that only one language has is a fault', () => {
  const tags = { en: { 'bids.a': '<link>Log in</link>' }, es: { 'bids.a': '<b>Inicie sesión</b>' } };
  assert.deepEqual(catalogueFaults(tags, source("'bids.a'")), [
    'bids.a: placeholders differ, en has [tag link], es has [tag b]',
  ]);
  const choices = {
    en: { 'bids.a': '{side, select, client {Yours} other {Theirs}}' },
    es: { 'bids.a': '{side, select, contractor {Suyo} other {De otros}}' },
  };
  assert.deepEqual(catalogueFaults(choices, source("'bids.a'")), [
    'bids.a: placeholders differ, en has [select side, select side client, select side other], es has [select side, select side contractor, select side other]',
  ]);
});

test('I18N-04 a key that is asked for and exists nowhere is a fault, whole or composed', () => {
  const texts = { 'bids.a': 'A', 'bids.state.open': 'Open' };
  const text = `
    <FormattedMessage id="bids.b" />
    formatMessage({ id: 'bids.a' }); formatMessage({ id: \`bids.state.\${state}\` });
    formatMessage({ id: \`bids.color.\${state}\` });
    <PageHead titleId="bids.c" />; const key = { id: 'elsewhere.b' };`;
  assert.deepEqual(catalogueFaults({ en: texts, es: texts }, source(text)), [
    'bids.b: asked for in screen.tsx, in no catalogue',
    'bids.color.${state}: asked for in screen.tsx, in no catalogue',
    'bids.c: asked for in screen.tsx, in no catalogue',
  ]);
});
