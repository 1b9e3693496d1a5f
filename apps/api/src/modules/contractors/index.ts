export { ContractorCards, type BiddingRight, type ContractorCard } from './contractor-cards.js';
export { ContractorGate } from './contractor-gate.js';
export { ContractorProfileEntity } from './contractor-profile.entity.js';
export { ContractorRatings } from './contractor-ratings.js';
export { ContractorRecords, EMPTY_RECORD, type ContractorRecord } from './contractor-records.js';
export { FittingContractors } from './fitting-contractors.js';
export { ContractorsModule } from './contractors.module.js';
export { ContractorRecordView, VERIFICATION_GAPS } from './dto/contractor.response.js';
