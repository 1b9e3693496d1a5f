import type { ProjectDetail } from '@cw/api-client';
import type { ProjectEvent } from '@cw/domain';

/** The events by which a dispute ends a project. */
export const DISPUTE_ENDINGS = [
  'settle_for_contractor',
  'settle_for_client',
  'resolve_for_contractor',
  'resolve_for_client',
] as const satisfies readonly ProjectEvent[];
export type DisputeEnding = (typeof DISPUTE_ENDINGS)[number];

/** How a dispute ended the project; undefined where it ended otherwise or goes on. */
export const endingByDispute = ({ moments }: Pick<ProjectDetail, 'moments'>): DisputeEnding | undefined =>
  DISPUTE_ENDINGS.find((ending) => moments.some(({ entity, event }) => entity === 'project' && event === ending));
