export * from './contract.js';
export * from './load-workspace.js';
export * from './use-workspace.js';
export * from './workspace-gate.js';
