import type { ProjectDetail } from '@cw/api-client';

type Agreed = Pick<ProjectDetail, 'acceptedBid' | 'conditions'>;

const standing = ({ conditions }: Agreed): ProjectDetail['conditions'] =>
  conditions.filter(({ state }) => state !== 'left_out');

/** A bid without lines is for the whole job: it prices no repair apart, and covers all that stood there. */
const isWholeJob = ({ acceptedBid }: Agreed): boolean => acceptedBid !== null && acceptedBid.lines.length === 0;

/** How many repairs the accepted bid is for; what changes added or took out since stands on its own line. */
export function coveredBy(project: Agreed): number {
  if (project.acceptedBid === null) return standing(project).length;
  // Only what a change added to a whole job has a price of its own.
  if (isWholeJob(project)) return standing(project).filter((one) => one.awardedAmountCents === null).length;
  return project.acceptedBid.lines.filter(({ included }) => included).length;
}

/** How many repairs are to be done and shown now, changes included. */
export function agreedRepairs(project: Agreed): number {
  if (project.acceptedBid === null || isWholeJob(project)) return standing(project).length;
  return standing(project).filter(({ awardedAmountCents }) => awardedAmountCents !== null).length;
}
