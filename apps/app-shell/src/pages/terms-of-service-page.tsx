import type { ReactElement } from 'react';
import { PublicTexts } from '../app/public-texts.js';
import { LegalDocumentView } from '../features/legal/index.js';

/** LEGAL-01. */
export function TermsOfServicePage(): ReactElement {
  return (
    <PublicTexts>
      <LegalDocumentView name="terms" />
    </PublicTexts>
  );
}
