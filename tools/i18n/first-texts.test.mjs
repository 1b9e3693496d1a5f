import assert from 'node:assert/strict';
import { test } from 'node:test';
import { homelessTexts, idsNamedIn, modulesFrom } from './first-texts.mjs';

const reading = (modules) => (path) => modules[path];

test('follows what is drawn at once and what is drawn later, not what other screens are made of', () => {
  const found = modulesFrom(
    ['app/frame'],
    reading({
      'app/frame':
        "import { Bell, type BellProps } from '../bell/index.js';\nlazy(() => import('./menu.js'));\nimport './pages.js'",
      'app/menu': "export * from './pages.js';",
      'app/pages': "import { paths } from './paths.js';\nconst load = () => import('../pages/far-page.js');",
      'app/paths': '',
      'bell/index': "export { Bell } from './bell.js';\nexport { List } from './list.js';",
      'bell/bell': '',
      'bell/list': '',
      'pages/far-page': '',
    }),
    ['app/pages'],
  );

  assert.deepEqual([...found.keys()].sort(), [
    'app/frame',
    'app/menu',
    'app/pages',
    'app/paths',
    'bell/bell',
    'bell/index',
  ]);
});

test('takes from an index what another index passes on, and all of it where all of it is passed on', () => {
  const found = modulesFrom(
    ['screen'],
    reading({
      screen: "import { Chip } from './kit/index.js';",
      'kit/index':
        "export { Chip } from './chip/index.js';\nexport { Grid } from './grid.js';\nexport * from './both.js';",
      'kit/chip/index': "export { Chip } from './chip.js';\nexport { Tag } from './tag.js';",
      'kit/chip/chip': '',
      'kit/chip/tag': '',
      'kit/grid': '',
      'kit/both': '',
    }),
  );

  assert.deepEqual([...found.keys()].sort(), ['kit/both', 'kit/chip/chip', 'kit/chip/index', 'kit/index', 'screen']);
});

test('a text is named whole, or by the beginning of what is only known as it runs', () => {
  const ids = ['shell.role.agent', 'shell.role.seller', 'shell.skip', 'shell.skipped', 'ui.error.retry'];

  assert.deepEqual(idsNamedIn('<FormattedMessage id="shell.skip" />', ids), ['shell.skip']);
  assert.deepEqual(idsNamedIn('{ id: `shell.role.${role}` }', ids), ['shell.role.agent', 'shell.role.seller']);
  assert.deepEqual(idsNamedIn("import { skip } from './shell.js'; // shell.skip", ids), []);
});

test('a text that comes first stands in an area of which pages have their first texts', () => {
  const texts = new Map([
    ['shell', ['shell.skip']],
    ['record', ['record.work.before']],
  ]);
  const sources = ["import shell from './en/shell.json' with { type: 'json' };"];

  assert.deepEqual(homelessTexts(['shell.skip', 'record.work.before'], texts, sources), ['record.work.before']);
});
