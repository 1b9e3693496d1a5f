import { houseZone } from '@cw/domain';
import { firstBidsDue } from '../../../time/first-bids-due.js';
import { viewerOf } from './next-turn.js';
import { datedStep, ifHappened, momentOf, type Facts, type Step } from './step.js';

export function postedStep({ project, intl, formats }: Facts): Step {
  return {
    title: intl.formatMessage({ id: 'record.step_posted' }),
    detail: intl.formatMessage(
      { id: 'record.step_posted_detail' },
      { date: formats.date(project.postedAt), count: project.conditionCount },
    ),
    done: true,
  };
}

/** How many bids there are is the client's to know. */
function bidsStep({ project, intl, formats }: Facts): Step[] {
  const { bidCount: bids, contractorId } = project;
  if (bids === null) return [];
  // Once one is chosen, those that were not no longer count.
  if (contractorId !== null) return [{ title: intl.formatMessage({ id: 'record.step_bids_received' }), done: true }];
  const due = firstBidsDue(project);
  return [
    {
      title: intl.formatMessage({ id: 'record.step_bids' }, { count: bids }),
      ...(bids === 0 &&
        due !== null && {
          detail: intl.formatMessage(
            { id: 'record.step_bids_due' },
            { when: formats.deadline(due, houseZone(project.state)) },
          ),
        }),
      done: bids > 0,
    },
  ];
}

function chosenStep({ project, intl, formats }: Facts): Step {
  const chosen = project.contractorId !== null;
  const at = momentOf(project, 'accept_bid');
  return {
    title: chosen
      ? intl.formatMessage({ id: 'record.step_chosen' }, { name: project.contractorName ?? '' })
      : intl.formatMessage({ id: 'record.step_choose' }, { viewer: viewerOf(project) }),
    ...(at !== undefined && { detail: formats.date(at) }),
    done: chosen,
  };
}

/** From the post to the choice, as the two sides see it. */
export const biddingSteps = (facts: Facts): Step[] => [postedStep(facts), ...bidsStep(facts), chosenStep(facts)];

const OUTCOMES = {
  pending: undefined,
  accepted: { id: 'record.step_own_bid_accepted', event: 'accept' },
  rejected: { id: 'record.step_own_bid_rejected', event: 'reject' },
  withdrawn: { id: 'record.step_own_bid_withdrawn', event: 'withdraw' },
} as const;

/** How the bid ended. Where the project was cancelled nobody was chosen instead: that is the step after it. */
function outcomeOf({ status, myBid }: Facts['project']): (typeof OUTCOMES)[keyof typeof OUTCOMES] {
  if (myBid === null || (status === 'cancelled' && myBid.status === 'rejected')) return undefined;
  return OUTCOMES[myBid.status];
}

/** ROLE-06: a bidder follows its own bid, and nothing of what the client then agrees with somebody else. */
export function bidderSteps(facts: Facts): Step[] {
  const { project } = facts;
  const { status, myBid } = project;
  const outcome = outcomeOf(project);
  const submitted = myBid === null ? undefined : momentOf(project, 'submit', 'bid');
  const chosen = status === 'open' || status === 'cancelled' ? [] : [pastStep(facts)];
  return [
    postedStep(facts),
    ...ifHappened(facts, 'record.step_edited', momentOf(project, 'edit')),
    ...(status === 'open' || submitted !== undefined ? [datedStep(facts, 'record.step_own_bid', submitted)] : []),
    ...ifHappened(facts, 'record.step_own_bid_edited', submitted && momentOf(project, 'edit', 'bid')),
    ...(outcome === undefined ? [] : [datedStep(facts, outcome.id, momentOf(project, outcome.event, 'bid'))]),
    ...(status === 'open' ? [datedStep(facts, 'record.step_client_chooses', undefined)] : chosen),
  ];
}

const pastStep = ({ intl }: Facts): Step => ({
  title: intl.formatMessage({ id: 'record.step_client_chose' }),
  done: true,
});
