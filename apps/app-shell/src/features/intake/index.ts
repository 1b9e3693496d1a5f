export * from './repair-intake.js';
