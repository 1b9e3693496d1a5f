export * from './show-startup-error.js';
