import { DISPUTE_LIMITS, DISPUTE_STATES, PAYMENT_LIMITS, type Cents, type DisputeState } from '@cw/domain';
import { PageQuery } from '../../../common/http/page.query.js';
import { Choice, Text, Whole } from '../../../common/validation/rules.js';

const ContractorCents = (): PropertyDecorator =>
  Whole({
    min: 0,
    max: PAYMENT_LIMITS.maxCents,
    description: 'What the contractor gets of what is at stake, the service fee included; the rest is the client’s.',
    example: 60_000,
  });

export class AddStatement {
  @Text({ min: DISPUTE_LIMITS.statementMin, max: DISPUTE_LIMITS.statementMax, example: 'The eave was dry that day.' })
  text: string;
}

export class MakeOffer {
  @ContractorCents()
  contractorCents: Cents;
}

export class MakeRuling {
  @ContractorCents()
  contractorCents: Cents;

  @Text({
    min: DISPUTE_LIMITS.reasonMin,
    max: DISPUTE_LIMITS.reasonMax,
    description: 'Both sides read it; kept in the audit log for ever.',
    example: 'Half of the eave is painted as agreed, the other half is not.',
  })
  reason: string;
}

export class RefuseRuling {
  @Text({
    min: DISPUTE_LIMITS.reasonMin,
    max: DISPUTE_LIMITS.reasonMax,
    description: 'For whoever proposed it; kept in the audit log for ever.',
    example: 'The photos of the second day are not weighed.',
  })
  reason: string;
}

export class ListDisputesQuery extends PageQuery {
  @Choice('DisputeState', DISPUTE_STATES, { optional: true, description: 'What is open, unless told.' })
  status: DisputeState = 'open';

  @Choice('WaitingDispute', ['yes'], {
    optional: true,
    description: 'Only what waits for staff, to be decided or confirmed, whatever `status` says.',
  })
  waiting?: 'yes';
}
