const { patience } = require('./tools/testing/patience.cjs');

// One place for how tests are compiled; each project's jest.config.cjs picks one of these in a line.
const swc = (tsx, decorators) => [
  '@swc/jest',
  {
    // A project's own .swcrc describes its build, not its tests.
    swcrc: false,
    jsc: {
      target: 'es2023',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx, decorators },
      transform: {
        ...(tsx && { react: { runtime: 'automatic' } }),
        ...(decorators && { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false }),
      },
    },
    module: { type: 'commonjs' },
  },
];

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
};

/** The day that specs of screens live on. */
const TEST_DAY = '2026-11-20T15:00:00.000Z';

module.exports = {
  node: {
    ...common,
    testEnvironment: `${__dirname}/tools/jest/node-environment.cjs`,
    transform: { '^.+\\.ts$': swc(false, false) },
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
    transform: { '^.+\\.tsx?$': swc(true, false) },
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
    transform: { '^.+\\.ts$': swc(false, true) },
  },
};
