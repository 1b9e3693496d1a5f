import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { offlinePage } from '../rspack/offline-files.mjs';

const root = new URL('../../', import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, root), 'utf8');
const TEXTS = { en: {}, es: {} };

const DOCUMENTS = {
  ...Object.fromEntries(
    ['apps/app-shell/index.html', 'apps/admin/index.html', 'apps/marketing/page.html', 'apps/marketing/app.html'].map(
      (name) => [name, read(name)],
    ),
  ),
  'the page for no network': offlinePage(new Proxy(TEXTS, { get: () => new Proxy({}, { get: () => 'a text' }) }), {
    mark: '<svg></svg>',
    level: '<svg></svg>',
  }),
};

for (const [name, html] of Object.entries(DOCUMENTS)) {
  test(`a phone tells ${name} of its notch and its round corners`, () => {
    assert.match(html, /<meta name="viewport" content="[^"]*viewport-fit=cover"/);
  });
}

for (const [name, insets] of Object.entries({
  'libs/ui/src/theme/global-styles.tsx': ['top', 'right', 'left'],
  'libs/ui/src/theme/overrides/feedback.ts': ['bottom'],
  'libs/ui/src/theme/overrides/navigation.ts': ['bottom', 'left'],
  'libs/ui/src/components/toast/toast-provider.tsx': ['top', 'right', 'bottom', 'left'],
  'apps/app-shell/src/app/layout/mobile-bar.tsx': ['right', 'bottom', 'left'],
  'apps/marketing/src/layout/site-footer.tsx': ['bottom'],
  'tools/rspack/assets/offline.css': ['top', 'right', 'bottom', 'left'],
})) {
  test(`what ${name} draws at an edge keeps out of them`, () => {
    const text = read(name);
    for (const inset of insets) assert.ok(text.includes(`env(safe-area-inset-${inset})`), inset);
  });
}
