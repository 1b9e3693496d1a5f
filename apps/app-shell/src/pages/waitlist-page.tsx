import type { ReactElement } from 'react';
import { Invitation } from '../features/invitation/index.js';

export function WaitlistPage(): ReactElement {
  return <Invitation to="waitlist" />;
}
