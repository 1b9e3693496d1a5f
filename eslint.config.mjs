import { join } from 'node:path';
import nx from '@nx/eslint-plugin';
import boundaries from 'eslint-plugin-boundaries';
import formatjs from 'eslint-plugin-formatjs';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { API_ARROWS } from './tools/architecture/api-arrows.mjs';
import { restrictedProperties, restrictedSyntax } from './tools/browsers/floor.mjs';

// Lint runs in each package's folder, so what the rules compare paths with is said here once.
const ROOT = import.meta.dirname;
const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];
const SPECS = ['**/*.spec.ts', '**/*.spec.tsx', '**/src/testing/**', 'apps/web-e2e/**'];
const APPS = '^@cw/(marketing|app-shell|admin|api|payments-sandbox|web-e2e)(/|$)';
const noApps = { regex: APPS, message: 'Nothing imports an app: apps meet at run time (docs/architecture.md).' };

const ownUi = {
  regex: '^@(mui|emotion)/',
  message: 'libs/ui owns MUI; a second import is a second copy on the page (docs/federation.md).',
};

const web = (app) => `apps/${app}/src`;

// Where a router takes a path, and puts its area's prefix before it.
const ROUTED = [
  'JSXOpeningElement:matches([name.name=/^(?!Document)\\w*Link$|^Navigate$/], [name.property.name="Link"]) > JSXAttribute[name.name=/^(to|href)$/]',
  'Property[key.name=/^(to|href)$/]',
  'CallExpression[callee.name=/^(navigate|go|redirect)$/]',
];
// What an address of the API looks like: spelled out, made by a helper, or read from a file's record.
const API_ADDRESSES = [
  'Literal[value=/^\\/api(\\/|$)/]',
  'TemplateElement[value.raw=/^\\/api(\\/|$)/]',
  'MemberExpression[object.name="documentAddresses"]',
  'MemberExpression[property.name=/^(url|thumbnailUrl|coverPhotoUrl)$/]',
];
const noRoutedDocuments = ROUTED.flatMap((place) =>
  API_ADDRESSES.map((address) => ({
    selector: `${place} ${address}`,
    message:
      'The router would put its prefix before it, and it would lead nowhere: use DocumentLink or DocumentButton.',
  })),
);

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-*/**',
      '**/*.gen.ts',
      '**/generated/**',
      '.data/**',
      '.nx/**',
      '.cache/**',
      '**/node_modules/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  // Every TypeScript file. Rules that need types, and React's own, are oxlint's (.oxlintrc.json, docs/decisions/0013).
  {
    files: TYPESCRIPT,
    plugins: { '@typescript-eslint': tseslint.plugin, '@nx': nx, 'import-x': importX },
    languageOptions: {
      parser: tseslint.parser,
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/max-params': ['error', { max: 4 }],
      'import-x/no-default-export': 'error',
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      eqeqeq: ['error', 'always'],
      'prefer-const': 'error',
      'no-var': 'error',
      complexity: ['error', 10],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-restricted-imports': ['error', { patterns: [noApps] }],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          // What tests wait at most, and which are never repeated, is said once, for every project.
          allow: ['/tools/testing/(?:patience|never-repeated)\\.cjs$'],
          enforceBuildableLibDependency: false,
          depConstraints: [
            { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:domain'] },
            { sourceTag: 'type:i18n', onlyDependOnLibsWithTags: ['type:domain', 'type:i18n'] },
            { sourceTag: 'type:data-access', onlyDependOnLibsWithTags: ['type:domain', 'type:data-access'] },
            { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:domain', 'type:i18n', 'type:ui'] },
            {
              sourceTag: 'type:app',
              onlyDependOnLibsWithTags: ['type:domain', 'type:i18n', 'type:ui', 'type:data-access'],
            },
            { sourceTag: 'type:sandbox', onlyDependOnLibsWithTags: ['type:sandbox'] },
            { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:domain'] },
            {
              sourceTag: 'platform:node',
              onlyDependOnLibsWithTags: ['platform:node', 'platform:any'],
              bannedExternalImports: ['react', 'react-*', '@mui/*', '@reduxjs/*', '@emotion/*'],
            },
            {
              sourceTag: 'platform:web',
              onlyDependOnLibsWithTags: ['platform:web', 'platform:any'],
              bannedExternalImports: ['@nestjs/*', 'typeorm', 'stripe', 'passport*', 'pg', 'pg-*'],
            },
          ],
        },
      ],
    },
  },

  // A component is mostly markup: it may be longer than a function, never as long as a page of code.
  {
    files: ['**/*.tsx'],
    plugins: { 'jsx-a11y-x': jsxA11y, formatjs },
    rules: {
      ...jsxA11y.configs.recommended.rules,
      'formatjs/no-literal-string-in-jsx': 'error',
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
    },
  },

  // The domain is pure: no package, no library, no clock, no chance (docs/decisions/0003).
  {
    files: ['libs/domain/src/**/*.ts'],
    ignores: SPECS,
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '^[^.]', message: 'libs/domain imports nothing.' }] }],
      'no-restricted-properties': ['error', ...restrictedProperties],
      'no-restricted-syntax': [
        'error',
        ...restrictedSyntax,
        { selector: 'TSEnumDeclaration', message: 'Use an `as const` array and its union type.' },
        { selector: "MemberExpression[object.name='Date'][property.name='now']", message: 'Time is an argument.' },
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time is an argument.' },
        { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'Chance is an argument.' },
      ],
    },
  },

  // Inside the API: one table of arrows, every module entered through its index.
  {
    files: ['apps/api/src/**/*.ts'],
    plugins: { boundaries },
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
    settings: {
      'boundaries/root-path': ROOT,
      'import/resolver': {
        typescript: { project: join(ROOT, 'apps/api/tsconfig.json'), extensionAlias: { '.js': ['.ts', '.js'] } },
      },
      'boundaries/elements': [
        { type: 'module', pattern: 'apps/api/src/modules/*', capture: ['name'] },
        { type: 'platform', pattern: 'apps/api/src/common' },
      ],
    },
    rules: {
      // Nest hands over what a class asks for, so a constructor may ask for a few more.
      '@typescript-eslint/max-params': ['error', { max: 6 }],
      'boundaries/dependencies': [
        'error',
        {
          default: 'allow',
          policies: [
            { from: { element: { type: 'module' } }, disallow: { to: { element: { type: 'module' } } } },
            ...Object.entries(API_ARROWS).map(([name, to]) => ({
              from: { element: { type: 'module', captured: { name } } },
              allow: {
                to: {
                  element: { type: 'module', captured: { name: [name, ...to] }, fileInternalPath: 'index.ts' },
                },
              },
            })),
            ...Object.keys(API_ARROWS).map((name) => ({
              from: { element: { type: 'module', captured: { name } } },
              allow: { to: { element: { type: 'module', captured: { name } } } },
            })),
            { from: { element: { type: 'platform' } }, disallow: { to: { element: { type: 'module' } } } },
          ],
        },
      ],
    },
  },
  { files: ['apps/api/src/cli/**/*.ts', 'apps/payments-sandbox/src/main.ts'], rules: { 'no-console': 'off' } },

  // Inside each web app: a feature may import libs and itself; pages and the app compose features.
  ...['marketing', 'app-shell', 'admin'].map((app) => ({
    files: [`${web(app)}/**/*.{ts,tsx}`],
    plugins: { boundaries },
    settings: {
      'boundaries/root-path': ROOT,
      'import/resolver': { typescript: { project: join(ROOT, `apps/${app}/tsconfig.json`) } },
      'boundaries/elements': [
        { type: 'feature', pattern: `${web(app)}/features/*`, capture: ['name'] },
        { type: 'page', pattern: `${web(app)}/pages` },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'allow',
          policies: [
            { from: { element: { type: 'feature' } }, disallow: { to: { element: { type: 'feature' } } } },
            {
              from: { element: { type: 'feature' } },
              allow: { to: { element: { type: 'feature', captured: { name: '{{from.element.captured.name}}' } } } },
            },
            { from: { element: { type: 'feature' } }, disallow: { to: { element: { type: 'page' } } } },
          ],
        },
      ],
    },
  })),
  {
    files: ['apps/{marketing,app-shell,admin}/src/**/*.{ts,tsx}', 'libs/{ui,api-client,i18n}/src/**/*.{ts,tsx}'],
    ignores: SPECS,
    rules: {
      'no-restricted-syntax': ['error', ...restrictedSyntax],
      'no-restricted-properties': [
        'error',
        ...restrictedProperties,
        { object: 'crypto', property: 'randomUUID', message: 'A page over http has none: use v4 of uuid.' },
      ],
    },
  },
  {
    files: ['apps/{marketing,app-shell}/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noApps, ownUi] }] },
  },
  // A document is served by the API, at one address for every area: no router takes it.
  {
    files: ['apps/{marketing,app-shell,admin}/src/**/*.{ts,tsx}', 'libs/ui/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...noRoutedDocuments] },
  },
  // The admin host lives in the workspace's router and store through its kit (docs/federation.md).
  {
    files: ['apps/admin/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            noApps,
            ownUi,
            { regex: '^(react-router|react-redux)(/|$)', message: 'Use the kit that the workspace hands in.' },
          ],
        },
      ],
    },
  },

  // Tests: sentences may be long, planted literals are fine.
  {
    files: SPECS,
    rules: {
      'max-lines-per-function': 'off',
      'formatjs/no-literal-string-in-jsx': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },

  // Tools, configs: plain JavaScript for Node.
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'prefer-const': 'error', 'no-var': 'error', 'no-undef': 'error', eqeqeq: ['error', 'always'] },
  },
  {
    // Tools that want a default export.
    files: ['**/*.config.{ts,mjs}', '**/*.stories.tsx', '**/.storybook/*.{ts,tsx}', '**/loaders/*.mjs'],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
