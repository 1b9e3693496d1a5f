export type { MessageId } from './formatjs-intl.js';
export * from './locale-provider.js';
export * from './locale-store.js';
export * from './use-formats.js';
export * from './use-locale.js';
