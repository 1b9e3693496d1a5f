export { PartiesModule } from './parties.module.js';
export { PartyEntity } from './party.entity.js';
