export { AnswerDispute } from './answer-dispute.js';
export { DisputeReader } from './dispute-reader.js';
export { DisputeEntity, DisputeOfferEntity, DisputeRulingEntity, DisputeStatementEntity } from './dispute.entity.js';
export { DisputesModule } from './disputes.module.js';
export { WaitingCases } from './waiting-cases.js';
