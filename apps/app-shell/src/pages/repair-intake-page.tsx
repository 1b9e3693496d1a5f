import type { ReactElement } from 'react';
import { Invitation } from '../features/invitation/index.js';

export function RepairIntakePage(): ReactElement {
  return <Invitation to="repair_intake" />;
}
