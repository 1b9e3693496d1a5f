export * from './api-server.js';
export * from './test-kit.js';
