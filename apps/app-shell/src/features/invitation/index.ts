export * from './invitation.js';
