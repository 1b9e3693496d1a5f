export { layOut } from './lay-out.js';
export * from './hold-half.js';
export { announced, findAnnounced } from './announced.js';
