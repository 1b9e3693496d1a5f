export { isLoadFailure, loadPart, PRELOAD_ERROR } from './load-part.js';
