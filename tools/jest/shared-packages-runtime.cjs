// Jest's own runtime, but for what comes from node_modules: Node itself loads that, once for all specs of a process.
const { createRequire } = require('node:module');
const { default: Runtime } = require('jest-runtime');

const OURS = /^(?:[./]|@cw\/)/;
const JESTS = '@jest/globals';

module.exports = class SharedPackagesRuntime extends Runtime {
  requireModuleOrMock(from, name) {
    return OURS.test(name) || name === JESTS ? super.requireModuleOrMock(from, name) : createRequire(from)(name);
  }
};
