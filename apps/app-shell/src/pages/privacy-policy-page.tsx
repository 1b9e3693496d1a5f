import type { ReactElement } from 'react';
import { PublicTexts } from '../app/public-texts.js';
import { LegalDocumentView } from '../features/legal/index.js';

/** LEGAL-01. */
export function PrivacyPolicyPage(): ReactElement {
  return (
    <PublicTexts>
      <LegalDocumentView name="privacy" />
    </PublicTexts>
  );
}
