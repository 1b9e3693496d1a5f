export { ClientJobs } from './client-jobs.js';
export { ContractorJobs } from './contractor-jobs.js';
