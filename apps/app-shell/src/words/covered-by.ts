import type { ProjectDetail } from '@cw/api-client';

type Agreed = Pick<ProjectDetail, 'acceptedBid' | 'conditions'>;

/** How many repairs the accepted bid prices; what changes added or took out since stands on its own line. */
export const coveredBy = ({ acceptedBid, conditions }: Agreed): number =>
  acceptedBid === null
    ? conditions.filter(({ state }) => state !== 'left_out').length
    : acceptedBid.lines.filter(({ included }) => included).length;

/** How many repairs are to be done and shown now, changes included. */
export const agreedRepairs = ({ acceptedBid, conditions }: Agreed): number =>
  acceptedBid === null
    ? conditions.filter(({ state }) => state !== 'left_out').length
    : conditions.filter(({ state, awardedAmountCents }) => state !== 'left_out' && awardedAmountCents !== null).length;
