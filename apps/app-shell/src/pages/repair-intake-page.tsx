import type { ReactElement } from 'react';
import { PublicTexts } from '../app/public-texts.js';
import { Invitation } from '../features/invitation/index.js';

export function RepairIntakePage(): ReactElement {
  return (
    <PublicTexts>
      <Invitation to="repair_intake" />
    </PublicTexts>
  );
}
