const { TestEnvironment } = require('jest-environment-jsdom');
const measured = require('./measured.cjs');

// jsdom lacks the fetch family that RTK Query and msw need; Node's own are the real thing.
// MessageChannel is left out on purpose: with it React's scheduler keeps the process alive.
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextDecoderStream',
  'TextEncoderStream',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'structuredClone',
  'WebSocket',
  'CompressionStream',
  'DecompressionStream',
];

module.exports = class BrowserEnvironment extends measured(TestEnvironment) {
  constructor(...args) {
    super(...args);
    for (const name of FROM_NODE) if (globalThis[name]) this.global[name] = globalThis[name];
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
};
