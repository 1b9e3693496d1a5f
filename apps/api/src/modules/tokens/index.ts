export * from './access-token.entity.js';
export * from './tokens.module.js';
