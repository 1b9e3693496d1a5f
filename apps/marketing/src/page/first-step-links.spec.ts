import { setImmediate } from 'node:timers';
import { ADDRESSES, renderPage } from './render.js';

const STEP = { html: '<a href="/">Home</a><a href="/es/support">Ayuda</a>', styles: [] };

// React's drawing for the build begins by it, and a browser has none.
beforeAll(() => void Object.assign(globalThis, { setImmediate }));

it('SUP-01 I18N-01 links of the stored first step name the language once', async () => {
  const page = ADDRESSES.find(({ address }) => address === '/es/repair-intake');
  if (!page) throw new Error('There is no such page');

  const { body } = await renderPage(page, '2026-11-20', STEP);

  expect(body).toContain('<a href="/es/">Home</a><a href="/es/support">Ayuda</a>');
});
