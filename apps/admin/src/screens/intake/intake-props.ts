import type { IntakeDetail } from '@cw/api-client';

/** What each part of a request's record is drawn from. */
export interface IntakeProps {
  readonly intake: IntakeDetail;
}
