export { VISITOR } from './draft/draft-store.js';
export * from './repair-intake.js';
