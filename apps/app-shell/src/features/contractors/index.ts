export { FindContractors } from './find-contractors.js';
export { ContractorProfileView } from './profile/contractor-profile-view.js';
