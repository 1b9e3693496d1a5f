import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageHashes } from './page-hashes.mjs';

test('the empty style block has the hash that the edge knows', () => {
  const { styles } = pageHashes({ body: '', styles: [{ css: '' }] });
  assert.deepEqual(styles, ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=']);
});

test('a style attribute is hashed as the browser reads it, once', () => {
  const body = '<p style="content:&quot;a&quot;"></p><p style="content:&quot;a&quot;"></p>';
  const { styleAttrs } = pageHashes({ body, styles: [] });
  // echo -n 'content:"a"' | openssl dgst -sha256 -binary | base64
  assert.deepEqual(styleAttrs, ['sha256-aKW6oTfV79TP7RyM5J0jxmye0JdaGudDbN5XYNvLL1A=']);
});
