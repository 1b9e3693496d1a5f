// The parts are also exposed one by one to browsers (exposes.mjs): a name stands in one of them only.
export * from './parts/core.js';
export * from './parts/work.js';
export * from './parts/rules.js';
export * from './parts/turns.js';
