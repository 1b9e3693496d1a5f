export { makeFirstStore } from '@cw/api-client';
