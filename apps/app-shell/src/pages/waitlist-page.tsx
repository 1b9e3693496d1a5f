import type { ReactElement } from 'react';
import { JoinWaitlist } from '../features/waitlist/index.js';

export function WaitlistPage(): ReactElement {
  return <JoinWaitlist />;
}
