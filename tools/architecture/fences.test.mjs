// Plants a violation of every fence and expects the rule to refuse it: a rule nobody saw failing is not a rule.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { dirname, join, relative, sep } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

// On CI the parser takes files from disk in place of the text it is given, and the planted code would never be seen.
process.env.TSESTREE_SINGLE_RUN = 'false';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** [what it fences, an existing file in whose place the code stands, the code, the rule that must refuse it] */
const PLANTED = [
  ['domain imports no package', 'libs/domain/src/index.ts', "import 'uuid';", 'no-restricted-imports'],
  ['domain imports no library', 'libs/domain/src/index.ts', "import '@cw/i18n';", 'no-restricted-imports'],
  ['domain has no clock', 'libs/domain/src/money/cents.ts', 'export const now = Date.now();', 'no-restricted-syntax'],
  [
    'domain has no chance',
    'libs/domain/src/money/cents.ts',
    'export const chance = Math.random();',
    'no-restricted-syntax',
  ],
  ['domain has no enum', 'libs/domain/src/money/cents.ts', "export enum Color { Red = 'red' }", 'no-restricted-syntax'],
  ['i18n knows no screen', 'libs/i18n/src/index.ts', "import '@cw/ui';", '@nx/enforce-module-boundaries'],
  ['ui fetches nothing', 'libs/ui/src/index.ts', "import '@cw/api-client';", '@nx/enforce-module-boundaries'],
  ['api-client draws nothing', 'libs/api-client/src/index.ts', "import '@cw/ui';", '@nx/enforce-module-boundaries'],
  ['the API has no React', 'apps/api/src/main.ts', "import 'react';", '@nx/enforce-module-boundaries'],
  ['the web has no database', 'apps/app-shell/src/main.ts', "import 'pg';", '@nx/enforce-module-boundaries'],
  ['nothing imports an app', 'apps/marketing/src/main.ts', "import '@cw/app-shell';", 'no-restricted-imports'],
  [
    'no relative way into another project',
    'apps/marketing/src/main.ts',
    "import '../../../libs/ui/src/index';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'pages ask for no id that browsers make over https alone',
    'apps/marketing/src/main.ts',
    'export const id = crypto.randomUUID();',
    'no-restricted-properties',
  ],
  ['admin uses the kit', 'apps/admin/src/main.ts', "import 'react-router';", 'no-restricted-imports'],
  [
    'apps take MUI from libs/ui',
    'apps/app-shell/src/main.ts',
    "import '@mui/material/Button';",
    'no-restricted-imports',
  ],
  [
    'admin takes MUI from libs/ui too',
    'apps/admin/src/main.ts',
    "import '@mui/material/Button';",
    'no-restricted-imports',
  ],
  [
    'bids does not know payments',
    'apps/api/src/modules/bids/index.ts',
    "import '../payments/index.js';",
    'boundaries/dependencies',
  ],
  [
    'projects never imports bids',
    'apps/api/src/modules/projects/index.ts',
    "import '../bids/index.js';",
    'boundaries/dependencies',
  ],
  [
    'a module has one door',
    'apps/api/src/modules/bids/index.ts',
    "import '../projects/projects.module.js';",
    'boundaries/dependencies',
  ],
  [
    'the platform knows no module',
    'apps/api/src/common/clock.ts',
    "import '../modules/bids/index.js';",
    'boundaries/dependencies',
  ],
  [
    'features do not know each other',
    'apps/app-shell/src/features/projects/index.ts',
    "import '../bids';",
    'boundaries/dependencies',
  ],
  [
    'features know no page',
    'apps/app-shell/src/features/projects/index.ts',
    "import '../../pages/login-page';",
    'boundaries/dependencies',
  ],
  [
    'no bare words in JSX',
    'libs/ui/src/index.ts',
    'export const X = () => <p>Hello</p>;',
    'formatjs/no-literal-string-in-jsx',
  ],
  [
    'no address of the API in a link of the router',
    'apps/app-shell/src/words/stored-files.tsx',
    'export const X = () => <Link to="/api/files/1" />;',
    'no-restricted-syntax',
  ],
  [
    'none put together there',
    'apps/app-shell/src/words/stored-files.tsx',
    'export const X = ({ id }) => <TextLink href={`/api/files/${id}`} />;',
    'no-restricted-syntax',
  ],
  [
    'none made there by a helper',
    'apps/admin/src/screens/records/back-link.tsx',
    'export const X = ({ id }) => <ButtonLink href={documentAddresses.requestStatement(id)} />;',
    'no-restricted-syntax',
  ],
  [
    'none read there from the record of a file',
    'apps/admin/src/screens/records/back-link.tsx',
    'export const X = ({ kit, file }) => <kit.Link to={file.url} />;',
    'no-restricted-syntax',
  ],
  [
    'none in a path that a component of the design system follows',
    'libs/ui/src/components/breadcrumbs/breadcrumbs.tsx',
    "export const X = { label: 'a', href: '/api/files/1' };",
    'no-restricted-syntax',
  ],
  [
    'the router goes to no address of the API',
    'apps/app-shell/src/words/stored-files.tsx',
    "export const go = (navigate: (to: string) => void) => navigate('/api/files/1');",
    'no-restricted-syntax',
  ],
  ['no any', 'libs/domain/src/index.ts', 'export const x: any = 1;', '@typescript-eslint/no-explicit-any'],
  ['no default export', 'libs/domain/src/index.ts', 'export default 1;', 'import-x/no-default-export'],
];

describe('fences', { concurrency: false }, () => {
  before(() => {
    // Without a project graph the Nx rule skips itself in silence.
    execFileSync(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), 'graph', '--print'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  });

  for (const [what, filePath, code, rule] of PLANTED) {
    it(what, async () => {
      const path = join(
        root,
        code.includes('<p>') ? filePath.replace(/index\.ts$/, 'components/logo/logo.tsx') : filePath,
      );
      // From the package's own folder, as `npm test` lints: a fence whose paths fit only the root would stand open there.
      const eslint = new ESLint({ cwd: join(root, ...relative(root, path).split(sep).slice(0, 2)) });
      const [result] = await eslint.lintText(`${code}\n`, { filePath: path });
      const found = result?.messages.map((message) => message.ruleId) ?? [];
      assert.ok(
        found.includes(rule),
        `${rule} did not refuse it; found ${JSON.stringify(result?.messages.map((m) => [m.ruleId, m.message.slice(0, 160)]))}`,
      );
    });
  }
});
