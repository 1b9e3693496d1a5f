import type { IntakeView } from '@cw/api-client';
import type { RequestActs } from './request-source.js';

/** What each part of the page is drawn from. */
export interface RequestProps {
  readonly request: IntakeView;
}

export interface ActingProps extends RequestProps {
  readonly acts: RequestActs;
}
