import { DomainError } from './domain-error.js';

interface Unlicensed {
  /** Who reads it: the contractor itself, or the client who would accept or invite it. */
  readonly reader: 'contractor' | 'client';
  readonly state: string;
  readonly licensedStates: readonly string[];
}

/** BID-05: what whoever would bid, ask or hire reads where no license of the contractor reaches. */
export const notLicensedIn = ({ reader, state, licensedStates }: Unlicensed): DomainError =>
  new DomainError('bid.not_licensed_in_state', {
    usState: state,
    values: { reader },
    extra: { state, licensedStates },
  });
