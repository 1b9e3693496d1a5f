import { DomainError } from './domain-error.js';

/** BID-05: what whoever would bid, ask or hire reads where no license of the contractor reaches. */
export const notLicensedIn = (state: string, licensedStates: readonly string[]): DomainError =>
  new DomainError('bid.not_licensed_in_state', { values: { state }, extra: { state, licensedStates } });
