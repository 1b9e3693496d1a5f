export * from './store-element.js';
