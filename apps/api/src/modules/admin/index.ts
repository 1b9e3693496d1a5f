export * from './admin.module.js';
export * from './admin-invitations.js';
