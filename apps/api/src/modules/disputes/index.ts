export { DisputeEntity, DisputeOfferEntity, DisputeRulingEntity, DisputeStatementEntity } from './dispute.entity.js';
export { DisputesModule } from './disputes.module.js';
