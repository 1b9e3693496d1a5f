export { InLocale } from './in-locale.js';
export type { MessageId } from './formatjs-intl.js';
export * from './locale-provider.js';
export * from '../startup/page-locale.js';
export * from './use-formats.js';
export * from './use-locale.js';
export * from './use-state-choices.js';
export * from './use-state-name.js';
