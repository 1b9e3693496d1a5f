const { patience } = require('./tools/testing/patience.cjs');

// One place for how tests are compiled; each project's jest.config.cjs picks one of these in a line.
const compiled = (jsc) => [
  '@swc/jest',
  // A project's own .swcrc describes its build, not its tests.
  { swcrc: false, jsc: { target: 'es2023', ...jsc }, module: { type: 'commonjs' } },
];

const swc = (tsx, decorators) =>
  compiled({
    keepClassNames: true,
    parser: { syntax: 'typescript', tsx, decorators },
    transform: {
      ...(tsx && { react: { runtime: 'automatic' } }),
      ...(decorators && { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false }),
    },
  });

/**
 * Packages that are ES modules and nothing else: they are compiled as our own sources are. The other way, Jest's on Node's
 * `--experimental-vm-modules`, keeps everything of each spec until its process ends: 30 MB a spec of a screen.
 */
const ES_MODULES = [
  ...['@formatjs', '@remix-run/route-pattern', 'cookie', 'cookie-es', 'intl-messageformat', 'react-intl'],
  ...['@msw/url', '@mswjs/interceptors', '@open-draft/until', 'msw', 'react-router', 'rettime', 'until-async', 'uuid'],
  ...['@storybook', 'storybook'],
];
const PACKAGES = {
  '/node_modules/.+\\.m?js$': compiled({
    parser: { syntax: 'ecmascript' },
    // The only word of `import.meta` in them, which no CommonJS module may say.
    transform: { optimizer: { globals: { vars: { 'import.meta.hot': 'undefined' } } } },
  }),
};

const source = (lib) => `${__dirname}/libs/${lib}/src`;

const common = {
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@cw/domain$': `${source('domain')}/index.ts`,
    '^@cw/i18n$': `${source('i18n')}/index.ts`,
    '^@cw/i18n/(\\w+)$': `${source('i18n')}/$1/index.ts`,
    '^@cw/ui$': `${source('ui')}/index.ts`,
    '^@cw/ui/(.*)$': `${source('ui')}/$1`,
    '^@cw/api-client$': `${source('api-client')}/index.ts`,
    '^@cw/api-client/load-workspace$': `${source('api-client')}/workspace/load-workspace.ts`,
    '^@cw/api-client/(.*)$': `${source('api-client')}/$1`,
  },
  testMatch: ['**/src/**/*.spec.ts', '**/src/**/*.spec.tsx'],
  testTimeout: patience.test,
  transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULES.join('|')})/)`],
};

/** The day that specs of screens live on. */
const TEST_DAY = '2026-11-20T15:00:00.000Z';

module.exports = {
  node: {
    ...common,
    testEnvironment: `${__dirname}/tools/jest/node-environment.cjs`,
    transform: { '^.+\\.ts$': swc(false, false), ...PACKAGES },
  },
  react: {
    ...common,
    moduleNameMapper: {
      ...common.moduleNameMapper,
      '^@emotion/sheet$': `${__dirname}/tools/jest/unstyled-sheet.cjs`,
    },
    testEnvironment: `${__dirname}/tools/jest/browser-environment.cjs`,
    globals: { TEST_DAY },
    fakeTimers: { now: Date.parse(TEST_DAY) },
    setupFiles: [`${__dirname}/tools/jest/test-day.cjs`],
    setupFilesAfterEnv: [`${__dirname}/tools/jest/setup-dom.cjs`],
    transform: { '^.+\\.tsx?$': swc(true, false), ...PACKAGES },
  },
  api: {
    ...common,
    testEnvironment: `${__dirname}/tools/jest/shared-realm-environment.cjs`,
    runtime: `${__dirname}/tools/jest/shared-packages-runtime.cjs`,
    testSequencer: `${__dirname}/tools/jest/longest-first.cjs`,
    globalSetup: `${__dirname}/tools/jest/postgres-setup.mjs`,
    globalTeardown: `${__dirname}/tools/jest/postgres-teardown.mjs`,
    // Each file starts the whole API, and leaves megabytes behind in a process that goes on to the next.
    maxWorkers: 2,
    workerIdleMemoryLimit: '1GB',
    transform: { '^.+\\.ts$': swc(false, true), ...PACKAGES },
  },
};
