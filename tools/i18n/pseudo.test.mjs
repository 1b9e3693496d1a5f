import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { parse } from '@formatjs/icu-messageformat-parser';
import { pseudoMessage, pseudoScript, pseudoText } from './pseudo.mjs';

test('a text of the pseudo-language is accented throughout and longer by a third', () => {
  assert.equal(pseudoText('Log in'), 'Ĺóóĝ ííñ');
  for (const text of ['Sign Out', 'Dashboard', 'PDF', 'You receive the whole amount after the fee']) {
    const pseudo = pseudoText(text);
    assert.doesNotMatch(pseudo, /[A-Za-z]/, text);
    assert.ok([...pseudo].length >= [...text].length * 1.3, pseudo);
  }
  assert.equal(pseudoText(' 10% – $2,500 '), ' 10% – $2,500 ');
});

test('placeholders, tags and plurals stay what they are; their words change', () => {
  const message = parse('<b>{name}</b> has {count, plural, one {# bid} other {# bids}}');
  const pseudo = pseudoMessage(message);
  assert.deepEqual(
    pseudo.map(({ type }) => type),
    message.map(({ type }) => type),
  );
  assert.equal(pseudo[2]?.options?.other?.value[1]?.value, ' ƀƀííđš');
  assert.equal(pseudo[0]?.children?.[0]?.value, 'name');
});

test('a built script gets its catalogues in the pseudo-language, and nothing else changes', () => {
  const catalogue = JSON.stringify({ 'shell.skip': parse('Don’t skip \\ "content"') }).replaceAll(/['\\]/g, '\\$&');
  const script = `const a=JSON.parse('${catalogue}'),b=JSON.parse('{"a":[1]}'),c=1;[a,b,c]`;
  const [texts, other, rest] = runInNewContext(pseudoScript(script));
  assert.doesNotMatch(texts['shell.skip'][0].value, /[A-Za-z]/);
  assert.match(texts['shell.skip'][0].value, /\\ "/);
  assert.deepEqual([other.a[0], rest], [1, 1]);
});
