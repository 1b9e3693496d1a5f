export type { MessageId, Messages } from './catalogues/en.js';
export * from './detect-locale.js';
export * from './format-date.js';
export * from './format-money.js';
export * from './formatter.js';
export * from './legal/legal-documents.js';
export * from './load-messages.js';
export * from './condition-templates/load-template-words.js';
export * from './locale.js';
