import type { DisputeView } from '@cw/api-client';

/** What each part of a case is drawn from. */
export interface CaseProps {
  readonly dispute: DisputeView;
}
