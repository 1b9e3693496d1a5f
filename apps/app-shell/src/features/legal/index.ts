export * from './legal-document-view.js';
