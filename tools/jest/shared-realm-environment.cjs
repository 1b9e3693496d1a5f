// For specs of a program that runs in Node alone: they run in the realm of their process, as the program itself does,
// and not in a copy of it. So what comes from node_modules can be loaded once for all of them
// (shared-packages-runtime.cjs), which was most of what a spec of the API waited for.
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
const measured = require('./measured.cjs');

/** Stands for the realm that is there already, where Jest asks in which to compile. */
const OWN_REALM = vm.createContext({});
const { compileFunction } = vm;
/** By file: what a module's code was compiled to. Run again it makes the module anew, as the next spec must have it. */
const compiled = new Map();
vm.compileFunction = (code, params, options = {}) => {
  if (options.parsingContext !== OWN_REALM) return compileFunction(code, params, options);
  const known = compiled.get(options.filename);
  if (known?.code === code) return known.run;
  const run = compileFunction(code, params, { ...options, parsingContext: undefined });
  // What it imports later it would ask of the spec that compiled it, which is over then.
  if (!code.includes('import(')) compiled.set(options.filename, { code, run });
  return run;
};

/** Packages keep what is declared to them under a global name; the next spec declares its own. */
const DECLARED = ['typeormMetadataArgsStorage', 'classValidatorMetadataStorage'];

module.exports = class SharedRealmEnvironment extends measured(TestEnvironment) {
  constructor(...args) {
    super(...args);
    this.global = globalThis;
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
  }

  async teardown() {
    await super.teardown();
    for (const name of DECLARED) delete globalThis[name];
  }

  getVmContext() {
    return OWN_REALM;
  }
};
