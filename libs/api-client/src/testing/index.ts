export * from './api-server.js';
