export * from './learn-languages.js';
export * from './page-locale.js';
export * from './show-startup-error.js';
