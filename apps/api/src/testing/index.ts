export * from './a-user.js';
export * from './create-test-app.js';
export * from './free-port.js';
export * from './login.js';
export * from './settable-clock.js';
export * from './test-database.js';
