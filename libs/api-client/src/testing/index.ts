export * from './api-server.js';
export * from './test-kit.js';
export * from './fake-realtime.js';
