export { FindContractors } from './find-contractors.js';
