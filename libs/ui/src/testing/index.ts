export { layOut } from './lay-out.js';
