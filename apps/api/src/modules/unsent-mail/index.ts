export * from './unsent-mail.module.js';
